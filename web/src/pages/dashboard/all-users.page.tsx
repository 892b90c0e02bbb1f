import { UserList } from '../../features/users/user-list';
import { Page } from '../../ui/page';

export default function DashboardAllUsersPage() {
  return (
    <Page title="All Users">
      <h1>All Users</h1>
      <UserList />
    </Page>
  );
}
