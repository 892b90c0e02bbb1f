import { openTill, type TillSalon } from '../support/till.js';

let till: TillSalon;

beforeAll(async () => {
  till = await openTill();
  await till.settings({ defaultTaxRateId: await till.aTax(23) });
});

afterAll(() => till.close());

const email = 'mia@example.com';

const sell = async () => {
  const { bookingId, lines } = await till.visit();
  const sale = { bookingId, lines, tips: [{ staffId: till.ana.id, amount: 5 }] };
  const payments = [{ method: 'card', amount: 55 }];
  return (await till.post('/sales', { ...sale, payments, expectedTotal: 55 }).expect(201)).body;
};

/** The latest email, as an admin reads it. */
const latest = async () => {
  const { body: list } = await till.get('/mail', till.vera).expect(200);
  const { body } = await till.get(`/mail/${list.items[0]._id}`, till.vera).expect(200);
  return { list: list.items[0], body };
};

test('a receipt is emailed to whoever has paid, with what was sold, its tax and how it was paid', async () => {
  const sale = await sell();

  await till.post(`/sales/${sale._id}/letter`, { email }).expect(202);

  const { list, body } = await latest();
  expect(list).toMatchObject({ kind: 'receipt' });
  const text: string = JSON.stringify(body);
  for (const said of [sale.label, 'Cut', '55', '9.35', 'Standard 23 %', 'By card', 'Tip', 'Maria']) {
    expect(text).toContain(said);
  }
});

test('a refund has a receipt of its own, which names the sale', async () => {
  const sale = await sell();
  const { body: refund } = await till.post(`/sales/${sale._id}/undo`, { reason: 'A slip' }).expect(201);
  till.parlour.clock.set('2027-03-02T12:05:00.000Z');

  await till.post(`/sales/${refund._id}/letter`, { email }).expect(202);

  const text = JSON.stringify((await latest()).body);
  for (const said of [refund.label, sale.label]) expect(text).toContain(said);
  expect(text).not.toContain('A slip');
});

test('a sale of another till has no receipt here, and nothing goes to what is no address', async () => {
  const sale = await sell();
  const wrong = await till.post(`/sales/${sale._id}/letter`, { email: 'mia' }).expect(422);
  expect(wrong.body.errors[0].pointer).toBe('#/email');
  const other = await openTill({ mode: 'elsewhere' });
  const { bookingId, lines } = await other.visit();
  const paid = { payments: [{ method: 'elsewhere', amount: 50 }], expectedTotal: 50 };
  const { body } = await other.post('/sales', { bookingId, lines, ...paid }).expect(201);

  const { body: refused } = await other.post(`/sales/${body._id}/letter`, { email }).expect(409);

  expect(refused.code).toBe('till-elsewhere');
  await other.close();
});
