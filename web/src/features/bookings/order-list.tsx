import { useState, type ComponentType } from 'react';
import { CalendarPlus, Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { localDay } from '../../lib/format-date';
import { keepFile } from '../../lib/keep-file';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { Pagination } from '../../ui/pagination';
import { Skeleton } from '../../ui/skeleton';
import { statusWords } from '../../ui/status-badge';
import { toast } from '../../ui/toaster';
import type { StatusVerb } from './booking-actions';
import { CancelDialog } from './cancel-dialog';
import { changeSentences } from './change-sentences';
import { clientName } from './client-name';
import { freshOf } from './fresh-of';
import type { Booking } from './models';
import { MoveDialog } from './move-dialog';
import { useBookingActions } from './mutations';
import { NewBookingDialog } from './new-booking-dialog';
import { OrderDialog } from './order-dialog';
import { OrderFilterForm } from './order-filter-form';
import {
  isFiltered,
  noFilters,
  orderParams,
  orderSorts,
  parseOrderFilters,
  type OrderFilters,
} from './order-filters';
import { OrderTable } from './order-table';
import type { TimesProps } from './time-step';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-5);
`;
const Rows = styled.div`
  transition: opacity var(--dur-1) var(--ease);

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

const PAGE_SIZE = 25;

/** Every booking of the salon, found by day, person, status or a few letters, and marked as the day goes by. */
export function OrderList({ TimePicker }: { TimePicker: ComponentType<TimesProps> }) {
  const [params, setParams] = useSearchParams();
  const filters = parseOrderFilters(params);
  const salon = useSalon();
  const { data: staff = [] } = useApi('/staff');
  const orders = useApi('/bookings', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const { changeStatus, takeBookings } = useBookingActions();
  const [isTaking, setTaking] = useState(false);
  const [opened, setOpened] = useState<{
    verb: 'look' | 'move' | 'cancel';
    booking: Booking;
    isFresh?: boolean;
  } | null>(null);
  const [now] = useState(() => new Date());
  const show = (wanted: OrderFilters) => setParams(orderParams(wanted));
  const close = () => setOpened(null);

  const [isBooking, setBooking] = useState(false);
  // Whoever comes from a client's page books for her.
  const clientId = params.get('new') ?? undefined;
  const endBooking = () => {
    setBooking(false);
    if (clientId !== undefined) setParams(orderParams(filters), { replace: true });
  };

  /** Somebody else was faster: what the booking is now is shown in place of what was to be changed. */
  const showStale = (thrown: unknown): boolean => {
    const fresh = freshOf(thrown);
    if (!fresh) return false;
    setOpened({ verb: 'look', booking: fresh, isFresh: true });
    void orders.mutate();
    return true;
  };
  const take = async () => {
    setTaking(true);
    try {
      keepFile(await takeBookings(foundBy(filters)));
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
    setTaking(false);
  };
  const mark = async (booking: Booking, verb: StatusVerb) => {
    try {
      const changed = await changeStatus(booking, verb);
      toast.success(`${clientName(changed)}: ${statusWords[changed.status].toLowerCase()}.`);
      close();
    } catch (thrown) {
      if (!showStale(thrown)) toast.error(sentenceOf(asProblem(thrown), changeSentences));
    }
  };

  const failure = orders.error ?? (salon.data ? undefined : salon.error);
  return (
    <Whole>
      <Ways>
        <Button aria-haspopup="dialog" onClick={() => setBooking(true)}>
          <Icon of={CalendarPlus} /> New booking
        </Button>
        <Button variant="ghost" isBusy={isTaking} onClick={() => void take()}>
          <Icon of={Download} /> Download as CSV
        </Button>
      </Ways>
      {/* What is typed and not yet searched for is the form's own; another search in the address begins it anew. */}
      <OrderFilterForm
        key={filters.search}
        filters={filters}
        staff={staff}
        today={salon.data ? localDay(now, salon.data.timeZone) : null}
        onChange={show}
      />
      {failure && (
        <Failure
          title="We could not read the bookings"
          message={sentenceOf(failure)}
          onRetry={() => void Promise.all([orders.mutate(), salon.mutate()])}
          isRetrying={orders.isValidating}
        />
      )}
      {!failure && !(orders.data && salon.data) && <OrdersSkeleton />}
      {!failure && orders.data?.items.length === 0 && (
        <NothingFound isNarrowed={isFiltered(filters)} onClear={() => show(noFilters)} />
      )}
      {!failure && orders.data && orders.data.items.length > 0 && salon.data && (
        <Rows aria-busy={orders.isLoading}>
          <OrderTable
            bookings={orders.data.items}
            total={orders.data.total}
            salon={salon.data}
            onMark={mark}
            onOpen={(booking) => setOpened({ verb: 'look', booking })}
          />
          <Pagination
            label="Pages of bookings"
            page={filters.page}
            pageCount={Math.ceil(orders.data.total / PAGE_SIZE)}
            pathOf={(page) => `${paths.dashboardOrder}?${orderParams({ ...filters, page }).toString()}`}
            previous="Previous"
            next="Next"
          />
        </Rows>
      )}
      {salon.data && opened?.verb === 'look' && (
        <OrderDialog
          booking={opened.booking}
          salon={salon.data}
          isFresh={opened.isFresh ?? false}
          key={`${opened.booking._id} ${opened.booking.version}`}
          onStale={showStale}
          onMark={mark}
          onMove={() => setOpened({ ...opened, verb: 'move' })}
          onCancel={() => setOpened({ ...opened, verb: 'cancel' })}
          onClose={close}
        />
      )}
      {(isBooking || clientId !== undefined) && <NewBookingDialog clientId={clientId} onClose={endBooking} />}
      {salon.data && opened?.verb === 'move' && (
        <MoveDialog booking={opened.booking} salon={salon.data} onClose={close} TimePicker={TimePicker} />
      )}
      {salon.data && opened?.verb === 'cancel' && (
        <CancelDialog booking={opened.booking} salon={salon.data} isAtDesk onClose={close} />
      )}
    </Whole>
  );
}

const queryOf = (filters: OrderFilters) => ({
  page: filters.page,
  pageSize: PAGE_SIZE,
  ...orderSorts[filters.sort].query,
  ...foundBy(filters),
});

const foundBy = ({ from, to, staffId, status, search }: OrderFilters) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(staffId && { staff: staffId }),
  ...(status && { status }),
  ...(search && { q: search }),
});

function NothingFound({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed)
    return <EmptyState title="No bookings yet">They appear here as soon as somebody books.</EmptyState>;
  return (
    <EmptyState
      title="No bookings match"
      hasArt={false}
      action={
        <Button variant="ghost" onClick={onClear}>
          Show all bookings
        </Button>
      }
    >
      Try fewer filters or other letters.
    </EmptyState>
  );
}

function OrdersSkeleton() {
  return (
    <Card aria-busy>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} $height="2.6rem" />
      ))}
    </Card>
  );
}
