import { type BookingFacts, clientTitleOf } from './booking-facts.js';

/** The terms an email told the client about a booking, so that a later email can name the changes. */
export interface HeardTerms {
  /** Instants, ISO 8601. */
  startsAt: string;
  endsAt: string;
  /** With add-ons, in the words in which the client booked. */
  services: string[];
  /** Without duplicates. */
  people: string[];
  totalPriceCents: number;
  priceKind: 'fixed' | 'from';
}

export const heardTermsOf = (
  booking: Pick<BookingFacts, 'startsAt' | 'endsAt' | 'lines' | 'totalPriceCents' | 'priceKind'>,
): HeardTerms => ({
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  services: booking.lines.map(({ addOns, ...line }) => [line, ...addOns].map(clientTitleOf).join(' + ')),
  people: [...new Set(booking.lines.map(({ staffName }) => staffName))],
  totalPriceCents: booking.totalPriceCents,
  priceKind: booking.priceKind,
});

const haveSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Changes that a client would notice. */
export type NoticedChange = 'time' | 'services' | 'people' | 'length' | 'price';

export const heardMinutesOf = ({ startsAt, endsAt }: HeardTerms): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** The differences from what the client last heard, most important first; empty if there is nothing to tell. */
export function noticedChanges(heard: HeardTerms, now: HeardTerms): NoticedChange[] {
  const isNoticed: Record<NoticedChange, boolean> = {
    time: heard.startsAt !== now.startsAt,
    services: !haveSame(heard.services, now.services),
    people: !haveSame(heard.people, now.people),
    length: heardMinutesOf(heard) !== heardMinutesOf(now),
    price: heard.totalPriceCents !== now.totalPriceCents || heard.priceKind !== now.priceKind,
  };
  return (['time', 'services', 'people', 'length', 'price'] as const).filter((change) => isNoticed[change]);
}
