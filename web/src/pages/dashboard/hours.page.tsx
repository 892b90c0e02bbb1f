import { SalonHours } from '../../features/hours/salon-hours';
import { Page } from '../../ui/page';

export default function DashboardHoursPage() {
  return (
    <Page title="Opening Hours">
      <h1>Opening Hours</h1>
      <SalonHours />
    </Page>
  );
}
