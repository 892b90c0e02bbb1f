import styled from 'styled-components';
import { SellButton } from '../../features/money/checkout/sell-button';
import { SaleList } from '../../features/money/sales/sale-list';
import { useTill } from '../../features/money/till-settings/use-till';
import { WhileTillIsOn } from '../../features/money/till-settings/while-till-is-on';
import { Page } from '../../ui/page';
import { sales } from '../../words/sales.gen';
import { useWords } from '../../words/use-words';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
`;

export default function DashboardSalesPage() {
  const title = useWords(sales).sales();
  const isOn = useTill()?.isOn;
  return (
    <Page title={title}>
      <Head>
        <h1>{title}</h1>
        {isOn !== false && <SellButton />}
      </Head>
      <WhileTillIsOn>
        <SaleList />
      </WhileTillIsOn>
    </Page>
  );
}
