import { useState } from 'react';
import { CalendarPlus, Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { usePagedAnswer } from '../../api/use-paged-answer';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { localDay } from '../../lib/local-day';
import { downloadFile } from '../../lib/download-file';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { ListLayout, PAGE_SIZE, PagedList } from '../../ui/paged-list';
import { toast } from '../../ui/toaster';
import { useUrlState } from '../../ui/use-url-state';
import { ButtonRow } from '../../ui/button-row';
import { controls } from '../../words/controls.gen';
import { useWords } from '../../words/use-words';
import type { StatusVerb } from '../bookings/status-actions';
import { CancelDialog } from '../bookings/cancel-dialog';
import { useBookingProblemSentences } from '../bookings/booking-problem-sentences';
import { bookingOfStaleChange } from '../bookings/booking-of-stale-change';
import type { Booking } from '../bookings/models';
import { MoveDialog } from '../desk-bookings/move-dialog';
import { useBookingActions, useSettleBooking } from '../bookings/mutations';
import { fetchBookingsCsv } from './fetch-bookings-csv';
import { NewBookingDialog } from '../desk-bookings/new-booking-dialog';
import { announceStatus } from '../desk-bookings/booking-actions';
import { BookingDialog } from '../desk-bookings/booking-dialog';
import { OrderFilterForm } from './order-filter-form';
import { orderFilters, orderSorts, type OrderFilters } from './order-filters';
import { OrderTable } from './order-table';
import { changesOf } from '../bookings/use-current-booking';
import { useBookingTexts } from '../bookings/use-booking-texts';
import { orderList } from '../../words/order-list.gen';
import { useDeskSentences } from '../desk-bookings/use-desk-sentences';

/** Every booking of the salon, found by day, team member, status or search text, and marked as the day goes by. */
export function OrderList() {
  useDeskSentences();
  const lists = useWords(controls);
  const words = useWords(orderList);
  const texts = useBookingTexts();
  const sentences = useBookingProblemSentences();
  const sentenceOf = useSentenceOf();
  const [params, setParams] = useSearchParams();
  const { state: filters, isFiltered, change, clear, queryOf: pageQuery } = useUrlState(orderFilters);
  const salon = useSalon();
  const { data: staff = [] } = useApi('/staff');
  const orders = useApi('/bookings', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const { changeStatus } = useBookingActions();
  const settle = useSettleBooking();
  const [isDownloading, setDownloading] = useState(false);
  const [opened, setOpened] = useState<{
    verb: 'view' | 'move' | 'cancel';
    booking: Booking;
    changes?: readonly string[];
  } | null>(null);
  const [now] = useState(() => new Date());
  const close = () => setOpened(null);

  const [isBooking, setBooking] = useState(false);
  // A client's page leads here to book for that client.
  const clientId = params.get('new') ?? undefined;
  const endBooking = () => {
    setBooking(false);
    if (clientId !== undefined) setParams(orderFilters.write(filters), { replace: true });
  };

  const download = async () => {
    setDownloading(true);
    try {
      downloadFile(await fetchBookingsCsv(searchOf(filters)));
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
    setDownloading(false);
  };
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
        <Button aria-haspopup="dialog" onClick={() => setBooking(true)}>
          <Icon of={CalendarPlus} /> {words.newBooking()}
        </Button>
        <Button variant="ghost" isBusy={isDownloading} onClick={() => void download()}>
          <Icon of={Download} /> {words.downloadCsv()}
        </Button>
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
              onOpen={(booking) => setOpened({ verb: 'view', booking })}
            />
          )
        }
      </PagedList>
      {salon.data && opened?.verb === 'view' && (
        <BookingDialog
          booking={opened.booking}
          salon={salon.data}
          changes={opened.changes}
          key={opened.booking._id}
          onMove={(booking) => setOpened({ verb: 'move', booking })}
          onCancel={(booking) => setOpened({ verb: 'cancel', booking })}
          onClose={close}
        />
      )}
      {(isBooking || clientId !== undefined) && <NewBookingDialog clientId={clientId} onClose={endBooking} />}
      {salon.data && opened?.verb === 'move' && (
        <MoveDialog booking={opened.booking} salon={salon.data} onClose={close} />
      )}
      {salon.data && opened?.verb === 'cancel' && (
        <CancelDialog booking={opened.booking} salon={salon.data} isAtDesk onClose={close} />
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
