import { SellButton } from '../../features/money/checkout/sell-button';
import { SaleList } from '../../features/money/sales/sale-list';
import { useTill } from '../../features/money/till-settings/use-till';
import { WhileTillIsOn } from '../../features/money/till-settings/while-till-is-on';
import { Page } from '../../ui/page';
import { TitleActions, Titled } from '../../ui/titled';
import { sales } from '../../words/sales.gen';
import { useWords } from '../../words/use-words';

export default function DashboardSalesPage() {
  const title = useWords(sales).sales();
  const isOn = useTill()?.isOn;
  return (
    <Page title={title}>
      <Titled title={title}>
        <WhileTillIsOn>
          <SaleList />
        </WhileTillIsOn>
        {isOn && (
          <TitleActions>
            <SellButton />
          </TitleActions>
        )}
      </Titled>
    </Page>
  );
}
