import { CalendarRange } from 'lucide-react';
import styled from 'styled-components';
import { OrderList } from '../../features/desk/order-list/order-list';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
`;

export default function DashboardOrderPage() {
  const menu = useWords(dashboard);
  return (
    <Page title={menu.orderList()}>
      <Head>
        <h1>{menu.orderList()}</h1>
        <LinkButton variant="quiet" size="compact" to={paths.dashboardDiary}>
          <Icon of={CalendarRange} /> {menu.diary()}
        </LinkButton>
      </Head>
      <OrderList />
    </Page>
  );
}
