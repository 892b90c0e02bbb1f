import { randomUUID } from 'node:crypto';
import { countWritten, openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;

beforeAll(async () => {
  till = await openTill();
});

afterAll(() => till.close());

const cash = (amount: number, tendered?: number) => ({
  method: 'cash',
  amount,
  ...(tendered !== undefined && { tendered }),
});
const card = (amount: number) => ({ method: 'card', amount });

describe('what cannot be sold', () => {
  const line = () => ({ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id });

  const cases: [string, () => object, string][] = [
    ['an amount below nothing', () => ({ lines: [{ ...line(), price: -1 }] }), '#/lines/0/price'],
    [
      'a tenth of a cent',
      () => ({ lines: [{ ...line(), discount: { amount: 0.001, reason: 'x' } }] }),
      '#/lines/0/discount/amount',
    ],
    ['a milliard', () => ({ lines: [line()], payments: [card(1e9)] }), '#/payments/0/amount'],
    [
      'a number as text',
      () => ({ lines: [line()], payments: [card('NaN' as unknown as number)] }),
      '#/payments/0/amount',
    ],
    ['51 lines', () => ({ lines: Array.from({ length: 51 }, line) }), '#/lines'],
    ['no lines', () => ({ lines: [] }), '#/lines'],
    [
      '100 of something',
      () => ({ lines: [{ kind: 'product', productId: randomUUID(), quantity: 100 }] }),
      '#/lines/0/quantity',
    ],
    [
      'an unknown product',
      () => ({ lines: [{ kind: 'product', productId: randomUUID() }] }),
      '#/lines/0/productId',
    ],
    [
      'an unknown service',
      () => ({ lines: [{ ...line(), serviceId: randomUUID() }] }),
      '#/lines/0/serviceId',
    ],
    ['somebody unknown', () => ({ lines: [{ ...line(), staffId: randomUUID() }] }), '#/lines/0/staffId'],
    [
      'a service by nobody',
      () => ({ lines: [{ kind: 'service', serviceId: till.cut.id }] }),
      '#/lines/0/staffId',
    ],
    ['a tip without a person', () => ({ lines: [line()], tips: [{ amount: 5 }] }), '#/tips/0/staffId'],
    [
      'a tip for somebody unknown',
      () => ({ lines: [line()], tips: [{ staffId: randomUUID(), amount: 5 }] }),
      '#/tips/0/staffId',
    ],
    [
      'two tips for one person',
      () => ({ lines: [line()], tips: [1, 2].map((amount) => ({ staffId: till.ana.id, amount })) }),
      '#/tips/1/staffId',
    ],
    [
      'a discount without a reason',
      () => ({ lines: [line()], discount: { percent: 10 } }),
      '#/discount/reason',
    ],
    [
      'a discount of 101 %',
      () => ({ lines: [line()], discount: { percent: 101, reason: 'x' } }),
      '#/discount/percent',
    ],
    ['a discount of neither', () => ({ lines: [line()], discount: { reason: 'x' } }), '#/discount'],
    [
      'a discount of more than it costs',
      () => ({ lines: [line()], discount: { amount: 50.01, reason: 'x' } }),
      '#/discount',
    ],
    [
      'less handed over than paid',
      () => ({ lines: [line()], payments: [cash(50, 49)] }),
      '#/payments/0/tendered',
    ],
    [
      'a card that is handed over',
      () => ({ lines: [line()], payments: [{ ...card(50), tendered: 60 }] }),
      '#/payments/0/tendered',
    ],
    [
      'money that another till took',
      () => ({ lines: [line()], payments: [{ method: 'elsewhere', amount: 50 }] }),
      '#/payments/0/method',
    ],
    [
      'a gift card without its code',
      () => ({ lines: [line()], payments: [{ method: 'gift-card', amount: 50 }] }),
      '#/payments/0/giftCardCode',
    ],
    [
      'an unknown gift card',
      () => ({
        lines: [line()],
        payments: [{ method: 'gift-card', amount: 50, giftCardCode: '0410-6105-0R3G-G28A-0' }],
      }),
      '#/payments/0/giftCardCode',
    ],
    [
      'a line of no visit',
      () => ({ lines: [{ kind: 'service', bookingLineId: randomUUID() }] }),
      '#/lines/0/bookingLineId',
    ],
    ['a currency', () => ({ lines: [line()], currency: 'USD' }), '#/currency'],
    ['a day', () => ({ lines: [line()], businessDay: '2027-03-01' }), '#/businessDay'],
  ];

  test.each(cases)('%s is refused by name, and nothing is written', async (_, body, pointer) => {
    const before = await countWritten(till);

    const quote = await till.post('/checkout/quote', body()).expect(422);
    const sale = await till.post('/sales', { ...body(), expectedTotal: 50 }).expect(422);

    expect(quote.body.errors[0].pointer).toBe(pointer);
    expect(sale.body.errors[0].pointer).toBe(pointer);
    expect(await countWritten(till)).toEqual(before);
  });
});
