import { useParams } from 'react-router-dom';
import { EditService } from '../../features/services/edit-service';
import { Page } from '../../ui/page';

export default function DashboardManageOnePage() {
  const { id = '' } = useParams();
  return (
    <Page title="Edit a service">
      <h1>Edit a service</h1>
      <EditService id={id} />
    </Page>
  );
}
