import { amountOf, percentOf } from '../../../lib/typed-amount';
import type { CheckoutWords } from '../../../words/types.gen';
import { amountsOf, isComplete, leftOf, priceOf, quantityOf, type Draft, type DraftDiscount } from './draft';

type Mistakes = Record<string, string>;

const ofDiscount = (words: CheckoutWords, name: string, discount: DraftDiscount | null): Mistakes => {
  if (!discount) return {};
  const value = discount.kind === 'percent' ? percentOf(discount.value) : amountOf(discount.value);
  return {
    ...(!value && {
      [`${name}.value`]: discount.kind === 'percent' ? words.typePercent() : words.typeAmount(),
    }),
    ...(discount.reason.trim() === '' && { [`${name}.reason`]: words.sayWhy() }),
  };
};

/** Errors in a sale before it is sent, by field name; the total is from the latest quote. */
export function mistakesIn(words: CheckoutWords, draft: Draft, total: number | null): Mistakes {
  const { lines, discount, tips, payments } = draft;
  const ofLines = lines.map((line, index): Mistakes => {
    const name = `lines.${index}`;
    return {
      ...(line.kind === 'service' && !line.serviceId && { [`${name}.serviceId`]: words.chooseService() }),
      ...(line.kind === 'service' && !line.staffId && { [`${name}.staffId`]: words.chooseWho() }),
      ...(line.needsPrice &&
        !priceOf(line) &&
        priceOf(line) !== 0 && { [`${name}.price`]: words.typePrice() }),
      ...(line.kind === 'gift-card' && priceOf(line) === 0 && { [`${name}.price`]: words.typePrice() }),
      ...(quantityOf(line) === null && { [`${name}.quantity`]: words.typeQuantity() }),
      ...ofDiscount(words, `${name}.discount`, line.discount),
    };
  });
  const ofTips = tips.map(({ staffId, amount }, index): Mistakes => ({
    ...(amount.trim() !== '' &&
      amountOf(amount) === null && { [`tips.${index}.amount`]: words.typeAmount() }),
    ...(amountOf(amount) && !staffId && { [`tips.${index}.staffId`]: words.chooseWho() }),
  }));
  const amounts = total === null ? [] : amountsOf(payments, total);
  const ofPayments = payments.map((payment, index): Mistakes => {
    const name = `payments.${index}`;
    return {
      ...(payment.amount.trim() !== '' &&
        !amountOf(payment.amount) && { [`${name}.amount`]: words.typeAmount() }),
      ...(payment.tendered.trim() !== '' &&
        amountOf(payment.tendered) === null && { [`${name}.tendered`]: words.typeAmount() }),
      ...((amountOf(payment.tendered) ?? Infinity) < (amounts[index] ?? 0) && {
        [`${name}.tendered`]: words.givenTooLittle(),
      }),
      ...(payment.method === 'gift-card' &&
        payment.balance === null && { [`${name}.giftCardCode`]: words.typeCode() }),
    };
  });
  const isWholeKnown = total !== null && lines.every(isComplete);
  const left = isWholeKnown ? leftOf(payments, total) : 0;
  return {
    ...ofDiscount(words, 'discount', discount),
    ...[...ofLines, ...ofTips, ...ofPayments].reduce((all, each) => ({ ...all, ...each }), {}),
    ...(lines.length === 0 && { lines: words.addSomething() }),
    ...(left > 0 && { payments: payments.length === 0 ? words.chooseMethod() : words.notPaidYet() }),
    ...(left < 0 && { payments: words.paidTooMuch() }),
  };
}
