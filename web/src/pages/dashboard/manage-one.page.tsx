import { useParams } from 'react-router-dom';
import { EditService } from '../../features/booking/service-editor/edit-service';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { servicesDesk as book } from '../../words/services-desk.gen';
import { useWords } from '../../words/use-words';

export default function DashboardManageOnePage() {
  const words = useWords(book);
  const { id = '' } = useParams();
  return (
    <Page title={words.editService()}>
      <Titled title={words.editService()}>
        <EditService id={id} />
      </Titled>
    </Page>
  );
}
