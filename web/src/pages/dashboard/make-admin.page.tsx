import { MakeAdminForm } from '../../features/users/make-admin-form';
import { Page } from '../../ui/page';

export default function DashboardMakeAdminPage() {
  return (
    <Page title="Make Admin">
      <h1>Make Admin</h1>
      <MakeAdminForm />
    </Page>
  );
}
