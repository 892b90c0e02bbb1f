import { TeamList } from '../../features/people/staff/team-list';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardStaffPage() {
  const words = useWords(dashboard);
  return (
    <Page title={words.staffAndHours()}>
      <h1>{words.staffAndHours()}</h1>
      <TeamList />
    </Page>
  );
}
