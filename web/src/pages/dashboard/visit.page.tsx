import { OneBooking } from '../../features/my-bookings/one-booking';
import { Page } from '../../ui/page';

export default function DashboardVisitPage() {
  return (
    <Page title="Your visit">
      <h1>Your visit</h1>
      <OneBooking />
    </Page>
  );
}
