import type { MoneyReportView } from '../../api/insight/reports/money-report.view.js';
import type { TillSalon } from './till.js';

/** Number of values of each kind that were recalculated. */
type Checked = Record<
  'cards' | 'paidByVouchers' | 'partly' | 'backToVouchers' | 'oldRule' | 'months',
  number
>;

interface Line {
  id: string;
  ofLine: string | null;
  kind: string;
  payable: number;
  discounted: number;
  tax: number;
  prepaid: number;
  voucher: number;
  card: string | null;
  rule: string | null;
}

interface Payment {
  cents: number;
  prepaid: number;
  card: string | null;
  rule: string | null;
}

interface Document {
  id: string;
  kind: 'sale' | 'refund';
  ofSale: string | null;
  day: string;
  lines: Line[];
  payments: Payment[];
}

/** Rounds half up, in whole numbers. */
const share = (whole: number, part: number, of: number): number =>
  of === 0 ? whole : Number((2n * BigInt(whole) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)));

/** The tax contained in an amount, at a rate in hundredths of a percent. */
const within = (cents: number, bp: number): number => share(cents, bp, 10_000 + bp);

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Divides a total into whole parts: all rounded down, then one cent each to those who lost most. */
function dealt(total: number, weights: number[]): number[] {
  const all = sum(weights);
  if (total === 0 || all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((product) => Number(product / BigInt(all)));
  const lost = exact.map((product, index) => ({ index, rest: product % BigInt(all) }));
  lost.sort((one, other) =>
    one.rest === other.rest ? one.index - other.index : one.rest < other.rest ? 1 : -1,
  );
  for (const { index } of lost.slice(0, total - sum(parts))) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** All sales and refunds in the order of the ledger. A refund of only a tip has no lines. */
const documentsOf = ({ sql }: TillSalon): Promise<Document[]> =>
  sql<Document>(
    `SELECT sales.id, sales.kind, of_sale_id AS "ofSale", sales.business_day::text AS day,
       coalesce((SELECT json_agg(json_build_object('id', line.id, 'ofLine', of_line_id, 'kind', line.kind, 'payable', payable_cents,
          'discounted', quantity * unit_price_cents - discount_cents, 'tax', tax_cents, 'prepaid', prepaid_tax_cents,
          'voucher', voucher_cents, 'card', gift_card_id, 'rule', card.tax) ORDER BY position)
        FROM sale_lines AS line LEFT JOIN gift_cards AS card ON card.id = gift_card_id WHERE sale_id = sales.id), '[]') AS lines,
       coalesce((SELECT json_agg(json_build_object('cents', cents, 'prepaid', prepaid_tax_cents, 'card', gift_card_id,
          'rule', card.tax) ORDER BY position)
        FROM sale_payments LEFT JOIN gift_cards AS card ON card.id = gift_card_id WHERE sale_id = sales.id), '[]') AS payments
     FROM sales LEFT JOIN ledger_entries AS entry ON source_id = sales.id AND source_type = 'sale'
     ORDER BY entry.id, made_at`,
  );

/**
 * Differences between the taxes of a salon with one changing rate and a full recalculation: from prices, gift cards,
 * payments and the days of the rates, with separate arithmetic. Prices include tax.
 */
export async function voucherFaults(till: TillSalon): Promise<{ faults: string[]; checked: Checked }> {
  const faults: string[] = [];
  const checked: Checked = {
    cards: 0,
    paidByVouchers: 0,
    partly: 0,
    backToVouchers: 0,
    oldRule: 0,
    months: 0,
  };
  const rates = await till.sql<{ day: string; bp: number }>(
    `SELECT from_day::text AS day, rate_bp AS bp FROM tax_rate_changes ORDER BY from_day`,
  );
  const rateOn = (day: string): number => rates.findLast((rate) => rate.day <= day)?.bp ?? 0;
  const same = (what: string, said: unknown, found: unknown) => {
    if (JSON.stringify(said) !== JSON.stringify(found))
      faults.push(`${what}: ${JSON.stringify(said)}, not ${JSON.stringify(found)}`);
  };

  const sold = new Map<string, Document>();
  const givenBack = new Map<string, { rest: number; voucher: number }>();
  const inCard = new Map<string, { value: number; tax: number }>();
  const taxOfMonth = new Map<string, number>();

  for (const document of await documentsOf(till)) {
    const { id, kind, day, lines, payments } = document;
    const bp = rateOn(day);
    const vouchers = payments.filter(({ rule }) => rule === 'single-purpose');
    if (payments.some(({ rule }) => rule === 'at-sale')) checked.oldRule += 1;
    let tax = 0;
    if (kind === 'sale') {
      sold.set(id, document);
      const cardTax = lines.map((line) => (line.rule === 'single-purpose' ? within(line.payable, bp) : 0));
      const paid = sum(vouchers.map(({ cents }) => cents));
      const parts = dealt(
        paid,
        lines.map((line) => (line.kind === 'gift-card' ? 0 : line.payable)),
      );
      const rests = lines.map((line, index) =>
        line.kind === 'gift-card' ? 0 : line.payable - (parts[index] ?? 0),
      );
      const shares = dealt(within(sum(rests), bp), rests);
      const taxes = lines.map((_, index) => (cardTax[index] ?? 0) + (shares[index] ?? 0));
      same(
        `${id}: tax of lines`,
        lines.map((line) => line.tax),
        taxes,
      );
      same(
        `${id}: paid by vouchers`,
        lines.map((line) => line.voucher),
        parts,
      );
      tax = sum(taxes);
      for (const { card, cents, prepaid } of vouchers) {
        const before = inCard.get(card ?? '') ?? { value: 0, tax: 0 };
        const gone = share(before.tax, cents, before.value);
        same(`${id}: tax out of card ${card}`, prepaid, gone);
        inCard.set(card ?? '', { value: before.value - cents, tax: before.tax - gone });
      }
      same(
        `${id}: prepaid tax of lines`,
        lines.map((line) => line.prepaid),
        dealt(sum(vouchers.map((one) => one.prepaid)), parts),
      );
      for (const [index, { rule, card, payable }] of lines.entries()) {
        if (rule !== 'single-purpose' || card === null) continue;
        inCard.set(card, { value: payable, tax: cardTax[index] ?? 0 });
        checked.cards += 1;
      }
      if (paid > 0) checked.paidByVouchers += 1;
      if (paid > 0 && sum(rests) > 0) checked.partly += 1;
    } else {
      const original = sold.get(document.ofSale ?? '');
      for (const line of lines) {
        const of = original?.lines.find((one) => one.id === line.ofLine);
        if (!of) throw new Error(`${id} gives back a line that was not sold.`);
        const before = givenBack.get(of.id) ?? { rest: 0, voucher: 0 };
        const after = {
          rest: before.rest + line.payable - line.voucher,
          voucher: before.voucher + line.voucher,
        };
        const restOf = of.payable - of.voucher;
        const isCard = of.kind === 'gift-card';
        const due = isCard ? of.tax : share(of.tax, after.rest, restOf) - share(of.tax, before.rest, restOf);
        const expected = restOf === 0 && !isCard ? 0 : due;
        same(`${id}: tax given back`, line.tax, line.payable === 0 ? of.tax : expected);
        if (after.voucher > of.voucher || after.rest > restOf)
          faults.push(`${id}: more went back in a way than had paid`);
        if (after.voucher === of.voucher && before.voucher < of.voucher) {
          const earlier = before.voucher === 0 ? 0 : share(of.prepaid, before.voucher, of.voucher);
          same(`${id}: prepaid tax given back`, line.prepaid, of.prepaid - earlier);
        }
        givenBack.set(of.id, after);
        tax += line.tax;
        if (isCard && of.card !== null) inCard.set(of.card, { value: 0, tax: 0 });
      }
      const back = sum(vouchers.map(({ cents }) => cents));
      same(`${id}: back to vouchers`, sum(lines.map((line) => line.voucher)), back);
      for (const { card, cents, prepaid } of vouchers) {
        const before = inCard.get(card ?? '') ?? { value: 0, tax: 0 };
        inCard.set(card ?? '', { value: before.value + cents, tax: before.tax + prepaid });
      }
      if (back > 0) checked.backToVouchers += 1;
      tax = -tax;
    }
    const month = day.slice(0, 7);
    taxOfMonth.set(month, (taxOfMonth.get(month) ?? 0) + tax);
  }

  const left = await till.sql<{ id: string; value: number; tax: number }>(
    `SELECT card.id, coalesce(-sum(cents) FILTER (WHERE account = 'gift-cards'), 0)::float8 AS value,
       coalesce(sum(cents) FILTER (WHERE account = 'prepaid-tax'), 0)::float8 AS tax
     FROM gift_cards AS card LEFT JOIN ledger_balances ON subject_id = card.id
     WHERE card.tax = 'single-purpose' GROUP BY card.id`,
  );
  for (const { id, value, tax } of left) same(`card ${id}`, { value, tax }, inCard.get(id));
  for (const [month, cents] of taxOfMonth) {
    const { body }: { body: MoneyReportView } = await till.get(
      `/reports/money?period=month&day=${month}-15`,
      till.vera,
    );
    same(`tax of ${month}`, Math.round((body.tax.now ?? 0) * 100), cents);
    checked.months += 1;
  }
  return { faults, checked };
}
