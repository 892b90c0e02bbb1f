import { CalendarRange } from 'lucide-react';
import styled from 'styled-components';
import { OrderList } from '../../features/order-list/order-list';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
`;

export default function DashboardOrderPage() {
  return (
    <Page title="Order List">
      <Head>
        <h1>Order List</h1>
        <LinkButton variant="quiet" size="small" to={paths.dashboardDiary}>
          <Icon of={CalendarRange} /> Diary
        </LinkButton>
      </Head>
      <OrderList />
    </Page>
  );
}
