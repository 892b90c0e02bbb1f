import { BookingFlow } from '../../features/booking-flow/booking-flow';
import { Page } from '../../ui/page';

export default function DashboardBookPage() {
  return (
    <Page title="Book">
      <BookingFlow />
    </Page>
  );
}
