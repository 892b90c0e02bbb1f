import { MyBookings } from '../../features/booking/my-bookings/my-bookings';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardBookingPage() {
  const title = useWords(dashboard).bookingList();
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <MyBookings />
    </Page>
  );
}
