import { MyBookings } from '../../features/my-bookings/my-bookings';
import { Page } from '../../ui/page';

export default function DashboardBookingPage() {
  return (
    <Page title="Booking List">
      <h1>Booking List</h1>
      <MyBookings />
    </Page>
  );
}
