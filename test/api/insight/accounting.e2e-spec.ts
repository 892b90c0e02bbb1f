import { openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;
let shampoo: string;

const DAYS = 'from=2027-03-01&to=2027-03-31';

beforeAll(async () => {
  till = await openTill({
    settings: { giftCardTax: 'at-use', cashRounding: 0.05, receptionRefundLimit: 10_000 },
  });
  await till.settings({ defaultTaxRateId: await till.aTax(23) });
  shampoo = await till.aProduct('Shampoo', 4.99, { taxRateId: await till.aTax(6, 'Reduced') });
});

afterAll(() => till.close());

const cut = () => ({ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id });
/** A minute after any earlier sale. */
const sell = async (body: { payments: { amount: number }[] } & Record<string, unknown>) => {
  till.parlour.clock.advanceMinutes(1);
  const expectedTotal = body.payments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return (await till.post('/sales', { ...body, expectedTotal }).expect(201)).body;
};

/** The cells of a line, without quotes. */
const cellsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) => cell.replaceAll('"', ''));

/** No cell here has a separator in it. */
const table = async (path: string): Promise<Record<string, string>[]> => {
  const { text } = await till.get(path, till.vera).expect(200);
  const separator = path.includes('datev') ? ';' : ',';
  const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = cellsOf(head, separator);
  return lines.map((line) => {
    const cells = cellsOf(line, separator);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
};
const sumOf = (rows: Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0) / 100;

const METHODS = ['Cash', 'Card', 'Bank transfer', 'Gift card', 'At another till'];

test('the accountant gets each receipt by rate, with the ways it was paid, and every column adds up', async () => {
  const card = await sell({
    lines: [{ kind: 'gift-card', price: 30 }],
    payments: [{ method: 'card', amount: 30 }],
  } as never);
  const mixed = await sell({
    lines: [cut(), { kind: 'product', productId: shampoo }],
    tips: [{ staffId: till.ana.id, amount: 5 }],
    payments: [
      { method: 'gift-card', amount: 30, giftCardCode: card.giftCards[0].code },
      { method: 'cash', amount: 30 },
    ],
  } as never);
  till.parlour.clock.advanceMinutes(1);
  await till
    .post(`/sales/${mixed._id}/refund`, {
      lines: [{ _id: mixed.lines[1]._id, amount: 4.99 }],
      payments: [{ method: 'cash', amount: 5 }],
      reason: 'Leaks',
    })
    .expect(201);

  const rows = await table(`/accounting/receipts.csv?${DAYS}`);

  expect(rows.map((row) => [row['Document'], row['For'], row['Rate (%)'], row['With tax']])).toEqual([
    [card.label, 'Gift cards sold', '', '30.00'],
    [mixed.label, 'Services', '23.00', '50.00'],
    [mixed.label, 'Products', '6.00', '4.99'],
    [mixed.label, 'Tips', '', '5.00'],
    [mixed.label, 'Rounding', '', '0.01'],
    ['R-1', 'Products', '6.00', '-4.99'],
    ['R-1', 'Rounding', '', '-0.01'],
  ]);
  expect(rows[1]).toMatchObject({
    ...{ Day: '2027-03-02', Tax: 'Standard', 'Without tax': '40.65', 'Tax amount': '9.35' },
    ...{ 'Gift card': '30.00', Cash: '20.00', Card: '0.00' },
  });
  for (const row of rows)
    expect(
      sumOf(
        METHODS.map((name) => ({ paid: row[name] ?? '' })),
        'paid',
      ),
    ).toBe(Number(row['With tax']));
  expect([sumOf(rows, 'Cash'), sumOf(rows, 'Card'), sumOf(rows, 'Gift card')]).toEqual([25, 30, 30]);
});

test('the tax of any days is that of their receipts, also over a change of rate, and says what is left on gift cards', async () => {
  const { body: before } = await till
    .get(`/accounting/vat?from=2027-03-02&to=2027-03-02`, till.vera)
    .expect(200);
  expect(before).toMatchObject({
    lines: [
      { name: 'Standard', ratePercent: 23, net: 40.65, tax: 9.35, gross: 50 },
      { ratePercent: 6, gross: 0 },
    ],
    giftCardLiability: 0,
  });
  const { body: settings } = await till.get('/till/settings', till.vera).expect(200);
  const from = { percent: 21, fromDay: '2027-03-15' };
  await till.parlour.http
    .patch(`/till/tax-rates/${settings.defaultTaxRateId}`)
    .set('Authorization', till.vera.bearer)
    .send({ from })
    .expect(200);
  await sell({
    lines: [{ kind: 'gift-card', price: 80 }],
    payments: [{ method: 'card', amount: 80 }],
  } as never);
  await till.itIs('2027-03-16T12:00:00.000Z');
  await sell({ lines: [cut()], payments: [{ method: 'card', amount: 50 }] } as never);

  const { body } = await till.get(`/accounting/vat?${DAYS}`, till.vera).expect(200);

  expect(
    body.lines.map(({ ratePercent, tax }: { ratePercent: number; tax: number }) => [ratePercent, tax]),
  ).toEqual([
    [23, 9.35],
    [21, 8.68],
    [6, 0],
  ]);
  const rows = await table(`/accounting/receipts.csv?${DAYS}`);
  expect(body.total).toMatchObject({ tax: sumOf(rows, 'Tax amount') });
  const [ledger] = await till.sql<{ cents: string }>(
    `SELECT -sum(cents) AS cents FROM ledger_lines WHERE account = 'tax'`,
  );
  expect(body.total.tax).toBe(Number(ledger?.cents) / 100);
  const liability = async (day: string) =>
    (await till.get(`/accounting/vat?from=${day}&to=${day}`, till.vera)).body.giftCardLiability;
  expect(await liability('2027-03-01')).toBe(0);
  expect(await liability('2027-03-31')).toBe(80);
});

test('gift cards have the end of their code, the receipt they were sold with, and what was left on a day', async () => {
  const rows = await table('/accounting/gift-cards.csv?day=2027-03-31');
  expect(rows.map((row) => [row['Original sale'], row['Value'], row['Balance'], row['Taxed']])).toEqual([
    ['S-1', '30.00', '0.00', 'at-use'],
    [expect.stringMatching(/^S-\d+$/), '80.00', '80.00', 'at-use'],
  ]);
  expect(rows[0]?.['Gift card']).toMatch(/^•••• \w{4}$/);
  expect(await table('/accounting/gift-cards.csv?day=2027-03-01')).toEqual([]);
});

test('cash movements stand there with their reasons, and only those of the days that were asked for', async () => {
  await till
    .post('/till/movements', { kind: 'paid-out', category: 'refreshments', amount: 12, reason: 'Coffee' })
    .expect(201);
  const [row] = await table(`/accounting/movements.csv?${DAYS}`);
  expect(row).toMatchObject({
    Kind: 'paid-out',
    Category: 'refreshments',
    Reason: 'Coffee',
    'Cash out': '12.00',
    'Cash in': '',
  });
  expect(row?.['Entered by']).toBe('Rita Sá');
  expect(await table('/accounting/movements.csv?from=2027-01-01&to=2027-02-28')).toEqual([]);
});

test('postings go from account to account by the numbers that the owner gives them, in columns of DATEV as well', async () => {
  const { body } = await till.get('/accounting/accounts', till.vera).expect(200);
  const keyOf = (kind: string, more: object = {}) =>
    body.accounts.find((account: object) =>
      Object.entries({ kind, ...more }).every(([name, value]) => account[name as never] === value),
    ).key;
  const accounts = [
    { key: keyOf('paid', { method: 'cash' }), number: '1000' },
    { key: keyOf('paid', { method: 'card' }), number: '1360' },
    { key: keyOf('service', { taxName: 'Standard' }), number: '8400' },
    { key: keyOf('expense', { category: 'refreshments' }), number: '4980' },
  ];
  const put = (sent: object, who = till.vera) =>
    till.parlour.http.put('/accounting/accounts').set('Authorization', who.bearer).send(sent);
  expect(
    (await put({ accounts: [{ key: 'nothing', number: '1' }] }).expect(422)).body.errors[0].pointer,
  ).toBe('#/accounts/0/key');
  await put({ accounts }, till.rita).expect(403);
  await put({ accounts }).expect(200);

  const plain = await table(`/accounting/postings.csv?${DAYS}`);
  expect(plain).toContainEqual(
    expect.objectContaining({
      'Debit account': '1000',
      'Credit account': '8400',
      Total: '20.00',
      'Rate (%)': '23.00',
    }),
  );
  expect(plain).toContainEqual(
    expect.objectContaining({
      'Debit account': '4980',
      'Credit account': '1000',
      Total: '12.00',
      Reason: 'Coffee',
    }),
  );
  const datev = await table(`/accounting/postings.csv?${DAYS}&layout=datev`);
  expect(datev).toContainEqual(
    expect.objectContaining({
      ...{ 'Umsatz (ohne Soll/Haben-Kz)': '50,00', 'Soll/Haben-Kennzeichen': 'S', Konto: '1360' },
      ...{ 'Gegenkonto (ohne BU-Schlüssel)': '8400', Belegdatum: '1603' },
    }),
  );
  await put({ accounts: accounts.map(({ key }) => ({ key, number: '' })) }).expect(200);
  const { body: after } = await till.get('/accounting/accounts', till.vera).expect(200);
  expect(after.accounts.every(({ number }: { number: string }) => number === '')).toBe(true);
});

test('a range that ends before it begins is refused, and who took a table is in the activity', async () => {
  const wrong = await till.get('/accounting/vat?from=2027-03-02&to=2027-03-01', till.vera).expect(422);
  expect(wrong.body.errors[0].pointer).toBe('#/to');
  await till.get(`/accounting/receipts.csv?${DAYS}`, till.rita).expect(403);

  const [entry] = await till.sql<{ object_id: string }>(
    `SELECT object_id FROM audit_entries WHERE action = 'report.exported' ORDER BY at DESC, id DESC LIMIT 1`,
  );
  expect(entry?.object_id).toBe('postings');
});
