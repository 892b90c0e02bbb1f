import { cashFor } from '../../common/money/coins-of-cash.js';
import { isWhole, toCents } from '../../common/money/currency-step.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import type { PaymentMethod } from '../till-settings/payment-methods.js';
import type { SaleLineRecord, SaleTipRecord, FullSale } from '../sales/sale-records.service.js';
import { leftIn, waysLeft } from '../../common/money/paid-ways.js';
import { isTakenBack, mayUndo, refundableCentsOf } from '../sales/to-sale-view.js';
import { backIn, backInCoins } from './domain/refund-shares.js';
import type { RefundDto } from './dto/refund.dto.js';
import { notToBeGivenBack, otherMethod } from './refunds.problems.js';

export interface GivenBackLine {
  line: SaleLineRecord;
  cents: number;
  restocks: boolean;
}

/** The items and payments of a refund, before it is written. */
export interface PlannedRefund {
  reason: string;
  isUndo: boolean;
  lines: GivenBackLine[];
  tips: { staffId: string; cents: number }[];
  payments: { method: PaymentMethod; giftCardId: string | null; cents: number }[];
  roundingCents: number;
}

interface Terms {
  /** The smallest cash amount, in cents. */
  coin: number;
}

const leftOf = ({ payableCents, refundedCents }: SaleLineRecord): number => payableCents - refundedCents;
const tipLeftOf = ({ cents, refundedCents }: SaleTipRecord): number => cents - refundedCents;
const sumOf = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/** Refunds everything that is left, by the original payment methods; 409 if there is nothing to undo. */
export function planUndo(
  whole: FullSale,
  refunds: FullSale[],
  reason: string,
  { coin }: Terms,
): PlannedRefund {
  if (!mayUndo(whole)) throw notToBeGivenBack();
  const lines = whole.lines
    .filter(isTakenBack)
    .map((line) => ({ line, cents: leftOf(line), restocks: true }));
  const tips = whole.tips
    .map((tip) => ({ staffId: tip.staffId, cents: tipLeftOf(tip) }))
    .filter(({ cents }) => cents > 0);
  const payments = backInCoins(waysOf(whole, refunds), refundableCentsOf(whole, refunds), coin);
  return {
    reason,
    isUndo: true,
    lines,
    tips,
    payments,
    roundingCents: sumOf(payments) - sumOf(lines) - sumOf(tips),
  };
}

/** The requested refund; 422 with every invalid field, 409 if a method would return more than it was paid. */
export function planRefund(
  whole: FullSale,
  refunds: FullSale[],
  body: RefundDto,
  { coin }: Terms,
): PlannedRefund {
  const { currency } = whole.sale;
  const problems: FieldProblem[] = [];
  const centsOf = (amount: number, pointer: string): number => {
    const cents = toCents(amount);
    if (!isWhole(cents, currency)) problems.push({ pointer, detail: sentence('notAWholeAmount') });
    return cents;
  };
  const lines = body.lines.flatMap(({ _id, amount, restock = false }, index): GivenBackLine[] => {
    const pointer = `#/lines/${index}`;
    const cents = centsOf(amount, `${pointer}/amount`);
    const line = whole.lines.find(({ id }) => id === _id);
    const isSecond = body.lines.findIndex((other) => other._id === _id) < index;
    if (!line || isSecond) {
      problems.push({ pointer: `${pointer}/_id`, detail: sentence(line ? 'sameLineTwice' : 'noSuchLine') });
      return [];
    }
    const isTooMuch = cents > leftOf(line) || (line.kind === 'gift-card' && cents < line.payableCents);
    if (isTooMuch) problems.push({ pointer: `${pointer}/amount`, detail: sentence('notSoMuchLeft') });
    return [{ line, cents, restocks: restock }];
  });
  const tipsAsked = body.tips ?? [];
  const tips = tipsAsked.map(({ staffId, amount }, index) => {
    const pointer = `#/tips/${index}`;
    const cents = centsOf(amount, `${pointer}/amount`);
    const tip = whole.tips.find((one) => one.staffId === staffId);
    const isSecond = tipsAsked.findIndex((other) => other.staffId === staffId) < index;
    if (!tip || isSecond)
      problems.push({ pointer: `${pointer}/staffId`, detail: sentence('noSuchTeamMember') });
    else if (cents > tipLeftOf(tip)) {
      problems.push({ pointer: `${pointer}/amount`, detail: sentence('notSoMuchLeft') });
    }
    return { staffId, cents };
  });
  const wanted = body.payments.map(({ method, amount }, index) => ({
    method,
    cents: centsOf(amount, `#/payments/${index}/amount`),
  }));
  problems.push(...wrongPayments(whole, refunds, wanted, coin));
  if (problems.length === 0 && lines.length + tips.length === 0) {
    problems.push({ pointer: '#/lines', detail: sentence('nothingChosen') });
  }
  if (problems.length > 0) throw invalidInput(problems);

  const due = sumOf(lines) + sumOf(tips);
  const ways = waysOf(whole, refunds);
  const restCents = refundableCentsOf(whole, refunds);
  // Less than a coin can't be handed over, so the full remainder may be slightly lower.
  const isAll = due === leftToGive(whole);
  const inCash = wanted.some(({ method }) => method === 'cash') || (isAll && leftIn(ways, 'cash') > 0);
  const exactCents = isAll ? restCents : due;
  if (!addsUp(wanted, { exactCents, restCents, coin, inCash })) {
    throw invalidInput([{ pointer: '#/payments', detail: sentence('paymentsMustMatch') }]);
  }
  return {
    reason: body.reason,
    isUndo: false,
    lines,
    tips,
    payments: inWays(ways, wanted, body.confirmOtherMethod ?? false),
    roundingCents: sumOf(wanted) - due,
  };
}

const leftToGive = ({ lines, tips }: FullSale): number =>
  lines.reduce((sum, line) => sum + leftOf(line), 0) + tips.reduce((sum, tip) => sum + tipLeftOf(tip), 0);

/** True if the payments add up to the amount. Cash makes up the rest, in coins that exist, and never more than is left. */
function addsUp(
  wanted: readonly { method: PaymentMethod; cents: number }[],
  {
    exactCents,
    restCents,
    coin,
    inCash,
  }: { exactCents: number; restCents: number; coin: number; inCash: boolean },
): boolean {
  const cash = sumOf(wanted.filter(({ method }) => method === 'cash'));
  const otherwise = sumOf(wanted) - cash;
  if (otherwise > exactCents) return false;
  const exact = exactCents - otherwise;
  return cash === (inCash ? cashFor(exact, { leftCents: restCents - otherwise, coin }) : exact);
}

/**
 * Each method may occur once. Payments at another till are refunded there, and gift card payments to the card: a card
 * never turns into cash. Cash is returned in coins that exist.
 */
function wrongPayments(
  whole: FullSale,
  refunds: FullSale[],
  wanted: { method: PaymentMethod; cents: number }[],
  coin: number,
): FieldProblem[] {
  const ways = waysOf(whole, refunds);
  const problems = wanted.flatMap(({ method, cents }, index): FieldProblem[] => {
    const pointer = `#/payments/${index}`;
    const isSecond = wanted.findIndex((other) => other.method === method) < index;
    const isHere = (method === 'elsewhere') === (whole.sale.mode === 'elsewhere');
    if (isSecond || !isHere) return [{ pointer: `${pointer}/method`, detail: sentence('notPaidThisWay') }];
    if (method === 'cash' && cents % coin !== 0) {
      return [{ pointer: `${pointer}/amount`, detail: sentence('notPayableInCash') }];
    }
    if (method !== 'gift-card' || cents <= leftIn(ways, method)) return [];
    return [{ pointer: `${pointer}/amount`, detail: sentence('notSoMuchLeft') }];
  });
  const isByCard = ({ method }: { method: PaymentMethod }) => method === 'gift-card';
  const otherwise = sumOf(wanted.filter((payment) => !isByCard(payment)));
  const leftOtherwise = ways.reduce((sum, way) => sum + (isByCard(way) ? 0 : way.leftCents), 0);
  const isFromCard = ways.some(isByCard) && otherwise > leftOtherwise;
  return isFromCard ? [...problems, { pointer: '#/payments', detail: sentence('backToGiftCard') }] : problems;
}

const waysOf = (whole: FullSale, refunds: FullSale[]) =>
  waysLeft(
    whole.payments,
    refunds.flatMap(({ payments }) => payments),
  );

function inWays(
  ways: ReturnType<typeof waysOf>,
  wanted: { method: PaymentMethod; cents: number }[],
  isConfirmed: boolean,
): PlannedRefund['payments'] {
  return wanted.flatMap(({ method, cents }) => {
    if (cents > leftIn(ways, method) && !isConfirmed) throw otherMethod();
    if (method !== 'gift-card') return [{ method, giftCardId: null, cents }];
    return backIn(
      ways.filter((way) => way.method === method),
      cents,
    );
  });
}

/** The total refund, in cents. */
export const refundedCentsOf = ({ payments }: PlannedRefund): number => sumOf(payments);
