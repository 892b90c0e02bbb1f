import type { HeldBooking } from '../bookings/models';

/** The terms that a client agrees to on the confirm step: the server books nothing else. */
export const termsOf = ({ totalPrice, priceKind, currency, endsAt, lines }: HeldBooking) => ({
  totalPrice,
  priceKind,
  currencyCode: currency.code,
  endsAt,
  staffIds: lines.map(({ staff }) => staff._id),
});

export const isOnSameTerms = (one: HeldBooking, other: HeldBooking): boolean =>
  JSON.stringify(termsOf(one)) === JSON.stringify(termsOf(other));
