import { shareOfStretch } from '../../../common/money/share-of-stretch.js';
import { split } from '../../../common/money/split.js';
import type { Moved, PaidWay } from '../../../common/money/paid-ways.js';

/** A line of a sale, as far as giving it back is concerned. */
export interface RefundableLine {
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
  netCents: number;
  taxCents: number;
  payableCents: number;
  refundedCents: number;
  /** What single-purpose gift cards paid of it, and the tax in that. */
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

/** So much of a line is given back, and how much of that goes to single-purpose gift cards. */
export interface GivenBack {
  cents: number;
  voucherCents: number;
  /** What has gone back to them of this line before. */
  voucherBeforeCents: number;
}

/**
 * The line that gives back so much of a line. Discount goes with it in the same share, tax with what does not go back to
 * single-purpose gift cards, and the tax of their sale with what does. All of them are worked out from how much has been given
 * back before and after, so that however it is given back, all of them go with all of it.
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
 * How much of each line goes back to single-purpose gift cards: what they paid of it, and no less than the other ways have not.
 *
 * @returns null when it cannot come to so much
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

/** The least and the most of each line that can go back to single-purpose gift cards. */
export const voucherBounds = (
  lines: readonly { cents: number; voucherLeftCents: number; restLeftCents: number }[],
): { least: number[]; most: number[] } => ({
  least: lines.map(({ cents, restLeftCents }) => Math.max(0, cents - restLeftCents)),
  most: lines.map(({ cents, voucherLeftCents }) => Math.min(cents, voucherLeftCents)),
});

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** How many of a line's pieces go back on the shelf with so much of what was paid for them. */
export const piecesOf = ({ quantity, payableCents, refundedCents }: RefundableLine, cents: number): number =>
  payableCents === 0
    ? quantity
    : Math.floor((quantity * (refundedCents + cents)) / payableCents) -
      Math.floor((quantity * refundedCents) / payableCents);

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

/**
 * The same in coins that exist: cash gives back whole coins, and the other ways whatever is left of the amount. If they have
 * no room for it, less than a coin stays.
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
