import type { MoneyReportView } from '../../api/insight/reports/money-report.view.js';
import type { TipsReportView } from '../../api/insight/reports/tips-report.view.js';
import type { CloseSheetView } from '../../api/money/till/till.view.js';
import type { TillSalon } from './till.js';

type Figures = Record<string, number>;

/** A report's amount in cents. */
export const centsOf = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

const sumOf = (amounts: (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + centsOf(amount), 0);

/**
 * Adds up the ledger's lines of these days, or after the first of these entries up to the other, under the
 * names that the report on money has for it. A gift card's account has lines of two sorts: sold and taken back,
 * or paid with and given back to.
 */
async function figuresOfLedger(
  { sql }: TillSalon,
  which: { days: [string, string] } | { entries: [string, string] },
): Promise<Figures> {
  const [column, values] =
    'days' in which
      ? ['business_day BETWEEN $1 AND $2', which.days]
      : ['entry.id > $1 AND entry.id <= $2', which.entries];
  const sum = (where: string) => `coalesce(sum(cents) FILTER (WHERE ${where}), 0)::float8`;
  const drawer = `account IN ('cash', 'terminal', 'bank') OR (account = 'gift-cards' AND NOT is_sold)`;
  const [figures] = await sql<Figures>(
    `SELECT -${sum(`account IN ('services', 'products', 'discounts')`)} AS taken,
       -${sum(`account = 'tax' OR (account = 'prepaid-tax' AND rule = 'at-sale')`)} AS tax,
       -${sum(`account = 'tips'`)} AS tips,
       -${sum(`account = 'rounding'`)} AS rounding,
       ${sum(`account = 'cash'`)} AS cash,
       ${sum(`account = 'terminal'`)} AS card,
       ${sum(`account = 'bank'`)} AS transfer,
       ${sum(`account = 'gift-cards' AND NOT is_sold`)} AS "gift-card",
       -${sum(`account = 'gift-cards' AND is_sold`)} AS "giftCards",
       -${sum(`kind = 'refund' AND (${drawer})`)} AS "givenBack",
       ${sum(`kind = 'sale' AND account = 'discounts'`)} AS discounts
     FROM (
       SELECT entry.kind, account, cents, (entry.kind = 'sale') = (cents < 0) AS is_sold, card.tax AS rule
       FROM ledger_entries AS entry JOIN ledger_lines ON entry_id = entry.id
       LEFT JOIN gift_cards AS card ON card.id = subject_id
       WHERE source_type = 'sale' AND ${column}
     ) AS line`,
    values,
  );
  return figures ?? {};
}

function figuresOfReport(report: MoneyReportView): Figures {
  const { taken, tax, tips, rounding, giftCards, refunds, undone, discounts, methods } = report;
  const paidIn = (method: string) => centsOf(methods.find((one) => one.method === method)?.amount.now);
  return {
    taken: centsOf(taken.now),
    tax: centsOf(tax.now),
    tips: centsOf(tips.now),
    rounding: centsOf(rounding.now),
    cash: paidIn('cash'),
    card: paidIn('card'),
    transfer: paidIn('transfer'),
    'gift-card': paidIn('gift-card'),
    giftCards: centsOf(giftCards.now),
    givenBack: centsOf(refunds.now) + centsOf(undone.now),
    discounts: centsOf(discounts.now),
  };
}

/** Tax posted outside the taxed sales, less tax taken before: single-purpose gift cards, and what they paid for. */
async function taxedElsewhere({ sql }: TillSalon, firstDay: string, lastDay: string): Promise<number> {
  const [row] = await sql<{ cents: number }>(
    `SELECT coalesce(sum(CASE sales.kind WHEN 'sale' THEN 1 ELSE -1 END * CASE line.kind
         WHEN 'gift-card' THEN CASE card.tax WHEN 'single-purpose' THEN net_cents ELSE 0 END
         ELSE line.prepaid_tax_cents - voucher_cents END), 0)::float8 AS cents
     FROM sales JOIN sale_lines AS line ON sale_id = sales.id LEFT JOIN gift_cards AS card ON card.id = gift_card_id
     WHERE business_day BETWEEN $1 AND $2`,
    [firstDay, lastDay],
  );
  return row?.cents ?? 0;
}

/** Checks that a report's tables add up to its figures, if all that is sold is taxed. */
function tableFaults(report: MoneyReportView, elsewhereCents: number): string[] {
  const { taken, tax, services, products, taxes, people, bestServices, bestProducts, parts } = report;
  const sums: [string, number, number | null][] = [
    ['services and products', sumOf([services.now, products.now]), taken.now],
    ['days', sumOf(parts.map((part) => part.taken)), taken.now],
    ['what taxes are on', sumOf(taxes.map(({ net }) => net.now)) - elsewhereCents, taken.now],
    ['taxes', sumOf(taxes.map((rate) => rate.tax.now)), tax.now],
    ['services of people', sumOf(people.map((person) => person.services.now)), services.now],
    ['products of people', sumOf(people.map((person) => person.products.now)), products.now],
    ['each service', sumOf(bestServices.map((one) => one.taken.now)), services.now],
    ['each product', sumOf(bestProducts.map((one) => one.taken.now)), products.now],
  ];
  return sums.flatMap(([name, cents, figure]) =>
    cents === centsOf(figure) ? [] : [`${name}: ${cents} in the table, ${centsOf(figure)} as a figure`],
  );
}

async function moneyFaults(till: TillSalon, query: string): Promise<string[]> {
  const { body: report } = await till.get(`/reports/money?${query}`, till.vera).expect(200);
  const { firstDay, lastDay } = report.period;
  const ledger = await figuresOfLedger(till, { days: [firstDay, lastDay] });
  // A discount on a price that includes tax is smaller in the ledger, by that tax.
  if (!(await till.get('/till/settings', till.vera)).body.taxIsAdded) delete ledger['discounts'];
  const reported = figuresOfReport(report);
  return [
    ...Object.entries(ledger).flatMap(([name, cents]) =>
      cents === reported[name] ? [] : [`${name}: ${cents} in the ledger, ${reported[name]} in the report`],
    ),
    ...tableFaults(report, await taxedElsewhere(till, firstDay, lastDay)),
  ].map((fault) => `${query}: ${fault}`);
}

/** Checks each rate's tax, less what is set off as gift cards of the old rule are spent. */
async function taxFaults({ sql, get, vera }: TillSalon, year: string): Promise<string[]> {
  const rows = await sql<{ id: string; cents: number }>(
    `SELECT coalesce(line.tax_rate_id, subject_id) AS id, -sum(ledger.cents)::float8 AS cents
     FROM ledger_entries AS entry JOIN ledger_lines AS ledger ON entry_id = entry.id
     LEFT JOIN gift_cards AS card ON card.id = subject_id AND card.tax = 'at-sale'
     LEFT JOIN sale_lines AS line ON account = 'prepaid-tax' AND line.gift_card_id = card.id AND of_line_id IS NULL
     WHERE (account = 'tax' OR (account = 'prepaid-tax' AND card.id IS NOT NULL)) AND date_part('year', business_day) = $1 GROUP BY 1`,
    [year],
  );
  const { body }: { body: MoneyReportView } = await get(`/reports/money?period=year&day=${year}-07-01`, vera);
  return rows.flatMap(({ id, cents }) => {
    const taxed = sumOf(body.taxes.filter(({ _id }) => _id === id).map(({ tax }) => tax.now));
    return taxed === cents ? [] : [`tax ${id}: ${cents} in the ledger, ${taxed} in the report`];
  });
}

async function tipFaults({ sql, get, vera }: TillSalon, year: string): Promise<string[]> {
  const inYear = `date_part('year', business_day) = $1`;
  const people = await sql<{ id: string; given: number; paidOut: number; owed: number }>(
    `SELECT subject_id AS id, -coalesce(sum(cents) FILTER (WHERE kind <> 'movement' AND ${inYear}), 0)::float8 AS given,
       coalesce(sum(cents) FILTER (WHERE kind = 'movement' AND ${inYear}), 0)::float8 AS "paidOut",
       -sum(cents)::float8 AS owed
     FROM ledger_entries AS entry JOIN ledger_lines ON entry_id = entry.id WHERE account = 'tips' GROUP BY 1`,
    [year],
  );
  const { body }: { body: TipsReportView } = await get(`/reports/tips?period=year&day=${year}-07-01`, vera);
  const all = people.reduce(
    (sum, { given, paidOut, owed }) => ({
      id: sum.id,
      given: sum.given + given,
      paidOut: sum.paidOut + paidOut,
      owed: sum.owed + owed,
    }),
    { id: 'all', given: 0, paidOut: 0, owed: 0 },
  );
  return [...people, all].flatMap(({ id, given, paidOut, owed }) => {
    const shown = id === 'all' ? body : body.people.find(({ _id }) => _id === id);
    const reported = [shown?.tips.now, shown?.paidOut.now, shown?.owed].map(centsOf);
    const isSame = [given, paidOut, owed].every((cents, index) => cents === reported[index]);
    return isSame
      ? []
      : [`tips of ${id}: ${[given, paidOut, owed]} in the ledger, ${reported} in the report`];
  });
}

interface WalkedClose {
  number: number;
  last: string;
  over: number;
  banked: number;
  drawer: number;
  firstDay: string;
  lastDay: string;
}

/**
 * Compares each close (its drawer count, difference, bank deposit, payment methods and days) with the ledger entries
 * since the previous close, without the product's numbers of closes.
 */
async function closeFaults(till: TillSalon): Promise<string[]> {
  const closes = await till.sql<WalkedClose>(
    `SELECT closed.number, closed.last_entry_id AS last,
       (SELECT -coalesce(sum(cents) FILTER (WHERE account = 'over-short'), 0)::float8 FROM ledger_lines
        WHERE entry_id = entry.id) AS over,
       (SELECT coalesce(sum(cents) FILTER (WHERE account = 'bank'), 0)::float8 FROM ledger_lines
        WHERE entry_id = entry.id) AS banked,
       (SELECT coalesce(sum(cents), 0)::float8 FROM ledger_lines
        WHERE account = 'cash' AND entry_id <= closed.last_entry_id) AS drawer,
       closed.first_day::text AS "firstDay", closed.last_day::text AS "lastDay"
     FROM day_closes AS closed LEFT JOIN ledger_entries AS entry ON entry.source_id = closed.id ORDER BY closed.number`,
  );
  const faults: string[] = [];
  let before = '0';
  for (const [index, { number, last, over, banked, drawer, firstDay, lastDay }] of closes.entries()) {
    if (number !== index + 1) faults.push(`close ${number} comes ${index + 1}.`);
    const { body }: { body: CloseSheetView } = await till.get(`/till/closes/${number}`);
    const sheet = [body.difference, body.banked, body.closingFloat].map(centsOf);
    const isSame = [over, banked, drawer].every((cents, position) => cents === sheet[position]);
    if (!isSame)
      faults.push(`close ${number}: ${[over, banked, drawer]} in the ledger, ${sheet} on its sheet`);
    const paid = await figuresOfLedger(till, { entries: [before, last] });
    for (const method of ['cash', 'card', 'transfer', 'gift-card']) {
      const shown = centsOf(body.methods.find((one) => one.method === method)?.amount);
      if (shown !== paid[method]) faults.push(`close ${number}: ${shown} by ${method} on its sheet`);
    }
    const [days] = await till.sql<{ first: string | null; last: string | null }>(
      `SELECT min(business_day)::text AS first, max(business_day)::text AS last FROM ledger_entries
       WHERE id > $1 AND id <= $2 AND kind <> 'close'
         -- Tips that the bank or payroll pays are of no close.
         AND NOT EXISTS (SELECT FROM till_movements AS movement WHERE movement.id = source_id AND paid_by <> 'cash')`,
      [before, last],
    );
    if (days?.first && days.last && (days.first < firstDay || days.last > lastDay))
      faults.push(`close ${number} covers other days than ${firstDay} to ${lastDay}`);
    before = last;
  }
  return faults;
}

/** Finds differences between the salon's money figures and the ledger, to the cent, by day and by year. */
export async function figureFaults(till: TillSalon): Promise<string[]> {
  const days = await till.sql<{ day: string }>(
    `SELECT DISTINCT business_day::text AS day FROM ledger_entries ORDER BY 1`,
  );
  const years = [...new Set(days.map(({ day }) => day.slice(0, 4)))];
  const faults = await closeFaults(till);
  for (const { day } of days) faults.push(...(await moneyFaults(till, `period=day&day=${day}`)));
  for (const year of years) {
    faults.push(...(await moneyFaults(till, `period=year&day=${year}-07-01`)));
    faults.push(...(await taxFaults(till, year)), ...(await tipFaults(till, year)));
  }
  return faults;
}
