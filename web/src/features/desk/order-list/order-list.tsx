import { useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { client } from '../../../api/client';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { useSalon } from '../../../api/use-salon';
import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { useSoon } from '../../../ui/use-soon';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { toast } from '../../../ui/toaster';
import { useUrlState } from '../../../ui/use-url-state';
import { ButtonRow } from '../../../ui/button-row';
import { controls } from '../../../words/controls.gen';
import { useWords } from '../../../words/use-words';
import type { StatusVerb } from '../../booking/bookings/status-actions';
import { useBookingProblemSentences } from '../../booking/bookings/booking-problem-sentences';
import { bookingOfStaleChange } from '../../booking/bookings/booking-of-stale-change';
import type { Booking } from '../../booking/bookings/models';
import { useBookingActions, useSettleBooking } from '../../booking/bookings/mutations';
import { CsvButton } from '../../shared/csv/csv-button';
import { announceStatus } from '../desk-bookings/announce-status';
import { usePayables } from '../../money/sales/use-payable';
import { OrderFilterForm } from './order-filter-form';
import { orderFilters, orderSorts, type OrderFilters } from './order-filters';
import type { Opened } from './order-dialogs';
import { OrderTable } from './order-table';
import { changesOf } from '../../booking/bookings/use-current-booking';
import { useBookingTexts } from '../../booking/bookings/use-booking-texts';
import { orderList } from '../../../words/order-list.gen';

const loadDialogs = () => import('./order-dialogs').then((part) => part.OrderDialogs);
const OrderDialogs = lazyDialogs(loadDialogs);

const none: readonly Booking[] = [];

/** All bookings of the salon, filtered by day, team member, status or search, and marked as the day goes by. */
export function OrderList() {
  useSoon(loadDialogs);
  const lists = useWords(controls);
  const words = useWords(orderList);
  const texts = useBookingTexts();
  const sentences = useBookingProblemSentences();
  const sentenceOf = useSentenceOf();
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(orderFilters);
  const salon = useSalon();
  const { data: staff = [] } = useApi('/staff');
  const orders = useApi('/bookings', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const payableOf = usePayables(orders.data?.items ?? none);
  const { changeStatus } = useBookingActions();
  const settle = useSettleBooking();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [now] = useState(() => new Date());
  const close = () => setOpened(null);

  // A client's page links here to book for that client.
  const clientId = (may.bookings && params.get('new')) ?? undefined;
  const endBooking = () => {
    close();
    if (clientId !== undefined) setParams(orderFilters.write(filters), { replace: true });
  };

  const shown: Opened | null = clientId === undefined ? opened : { verb: 'book' };

  const mark = async (booking: Booking, verb: StatusVerb) => {
    try {
      announceStatus(texts.words, await changeStatus(booking, verb));
    } catch (thrown) {
      const fresh = bookingOfStaleChange(thrown);
      if (!fresh || !salon.data) return void toast.error(sentenceOf(asProblem(thrown), sentences));
      void settle(fresh);
      const changes = changesOf(texts, booking, fresh, salon.data.timeZone);
      setOpened({ verb: 'view', booking: fresh, changes });
    }
  };

  return (
    <ListLayout>
      <ButtonRow>
        {may.bookings && (
          <Button size="compact" aria-haspopup="dialog" onClick={() => setOpened({ verb: 'book' })}>
            <Icon of={CalendarPlus} /> {words.newBooking()}
          </Button>
        )}
        {may.exports && (
          <CsvButton
            size="compact"
            ask={(separator) =>
              client.GET('/bookings/export', {
                params: { query: { ...searchOf(filters), separator } },
                parseAs: 'blob',
              })
            }
          />
        )}
      </ButtonRow>
      <OrderFilterForm
        filters={filters}
        staff={staff}
        today={salon.data ? localDay(now, salon.data.timeZone) : null}
        onChange={change}
        onClear={isFiltered && clear}
      />
      <PagedList
        counted={lists.bookingCount}
        what={lists.theBookings()}
        {...usePagedAnswer(orders, salon)}
        page={filters.page}
        pathOf={(page) => `${paths.dashboardOrder}${pageQuery(page)}`}
        empty={<NothingFound isFiltered={isFiltered} onClear={clear} />}
      >
        {() =>
          orders.data &&
          salon.data && (
            <OrderTable
              bookings={orders.data.items}
              total={orders.data.total}
              salon={salon.data}
              onMark={mark}
              payableOf={payableOf}
              onCheckOut={(booking) => setOpened({ verb: 'check-out', booking })}
              onOpen={(booking) => setOpened({ verb: 'view', booking })}
            />
          )
        }
      </PagedList>
      {shown && (
        <OrderDialogs
          opened={shown}
          salon={salon.data}
          clientId={clientId}
          onOpen={setOpened}
          onClose={shown.verb === 'book' ? endBooking : close}
        />
      )}
    </ListLayout>
  );
}

const queryOf = (filters: OrderFilters) => ({
  page: filters.page,
  pageSize: PAGE_SIZE,
  ...orderSorts[filters.sort],
  ...searchOf(filters),
});

const searchOf = ({ from, to, staffId, status, search }: OrderFilters) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(staffId && { staff: staffId }),
  ...(status && { status }),
  ...(search && { q: search }),
});

function NothingFound({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const words = useWords(orderList);
  if (!isFiltered) return <EmptyState title={words.noBookingsYet()}>{words.bookingsAppear()}</EmptyState>;
  return (
    <EmptyState
      title={words.noneMatch()}
      hasArt={false}
      action={
        <Button variant="ghost" onClick={onClear}>
          {words.showAll()}
        </Button>
      }
    >
      {words.tryFewer()}
    </EmptyState>
  );
}
