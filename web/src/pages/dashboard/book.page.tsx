import { TimePicker } from '../../features/availability/time-picker';
import { BookingFlow } from '../../features/bookings/booking-flow';
import { Page } from '../../ui/page';

export default function DashboardBookPage() {
  return (
    <Page title="Book">
      <BookingFlow TimePicker={TimePicker} />
    </Page>
  );
}
