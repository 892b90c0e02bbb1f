import { stepCents } from '../../common/money/currency-step.js';
import { split } from '../../common/money/split.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';
import type { GiftCardRule } from '../gift-cards/gift-card.entity.js';
import { waysLeft } from '../../common/money/paid-ways.js';
import type { SaleLineRecord, FullSale } from '../sales/sale-records.service.js';
import { backIn, refundedLineOf, voucherBounds, voucherParts } from './domain/refund-shares.js';
import type { GivenBackLine, PlannedRefund } from './planned-refund.js';

/** A refund whose lines carry the part for single-purpose gift cards, and whose payments carry the tax returned. */
export interface VoucheredRefund extends PlannedRefund {
  lines: (GivenBackLine & { voucherCents: number; voucherBeforeCents: number })[];
  payments: (PlannedRefund['payments'][number] & { prepaidTaxCents: number })[];
}

interface Of {
  whole: FullSale;
  refunds: FullSale[];
  rules: ReadonlyMap<string, GiftCardRule>;
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/**
 * Divides a refund between what single-purpose gift cards paid, which has no tax to refund, and the rest, which has:
 * each item is refunded as it was paid. 422 if the payments don't allow it.
 */
export function withVouchers(planned: PlannedRefund, of: Of): VoucheredRefund {
  const { whole } = of;
  const step = stepCents(whole.sale.currency);
  const before = planned.lines.map(({ line }) => voucherBeforeOf(line, of.refunds));
  const given = planned.lines.map(({ line, cents }, index) => {
    const voucherLeftCents = line.voucherCents - (before[index] ?? 0);
    return {
      cents,
      voucherLeftCents,
      restLeftCents: line.payableCents - line.refundedCents - voucherLeftCents,
    };
  });
  const toCards = cardPayments(planned, of, voucherBounds(given));
  const isVoucher = ({ giftCardId }: { giftCardId: string | null }) => isVoucherIn(of, giftCardId);
  const parts = voucherParts(given, sumOf(toCards.filter(isVoucher).map(({ cents }) => cents)), step);
  if (parts === null) {
    throw invalidInput([{ pointer: '#/payments', detail: sentence('backAsItWasPaid') }]);
  }
  const lines = planned.lines.map((line, index) => ({
    ...line,
    voucherCents: parts[index] ?? 0,
    voucherBeforeCents: before[index] ?? 0,
  }));
  const terms = { taxIsAdded: whole.sale.taxIsAdded, stepCents: step };
  const prepaid = sumOf(lines.map(({ line, ...back }) => refundedLineOf(line, back, terms).prepaidTaxCents));
  const shares = split(
    prepaid,
    toCards.map((card) => (isVoucher(card) ? card.cents : 0)),
    step,
  );
  return {
    ...planned,
    lines,
    payments: [
      ...planned.payments
        .filter(({ giftCardId }) => giftCardId === null)
        .map((payment) => ({ ...payment, prepaidTaxCents: 0 })),
      ...toCards.map((card, index) => ({ ...card, prepaidTaxCents: shares[index] ?? 0 })),
    ],
  };
}

const isVoucherIn = ({ rules }: Of, giftCardId: string | null): boolean =>
  giftCardId !== null && rules.get(giftCardId) === 'single-purpose';

const voucherBeforeOf = ({ id }: SaleLineRecord, refunds: FullSale[]): number =>
  sumOf(
    refunds.flatMap(({ lines }) => lines.flatMap((line) => (line.ofLineId === id ? line.voucherCents : []))),
  );

/** The part refunded to gift cards: as much to single-purpose ones as these items allow, the rest to the others. */
function cardPayments(
  planned: PlannedRefund,
  of: Of,
  { least, most }: { least: number[]; most: number[] },
): PlannedRefund['payments'] {
  const wanted = sumOf(
    planned.payments.flatMap(({ giftCardId, cents }) => (giftCardId === null ? [] : cents)),
  );
  const ways = waysLeft(
    of.whole.payments,
    of.refunds.flatMap(({ payments }) => payments),
  ).filter(({ giftCardId }) => giftCardId !== null);
  const vouchers = ways.filter(({ giftCardId }) => isVoucherIn(of, giftCardId));
  const others = ways.filter((way) => !vouchers.includes(way));
  const otherCents = sumOf(others.map(({ leftCents }) => Math.max(0, leftCents)));
  const voucherCents = Math.min(
    wanted,
    Math.max(sumOf(least), Math.min(sumOf(most), wanted), wanted - otherCents),
  );
  return [...backIn(vouchers, voucherCents), ...backIn(others, wanted - voucherCents)];
}
