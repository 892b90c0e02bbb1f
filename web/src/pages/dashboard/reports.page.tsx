import { ReportBoard } from '../../features/money/reports/report-board';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardReportsPage() {
  const menu = useWords(dashboard);
  return (
    <Page title={menu.reports()}>
      <h1>{menu.reports()}</h1>
      <ReportBoard />
    </Page>
  );
}
