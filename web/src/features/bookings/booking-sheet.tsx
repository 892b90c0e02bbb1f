import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { useFormats } from '../../ui/use-formats';
import { phoneUrl } from '../../lib/phone-url';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { Price } from '../../ui/price';
import { CancellationLine } from './cancellation-line';
import type { Booking } from './models';
import { BookingLines, bookingMinutes, bookingWhen } from './booking-lines';

const When = styled.p`
  font: 400 var(--t-h3) / 1.25 var(--font-display);
`;
const Facts = styled(DescriptionList)`
  padding-top: var(--s-4);
  border-top: 1px solid var(--border);
`;

/** A whole booking on one sheet that can be printed. */
export function BookingSheet({ booking, salon }: { booking: Booking; salon: Salon }) {
  const { formatDuration } = useFormats();
  const { timeZone, address, phone, name } = salon;
  return (
    <Card>
      <When>{bookingWhen(booking, timeZone)}</When>
      <BookingLines booking={booking} timeZone={timeZone} />
      <Facts>
        <dt>Reference</dt>
        <dd>{booking.reference}</dd>
        <dt>Length</dt>
        <dd>{formatDuration(bookingMinutes(booking))}</dd>
        <dt>Total</dt>
        <dd>
          <Price amount={booking.totalPrice} kind={booking.priceKind} currency={booking.currency} />
        </dd>
        <dt>Where</dt>
        <dd>
          {name}, {address.street}, {address.postalCode} {address.city}
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={phoneUrl(phone)}>{phone}</a>
        </dd>
        {booking.note && (
          <>
            <dt>Your note</dt>
            <dd>{booking.note}</dd>
          </>
        )}
      </Facts>
      {booking.status === 'confirmed' && (
        <CancellationLine deadline={booking.cancellationDeadline} salon={salon} />
      )}
    </Card>
  );
}
