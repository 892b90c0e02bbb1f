import { ToPay } from '../../features/money/checkout/to-pay';
import { TillBoard } from '../../features/money/till/till-board';
import { useTill } from '../../features/money/till-settings/use-till';
import { WhileTillIsOn } from '../../features/money/till-settings/while-till-is-on';
import { Page } from '../../ui/page';
import { Titled } from '../../ui/titled';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

export default function DashboardTillPage() {
  const title = useWords(dashboard).till();
  const till = useTill();
  return (
    <Page title={title}>
      <Titled title={title}>
        <WhileTillIsOn>{till && <TillBoard toPay={<ToPay />} records={till.records} />}</WhileTillIsOn>
      </Titled>
    </Page>
  );
}
