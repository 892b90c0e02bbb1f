import { useParams } from 'react-router-dom';
import { EditService } from '../../features/booking/service-editor/edit-service';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { servicesDesk as book } from '../../words/services-desk.gen';
import { useWords } from '../../words/use-words';

export default function DashboardManageOnePage() {
  const words = useWords(book);
  const menu = useWords(dashboard);
  const { id = '' } = useParams();
  return (
    <Page title={words.editService()}>
      <BackLink to={paths.dashboardManage}>{menu.manageServices()}</BackLink>
      <Titled title={words.editService()}>
        <EditService id={id} />
      </Titled>
    </Page>
  );
}
