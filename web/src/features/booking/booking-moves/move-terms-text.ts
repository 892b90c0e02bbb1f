import type { Formats } from '../../../lib/formats';
import { bookingMinutes } from '../bookings/booking-lines';
import type { HeldBooking } from '../bookings/models';
import type { BookingTexts } from '../bookings/use-booking-texts';

/** The terms that a move may change: time, people and price. */
export type Terms = Pick<
  HeldBooking,
  'startsAt' | 'endsAt' | 'lines' | 'totalPrice' | 'priceKind' | 'currency'
>;

/** The previous agreement; values missing in the diary count as unchanged. */
export type Agreed = Pick<Terms, 'startsAt' | 'endsAt' | 'totalPrice'> &
  Partial<Pick<Terms, 'priceKind' | 'currency'>>;

/** "Ana and Bea": the booking's team members. */
export const namesOf = ({ formatList }: Formats, { lines }: Pick<Terms, 'lines'>): string =>
  formatList([...new Set(lines.map(({ staff: { name } }) => name))]);

const priceOf = ({ formatPrice }: Formats, { totalPrice, priceKind, currency }: Terms): string =>
  formatPrice(totalPrice, priceKind, currency);

/** Changes of a move apart from the time: "45 min instead of 30 min, $78 instead of $45"; null if nothing. */
export function changedTerms({ words, formats }: BookingTexts, agreed: Agreed, known: Terms): string | null {
  const before = { ...known, ...agreed };
  const lengthOf = (terms: Terms) => formats.formatDuration(bookingMinutes(terms));
  const pairs = [
    { before: lengthOf(before), after: lengthOf(known) },
    { before: priceOf(formats, before), after: priceOf(formats, known) },
  ];
  const changes = pairs.filter((pair) => pair.before !== pair.after).map((pair) => words.insteadOf(pair));
  return changes.length > 0 ? formats.formatSeries(changes) : null;
}

/** The agreed duration and price: "30 min, $45". */
export const termsText = ({ words, formats }: BookingTexts, terms: Terms): string =>
  words.lengthAndPrice({
    length: formats.formatDuration(bookingMinutes(terms)),
    price: priceOf(formats, terms),
  });

/**
 * Changes of a completed move apart from the time, or a note that the price stays although the new team member's
 * differs: "45 min instead of 30 min. Still $45, as agreed; the price of Mia is $78." Null if there is nothing to say.
 */
export function movedTermsText(
  texts: BookingTexts,
  before: Agreed,
  after: Terms & { currentPrice: number },
): string | null {
  const { words, formats } = texts;
  const changed = changedTerms(texts, before, after);
  const isKept = before.totalPrice === after.totalPrice && after.currentPrice !== after.totalPrice;
  const sentences = [
    changed && words.sentence({ text: changed }),
    isKept &&
      words.stillAsAgreed({
        agreed: priceOf(formats, after),
        names: namesOf(formats, after),
        current: formats.formatMoney(after.currentPrice, after.currency),
      }),
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : null;
}
