import { useParams } from 'react-router-dom';
import { ClientFile } from '../../features/people/clients/client-file';
import { Page } from '../../ui/page';

export default function DashboardClientPage() {
  const { id = '' } = useParams();
  return <ClientFile key={id} id={id} titled={(title, file) => <Page title={title}>{file}</Page>} />;
}
