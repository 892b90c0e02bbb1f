import { OverviewBoard } from '../../features/overview/overview-board';
import { Page } from '../../ui/page';

export default function DashboardOverviewPage() {
  return (
    <Page title="Overview">
      <h1>Overview</h1>
      <OverviewBoard />
    </Page>
  );
}
