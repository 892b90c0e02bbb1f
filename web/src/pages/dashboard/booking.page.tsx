import { MyBookings } from '../../features/booking/my-bookings/my-bookings';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardBookingPage() {
  const title = useWords(dashboard).bookingList();
  return (
    <Page title={title}>
      <Titled title={title}>
        <MyBookings />
      </Titled>
    </Page>
  );
}
