import { TimePicker } from '../../features/availability/time-picker';
import { MyBookings } from '../../features/bookings/my-bookings';
import { Page } from '../../ui/page';

export default function DashboardBookingPage() {
  return (
    <Page title="Booking List">
      <h1>Booking List</h1>
      <MyBookings TimePicker={TimePicker} />
    </Page>
  );
}
