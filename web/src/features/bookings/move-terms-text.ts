import { formatDuration } from '../../lib/format-duration';
import { formatPrice } from '../../lib/format-money';
import { bookingMinutes } from './booking-lines';
import type { HeldBooking } from './models';

type Terms = Pick<HeldBooking, 'startsAt' | 'endsAt' | 'lines' | 'totalPrice' | 'priceKind' | 'currency'>;

/** "Ana and Bea": those who do the booking. */
export const namesOf = ({ lines }: Pick<Terms, 'lines'>): string =>
  [...new Set(lines.map(({ staff: { name } }) => name))].join(' and ');

const priceOf = ({ totalPrice, priceKind, currency }: Terms): string =>
  formatPrice(totalPrice, priceKind, currency);

/** What a move changes besides the time: "45 min instead of 30 min, $78 instead of $45"; null when nothing. */
export function changedTerms(before: Terms, after: Terms): string | null {
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
