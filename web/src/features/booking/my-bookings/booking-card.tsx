import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { paths } from '../../../lib/paths';
import { Badge } from '../../../ui/badge';
import { Button, LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Card } from '../../../ui/card';
import { Price } from '../../../ui/price';
import { inSentence } from '../../../words/in-sentence';
import { myBookings } from '../../../words/my-bookings.gen';
import { useWords } from '../../../words/use-words';
import { StatusBadge } from '../bookings/status-badge';
import { CalendarButton } from '../bookings/calendar-button';
import { CancellationLine } from '../bookings/cancellation-line';
import type { Booking } from '../bookings/models';
import { useBookingTexts } from '../bookings/use-booking-texts';
import { BookingLines, bookingMinutes, bookingWhen } from '../bookings/booking-lines';

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);

  h2 {
    font-size: var(--t-h3);
    line-height: 1.25;
  }
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-5);
  color: var(--text-2);
  font-size: var(--t-meta);
  overflow-wrap: anywhere;
`;

/** One of the client's bookings: when, what, with whom, for how much, and its actions. */
export function BookingCard({
  booking,
  salon,
  onMove,
  onCorrect,
  onCancel,
  onAgain,
}: {
  booking: Booking;
  salon: Salon;
  onMove: () => void;
  onCorrect: () => void;
  onCancel: () => void;
  onAgain: () => void;
}) {
  const words = useWords(myBookings);
  const texts = useBookingTexts();
  const { formatDuration, formatDateTime } = texts.formats;
  const { can, status } = booking;
  const isAhead = status === 'confirmed';
  const when = bookingWhen(texts, booking, salon.timeZone);
  const cancelled =
    booking.cancelledAt &&
    (booking.cancelledBy === 'client' ? words.cancelledByYou : words.cancelledBySalon)({
      date: formatDateTime(booking.cancelledAt, salon.timeZone),
    });
  return (
    <Card as="article" aria-label={when}>
      <Heading>
        <h2>{when}</h2>
        <StatusBadge status={status} />
      </Heading>
      {booking.client._id === null && (
        <p>
          <Badge>
            <bdi>{words.forPerson({ name: booking.client.name })}</bdi>
          </Badge>
        </p>
      )}
      <BookingLines booking={booking} timeZone={salon.timeZone} />
      <Facts>
        <span>{inSentence(words.referenceIs, { reference: <bdi dir="ltr">{booking.reference}</bdi> })}</span>
        <span>{formatDuration(bookingMinutes(booking))}</span>
        <span>
          {inSentence(words.totalIs, {
            price: <Price amount={booking.totalPrice} kind={booking.priceKind} currency={booking.currency} />,
          })}
        </span>
        {booking.note && <span>{inSentence(words.noteIs, { note: <bdi>{booking.note}</bdi> })}</span>}
        {cancelled && (
          <span>
            {booking.cancelReason
              ? inSentence(words.withReason, { cancelled, reason: <bdi>{booking.cancelReason}</bdi> })
              : cancelled}
          </span>
        )}
      </Facts>
      {isAhead && <CancellationLine deadline={booking.cancellationDeadline} salon={salon} />}
      <ButtonRow>
        {can.move && (
          <Button size="small" onClick={onMove}>
            {words.move()}
          </Button>
        )}
        {can.correct && (
          <Button variant="ghost" size="small" onClick={onCorrect}>
            {words.changeServices()}
          </Button>
        )}
        {can.cancel && (
          <Button variant="ghost" size="small" onClick={onCancel}>
            {texts.words.cancelBooking()}
          </Button>
        )}
        {can.review && (
          <LinkButton size="small" to={paths.dashboardReview(booking._id)}>
            {words.review()}
          </LinkButton>
        )}
        <Button variant={isAhead ? 'quiet' : 'ghost'} size="small" onClick={onAgain}>
          {words.bookAgain()}
        </Button>
        {isAhead && <CalendarButton booking={booking} />}
        <LinkButton variant="quiet" size="small" to={paths.dashboardVisit(booking._id)}>
          {words.details()}
        </LinkButton>
      </ButtonRow>
    </Card>
  );
}
