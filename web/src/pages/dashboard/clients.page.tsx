import { ClientList } from '../../features/people/clients/client-list';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardClientsPage() {
  const menu = useWords(dashboard);
  return (
    <Page title={menu.clients()}>
      <Titled title={menu.clients()}>
        <ClientList />
      </Titled>
    </Page>
  );
}
