import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { phoneUrl } from '../../../lib/phone-url';
import { Card } from '../../../ui/card';
import { DescriptionList } from '../../../ui/description-list';
import { Price } from '../../../ui/price';
import { CancellationLine } from './cancellation-line';
import type { Booking } from './models';
import { BookingLines, bookingMinutes, bookingWhen } from './booking-lines';
import { useBookingTexts } from './use-booking-texts';

const When = styled.p`
  font: 400 var(--t-h3) / 1.25 var(--font-display);
`;
const Facts = styled(DescriptionList)`
  padding-top: var(--s-4);
  border-top: 1px solid var(--border);
`;

/** A whole booking on a printable sheet. */
export function BookingSheet({ booking, salon }: { booking: Booking; salon: Salon }) {
  const texts = useBookingTexts();
  const {
    words,
    formats: { formatDuration },
  } = texts;
  const { timeZone, address, phone, name } = salon;
  return (
    <Card>
      <When>{bookingWhen(texts, booking, timeZone)}</When>
      <BookingLines booking={booking} timeZone={timeZone} />
      <Facts>
        <dt>{words.reference()}</dt>
        <dd>
          <bdi>{booking.reference}</bdi>
        </dd>
        <dt>{words.length()}</dt>
        <dd>{formatDuration(bookingMinutes(booking))}</dd>
        <dt>{words.total()}</dt>
        <dd>
          <Price amount={booking.totalPrice} kind={booking.priceKind} currency={booking.currency} />
        </dd>
        <dt>{words.where()}</dt>
        <dd>
          <bdi>
            {name}, {address.street}, {address.postalCode} {address.city}
          </bdi>
        </dd>
        <dt>{words.phone()}</dt>
        <dd>
          <a href={phoneUrl(phone)} dir="ltr">
            {phone}
          </a>
        </dd>
        {booking.note && (
          <>
            <dt>{words.yourNote()}</dt>
            <dd dir="auto">{booking.note}</dd>
          </>
        )}
      </Facts>
      {booking.status === 'confirmed' && (
        <CancellationLine deadline={booking.cancellationDeadline} salon={salon} />
      )}
    </Card>
  );
}
