import { useState } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { asProblem, sentenceOf } from '../../api/problem';
import { formatDateTime } from '../../lib/format-date';
import { formatDuration } from '../../lib/format-duration';
import { phoneUrl } from '../../lib/phone-url';
import { Button } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { DescriptionList } from '../../ui/description-list';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { Price } from '../../ui/price';
import { StaleAlert } from '../../ui/stale-alert';
import { StatusBadge, statusWords } from '../bookings/status-badge';
import { toast } from '../../ui/toaster';
import { statusActions, type StatusVerb } from '../bookings/status-actions';
import { bookingProblemSentences } from '../bookings/booking-problem-sentences';
import { clientName } from '../bookings/client-name';
import type { Booking } from '../bookings/models';
import { useBookingActions } from '../bookings/mutations';
import { BookingHistory } from './booking-history';
import { BookingNote } from './booking-note';
import { bookingHasChanged, useCurrentBooking } from '../bookings/use-current-booking';
import { BookingLines, bookingMinutes, bookingWhen } from '../bookings/booking-lines';
const Heading = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  font-weight: 600;
`;
const Disclosure = styled.details`
  summary {
    min-height: 44px;
    padding: 10px 0;
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
  }
`;

const none: readonly string[] = [];

/** Says which status a booking has now. */
export const announceStatus = (marked: Booking): string =>
  toast.success(`${clientName(marked)}: ${statusWords[marked.status].toLowerCase()}.`);

/** Everything about one booking, and everything the desk can do with it. */
export function BookingDialog({
  booking: opened,
  changes: done = none,
  salon: { timeZone },
  onMove,
  onCancel,
  onClose,
}: {
  booking: Booking;
  /** What somebody else changed while it was on the screen, in sentences. */
  changes?: readonly string[];
  salon: Pick<Salon, 'timeZone'>;
  onMove: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
  onClose: () => void;
}) {
  const { booking, changes, isStale, follow } = useCurrentBooking(
    { booking: opened, changes: done },
    timeZone,
  );
  const { changeStatus } = useBookingActions();
  const [busyVerb, setBusyVerb] = useState<StatusVerb | null>(null);
  const { client, can } = booking;
  const mark = async (verb: StatusVerb) => {
    setBusyVerb(verb);
    try {
      announceStatus(await changeStatus(booking, verb));
      onClose();
    } catch (thrown) {
      if (!isStale(thrown)) toast.error(sentenceOf(asProblem(thrown), bookingProblemSentences));
      setBusyVerb(null);
    }
  };
  return (
    <Dialog title={clientName(booking)} isOpen onClose={onClose}>
      <Stack $gap={5}>
        <StaleAlert title={bookingHasChanged} changes={changes}>
          We didn’t save your change. Below is the booking as it is now; what you typed is still here.
        </StaleAlert>
        <Heading>
          {bookingWhen(booking, timeZone)}
          <StatusBadge status={booking.status} />
        </Heading>
        <BookingLines booking={booking} timeZone={timeZone} isAtDesk />
        <DescriptionList>
          <dt>Reference</dt>
          <dd>{booking.reference}</dd>
          <dt>Length</dt>
          <dd>{formatDuration(bookingMinutes(booking))}</dd>
          <dt>Total</dt>
          <dd>
            <Price amount={booking.totalPrice} kind={booking.priceKind} currency={booking.currency} />
          </dd>
          {client.phone && (
            <>
              <dt>Phone</dt>
              <dd>
                <a href={phoneUrl(client.phone)}>{client.phone}</a>
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
        </DescriptionList>
        <BookingNote booking={booking} onSaved={follow} onStale={isStale} />
        <Disclosure>
          <summary>History</summary>
          <BookingHistory bookingId={booking._id} timeZone={timeZone} />
        </Disclosure>
        <ButtonRow>
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
              Cancel booking
            </Button>
          )}
        </ButtonRow>
      </Stack>
    </Dialog>
  );
}
