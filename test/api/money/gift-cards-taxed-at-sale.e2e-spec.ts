import type { MoneyReportView } from '../../../api/insight/reports/money-report.view.js';
import type { SaleView } from '../../../api/money/sales/sale.view.js';
import { asOfOldRule } from '../../support/old-gift-cards.js';
import { openTill, type TillSalon } from '../../support/till.js';
import { walkFaults } from '../../support/till-walk-faults.js';

let till: TillSalon;
let taxId: string;
let productId: string;

/** 19 % until March is over, and 16 % from April on. */
beforeAll(async () => {
  till = await openTill({ settings: { giftCardTax: 'at-sale', receptionRefundLimit: 10_000 } });
  taxId = await till.aTax(19);
  await till.settings({ defaultTaxRateId: taxId });
  await till.changeTax(taxId, 16, '2027-04-01');
  productId = await till.aProduct('Serum', 119);
});

afterAll(() => till.close());

const sell = async (body: object, expectedTotal: number): Promise<SaleView> =>
  (await till.post('/sales', { ...body, expectedTotal }).expect(201)).body;

async function aCard(value: number): Promise<{ _id: string; code: string; sale: SaleView }> {
  const lines = [{ kind: 'gift-card', price: value }];
  const sale = await sell({ lines, payments: [{ method: 'card', amount: value }] }, value);
  const [card] = sale.giftCards;
  if (!card?.code) throw new Error('It was sold without a code.');
  return { _id: card._id, code: card.code, sale };
}

const SERUM = () => [{ kind: 'product', productId }];
const byCard = (code: string, amount: number) => ({ method: 'gift-card', amount, giftCardCode: code });

const refund = (sale: SaleView, amount: number, payments: object[]) =>
  till.post(
    `/sales/${sale._id}/refund`,
    { lines: [{ _id: sale.lines[0]?._id, amount, restock: true }], payments, reason: 'Broken' },
    { who: till.vera },
  );

async function taxesIn(
  month: string,
): Promise<{ tax: number | null; taken: number | null; rates: number[][] }> {
  const { body }: { body: MoneyReportView } = await till
    .get(`/reports/money?period=month&day=${month}-15`, till.vera)
    .expect(200);
  const rates = body.taxes.map(({ rateBp, net, tax }) => [rateBp, net.now ?? 0, tax.now ?? 0]);
  return { tax: body.tax.now, taken: body.taken.now, rates };
}

test('a gift card with one purpose is taxed on its sale, once, and in the month of that sale', async () => {
  const { code, sale } = await aCard(119);

  expect(sale).toMatchObject({ tax: 19, taxes: [{ ratePercent: 19, net: 100, tax: 19 }], taxedBefore: 0 });
  expect(await taxesIn('2027-03')).toEqual({ tax: 19, taken: 0, rates: [[1900, 100, 19]] });

  await till.itIs('2027-04-06T12:00:00.000Z');
  const used = await sell({ lines: SERUM(), payments: [byCard(code, 119)] }, 119);

  expect(used).toMatchObject({ tax: 0, taxes: [], taxedBefore: 119, total: 119 });
  expect(await taxesIn('2027-03')).toMatchObject({ tax: 19, rates: [[1900, 100, 19]] });
  // The takings exclude the card's tax: 119.00 less 19.00, whatever the rate is now.
  expect(await taxesIn('2027-04')).toEqual({ tax: 0, taken: 100, rates: [[1900, 0, 0]] });
  const { body: journal } = await till.get('/ledger/check', till.vera).expect(200);
  expect(journal.sums.filter(({ account }: { account: string }) => account === 'prepaid-tax')).toEqual([
    { account: 'prepaid-tax', currency: 'EUR', amount: 0 },
  ]);
});

test('a bill that such a card pays a part of is taxed on the rest, and a quote says so beforehand', async () => {
  const { code } = await aCard(50);
  const payments = [byCard(code, 50), { method: 'card', amount: 119 }];
  const lines = [...SERUM(), { kind: 'service', serviceId: till.cut.id, staffId: till.ana.id }];

  const { body: quote } = await till.post('/checkout/quote', { lines, payments }).expect(200);
  const sale = await sell({ lines, payments }, 169);

  // 119.00 are left of 169.00: 16.41 at 16 %.
  const rest = {
    tax: 16.41,
    taxes: [{ name: 'Standard', ratePercent: 16, net: 102.59, tax: 16.41 }],
    taxedBefore: 50,
  };
  expect([quote, sale]).toEqual([expect.objectContaining(rest), expect.objectContaining(rest)]);
});

test('a refund to such a card gives no tax back, and one of the rest gives back all of it', async () => {
  const { _id, code } = await aCard(58);
  const sale = await sell(
    { lines: SERUM(), payments: [byCard(code, 58), { method: 'card', amount: 61 }] },
    119,
  );
  expect(sale.tax).toBe(8.41);

  const { body: toCard } = await refund(sale, 58, [{ method: 'gift-card', amount: 58 }]).expect(201);
  const tooMuch = await refund(sale, 62, [{ method: 'card', amount: 62 }]).expect(422);
  const { body: otherwise } = await refund(sale, 61, [{ method: 'card', amount: 61 }]).expect(201);

  expect(toCard).toMatchObject({ tax: 0, taxes: [], taxedBefore: 58 });
  expect(tooMuch.body.errors[0].pointer).toBe('#/lines/0/amount');
  expect(otherwise).toMatchObject({ tax: 8.41, taxedBefore: 0 });
  const [tax] = await till.sql<{ cents: string }>(
    `SELECT cents FROM ledger_balances WHERE account = 'prepaid-tax' AND subject_id = $1`,
    [_id],
  );
  expect(Number(tax?.cents)).toBe(800);
});

test('of two items that such a card pays a part of, each goes back the way it was paid', async () => {
  const { code } = await aCard(119);
  const lines = [...SERUM(), ...SERUM()];
  const payments = [byCard(code, 119), { method: 'card', amount: 119 }];
  const sale = await sell({ lines, payments }, 238);

  const wrong = await refund(sale, 119, [{ method: 'gift-card', amount: 119 }]).expect(422);
  const half = [
    { method: 'gift-card', amount: 59.5 },
    { method: 'card', amount: 59.5 },
  ];
  const { body } = await refund(sale, 119, half).expect(201);

  expect(wrong.body.errors).toEqual([
    expect.objectContaining({
      pointer: '#/payments',
      detail: expect.stringContaining('the way it was paid'),
    }),
  ]);
  expect(body).toMatchObject({ tax: 8.21, taxedBefore: 59.5 });
  await till.post(`/sales/${sale._id}/undo`, { reason: 'A slip' }, { who: till.vera }).expect(201);
  expect(await walkFaults(till)).toEqual([]);
});

test('a card that is taken back unused takes its tax back with it', async () => {
  const { sale } = await aCard(116);

  const { body } = await till
    .post(`/sales/${sale._id}/undo`, { reason: 'Does not want it' }, { who: till.vera })
    .expect(201);

  expect(body).toMatchObject({ kind: 'refund', tax: 16, taxes: [{ ratePercent: 16, net: 100, tax: 16 }] });
});

test('a card sold under the old rule keeps it to its last cent, in both months', async () => {
  const own = await openTill({ settings: { giftCardTax: 'at-sale', receptionRefundLimit: 10_000 } });
  const rate = await own.aTax(19);
  await own.settings({ defaultTaxRateId: rate });
  const serum = await own.aProduct('Serum', 59.5);
  await own.changeTax(rate, 16, '2027-04-01');
  const { body: sold } = await own
    .post('/sales', {
      ...{ lines: [{ kind: 'gift-card', price: 119 }], payments: [{ method: 'card', amount: 119 }] },
      expectedTotal: 119,
    })
    .expect(201);
  const [{ _id, code }] = sold.giftCards;
  await asOfOldRule(own, _id);
  const spend = () =>
    own.post('/sales', {
      ...{ lines: [{ kind: 'product', productId: serum }], payments: [byCard(code, 59.5)] },
      expectedTotal: 59.5,
    });
  const taxOf = async (month: string) =>
    (await own.get(`/reports/money?period=month&day=${month}-15`, own.vera)).body.tax.now;

  const { body: before } = await spend().expect(201);
  await own.itIs('2027-04-06T12:00:00.000Z');
  const { body: after } = await spend().expect(201);

  expect([before, after]).toEqual([
    expect.objectContaining({ tax: 9.5, taxedBefore: 0 }),
    expect.objectContaining({ tax: 8.21, taxedBefore: 0 }),
  ]);
  expect([await taxOf('2027-03'), await taxOf('2027-04')]).toEqual([9.5, 8.21]);
  // 8.21 were due on the second half's 9.50: the rest stays with the tax office, as before.
  const balances = await own.sql(
    `SELECT account, cents::int FROM ledger_balances WHERE account IN ('tax', 'prepaid-tax', 'gift-cards') ORDER BY 1`,
  );
  expect(balances).toEqual([
    { account: 'gift-cards', cents: 0 },
    { account: 'prepaid-tax', cents: 0 },
    { account: 'tax', cents: -1771 },
  ]);
  expect(await walkFaults(own)).toEqual([]);
  await own.close();
});

test('with a second rate on anything that is sold, new cards are taxed as they are used, and the owner reads it', async () => {
  const settings = async () => (await till.get('/till/settings', till.vera)).body;
  const { code } = await aCard(58);
  expect(await settings()).toMatchObject({ giftCardTaxNow: 'at-sale', hasSeveralRates: false });

  const reduced = await till.aTax(7, 'Reduced');
  expect(await settings()).toMatchObject({ giftCardTaxNow: 'at-sale', hasSeveralRates: false });
  const book = await till.aProduct('Book', 10.7, { taxRateId: reduced });

  expect(await settings()).toMatchObject({
    giftCardTax: 'at-sale',
    giftCardTaxNow: 'at-use',
    hasSeveralRates: true,
  });
  const { sale: sold, code: other } = await aCard(10.7);
  expect(sold).toMatchObject({ tax: 0, taxes: [] });
  const bought = (giftCardCode: string) =>
    sell({ lines: [{ kind: 'product', productId: book }], payments: [byCard(giftCardCode, 10.7)] }, 10.7);
  expect(await bought(other)).toMatchObject({ tax: 0.7, taxedBefore: 0 });
  // An earlier card keeps its full value: it has been taxed.
  expect(await bought(code)).toMatchObject({ tax: 0, taxedBefore: 10.7 });
  await till.settings({ giftCardTax: 'at-use' });
  const { body } = await till.parlour.http
    .patch('/till/settings')
    .set('Authorization', till.vera.bearer)
    .send({ giftCardTax: 'at-sale' })
    .expect(422);
  expect(body.errors[0].pointer).toBe('#/giftCardTax');
});

test('every entry and record of it says the same', async () => {
  expect(await walkFaults(till)).toEqual([]);
});
