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
import { toast } from '../../ui/toaster';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Ways } from '../../ui/ways';
import type { StatusVerb } from './booking-actions';
import { CancelDialog } from './cancel-dialog';
import { changeSentences } from './change-sentences';
import { freshOf } from './fresh-of';
import type { Booking } from './models';
import { MoveDialog } from './move-dialog';
import { useBookingActions } from './mutations';
import { NewBookingDialog } from './new-booking-dialog';
import { OrderDialog, tellMarked } from './order-dialog';
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
import { changesOf } from './use-seen-booking';

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

const PAGE_SIZE = 25;

/** Every booking of the salon, found by day, person, status or a few letters, and marked as the day goes by. */
export function OrderList({ TimePicker }: { TimePicker: ComponentType<TimesProps> }) {
  const [params, setParams] = useSearchParams();
  const filters = parseOrderFilters(params);
  const salon = useSalon();
  const { data: staff = [] } = useApi('/staff');
  const orders = useApi('/bookings', { params: { query: queryOf(filters) } }, { keepPreviousData: true });
  const { changeStatus, takeAsItIs, takeBookings } = useBookingActions();
  const [isTaking, setTaking] = useState(false);
  const [opened, setOpened] = useState<{
    verb: 'look' | 'move' | 'cancel';
    booking: Booking;
    changes?: readonly string[];
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
      tellMarked(await changeStatus(booking, verb));
    } catch (thrown) {
      const fresh = freshOf(thrown);
      if (!fresh || !salon.data) return void toast.error(sentenceOf(asProblem(thrown), changeSentences));
      takeAsItIs(fresh);
      const changes = changesOf(booking, fresh, salon.data.timeZone);
      setOpened({ verb: 'look', booking: fresh, changes });
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
          changes={opened.changes}
          key={opened.booking._id}
          onMove={(booking) => setOpened({ verb: 'move', booking })}
          onCancel={(booking) => setOpened({ verb: 'cancel', booking })}
          onClose={close}
        />
      )}
      {(isBooking || clientId !== undefined) && <NewBookingDialog clientId={clientId} onClose={endBooking} />}
      {salon.data && opened?.verb === 'move' && (
        <MoveDialog
          booking={opened.booking}
          salon={salon.data}
          isAtDesk
          onClose={close}
          TimePicker={TimePicker}
        />
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
      <VisuallyHidden role="status">Loading bookings</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} $height="2.6rem" />
      ))}
    </Card>
  );
}
