import { shareOfStretch } from '../../../common/money/share-of-stretch.js';

/** A line of a sale, as far as giving it back is concerned. */
export interface RefundableLine {
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
  netCents: number;
  taxCents: number;
  payableCents: number;
  refundedCents: number;
}

export interface RefundedLine {
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
  netCents: number;
  taxCents: number;
  payableCents: number;
}

/**
 * The line that gives back so much of a line. Tax and discount go with it in the same share, worked out from how much has been
 * given back before and after, so that however it is given back, all of them go with all of it.
 */
export function refundedLineOf(
  line: RefundableLine,
  cents: number,
  { taxIsAdded, stepCents }: { taxIsAdded: boolean; stepCents: number },
): RefundedLine {
  const { quantity, unitPriceCents, discountCents, netCents, taxCents, payableCents, refundedCents } = line;
  if (refundedCents === 0 && cents === payableCents) {
    return { quantity, unitPriceCents, discountCents, netCents, taxCents, payableCents };
  }
  const stretch = { fromCents: refundedCents, toCents: refundedCents + cents, ofCents: payableCents };
  const shareOf = (whole: number): number => shareOfStretch(whole, stretch, stepCents);
  const tax = Math.min(shareOf(taxCents), cents);
  const discount = shareOf(discountCents);
  const net = cents - tax;
  return {
    quantity: 1,
    unitPriceCents: (taxIsAdded ? net : cents) + discount,
    discountCents: discount,
    netCents: net,
    taxCents: tax,
    payableCents: cents,
  };
}

/** How many of a line's pieces go back on the shelf with so much of what was paid for them. */
export const piecesOf = ({ quantity, payableCents, refundedCents }: RefundableLine, cents: number): number =>
  payableCents === 0
    ? quantity
    : Math.floor((quantity * (refundedCents + cents)) / payableCents) -
      Math.floor((quantity * refundedCents) / payableCents);

/** So much was paid in one way, less what has been given back in it. */
export interface PaidWay<Method extends string> {
  method: Method;
  giftCardId: string | null;
  leftCents: number;
}

interface Moved<Method extends string> {
  method: Method;
  giftCardId: string | null;
  cents: number;
}

/** What is left of each way in which a sale was paid, the latest first. More may have been given back in a way than it paid. */
export function waysLeft<Method extends string>(
  payments: readonly Moved<Method>[],
  refunds: readonly Moved<Method>[],
): PaidWay<Method>[] {
  const ways: PaidWay<Method>[] = [];
  const move = ({ method, giftCardId }: Moved<Method>, cents: number) => {
    const known = ways.find((way) => way.method === method && way.giftCardId === giftCardId);
    if (known) known.leftCents += cents;
    else ways.push({ method, giftCardId, leftCents: cents });
  };
  for (const payment of payments.toReversed()) move(payment, payment.cents);
  for (const refund of refunds) move(refund, -refund.cents);
  return ways;
}

/** So much, back in the ways it was paid, the latest first. */
export function backIn<Method extends string>(
  ways: readonly PaidWay<Method>[],
  cents: number,
): Moved<Method>[] {
  let left = cents;
  return ways.flatMap(({ method, giftCardId, leftCents }) => {
    const back = Math.min(Math.max(0, leftCents), left);
    left -= back;
    return back === 0 ? [] : [{ method, giftCardId, cents: back }];
  });
}
