import { openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;

beforeAll(async () => {
  till = await openTill();
  await till.settings({ defaultTaxRateId: await till.aTax(23) });
});

afterAll(() => till.close());

const EMAIL = 'mia@example.com';

const sell = async () => {
  const { bookingId, lines } = await till.visit();
  const sale = { bookingId, lines, tips: [{ staffId: till.ana.id, amount: 5 }] };
  const payments = [{ method: 'card', amount: 55 }];
  return (await till.post('/sales', { ...sale, payments, expectedTotal: 55 }).expect(201)).body;
};

/** The latest receipt among the emails, as an admin reads it. */
const latest = async () => {
  const { body: all } = await till.get('/mail', till.vera).expect(200);
  const list = all.items.find(({ kind }: { kind: string }) => kind === 'receipt');
  const { body } = await till.get(`/mail/${list._id}`, till.vera).expect(200);
  return { list, body };
};

test('a receipt is emailed to whoever has paid, with what was sold, its tax and how it was paid', async () => {
  const sale = await sell();

  await till.post(`/sales/${sale._id}/letter`, { email: EMAIL }).expect(202);

  const { list, body } = await latest();
  expect(list).toMatchObject({ kind: 'receipt' });
  const text: string = JSON.stringify(body);
  for (const said of [sale.label, 'Cut', '55.00', '9.35', 'Standard 23%', 'By card', 'Tip', 'Maria']) {
    expect(text).toContain(said);
  }
});

test('a refund has a receipt of its own, which names the sale', async () => {
  const sale = await sell();
  const { body: refund } = await till.post(`/sales/${sale._id}/undo`, { reason: 'A slip' }).expect(201);
  till.parlour.clock.set('2027-03-02T12:05:00.000Z');

  await till.post(`/sales/${refund._id}/letter`, { email: EMAIL }).expect(202);

  const text = JSON.stringify((await latest()).body);
  for (const said of [refund.label, sale.label]) expect(text).toContain(said);
  expect(text).not.toContain('A slip');
});

test('a sale of another till has no receipt here, and nothing goes to what is no address', async () => {
  const sale = await sell();
  for (const mistyped of ['mia', 'mi\u200Ba@example.com']) {
    const wrong = await till.post(`/sales/${sale._id}/letter`, { email: mistyped }).expect(422);
    expect(wrong.body.errors[0].pointer).toBe('#/email');
  }
  const other = await openTill({ mode: 'elsewhere' });
  const { bookingId, lines } = await other.visit();
  const paid = { payments: [{ method: 'elsewhere', amount: 50 }], expectedTotal: 50 };
  const { body } = await other.post('/sales', { bookingId, lines, ...paid }).expect(201);

  const { body: refused } = await other.post(`/sales/${body._id}/letter`, { email: EMAIL }).expect(409);

  expect(refused.code).toBe('till-elsewhere');
  await other.close();
});

test('a reprint says what was printed then: name, legal name, VAT number, note and the names of taxes', async () => {
  await till.settings({
    legalName: 'Vera Costa, Lda.',
    vatNumber: 'PT509442013',
    receiptNote: 'No exchange.',
  });
  const sale = await sell();
  await till.settings({ legalName: 'Vera & Filhas, SA', vatNumber: 'PT500000000', receiptNote: '' });
  await till.sql(`UPDATE salon SET name = 'Maison Nouvelle', street = 'Rua Nova 1'`);
  await till.sql(`UPDATE tax_rates SET name = 'IVA'`);
  const later = await sell();
  await till.sql(`UPDATE salon SET name = 'Maison Vera'`);
  await till.sql(`UPDATE tax_rates SET name = 'Standard'`);

  const { body: first } = await till.get(`/sales/${sale._id}`).expect(200);
  const { body: second } = await till.get(`/sales/${later._id}`).expect(200);

  expect(first.head).toMatchObject({
    name: 'Maison Vera',
    legalName: 'Vera Costa, Lda.',
    vatNumber: 'PT509442013',
    note: 'No exchange.',
  });
  expect(first.taxes).toMatchObject([{ name: 'Standard', ratePercent: 23, net: 40.65, tax: 9.35 }]);
  expect(second.head).toMatchObject({ name: 'Maison Nouvelle', street: 'Rua Nova 1', note: '' });
  expect(second.taxes).toMatchObject([{ name: 'IVA' }]);
  await till.itIs('2027-03-02T12:10:00.000Z');
  await till.post(`/sales/${sale._id}/letter`, { email: EMAIL }).expect(202);
  const text = JSON.stringify((await latest()).body);
  for (const said of ['Vera Costa, Lda.', 'PT509442013', 'No exchange.', '40.65'])
    expect(text).toContain(said);
});

test('sales share one head for as long as nothing of it changes', async () => {
  await till.settings({ receiptNote: 'The same for all' });
  await sell();
  await sell();

  const [{ heads } = { heads: 0 }] = await till.sql<{ heads: number }>(
    `SELECT count(*)::int AS heads FROM receipt_heads WHERE note = 'The same for all'`,
  );
  expect(heads).toBe(1);
});

test('with tax on top, the lines of the receipt and its taxes add up to the total', async () => {
  const own = await openTill({ settings: { taxIsAdded: true } });
  await own.settings({ defaultTaxRateId: await own.aTax(10) });
  const productId = await own.aProduct('Comb', 10);
  const lines = [{ kind: 'product', productId, quantity: 2 }];
  const payments = [{ method: 'card', amount: 22 }];
  const { body: sale } = await own.post('/sales', { lines, payments, expectedTotal: 22 }).expect(201);

  await own.post(`/sales/${sale._id}/letter`, { email: EMAIL }).expect(202);

  const [queued] = await own.sql<{ facts: { lines: { cents: number }[]; taxes: { cents: number }[] } }>(
    `SELECT facts FROM outbox WHERE kind = 'receipt'`,
  );
  expect([queued?.facts.lines[0]?.cents, queued?.facts.taxes[0]?.cents]).toEqual([2000, 200]);
  await own.close();
});
