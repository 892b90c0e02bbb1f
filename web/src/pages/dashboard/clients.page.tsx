import { ClientList } from '../../features/people/clients/client-list';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardClientsPage() {
  const menu = useWords(dashboard);
  return (
    <Page title={menu.clients()}>
      <h1>{menu.clients()}</h1>
      <ClientList />
    </Page>
  );
}
