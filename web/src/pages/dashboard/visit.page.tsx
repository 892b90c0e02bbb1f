import { OneVisit } from '../../features/bookings/one-visit';
import { Page } from '../../ui/page';

export default function DashboardVisitPage() {
  return (
    <Page title="Your visit">
      <h1>Your visit</h1>
      <OneVisit />
    </Page>
  );
}
