import { phoneUrl } from '../../../lib/phone-url';
import { DescriptionList } from '../../../ui/description-list';
import { Price } from '../../../ui/price';
import { useFormats } from '../../../ui/use-formats';
import { deskBookings } from '../../../words/desk-bookings.gen';
import type { DeskBookingsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { bookingMinutes } from '../../booking/bookings/booking-lines';
import type { Booking } from '../../booking/bookings/models';
import { BookingRooms } from './booking-rooms';

/** A booking's facts for the desk, apart from its lines and note. */
export function BookingFacts({ booking, timeZone }: { booking: Booking; timeZone: string }) {
  const words = useWords(deskBookings);
  const { formatDuration, formatDateTime, formatSeries } = useFormats();
  const { client } = booking;
  // Reasons for agreed prices that differ from the catalogue's.
  const reasons = [...new Set(booking.lines.flatMap(({ priceReason }) => priceReason || []))];
  return (
    <DescriptionList>
      <dt>{words.reference()}</dt>
      <dd>
        <span dir="ltr">{booking.reference}</span>
      </dd>
      <dt>{words.length()}</dt>
      <dd>{formatDuration(bookingMinutes(booking))}</dd>
      <BookingRooms booking={booking} timeZone={timeZone} />
      <dt>{words.total()}</dt>
      <dd>
        <Price amount={booking.totalPrice} kind={booking.priceKind} currency={booking.currency} />
        {reasons.length > 0 && (
          <>
            {' · '}
            <bdi>{formatSeries(reasons)}</bdi>
          </>
        )}
      </dd>
      {client.phone && (
        <>
          <dt>{words.phone()}</dt>
          <dd>
            <a href={phoneUrl(client.phone)} dir="ltr">
              {client.phone}
            </a>
          </dd>
        </>
      )}
      {client.email && (
        <>
          <dt>{words.email()}</dt>
          <dd>
            <a href={`mailto:${client.email}`} dir="ltr">
              {client.email}
            </a>
          </dd>
        </>
      )}
      <dt>{words.booked()}</dt>
      <dd>{formatDateTime(booking.createdAt, timeZone)}</dd>
      {booking.cancelledAt && (
        <>
          <dt>{words.cancelled()}</dt>
          <dd>{cancellationText(words, booking, formatDateTime(booking.cancelledAt, timeZone))}</dd>
        </>
      )}
    </DescriptionList>
  );
}

/** Author and time of a cancellation, with the reason if given. */
function cancellationText(
  words: DeskBookingsWords,
  { cancelledBy, cancelledAt, cancellationDeadline, cancelReason }: Booking,
  when: string,
) {
  const isLate = Date.parse(cancelledAt ?? '') > Date.parse(cancellationDeadline);
  const byClient = isLate ? words.cancelledLate : words.cancelledByClient;
  const cancelled = (cancelledBy === 'client' ? byClient : words.cancelledBySalon)({ when });
  return cancelReason ? words.cancelledBecause({ cancelled, reason: cancelReason }) : cancelled;
}
