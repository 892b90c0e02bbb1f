import { HealthReport } from '../../features/health/health-report';
import { Page } from '../../ui/page';

export default function DashboardHealthPage() {
  return (
    <Page title="Health">
      <h1>Health</h1>
      <HealthReport />
    </Page>
  );
}
