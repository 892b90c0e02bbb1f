import { EditService } from '../../features/booking/service-editor/edit-service';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardAddPage() {
  const words = useWords(dashboard);
  return (
    <Page title={words.addServices()}>
      <Titled title={words.addServices()}>
        <EditService id={null} />
      </Titled>
    </Page>
  );
}
