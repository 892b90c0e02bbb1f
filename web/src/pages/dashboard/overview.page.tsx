import { OverviewBoard } from '../../features/money/overview/overview-board';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardOverviewPage() {
  const menu = useWords(dashboard);
  return (
    <Page title={menu.overview()}>
      <Titled title={menu.overview()}>
        <OverviewBoard />
      </Titled>
    </Page>
  );
}
