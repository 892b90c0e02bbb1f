import { momentInWords, priceInWords } from '../domain/wording.js';
import type { Draft, SalonLook } from '../letter.js';
import type { VisitFacts } from '../visits.js';

/** What a message about a visit is written from. */
export interface VisitLetter {
  visit: VisitFacts;
  salon: SalonLook;
  /** Of the client; empty when she is better not called by it. */
  name: string;
  now: Date;
  calendar: (method: 'REQUEST' | 'CANCEL') => NonNullable<Draft['calendar']>;
}

/** When, what, with whom, where and for how much. */
export function visitRows(visit: VisitFacts, salon: SalonLook): { label: string; value: string }[] {
  const { startsAt, lines, totalPriceCents, priceKind, currency, reference } = visit;
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

/** Until when the client can change the visit herself; nothing when that is over. */
export function changeUntil({ cancellationDeadline }: VisitFacts, salon: SalonLook, now: Date): string[] {
  if (cancellationDeadline <= now) return [];
  const until = momentInWords(cancellationDeadline, salon.timeZone);
  return [`You can move or cancel the visit on our site until ${until}. After that, please call us.`];
}

export const greeting = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`);

/** Where a client finds her visits. */
export const ownBookings = (salon: SalonLook) => ({
  label: 'See my visits',
  url: `${salon.publicUrl}/dashboard/booking`,
});
