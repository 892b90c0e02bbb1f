import { ReportBoard } from '../../features/money/reports/report-board';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardReportsPage() {
  const menu = useWords(dashboard);
  return (
    <Page title={menu.reports()}>
      <Titled title={menu.reports()}>
        <ReportBoard />
      </Titled>
    </Page>
  );
}
