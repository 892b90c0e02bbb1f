import { rowsAddress } from '../../features/money/reports/report-address';
import { RowsList } from '../../features/money/reports/rows-list';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { useUrlState } from '../../ui/use-url-state';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardReportRowsPage() {
  const menu = useWords(dashboard);
  const { name } = useUrlState(rowsAddress).state;
  const title = name ?? menu.reports();
  return (
    <Page title={title}>
      <Titled title={title}>
        <RowsList />
      </Titled>
    </Page>
  );
}
