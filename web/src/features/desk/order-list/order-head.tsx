import { CalendarRange, Ellipsis } from 'lucide-react';
import styled from 'styled-components';
import { client } from '../../../api/client';
import { useMay } from '../../../api/use-may';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { DensitySwitch } from '../../../ui/density-switch';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { PopoverButton } from '../../../ui/popover-button';
import { dashboard } from '../../../words/dashboard.gen';
import { controls } from '../../../words/controls.gen';
import { orderList } from '../../../words/order-list.gen';
import { useWords } from '../../../words/use-words';
import type { FindBookings } from '../../booking/bookings/models';
import { TableFormats } from '../../shared/tables/table-download';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
`;
const Count = styled.span`
  color: var(--text-2);
`;
const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`;

/** The name of the list, how much is in it, and what can be done with all of it. */
export function OrderHead({
  count,
  exported,
}: {
  count: { total: number; isFromToday: boolean } | undefined;
  /** The parameters of the list's file, once known. */
  exported: FindBookings | null;
}) {
  const menu = useWords(dashboard);
  const words = useWords(orderList);
  const lists = useWords(controls);
  const may = useMay();
  return (
    <Head>
      <h1>{menu.orderList()}</h1>
      {count && (
        <Count>
          {count.isFromToday
            ? words.fromTodayCount({ count: count.total })
            : lists.bookingCount({ count: count.total })}
        </Count>
      )}
      <Acts>
        <PopoverButton label={words.listOptions()} icon={<Icon of={Ellipsis} />}>
          <Stack $gap={3}>
            <LinkButton variant="quiet" size="small" to={paths.dashboardDiary}>
              <Icon of={CalendarRange} /> {menu.diary()}
            </LinkButton>
            {may.exports && exported && (
              <TableFormats
                ask={(form) =>
                  client.GET('/bookings/export', {
                    params: { query: { ...exported, ...form } },
                    parseAs: 'blob',
                  })
                }
              />
            )}
            <div>
              <p>{lists.rowHeight()}</p>
              <DensitySwitch />
            </div>
          </Stack>
        </PopoverButton>
      </Acts>
    </Head>
  );
}
