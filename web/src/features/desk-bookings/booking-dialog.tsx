import styled from 'styled-components';
import type { Salon } from '../../api/models';

import { useFormats } from '../../ui/use-formats';
import { phoneUrl } from '../../lib/phone-url';
import { DescriptionList } from '../../ui/description-list';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { Price } from '../../ui/price';
import { StaleAlert } from '../../ui/stale-alert';
import { StatusBadge } from '../bookings/status-badge';
import { clientName } from '../bookings/client-name';
import type { Booking } from '../bookings/models';
import { BookingActions } from './booking-actions';
import { BookingHistory } from './booking-history';
import { BookingNote } from './booking-note';
import { useCurrentBooking } from '../bookings/use-current-booking';
import { BookingLines, bookingMinutes, bookingWhen } from '../bookings/booking-lines';
import { useBookingTexts } from '../bookings/use-booking-texts';
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
  const texts = useBookingTexts();
  const { formatDuration, formatDateTime } = useFormats();
  const { booking, changes, isStale, follow } = useCurrentBooking(
    { booking: opened, changes: done },
    timeZone,
  );
  const { client } = booking;
  return (
    <Dialog title={clientName(texts.words, booking)} isOpen onClose={onClose}>
      <Stack $gap={5}>
        <StaleAlert title={texts.words.bookingHasChanged()} changes={changes}>
          We didn’t save your change. Below is the booking as it is now; what you typed is still here.
        </StaleAlert>
        <Heading>
          {bookingWhen(texts, booking, timeZone)}
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
        <BookingActions
          booking={booking}
          onMarked={follow}
          isStale={isStale}
          onMove={onMove}
          onCancel={onCancel}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
