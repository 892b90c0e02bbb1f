import { ClientList } from '../../features/clients/client-list';
import { Page } from '../../ui/page';

export default function DashboardClientsPage() {
  return (
    <Page title="Clients">
      <h1>Clients</h1>
      <ClientList />
    </Page>
  );
}
