import { ToPay } from '../../features/checkout/to-pay';
import { TillDay } from '../../features/till/till-day';
import { useTill } from '../../features/till-settings/use-till';
import { useMay } from '../../api/use-may';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { dashboard } from '../../words/dashboard.gen';
import { till as book } from '../../words/till.gen';
import { useWords } from '../../words/use-words';

export default function DashboardTillPage() {
  const title = useWords(dashboard).till();
  const words = useWords(book);
  const till = useTill();
  const maySet = useMay().settings !== undefined;
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {!till && <Skeleton $height="20rem" />}
      {till?.isOn && <TillDay toPay={<ToPay />} records={till.records} />}
      {till?.isOn === false && (
        <EmptyState
          title={words.off()}
          action={maySet && <LinkButton to={paths.dashboardTillSettings}>{words.toMoney()}</LinkButton>}
        >
          {words.offText()}
        </EmptyState>
      )}
    </Page>
  );
}
