import { TeamList } from '../../features/staff/team-list';
import { Page } from '../../ui/page';

export default function DashboardStaffPage() {
  return (
    <Page title="Staff & Hours">
      <h1>Staff &amp; Hours</h1>
      <TeamList />
    </Page>
  );
}
