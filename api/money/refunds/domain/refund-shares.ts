import { shareOfStretch } from '../../../common/money/share-of-stretch.js';
import { split } from '../../../common/money/split.js';
import type { Moved, PaidWay } from '../../../common/money/paid-ways.js';

/** The parts of a sale line that matter for a refund. */
export interface RefundableLine {
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
  netCents: number;
  taxCents: number;
  payableCents: number;
  refundedCents: number;
  /** The part paid by single-purpose gift cards, and the tax in it. */
  voucherCents: number;
  prepaidTaxCents: number;
}

export interface RefundedLine {
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
  netCents: number;
  taxCents: number;
  payableCents: number;
  voucherCents: number;
  prepaidTaxCents: number;
}

/** The refunded amount of a line, and how much of it goes back to single-purpose gift cards. */
export interface GivenBack {
  cents: number;
  voucherCents: number;
  /** The amount of this line that earlier refunds returned to them. */
  voucherBeforeCents: number;
}

/**
 * The refund line for an amount of a line. The discount is refunded in proportion. So is tax: the line's own with
 * what does not go to single-purpose gift cards, and that of their sale with what does. All are computed from the
 * totals refunded before and after, so that partial refunds add up exactly.
 */
export function refundedLineOf(
  line: RefundableLine,
  { cents, voucherCents, voucherBeforeCents }: GivenBack,
  { taxIsAdded, stepCents }: { taxIsAdded: boolean; stepCents: number },
): RefundedLine {
  const { quantity, unitPriceCents, discountCents, netCents, taxCents, payableCents, refundedCents } = line;
  const { voucherCents: paidByVouchers, prepaidTaxCents } = line;
  if (refundedCents === 0 && cents === payableCents) {
    return {
      quantity,
      unitPriceCents,
      discountCents,
      netCents,
      taxCents,
      payableCents,
      voucherCents,
      prepaidTaxCents,
    };
  }
  const shareOf = (whole: number, fromCents: number, part: number, ofCents: number): number =>
    Math.min(whole, shareOfStretch(whole, { fromCents, toCents: fromCents + part, ofCents }, stepCents));
  const rest = cents - voucherCents;
  const restBefore = refundedCents - voucherBeforeCents;
  const tax = Math.min(shareOf(taxCents, restBefore, rest, payableCents - paidByVouchers), rest);
  const prepaid = Math.min(
    shareOf(prepaidTaxCents, voucherBeforeCents, voucherCents, paidByVouchers),
    voucherCents,
  );
  const discount = shareOf(discountCents, refundedCents, cents, payableCents);
  const net = cents - tax - prepaid;
  return {
    quantity: 1,
    unitPriceCents: (taxIsAdded ? net : cents) + discount,
    discountCents: discount,
    netCents: net,
    taxCents: tax,
    payableCents: cents,
    voucherCents,
    prepaidTaxCents: prepaid,
  };
}

/**
 * The part of each line that goes back to single-purpose gift cards: up to what they paid, and at least what
 * the other methods did not.
 * @returns null if the lines can't add up to the amount
 */
export function voucherParts(
  lines: readonly { cents: number; voucherLeftCents: number; restLeftCents: number }[],
  voucherCents: number,
  stepCents: number,
): number[] | null {
  const { least, most } = voucherBounds(lines);
  const spare = voucherCents - sumOf(least);
  if (spare < 0 || voucherCents > sumOf(most)) return null;
  const rooms = most.map((cents, index) => cents - (least[index] ?? 0));
  const more = spare === 0 ? rooms.map(() => 0) : split(spare, rooms, stepCents);
  return least.map((cents, index) => cents + (more[index] ?? 0));
}

/** The minimum and maximum of each line that can go back to single-purpose gift cards. */
export const voucherBounds = (
  lines: readonly { cents: number; voucherLeftCents: number; restLeftCents: number }[],
): { least: number[]; most: number[] } => ({
  least: lines.map(({ cents, restLeftCents }) => Math.max(0, cents - restLeftCents)),
  most: lines.map(({ cents, voucherLeftCents }) => Math.min(cents, voucherLeftCents)),
});

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** Number of a line's items that return to stock with this refund. */
export const piecesOf = ({ quantity, payableCents, refundedCents }: RefundableLine, cents: number): number =>
  payableCents === 0
    ? quantity
    : Math.floor((quantity * (refundedCents + cents)) / payableCents) -
      Math.floor((quantity * refundedCents) / payableCents);

/** Divides an amount over the original payment methods, the latest payment first. */
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

/**
 * The same in coins that exist: cash returns whole coins, and the other methods the remainder. If those have no room
 * for it, less than a coin stays.
 */
export function backInCoins<Method extends string>(
  ways: readonly PaidWay<Method | 'cash'>[],
  cents: number,
  coin: number,
): Moved<Method | 'cash'>[] {
  const inCash = ways.find(({ method }) => method === 'cash');
  const most = Math.min(Math.max(0, inCash?.leftCents ?? 0), cents);
  const cash = Math.floor(most / coin) * coin;
  const otherwise = backIn(
    ways.filter((way) => way !== inCash),
    cents - cash,
  );
  const back = [...otherwise, { method: 'cash' as const, giftCardId: null, cents: cash }];
  return ways.flatMap((way) =>
    back.filter((each) => each.cents > 0 && each.method === way.method && each.giftCardId === way.giftCardId),
  );
}
