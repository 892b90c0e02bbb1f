import { OrderList } from '../../features/desk/order-list/order-list';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardOrderPage() {
  return (
    <Page title={useWords(dashboard).orderList()}>
      <OrderList />
    </Page>
  );
}
