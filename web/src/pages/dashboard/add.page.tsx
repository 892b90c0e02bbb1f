import { EditService } from '../../features/services/edit-service';
import { Page } from '../../ui/page';

export default function DashboardAddPage() {
  return (
    <Page title="Add Services">
      <h1>Add Services</h1>
      <EditService id={null} />
    </Page>
  );
}
