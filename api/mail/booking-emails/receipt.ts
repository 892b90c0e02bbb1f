import { safeName } from '../email-templates/domain/addressee.js';
import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailDraft } from '../email-templates/email.js';
import type { FactsByKind } from '../email-templates/email-kinds.js';
import { greeting, type Letter } from '../email-templates/letter.js';

/** Goes to whoever has paid, or got money back, and asked for it in writing. */
export function receipt(facts: FactsByKind['receipt'], letter: Letter): EmailDraft {
  const { words, salonName, moment } = letter;
  const { label, madeAt, isRefund, ofLabel } = facts;
  const says = isRefund
    ? words.refundReceiptText({ label, sale: ofLabel, when: moment(madeAt) })
    : words.receiptText({ label, when: moment(madeAt) });
  return {
    subject: isRefund
      ? words.refundReceiptSubject({ label, salon: salonName })
      : words.receiptSubject({ label, salon: salonName }),
    heading: isRefund ? words.refundReceipt() : words.receipt(),
    paragraphs: [greeting(safeName(facts.clientName), letter), says],
    rows: rowsOf(facts, letter),
    closing: [words.receiptIsFromTheTill()],
  };
}

function rowsOf(facts: FactsByKind['receipt'], { words, price }: Letter): { label: string; value: string }[] {
  const { currency, lines, discountCents, taxes, tipCents, roundingCents, totalCents, payments } = facts;
  const money = (cents: number): string =>
    `${cents < 0 ? '−' : ''}${price(Math.abs(cents), 'fixed', currency)}`;
  const perhaps = (label: string, cents: number) => (cents === 0 ? [] : [{ label, value: money(cents) }]);
  return [
    ...lines.map(({ title, quantity, cents }) => ({
      label: quantity === 1 ? isolated(title) : words.timesOf({ quantity, title: isolated(title) }),
      value: money(cents),
    })),
    ...perhaps(words.discountInIt(), discountCents),
    ...perhaps(words.tip(), tipCents),
    ...perhaps(words.rounding(), roundingCents),
    { label: words.total(), value: money(totalCents) },
    ...taxes.map(({ name, percent, cents }) => ({
      label: words.taxInIt({ name: isolated(name), percent: String(percent) }),
      value: money(cents),
    })),
    ...payments.map(({ method, cents }) => ({
      label: words.paidBy({ method: method === 'gift-card' ? 'giftCard' : method }),
      value: money(cents),
    })),
  ];
}
