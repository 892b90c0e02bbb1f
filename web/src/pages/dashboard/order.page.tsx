import { TimePicker } from '../../features/availability/time-picker';
import { OrderList } from '../../features/bookings/order-list';
import { Page } from '../../ui/page';

export default function DashboardOrderPage() {
  return (
    <Page title="Order List">
      <h1>Order List</h1>
      <OrderList TimePicker={TimePicker} />
    </Page>
  );
}
