import { formatDuration } from '../../lib/format-duration';
import { formatMoney, formatPrice } from '../../lib/format-money';
import { bookingMinutes } from './booking-lines';
import type { HeldBooking } from './models';

/** When, with whom and for how much: what a move may change. */
export type Terms = Pick<
  HeldBooking,
  'startsAt' | 'endsAt' | 'lines' | 'totalPrice' | 'priceKind' | 'currency'
>;

/** What was agreed before; what the diary does not know of it counts as unchanged. */
export type Agreed = Pick<Terms, 'startsAt' | 'endsAt' | 'totalPrice'> &
  Partial<Pick<Terms, 'priceKind' | 'currency'>>;

/** "Ana and Bea": those who do the booking. */
export const namesOf = ({ lines }: Pick<Terms, 'lines'>): string =>
  [...new Set(lines.map(({ staff: { name } }) => name))].join(' and ');

const priceOf = ({ totalPrice, priceKind, currency }: Terms): string =>
  formatPrice(totalPrice, priceKind, currency);

/** What a move changes besides the time: "45 min instead of 30 min, $78 instead of $45"; null when nothing. */
export function changedTerms(agreed: Agreed, after: Terms): string | null {
  const before = { ...after, ...agreed };
  const minutes = [bookingMinutes(before), bookingMinutes(after)] as const;
  const changes = [
    minutes[0] !== minutes[1] && `${formatDuration(minutes[1])} instead of ${formatDuration(minutes[0])}`,
    priceOf(before) !== priceOf(after) && `${priceOf(after)} instead of ${priceOf(before)}`,
  ].filter(Boolean);
  return changes.length > 0 ? changes.join(', ') : null;
}

/** Length and price of what is agreed: "30 min, $45". */
export const termsText = (terms: Terms): string =>
  `${formatDuration(bookingMinutes(terms))}, ${priceOf(terms)}`;

/**
 * What a move that is done has changed besides the time, or that it did not change the price although those who do it now
 * ask another: "45 min instead of 30 min. Still $45, as agreed; the price of Mia is $78." Null when there is nothing to say.
 */
export function movedTermsText(before: Agreed, after: Terms & { currentPrice: number }): string | null {
  const changed = changedTerms(before, after);
  const isKept = before.totalPrice === after.totalPrice && after.currentPrice !== after.totalPrice;
  const sentences = [
    changed && `${changed}.`,
    isKept &&
      `Still ${priceOf(after)}, as agreed; the price of ${namesOf(after)} is ${formatMoney(after.currentPrice, after.currency)}.`,
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : null;
}
