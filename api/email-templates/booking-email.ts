import { momentInWords, priceInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';
import type { BookingFacts } from './booking-facts.js';

/** What an email about a booking is written from. */
export interface BookingEmail {
  booking: BookingFacts;
  salon: SalonDetails;
  /** Of the client; empty when it is better left out. */
  name: string;
  now: Date;
  calendar: (method: 'REQUEST' | 'CANCEL') => NonNullable<EmailDraft['calendar']>;
}

/** When, what, with whom, where and for how much. */
export function bookingRows(booking: BookingFacts, salon: SalonDetails): { label: string; value: string }[] {
  const { startsAt, lines, totalPriceCents, priceKind, currency, reference } = booking;
  const services = lines.map(({ title, staffName, addOns }) => {
    const extras = addOns.map((addOn) => ` + ${addOn.title}`).join('');
    return `${title}${extras} with ${staffName}`;
  });
  return [
    { label: 'When', value: momentInWords(startsAt, salon.timeZone) },
    { label: 'What', value: services.join('\n') },
    { label: 'Where', value: [salon.name, salon.address].filter(Boolean).join(', ') },
    { label: 'Price', value: priceInWords(totalPriceCents, priceKind, currency) },
    { label: 'Reference', value: reference },
  ];
}

/** Until when clients can change the booking themselves; nothing once that is over. */
export function changeUntil(
  { cancellationDeadline }: BookingFacts,
  salon: SalonDetails,
  now: Date,
): string[] {
  if (cancellationDeadline <= now) return [];
  const until = momentInWords(cancellationDeadline, salon.timeZone);
  return [`You can move or cancel your booking on our site until ${until}. After that, please call us.`];
}

export const greeting = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`);

/** Where clients find their bookings. */
export const ownBookings = (salon: SalonDetails) => ({
  label: 'See my bookings',
  url: `${salon.publicUrl}/dashboard/booking`,
});
