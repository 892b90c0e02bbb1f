import { TeamList } from '../../features/people/staff/team-list';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardStaffPage() {
  const words = useWords(dashboard);
  return (
    <Page title={words.staffAndHours()}>
      <Titled title={words.staffAndHours()}>
        <TeamList />
      </Titled>
    </Page>
  );
}
