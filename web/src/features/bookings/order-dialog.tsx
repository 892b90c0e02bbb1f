import { useState } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { formatDateTime } from '../../lib/format-date';
import { formatDuration } from '../../lib/format-duration';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Price } from '../../ui/price';
import { StatusBadge } from '../../ui/status-badge';
import { statusActions, type StatusVerb } from './booking-actions';
import { clientName } from './client-name';
import type { Booking } from './models';
import { OrderHistory } from './order-history';
import { OrderNote } from './order-note';
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

/** Everything about one booking, and all that the desk can do with it. */
export function OrderDialog({
  booking,
  salon: { timeZone },
  isFresh,
  onStale,
  onMark,
  onMove,
  onCancel,
  onClose,
}: {
  booking: Booking;
  salon: Pick<Salon, 'timeZone'>;
  /** Somebody else changed it while she looked; this is what it is now. */
  isFresh: boolean;
  /** Whether a change was refused because of that; what it is now is then shown. */
  onStale: (thrown: unknown) => boolean;
  onMark: (booking: Booking, verb: StatusVerb) => Promise<void>;
  onMove: () => void;
  onCancel: () => void;
  onClose: () => void;
}) {
  const [busyVerb, setBusyVerb] = useState<StatusVerb | null>(null);
  const { client, can } = booking;
  const mark = async (verb: StatusVerb) => {
    setBusyVerb(verb);
    await onMark(booking, verb);
    setBusyVerb(null);
  };
  return (
    <Dialog title={clientName(booking)} isOpen onClose={onClose}>
      <Whole>
        {isFresh && (
          <Alert tone="warning" title="Somebody has changed this booking meanwhile">
            <p>Nothing of yours was kept. This is what it is now; you can go on from here.</p>
          </Alert>
        )}
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
        <OrderNote booking={booking} onStale={onStale} />
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
            <Button variant="ghost" size="small" onClick={onMove}>
              Move
            </Button>
          )}
          {can.cancel && (
            <Button variant="danger" size="small" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Ways>
      </Whole>
    </Dialog>
  );
}
