import { countWritten, openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;
let taxId: string;
let productId: string;

beforeAll(async () => {
  till = await openTill({ settings: { taxIsAdded: true } });
  taxId = await till.aTax(20);
  await till.settings({ defaultTaxRateId: taxId });
  productId = await till.aProduct('Shampoo', 20, { stock: 10 });
});

afterAll(() => till.close());

const aCut = () => ({ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id });
const shampoo = () => ({ kind: 'product', productId });
const asVera = (path: string, body: object) =>
  till.parlour.http.patch(path).set('Authorization', till.vera.bearer).send(body);

/** Quotes it, lets something happen, and then sells it at the price that the client was told. */
async function soldAsQuoted(line: object, meanwhile: () => PromiseLike<unknown>) {
  const { body: quote } = await till.post('/checkout/quote', { lines: [line] }).expect(200);
  await meanwhile();
  const before = await countWritten(till);
  const payments = [{ method: 'card', amount: quote.total }];
  const answer = await till.post('/sales', { lines: [line], payments, expectedTotal: quote.total });
  return { quote, answer, isWritten: JSON.stringify(await countWritten(till)) !== JSON.stringify(before) };
}

describe('between the quote and the sale', () => {
  test('a product that costs more is not sold at the old price, and nothing is written', async () => {
    const { answer, isWritten } = await soldAsQuoted(shampoo(), () =>
      asVera(`/products/${productId}`, { price: 25 }).expect(200),
    );

    expect(answer.body).toMatchObject({ status: 409, code: 'price-has-changed', quote: { total: 30 } });
    expect(isWritten).toBe(false);
  });

  test('a product that was archived is not sold at all, and nothing is written', async () => {
    const { answer, isWritten } = await soldAsQuoted(shampoo(), () =>
      asVera(`/products/${productId}`, { isArchived: true }).expect(200),
    );
    await asVera(`/products/${productId}`, { isArchived: false }).expect(200);

    expect([answer.status, answer.body.errors[0].pointer, isWritten]).toEqual([
      422,
      '#/lines/0/productId',
      false,
    ]);
  });

  test('a service that costs more is not sold at the old price, and nothing is written', async () => {
    const { answer, isWritten } = await soldAsQuoted(aCut(), () =>
      asVera(`/services/${till.cut.id}`, { price: 60 }).expect(200),
    );

    expect(answer.body).toMatchObject({ status: 409, code: 'price-has-changed', quote: { total: 72 } });
    expect(isWritten).toBe(false);
  });

  test('a visit costs what was booked, whatever its service costs by now', async () => {
    const { bookingId, lines } = await till.visit([
      { service: till.cut, member: till.ana, priceCents: 5000 },
    ]);
    await asVera(`/services/${till.cut.id}`, { price: 80 }).expect(200);

    await till
      .post('/sales', { bookingId, lines, payments: [{ method: 'card', amount: 60 }], expectedTotal: 60 })
      .expect(201);
  });

  test('a tax on top that rises at midnight is not left out, and nothing is written', async () => {
    await asVera(`/till/tax-rates/${taxId}`, { from: { fromDay: '2027-03-03', percent: 25 } }).expect(200);
    const { quote, answer, isWritten } = await soldAsQuoted(shampoo(), () =>
      till.itIs('2027-03-03T08:00:00.000Z'),
    );

    expect([quote.total, quote.tax]).toEqual([30, 5]);
    expect(answer.body).toMatchObject({
      status: 409,
      code: 'price-has-changed',
      quote: { total: 31.25, tax: 6.25 },
    });
    expect(isWritten).toBe(false);
  });

  test('a tax within the price that rises at midnight is the tax of the day, at the same price', async () => {
    await till.settings({ taxIsAdded: false });
    await asVera(`/till/tax-rates/${taxId}`, { from: { fromDay: '2027-03-04', percent: 50 } }).expect(200);
    const { quote, answer } = await soldAsQuoted(shampoo(), () => till.itIs('2027-03-04T08:00:00.000Z'));

    expect([quote.total, quote.tax]).toEqual([25, 5]);
    expect(answer.body).toMatchObject({ total: 25, tax: 8.33, taxes: [{ ratePercent: 50 }] });
  });
});
