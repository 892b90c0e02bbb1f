import { useState } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { asProblem, sentenceOf } from '../../api/problem';
import { formatDateTime } from '../../lib/format-date';
import { formatDuration } from '../../lib/format-duration';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Price } from '../../ui/price';
import { StaleAlert } from '../../ui/stale-alert';
import { StatusBadge, statusWords } from '../../ui/status-badge';
import { toast } from '../../ui/toaster';
import { statusActions, type StatusVerb } from './booking-actions';
import { changeSentences } from './change-sentences';
import { clientName } from './client-name';
import type { Booking } from './models';
import { useBookingActions } from './mutations';
import { OrderHistory } from './order-history';
import { OrderNote } from './order-note';
import { bookingHasChanged, useSeenBooking } from './use-seen-booking';
import { VisitLines, visitMinutes, visitWhen } from './visit-details';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
`;
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  font-weight: 600;
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-2) var(--s-5);
  margin: 0;

  dt {
    color: var(--text-2);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Past = styled.details`
  summary {
    min-height: 44px;
    padding: 10px 0;
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

const none: readonly string[] = [];

/** What was noted of a visit, in a few words. */
export const tellMarked = (marked: Booking): string =>
  toast.success(`${clientName(marked)}: ${statusWords[marked.status].toLowerCase()}.`);

/** Everything about one booking, and all that the desk can do with it. */
export function OrderDialog({
  booking: opened,
  changes: done = none,
  salon: { timeZone },
  onMove,
  onCancel,
  onClose,
}: {
  booking: Booking;
  /** What somebody else did to it while she looked, in sentences. */
  changes?: readonly string[];
  salon: Pick<Salon, 'timeZone'>;
  onMove: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
  onClose: () => void;
}) {
  const { booking, changes, isStale, follow } = useSeenBooking({ booking: opened, changes: done }, timeZone);
  const { changeStatus } = useBookingActions();
  const [busyVerb, setBusyVerb] = useState<StatusVerb | null>(null);
  const { client, can } = booking;
  const mark = async (verb: StatusVerb) => {
    setBusyVerb(verb);
    try {
      tellMarked(await changeStatus(booking, verb));
      onClose();
    } catch (thrown) {
      if (!isStale(thrown)) toast.error(sentenceOf(asProblem(thrown), changeSentences));
      setBusyVerb(null);
    }
  };
  return (
    <Dialog title={clientName(booking)} isOpen onClose={onClose}>
      <Whole>
        <StaleAlert title={bookingHasChanged} changes={changes}>
          What you did was not done; what you have typed is still here. This is the booking as it is now.
        </StaleAlert>
        <Head>
          {visitWhen(booking, timeZone)}
          <StatusBadge status={booking.status} />
        </Head>
        <VisitLines visit={booking} timeZone={timeZone} isAtDesk />
        <Facts>
          <dt>Reference</dt>
          <dd>{booking.reference}</dd>
          <dt>Length</dt>
          <dd>{formatDuration(visitMinutes(booking))}</dd>
          <dt>Total</dt>
          <dd>
            <Price amount={booking.totalPrice} kind={booking.priceKind} currency={booking.currency} />
          </dd>
          {client.phone && (
            <>
              <dt>Phone</dt>
              <dd>
                <a href={`tel:${client.phone.replace(/[^+\d]/g, '')}`}>{client.phone}</a>
              </dd>
            </>
          )}
          {client.email && (
            <>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${client.email}`}>{client.email}</a>
              </dd>
            </>
          )}
          <dt>Booked</dt>
          <dd>{formatDateTime(booking.createdAt, timeZone)}</dd>
          {booking.cancelledAt && (
            <>
              <dt>Cancelled</dt>
              <dd>
                {formatDateTime(booking.cancelledAt, timeZone)} by{' '}
                {booking.cancelledBy === 'client' ? 'the client' : 'the salon'}
                {booking.cancelReason && `: ${booking.cancelReason}`}
              </dd>
            </>
          )}
        </Facts>
        <OrderNote booking={booking} onKept={follow} onStale={isStale} />
        <Past>
          <summary>What happened to this booking</summary>
          <OrderHistory bookingId={booking._id} timeZone={timeZone} />
        </Past>
        <Ways>
          {statusActions(can).map(({ verb, label }) => (
            <Button
              key={verb}
              variant="ghost"
              size="small"
              isBusy={busyVerb === verb}
              disabled={busyVerb !== null}
              onClick={() => void mark(verb)}
            >
              {label}
            </Button>
          ))}
          {can.move && (
            <Button variant="ghost" size="small" onClick={() => onMove(booking)}>
              Move
            </Button>
          )}
          {can.cancel && (
            <Button variant="danger" size="small" onClick={() => onCancel(booking)}>
              Cancel
            </Button>
          )}
        </Ways>
      </Whole>
    </Dialog>
  );
}
