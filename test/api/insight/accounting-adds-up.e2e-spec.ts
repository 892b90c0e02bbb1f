// Long because one till, over a change of rate, is compared with its ledger in each table.
import { openTill, type TillSalon } from '../../support/till.js';

type Row = Record<string, string>;

const MARCH = { from: '2027-03-01', to: '2027-03-31' };
const APRIL = { from: '2027-04-01', to: '2027-04-30' };
const EVERYTHING = { from: MARCH.from, to: APRIL.to };

let till: TillSalon;
let standard: string;
let shampoo: string;

/** No cell here has a separator in it. */
const table = async (path: string): Promise<Row[]> => {
  const { text } = await till.get(path, till.vera).expect(200);
  const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const cellsOf = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''));
  const names = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
};
const daysOf = ({ from, to }: { from: string; to: string }) => `from=${from}&to=${to}`;
const receiptsOf = (days: { from: string; to: string }) => table(`/accounting/receipts.csv?${daysOf(days)}`);
const movementsOf = (days: { from: string; to: string }) =>
  table(`/accounting/movements.csv?${daysOf(days)}`);
const postingsOf = (days: { from: string; to: string }) => table(`/accounting/postings.csv?${daysOf(days)}`);

/** In cents, like everything that is compared here. */
const sumOf = (rows: Row[], ...columns: string[]): number =>
  rows.reduce(
    (sum, row) => sum + columns.reduce((all, name) => all + Math.round(Number(row[name] ?? 0) * 100), 0),
    0,
  );
/** Debits less credits of all accounts whose key begins with this. */
const balanceOf = (rows: Row[], key: string): number => {
  const of = (column: string) =>
    sumOf(
      rows.filter((row) => (row[column] ?? '').startsWith(key)),
      'Total',
    );
  return of('Debit account') - of('Credit account');
};

interface Ledger {
  of: (...accounts: string[]) => number;
}

const ledgerOf = async ({ from, to }: { from: string; to: string }): Promise<Ledger> => {
  const rows = await till.sql<{ account: string; cents: string }>(
    `SELECT account, sum(cents) AS cents FROM ledger_lines JOIN ledger_entries ON ledger_entries.id = entry_id
     WHERE business_day BETWEEN $1 AND $2 GROUP BY account`,
    [from, to],
  );
  const sums = new Map(rows.map(({ account, cents }) => [account, Number(cents)]));
  return { of: (...accounts) => accounts.reduce((sum, account) => sum + (sums.get(account) ?? 0), 0) };
};

const sell = async (
  body: { payments: { method: string; amount: number; giftCardCode?: string }[] } & Record<string, unknown>,
) => {
  till.parlour.clock.advanceMinutes(0.1);
  const tips = ((body['tips'] ?? []) as { amount: number }[]).reduce((sum, { amount }) => sum + amount, 0);
  const paid = body.payments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const expectedTotal = (body['expectedTotal'] as number | undefined) ?? paid;
  expect(tips).toBeLessThanOrEqual(paid);
  return (await till.post('/sales', { ...body, expectedTotal }).expect(201)).body;
};
const refund = async (saleId: string, body: object) => {
  till.parlour.clock.advanceMinutes(0.1);
  return (await till.post(`/sales/${saleId}/refund`, { reason: 'Wrong', ...body }).expect(201)).body;
};
const move = async (body: object) => {
  till.parlour.clock.advanceMinutes(0.1);
  return (await till.post('/till/movements', { confirmBeyondDrawer: true, ...body }).expect(201)).body;
};
const card = async (price: number) =>
  (await sell({ lines: [{ kind: 'gift-card', price }], payments: [{ method: 'card', amount: price }] }))
    .giftCards[0].code as string;
const cut = () => ({ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id });
const bottle = (quantity = 1) => ({ kind: 'product', productId: shampoo, quantity });

/** A close with what the drawer is off by, and what the terminal says. */
const close = async (off: number, banked: number, terminalTotal: number) => {
  till.parlour.clock.advanceMinutes(0.1);
  const [cash] = await till.sql<{ cents: string }>(
    `SELECT coalesce(sum(cents), 0) AS cents FROM ledger_lines WHERE account = 'cash'`,
  );
  const { body: now } = await till.get('/till').expect(200);
  const count = { number: now.nextNumber, total: Number(cash?.cents) / 100 + off, terminalTotal };
  const { body: compared } = await till.post('/till/close/preview', count).expect(200);
  return till
    .post('/till/close', {
      ...{ ...count, expectedDifference: compared.difference, banked, note: 'Counted twice' },
      expectedTerminalDifference: compared.terminal.difference,
    })
    .expect(201);
};

beforeAll(async () => {
  till = await openTill({
    settings: { cashRounding: 0.05, receptionRefundLimit: 10_000, adminRefundLimit: 10_000 },
  });
  standard = await till.aTax(19);
  await till.settings({ defaultTaxRateId: standard, giftCardTax: 'at-sale' });
  shampoo = await till.aProduct('Shampoo', 4.99);
  await till.changeTax(standard, 16, '2027-04-01');

  // March, at 19 %.
  const first = await card(119);
  const second = await card(60);
  const unused = await card(40);
  await sell({ lines: [cut()], payments: [{ method: 'gift-card', amount: 50, giftCardCode: first }] });
  const mixed = await sell({
    lines: [cut(), bottle(3)],
    tips: [{ staffId: till.ana.id, amount: 5 }],
    payments: [
      { method: 'gift-card', amount: 30, giftCardCode: second },
      { method: 'card', amount: 20 },
      { method: 'cash', amount: 19.95 },
    ],
  });
  await move({ kind: 'paid-in', amount: 100, category: 'owner' });
  await move({ kind: 'paid-in', amount: 50, category: 'bank' });
  await move({ kind: 'paid-in', amount: 3, category: 'expense' });
  await move({ kind: 'paid-out', amount: 12, category: 'refreshments', reason: 'Coffee' });
  await move({ kind: 'paid-out', amount: 20, category: 'wages', reason: 'Advance' });
  const twice = await move({ kind: 'paid-out', amount: 15, category: 'post', reason: 'Stamps' });
  till.parlour.clock.advanceMinutes(0.1);
  await till.post(`/till/movements/${twice._id}/reverse`, { reason: 'Entered twice' }).expect(201);
  await move({ kind: 'tips-paid', amount: 2, staffId: till.ana.id, paidBy: 'payroll' });
  await close(-1.5, 20, 245);

  // April, at 16 %: what was taxed at 19 % is spent, and given back, at no tax.
  await till.itIs('2027-04-02T12:00:00.000Z');
  const later = await sell({
    lines: [cut(), bottle()],
    payments: [
      { method: 'gift-card', amount: 49, giftCardCode: first },
      { method: 'cash', amount: 6 },
    ],
  });
  await card(80);
  await refund(mixed._id, {
    lines: [{ _id: mixed.lines[0]._id, amount: 50 }],
    payments: [
      { method: 'gift-card', amount: 23.09 },
      { method: 'card', amount: 20 },
      { method: 'cash', amount: 6.9 },
    ],
  });
  await refund(later._id, {
    lines: [{ _id: later.lines[1]._id, amount: 4.99 }],
    payments: [
      { method: 'gift-card', amount: 4.45 },
      { method: 'cash', amount: 0.55 },
    ],
  });
  await move({ kind: 'tips-paid', amount: 2, staffId: till.ana.id, paidBy: 'bank' });
  await move({ kind: 'banked', amount: 10 });
  await close(0.5, 5, 60);
  expect(unused).not.toBe('');
});

afterAll(() => till.close());

test.each([
  ['before the rate changed', MARCH],
  ['after it', APRIL],
  ['over the change', EVERYTHING],
])('receipts add up to the ledger %s, and each row to itself', async (_, days) => {
  const rows = await receiptsOf(days);
  const ledger = await ledgerOf(days);
  const cash = await movementsOf(days);

  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(sumOf([row], 'Without tax', 'Tax amount', 'Tax paid earlier')).toBe(sumOf([row], 'With tax'));
    expect(sumOf([row], 'Cash', 'Card', 'Bank transfer', 'Gift card', 'At another till')).toBe(
      sumOf([row], 'With tax'),
    );
  }
  const of = (...parts: string[]) => rows.filter((row) => parts.includes(row['For'] ?? ''));
  expect(sumOf(rows, 'Tax amount')).toBe(-ledger.of('tax'));
  expect(sumOf(of('Services', 'Products'), 'Without tax')).toBe(
    -ledger.of('services', 'products', 'discounts'),
  );
  expect(sumOf(of('Tips'), 'With tax') - tipsPaid(cash)).toBe(-ledger.of('tips'));
  expect(sumOf(of('Rounding'), 'With tax')).toBe(-ledger.of('rounding'));
  expect(sumOf(rows, 'Card')).toBe(ledger.of('terminal'));
  expect(sumOf(rows, 'Gift card') - sumOf(of('Gift cards sold'), 'With tax')).toBe(ledger.of('gift-cards'));
  expect(sumOf(of('Gift cards sold'), 'Tax amount') - sumOf(rows, 'Tax paid earlier')).toBe(
    ledger.of('prepaid-tax'),
  );
  expect(sumOf(rows, 'Cash') + sumOf(cash, 'Cash in') - sumOf(cash, 'Cash out')).toBe(ledger.of('cash'));
});

const tipsPaid = (rows: Row[]): number =>
  sumOf(
    rows.filter(({ Kind }) => Kind === 'tips-paid'),
    'Cash out',
    'Non-cash',
  );

test('a rate has what it taxes: cards at the rate of their sale, and nothing that they pay for', async () => {
  const byRate = (rows: Row[]) => [...new Set(rows.map((row) => row['Rate (%)']))].toSorted();
  expect(byRate(await receiptsOf(MARCH))).toEqual(['', '19.00']);
  expect(byRate(await receiptsOf(APRIL))).toContain('16.00');
  const prepaid = (await receiptsOf(APRIL)).filter((row) => Number(row['Tax paid earlier']) > 0);
  expect(prepaid.length).toBeGreaterThan(0);
  expect(new Set(prepaid.map((row) => row['Tax']))).toEqual(new Set(['Taxed with the gift card']));

  for (const days of [MARCH, APRIL, EVERYTHING]) {
    const { body } = await till.get(`/accounting/vat?${daysOf(days)}`, till.vera).expect(200);
    const rows = await receiptsOf(days);
    for (const { ratePercent, net, tax, gross } of body.lines) {
      const of = rows.filter((row) => Number(row['Rate (%)']) === ratePercent && row['Rate (%)'] !== '');
      expect([sumOf(of, 'Without tax'), sumOf(of, 'Tax amount'), sumOf(of, 'With tax')]).toEqual(
        [net, tax, gross].map((amount: number) => Math.round(amount * 100)),
      );
    }
    expect(Math.round(body.total.tax * 100)).toBe(-(await ledgerOf(days)).of('tax'));
  }
});

test('postings leave on each account what the ledger has, with the tax of cards set apart', async () => {
  for (const days of [MARCH, APRIL, EVERYTHING]) {
    const rows = await postingsOf(days);
    const ledger = await ledgerOf(days);
    const receipts = await receiptsOf(days);
    const cardTax = sumOf(
      receipts.filter((row) => row['For'] === 'Gift cards sold'),
      'Tax amount',
    );
    const goodsTax = sumOf(receipts, 'Tax amount') - cardTax;

    expect(balanceOf(rows, 'paid:cash')).toBe(ledger.of('cash'));
    expect(balanceOf(rows, 'paid:card')).toBe(ledger.of('terminal'));
    expect(balanceOf(rows, 'bank') + balanceOf(rows, 'paid:transfer')).toBe(ledger.of('bank'));
    expect(balanceOf(rows, 'owner')).toBe(ledger.of('owner'));
    expect(balanceOf(rows, 'payroll')).toBe(ledger.of('payroll'));
    expect(balanceOf(rows, 'expense:')).toBe(ledger.of('expenses'));
    expect(balanceOf(rows, 'over-short')).toBe(ledger.of('over-short'));
    expect(balanceOf(rows, 'tip')).toBe(ledger.of('tips'));
    expect(balanceOf(rows, 'rounding')).toBe(ledger.of('rounding'));
    expect(balanceOf(rows, 'service:') + balanceOf(rows, 'product:') + goodsTax).toBe(
      ledger.of('services', 'products', 'discounts'),
    );
    const cards =
      balanceOf(rows, 'gift-card') + balanceOf(rows, 'paid:gift-card') + balanceOf(rows, 'paid:voucher');
    expect(cards + cardTax).toBe(ledger.of('gift-cards', 'prepaid-tax'));
  }
});

test('what is left on gift cards, and the tax paid in it, are those of the ledger at the end of each month', async () => {
  for (const { to: day } of [MARCH, APRIL]) {
    const rows = await table(`/accounting/gift-cards.csv?day=${day}`);
    const ledger = await ledgerOf({ from: '2000-01-01', to: day });
    const { body } = await till.get(`/accounting/vat?from=${day}&to=${day}`, till.vera).expect(200);

    expect(sumOf(rows, 'Balance')).toBe(-ledger.of('gift-cards'));
    expect(sumOf(rows, 'Tax included')).toBe(ledger.of('prepaid-tax'));
    expect([body.giftCardLiability, body.giftCardTax].map((amount) => Math.round(amount * 100))).toEqual([
      -ledger.of('gift-cards'),
      ledger.of('prepaid-tax'),
    ]);
  }
});

test('movements say what cash was for and what was reversed, and what closes found and took out', async () => {
  const rows = await movementsOf(MARCH);

  expect(
    rows.map((row) => [row['Kind'], row['Category'], row['Cash in'], row['Cash out'], row['Non-cash']]),
  ).toEqual([
    ['paid-in', 'owner', '100.00', '', ''],
    ['paid-in', 'bank', '50.00', '', ''],
    ['paid-in', 'expense', '3.00', '', ''],
    ['paid-out', 'refreshments', '', '12.00', ''],
    ['paid-out', 'wages', '', '20.00', ''],
    ['paid-out', 'post', '', '15.00', ''],
    ['paid-out', 'post', '15.00', '', ''],
    ['tips-paid', '', '', '', '2.00'],
    ['banked', '', '', '20.00', ''],
    ['difference', '', '', '1.50', ''],
  ]);
  expect(rows[6]).toMatchObject({ Reversal: 'reversal', Reason: 'Entered twice' });
  expect(rows[7]).toMatchObject({ 'Paid by': 'payroll' });
});

test('closes say what the drawer and the card terminal were off by', async () => {
  const rows = await table(`/accounting/closes.csv?${daysOf(EVERYTHING)}`);

  expect(
    rows.map((row) => [row['Close'], row['Difference'], row['Card payments'], row['Terminal difference']]),
  ).toEqual([
    ['1', '-1.50', '239.00', '6.00'],
    ['2', '0.50', '60.00', '0.00'],
  ]);
});
