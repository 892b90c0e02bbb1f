import { OverviewBoard } from '../../features/money/overview/overview-board';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardOverviewPage() {
  const menu = useWords(dashboard);
  return (
    <Page title={menu.overview()}>
      <h1>{menu.overview()}</h1>
      <OverviewBoard />
    </Page>
  );
}
