import { ManageList } from '../../features/services/manage-list';
import { Page } from '../../ui/page';

export default function DashboardManagePage() {
  return (
    <Page title="Manage Services">
      <h1>Manage Services</h1>
      <ManageList />
    </Page>
  );
}
