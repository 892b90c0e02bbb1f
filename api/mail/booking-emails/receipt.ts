import { safeName } from '../email-templates/domain/addressee.js';
import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody, EmailRow } from '../email-templates/email.js';
import type { FactsByKind } from '../email-templates/email-kinds.js';
import { greeting, type Letter } from '../email-templates/letter.js';

/** Goes to clients who paid or were refunded, and asked for a receipt by email. */
export function receipt(facts: FactsByKind['receipt'], letter: Letter): EmailBody {
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
    closing: [...headOf(facts, letter), words.receiptIsFromTheTill()],
  };
}

/** As on the printed receipt: lines, plus taxes that are added to them, make up the total. */
function rowsOf(facts: FactsByKind['receipt'], { words, sum }: Letter): EmailRow[] {
  const { currency, lines, discountCents, taxes, taxedBeforeCents = 0, payments } = facts;
  const { tipCents, roundingCents, totalCents } = facts;
  const money = (cents: number): string => `${cents < 0 ? '−' : ''}${sum(Math.abs(cents), currency)}`;
  const row = (label: string, cents: number): EmailRow => ({ label, value: money(cents), kind: 'amount' });
  const perhaps = (label: string, cents: number) => (cents === 0 ? [] : [row(label, cents)]);
  // Emails queued before lines had discounts show them in a single row.
  const areDiscountsSaid = lines.some(({ discountCents: off }) => off !== undefined);
  const labelOf = ({ title, quantity, unitCents, discountCents: off }: (typeof lines)[number]): string => {
    const name = quantity === 1 ? isolated(title) : words.timesOf({ quantity, title: isolated(title) });
    const each = quantity > 1 && unitCents !== undefined ? [words.eachOf({ money: money(unitCents) })] : [];
    return [name, ...each, ...(off ? [words.discountOf({ money: money(off) })] : [])].join(' · ');
  };
  const taxRows = taxes.map(({ name, percent, netCents, cents }) => {
    const tax = { name: isolated(name), percent: String(percent) };
    const label =
      netCents === undefined ? words.taxInIt(tax) : words.taxOnNet({ ...tax, net: money(netCents) });
    return row(label, cents);
  });
  const { taxIsAdded = false } = facts;
  return [
    ...lines.map((line) => row(labelOf(line), line.cents)),
    ...(areDiscountsSaid ? [] : perhaps(words.discountInIt(), discountCents)),
    ...(taxIsAdded ? taxRows : []),
    ...perhaps(words.tip(), tipCents),
    ...perhaps(words.rounding(), roundingCents),
    { label: words.total(), value: money(totalCents), kind: 'total' },
    ...(taxIsAdded ? [] : taxRows),
    ...perhaps(words.taxedBefore(), taxedBeforeCents),
    ...payments.flatMap(({ method, cents, tenderedCents = null }) => [
      row(words.paidBy({ method: method === 'gift-card' ? 'giftCard' : method }), cents),
      ...(tenderedCents === null ? [] : perhaps(words.change(), tenderedCents - cents)),
    ]),
  ];
}

/** The receipt's head, as far as the salon has filled it in. */
function headOf({ head }: FactsByKind['receipt'], { words }: Letter): string[] {
  if (!head) return [];
  const { name, legalName, address, vatNumber, note } = head;
  const labelled = (label: string, value: string) => `${words.label({ label })} ${isolated(value)}`;
  const seller = labelled(words.soldBy(), [legalName || name, address].filter(Boolean).join(', '));
  const number = vatNumber ? [labelled(words.vatNumber(), vatNumber)] : [];
  return [[seller, ...number].join('\n'), ...(note ? [note] : [])];
}
