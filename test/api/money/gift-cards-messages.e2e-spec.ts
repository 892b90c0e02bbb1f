import { randomUUID } from 'node:crypto';
import { aClient, PASSWORD } from '../../support/people.js';
import { openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;

beforeAll(async () => {
  till = await openTill({ settings: { giftCardTax: 'at-use', giftCardYears: 5 } });
});

afterAll(() => till.close());

const saleOf = (greeting: object, kind = 'gift-card') => ({
  lines: [{ kind, price: 50, ...greeting }],
  payments: [{ method: 'card', amount: 50 }],
  expectedTotal: 50,
});

const GREETING = { message: ' Happy birthday, <b>Mia</b>! \r\n\r\n=Tom ', givenOn: '2027-03-20' };
const PRINTED = { message: 'Happy birthday, <b>Mia</b>!\n=Tom', givenOn: '2027-03-20' };

test('a gift card is sold with a message and the day on which it is given away, which stay with it', async () => {
  const key = randomUUID();
  const { body: sale } = await till.post('/sales', saleOf(GREETING), { key }).expect(201);
  const again = await till.post('/sales', saleOf(GREETING), { key }).expect(201);
  const [card] = sale.giftCards;

  expect(card).toMatchObject({ ...PRINTED, expiresOn: '2032-03-02', value: 50 });
  expect(again.body.giftCards).toEqual(sale.giftCards);
  expect((await till.get(`/sales/${sale._id}`).expect(200)).body.giftCards).toEqual([
    { ...card, code: null },
  ]);
  expect((await till.post('/gift-cards/look', { code: card.code }).expect(200)).body).toMatchObject(PRINTED);
  expect((await till.get('/gift-cards').expect(200)).body.items[0]).toMatchObject(PRINTED);
  const { body: plain } = await till.post('/sales', saleOf({})).expect(201);
  expect(plain.giftCards[0]).toMatchObject({ message: '', givenOn: null });
});

test.each([
  ['message', { message: 'a'.repeat(201) }],
  ['message', { message: 5 }],
  ['message', { message: null }],
  ['message', { message: 'Not on a service', price: undefined }, 'service'],
  ['givenOn', { givenOn: '2027-03-20', price: undefined }, 'service'],
  ['givenOn', { givenOn: '2027-03-01' }],
  ['givenOn', { givenOn: '2029-06-01' }],
  ['givenOn', { givenOn: '2027-02-30' }],
  ['givenOn', { givenOn: 'soon' }],
])('a %s like %j is refused, and nothing is sold', async (field, greeting, kind = 'gift-card') => {
  const sales = async () => (await till.get('/sales').expect(200)).body.total;
  const before = await sales();
  const whose = kind === 'service' ? { serviceId: till.cut.id, staffId: till.ana.id } : {};
  const sale = saleOf({ ...greeting, ...whose }, kind);

  for (const path of ['/checkout/quote', '/sales']) {
    const { expectedTotal: _, ...quoted } = sale;
    const { body } = await till.post(path, path === '/sales' ? sale : quoted).expect(422);
    expect([path, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      path,
      [`#/lines/0/${field}`],
    ]);
  }
  expect(await sales()).toBe(before);
});

test('A-25: a message and the reference of a payment are in the data of whoever bought it with a visit, and go with them; the card stays good', async () => {
  const maria = await aClient(till.parlour, 'Maria Lopes');
  const visit = await till.visit();
  await till.sql(`UPDATE bookings SET client_id = $2 WHERE id = $1`, [visit.bookingId, maria.id]);
  const { body: sale } = await till
    .post('/sales', {
      bookingId: visit.bookingId,
      lines: [...visit.lines, { kind: 'gift-card', price: 80, message: 'For Quintilia, from Maria' }],
      payments: [{ method: 'card', amount: 130, reference: 'Quintilia Lopes 4711' }],
      expectedTotal: 130,
    })
    .expect(201);
  const { body: own } = await till.get('/account/export', maria).expect(200);
  expect(own.sales[0].lines.map(({ message }: { message: string }) => message)).toEqual([
    '',
    'For Quintilia, from Maria',
  ]);

  await till.parlour.http
    .delete('/account')
    .set('Authorization', maria.bearer)
    .send({ password: PASSWORD })
    .expect(204);

  expect(JSON.stringify(await till.sql(`SELECT gift_cards FROM gift_cards`))).not.toContain('Quintilia');
  expect(JSON.stringify(await till.sql(`SELECT sale_payments FROM sale_payments`))).not.toContain(
    'Quintilia',
  );
  const { body: card } = await till.post('/gift-cards/look', { code: sale.giftCards[0].code }).expect(200);
  expect(card).toMatchObject({ balance: 80, state: 'active', message: '' });
});
