import { useParams } from 'react-router-dom';
import { OneSale } from '../../features/money/sales/one-sale';
import { Page } from '../../ui/page';

export default function DashboardSalePage() {
  const { id = '' } = useParams();
  return <OneSale key={id} id={id} titled={(title, sheet) => <Page title={title}>{sheet}</Page>} />;
}
