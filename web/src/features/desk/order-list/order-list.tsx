import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { useNow } from '../../../ui/use-now';
import { useSoon } from '../../../ui/use-soon';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { toast } from '../../../ui/toast';
import { useUrlState } from '../../../ui/use-url-state';
import { controls } from '../../../words/controls.gen';
import { useWords } from '../../../words/use-words';
import type { StatusVerb } from '../../booking/bookings/status-actions';
import { useBookingProblemSentences } from '../../booking/bookings/booking-problem-sentences';
import { bookingOfStaleChange } from '../../booking/bookings/booking-of-stale-change';
import type { Booking } from '../../booking/bookings/models';
import { useBookingActions, useSettleBooking } from '../../booking/bookings/mutations';
import { announceStatus } from '../desk-bookings/announce-status';
import { usePayables } from '../../money/sales/use-payable';
import { OrderFilterBar } from './order-filter-bar';
import { foldsEarlier, orderFilters, orderOf, rangeOf, searchOf } from './order-filters';
import type { Opened } from './order-dialogs';
import { OrderHead } from './order-head';
import { OrderTable } from './order-table';
import { useEarlierToday } from './use-earlier-today';
import { changesOf } from '../../booking/bookings/use-current-booking';
import { useBookingTexts } from '../../booking/bookings/use-booking-texts';
import { orderList } from '../../../words/order-list.gen';

const loadDialogs = () => import('./order-dialogs').then((part) => part.OrderDialogs);
const OrderDialogs = lazyDialogs(loadDialogs);

const none: readonly Booking[] = [];
const noEarlier = { items: [], total: 0 };
const MINUTE_MS = 60_000;

/** The salon's bookings from today on, found by day, team member, status or search text, and marked as the day goes by. */
export function OrderList() {
  useSoon(loadDialogs);
  const lists = useWords(controls);
  const words = useWords(orderList);
  const texts = useBookingTexts();
  const sentences = useBookingProblemSentences();
  const sentenceOf = useSentenceOf();
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(orderFilters);
  const salon = useSalon();
  const { data: staff = [] } = useApi('/staff');
  const nowMs = useNow(MINUTE_MS);
  const today = salon.data ? localDay(new Date(nowMs), salon.data.timeZone) : null;
  const isFolded = today !== null && foldsEarlier(filters, today);
  const query = {
    page: filters.page,
    pageSize: PAGE_SIZE,
    ...(isFolded && { over: false }),
    ...orderOf(filters, today ?? ''),
    ...searchOf(filters, today ?? ''),
  };
  const orders = useApi(
    today === null ? null : '/bookings',
    { params: { query } },
    { keepPreviousData: true },
  );
  const over = useEarlierToday(
    isFolded ? today : null,
    filters.staffId === null ? {} : { staff: filters.staffId },
  );
  const earlier = isFolded ? (over.data ?? noEarlier) : null;
  const overCount = earlier?.total ?? 0;
  const payableOf = usePayables(
    over.isLoading ? none : [...(orders.data?.items ?? none), ...(earlier?.items ?? none)],
  );
  const { changeStatus } = useBookingActions();
  const settle = useSettleBooking();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

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

  const reach = today === null ? null : rangeOf(filters, today);
  const isFromToday = today !== null && reach?.from === today && reach.to === undefined;
  const isCounted = orders.data !== undefined && (!isFolded || !over.isLoading);
  const total = (orders.data?.total ?? 0) + overCount;
  const table = (caption: string) =>
    orders.data &&
    salon.data && (
      <OrderTable
        caption={caption}
        bookings={orders.data.items}
        days={orders.data.days}
        isByDay={filters.sort === 'visit' || filters.sort === 'visit-latest'}
        earlier={filters.page === 1 ? earlier : null}
        salon={salon.data}
        onMark={mark}
        payableOf={payableOf}
        onCheckOut={(booking) => setOpened({ verb: 'check-out', booking })}
        onOpen={(booking) => setOpened({ verb: 'view', booking })}
      />
    );
  const nothing = !over.isLoading && (
    <NothingFound
      isFiltered={isFiltered}
      onClear={clear}
      onAllDays={isFromToday ? () => change({ from: null, to: null, days: 'all' }) : null}
    />
  );
  const counted = isFromToday ? () => words.fromTodayCount({ count: total }) : lists.bookingCount;
  return (
    <>
      <OrderHead
        count={isCounted ? { total, isFromToday } : undefined}
        exported={today === null ? null : searchOf(filters, today)}
      />
      <ListLayout>
        <OrderFilterBar
          filters={filters}
          staff={staff}
          today={today}
          onChange={change}
          onClear={isFiltered && clear}
        />
        <PagedList
          counted={counted}
          what={lists.theBookings()}
          {...usePagedAnswer(orders, salon)}
          page={filters.page}
          pathOf={(page) => `${paths.dashboardOrder}${pageQuery(page)}`}
          empty={overCount > 0 ? table(counted({ count: total })) : nothing}
        >
          {table}
        </PagedList>
        {opened && <OrderDialogs opened={opened} salon={salon.data} onOpen={setOpened} onClose={close} />}
      </ListLayout>
    </>
  );
}

function NothingFound({
  isFiltered,
  onClear,
  onAllDays,
}: {
  isFiltered: boolean;
  onClear: () => void;
  /** The way to earlier bookings, when the list begins today. */
  onAllDays: (() => void) | null;
}) {
  const words = useWords(orderList);
  if (!isFiltered && onAllDays) {
    return (
      <EmptyState
        title={words.noneFromToday()}
        action={
          <Button variant="ghost" onClick={onAllDays}>
            {words.showAllDays()}
          </Button>
        }
      >
        {words.bookingsAppear()}
      </EmptyState>
    );
  }
  if (!isFiltered) return <EmptyState title={words.noBookingsYet()}>{words.bookingsAppear()}</EmptyState>;
  return (
    <EmptyState
      title={words.noneMatch()}
      hasArt={false}
      action={
        <>
          {onAllDays && (
            <Button variant="ghost" onClick={onAllDays}>
              {words.showAllDays()}
            </Button>
          )}
          <Button variant="ghost" onClick={onClear}>
            {words.showAll()}
          </Button>
        </>
      }
    >
      {words.tryFewer()}
    </EmptyState>
  );
}
