import styled from 'styled-components';
import type { Salon } from '../../api/models';

import { useFormats } from '../../ui/use-formats';
import { paths } from '../../lib/paths';
import { Button, LinkButton } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { Card } from '../../ui/card';
import { Price } from '../../ui/price';
import { StatusBadge } from '../bookings/status-badge';
import { CalendarButton } from '../bookings/calendar-button';
import { CancellationLine } from '../bookings/cancellation-line';
import type { Booking } from '../bookings/models';
import { bookAgain } from './book-again';
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

/** One of the client's bookings: when, what, with whom, for how much, and what can still be done about it. */
export function BookingCard({
  booking,
  salon,
  onMove,
  onCancel,
}: {
  booking: Booking;
  salon: Salon;
  onMove: () => void;
  onCancel: () => void;
}) {
  const { formatDuration, formatDateTime } = useFormats();
  const { can, status } = booking;
  const isAhead = status === 'confirmed';
  const again = paths.book(bookAgain(booking));
  const when = bookingWhen(booking, salon.timeZone);
  return (
    <Card as="article" aria-label={when}>
      <Heading>
        <h2>{when}</h2>
        <StatusBadge status={status} />
      </Heading>
      <BookingLines booking={booking} timeZone={salon.timeZone} />
      <Facts>
        <span>Reference {booking.reference}</span>
        <span>{formatDuration(bookingMinutes(booking))}</span>
        <span>
          Total <Price amount={booking.totalPrice} kind={booking.priceKind} currency={booking.currency} />
        </span>
        {booking.note && <span>Your note: {booking.note}</span>}
        {booking.cancelledAt && (
          <span>
            Cancelled by {booking.cancelledBy === 'client' ? 'you' : 'the salon'} on{' '}
            {formatDateTime(booking.cancelledAt, salon.timeZone)}
            {booking.cancelReason && `: ${booking.cancelReason}`}
          </span>
        )}
      </Facts>
      {isAhead && <CancellationLine deadline={booking.cancellationDeadline} salon={salon} />}
      <ButtonRow>
        {can.move && (
          <Button size="small" onClick={onMove}>
            Move
          </Button>
        )}
        {can.cancel && (
          <Button variant="ghost" size="small" onClick={onCancel}>
            Cancel booking
          </Button>
        )}
        {can.review && (
          <LinkButton size="small" to={paths.dashboardReview(booking._id)}>
            Review
          </LinkButton>
        )}
        <LinkButton variant={isAhead ? 'quiet' : 'ghost'} size="small" to={again}>
          Book again
        </LinkButton>
        {isAhead && <CalendarButton booking={booking} />}
        <LinkButton variant="quiet" size="small" to={paths.dashboardVisit(booking._id)}>
          Details
        </LinkButton>
      </ButtonRow>
    </Card>
  );
}
