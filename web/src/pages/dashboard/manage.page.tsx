import { ManageList } from '../../features/booking/service-editor/manage-list';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardManagePage() {
  const words = useWords(dashboard);
  return (
    <Page title={words.manageServices()}>
      <Titled title={words.manageServices()}>
        <ManageList />
      </Titled>
    </Page>
  );
}
