import { isWhole, toCents } from '../../common/money/currency-step.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import type { PaymentMethod } from '../till-settings/payment-methods.js';
import type { SaleLineRecord, SaleTipRecord, WholeSale } from '../sales/sale-records.service.js';
import { refundableCentsOf } from '../sales/to-sale-view.js';
import { backIn, waysLeft } from './domain/refund-shares.js';
import type { RefundDto } from './dto/refund.dto.js';
import { otherMethod } from './refunds.problems.js';

export interface GivenBackLine {
  line: SaleLineRecord;
  cents: number;
  restocks: boolean;
}

/** What is given back, and how, before it is written. */
export interface RefundDraft {
  reason: string;
  isUndo: boolean;
  lines: GivenBackLine[];
  tips: { staffId: string; cents: number }[];
  payments: { method: PaymentMethod; giftCardId: string | null; cents: number }[];
  roundingCents: number;
}

interface Terms {
  /** To which multiple cash is rounded; 0 for not at all. */
  roundedToCents: number;
}

const leftOf = ({ payableCents, refundedCents }: SaleLineRecord): number => payableCents - refundedCents;
const tipLeftOf = ({ cents, refundedCents }: SaleTipRecord): number => cents - refundedCents;
const sumOf = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/** All that is left, back in the ways it was paid. What was free is given back, too: it goes on the shelf again. */
export function undoDraft(whole: WholeSale, refunds: WholeSale[], reason: string): RefundDraft {
  const lines = whole.lines
    .filter((line) => leftOf(line) > 0 || line.payableCents === 0)
    .map((line) => ({ line, cents: leftOf(line), restocks: true }));
  const tips = whole.tips
    .map((tip) => ({ staffId: tip.staffId, cents: tipLeftOf(tip) }))
    .filter(({ cents }) => cents > 0);
  const paid = refunds.flatMap(({ payments }) => payments);
  const payments = backIn(waysLeft(whole.payments, paid), refundableCentsOf(whole.sale, refunds));
  return {
    reason,
    isUndo: true,
    lines,
    tips,
    payments,
    roundingCents: sumOf(payments) - sumOf(lines) - sumOf(tips),
  };
}

/** What was asked for; 422 with every field that cannot be, 409 for more back in one way than was paid in it. */
export function refundDraft(
  whole: WholeSale,
  refunds: WholeSale[],
  body: RefundDto,
  { roundedToCents }: Terms,
): RefundDraft {
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
    const line = whole.lines.find(({ id }) => id === _id.toLowerCase());
    const isSecond = body.lines.findIndex((other) => other._id.toLowerCase() === _id.toLowerCase()) < index;
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
    const tip = whole.tips.find((one) => one.staffId === staffId.toLowerCase());
    const isSecond =
      tipsAsked.findIndex((other) => other.staffId.toLowerCase() === staffId.toLowerCase()) < index;
    if (!tip || isSecond)
      problems.push({ pointer: `${pointer}/staffId`, detail: sentence('noSuchTeamMember') });
    else if (cents > tipLeftOf(tip)) {
      problems.push({ pointer: `${pointer}/amount`, detail: sentence('notSoMuchLeft') });
    }
    return { staffId: staffId.toLowerCase(), cents };
  });
  const wanted = body.payments.map(({ method, amount }, index) => ({
    method,
    cents: centsOf(amount, `#/payments/${index}/amount`),
  }));
  problems.push(...wrongPayments(whole, refunds, wanted));
  if (problems.length === 0 && lines.length + tips.length === 0) {
    problems.push({ pointer: '#/lines', detail: sentence('nothingChosen') });
  }
  if (problems.length > 0) throw invalidInput(problems);

  const due = sumOf(lines) + sumOf(tips);
  const roundingCents = sumOf(wanted) - due;
  const isAllThatIsLeft = due === leftToGive(whole);
  const rest = refundableCentsOf(whole.sale, refunds);
  const isRounded =
    wanted.some(({ method }) => method === 'cash') && Math.abs(roundingCents) * 2 <= roundedToCents;
  const adds = isAllThatIsLeft ? sumOf(wanted) === rest : roundingCents === 0 || isRounded;
  if (!adds || sumOf(wanted) > rest) {
    throw invalidInput([{ pointer: '#/payments', detail: sentence('paymentsMustMatch') }]);
  }
  return {
    reason: body.reason,
    isUndo: false,
    lines,
    tips,
    payments: inWays(whole, refunds, wanted, body.confirmOtherMethod ?? false),
    roundingCents,
  };
}

const leftToGive = ({ lines, tips }: WholeSale): number =>
  lines.reduce((sum, line) => sum + leftOf(line), 0) + tips.reduce((sum, tip) => sum + tipLeftOf(tip), 0);

/** Each way once; what another till took goes back there, and what gift cards paid to them: a card gives no cash. */
function wrongPayments(
  whole: WholeSale,
  refunds: WholeSale[],
  wanted: { method: PaymentMethod; cents: number }[],
): FieldProblem[] {
  const ways = waysOf(whole, refunds);
  const problems = wanted.flatMap(({ method, cents }, index): FieldProblem[] => {
    const pointer = `#/payments/${index}`;
    const isSecond = wanted.findIndex((other) => other.method === method) < index;
    const isHere = (method === 'elsewhere') === (whole.sale.mode === 'elsewhere');
    if (isSecond || !isHere) return [{ pointer: `${pointer}/method`, detail: sentence('notPaidThisWay') }];
    if (method !== 'gift-card' || cents <= leftIn(ways, method)) return [];
    return [{ pointer: `${pointer}/amount`, detail: sentence('notSoMuchLeft') }];
  });
  const isByCard = ({ method }: { method: PaymentMethod }) => method === 'gift-card';
  const otherwise = sumOf(wanted.filter((payment) => !isByCard(payment)));
  const leftOtherwise = ways.reduce((sum, way) => sum + (isByCard(way) ? 0 : way.leftCents), 0);
  const isFromCard = ways.some(isByCard) && otherwise > leftOtherwise;
  return isFromCard ? [...problems, { pointer: '#/payments', detail: sentence('backToGiftCard') }] : problems;
}

const waysOf = (whole: WholeSale, refunds: WholeSale[]) =>
  waysLeft(
    whole.payments,
    refunds.flatMap(({ payments }) => payments),
  );

const leftIn = (ways: ReturnType<typeof waysOf>, method: PaymentMethod): number =>
  ways.reduce((sum, way) => sum + (way.method === method ? Math.max(0, way.leftCents) : 0), 0);

function inWays(
  whole: WholeSale,
  refunds: WholeSale[],
  wanted: { method: PaymentMethod; cents: number }[],
  isConfirmed: boolean,
): RefundDraft['payments'] {
  const ways = waysOf(whole, refunds);
  return wanted.flatMap(({ method, cents }) => {
    if (cents > leftIn(ways, method) && !isConfirmed) throw otherMethod();
    if (method !== 'gift-card') return [{ method, giftCardId: null, cents }];
    return backIn(
      ways.filter((way) => way.method === method),
      cents,
    );
  });
}

/** What goes back in all, in cents. */
export const draftCentsOf = ({ payments }: RefundDraft): number => sumOf(payments);
