import { fromTheLeft, isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingFacts, clientTitleOf } from '../email-templates/booking-facts.js';
import type { HeardTerms } from '../email-templates/heard-terms.js';
import type { Letter } from '../email-templates/letter.js';

/** What an email about a booking is written from. */
export interface BookingEmail {
  booking: BookingFacts;
  letter: Letter;
  /** Of the client; empty when it is better left out. */
  name: string;
  now: Date;
  /** What the client had heard before a change; null where it is not about one, or nobody knows. */
  heard: HeardTerms | null;
  calendar: (method: 'REQUEST' | 'CANCEL') => NonNullable<EmailBody['calendar']>;
}

/** When and what. */
export function visitRows({ startsAt, lines }: BookingFacts, { words, moment }: Letter) {
  const services = lines.map(({ staffName, addOns, ...line }) =>
    words.doneBy({
      what: isolated([line, ...addOns].map(clientTitleOf).join(' + ')),
      staff: isolated(staffName),
    }),
  );
  return [
    { label: words.when(), value: moment(startsAt) },
    { label: words.what(), value: services.join('\n') },
  ];
}

/** When, what, with whom, where and for how much. */
export function bookingRows(booking: BookingFacts, letter: Letter): { label: string; value: string }[] {
  const { totalPriceCents, priceKind, currency, reference } = booking;
  const { words, salon, price } = letter;
  return [
    ...visitRows(booking, letter),
    { label: words.where(), value: isolated([salon.name, salon.address].filter(Boolean).join(', ')) },
    { label: words.price(), value: price(totalPriceCents, priceKind, currency) },
    { label: words.reference(), value: fromTheLeft(reference) },
  ];
}

/** Until when clients can change the booking themselves; nothing once that is over. */
export const changeUntil = (
  { cancellationDeadline }: BookingFacts,
  { words, moment }: Letter,
  now: Date,
): string[] =>
  cancellationDeadline <= now ? [] : [words.changeUntil({ until: moment(cancellationDeadline) })];

/** Where clients find their bookings. */
export const ownBookings = ({ words, page }: Letter) => ({
  label: words.seeMyBookings(),
  url: page('/dashboard/booking'),
});
