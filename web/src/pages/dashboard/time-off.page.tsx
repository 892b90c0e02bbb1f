import { TeamTimeOff } from '../../features/staff/team-time-off';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardTimeOffPage() {
  const title = useWords(dashboard).timeOff();
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <TeamTimeOff />
    </Page>
  );
}
