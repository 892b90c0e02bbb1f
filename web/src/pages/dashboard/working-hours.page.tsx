import { TeamHours } from '../../features/staff/team-hours';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardWorkingHoursPage() {
  const title = useWords(dashboard).workingHours();
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <TeamHours />
    </Page>
  );
}
