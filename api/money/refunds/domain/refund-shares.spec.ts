import fc from 'fast-check';
import { backIn, piecesOf, refundedLineOf, waysLeft } from './refund-shares.js';

const SHAMPOO = {
  quantity: 3,
  unitPriceCents: 2000,
  discountCents: 600,
  netCents: 4390,
  taxCents: 1010,
  payableCents: 5400,
  refundedCents: 0,
};
const TERMS = { taxIsAdded: false, stepCents: 1 };

describe('a line that is given back', () => {
  test('is the whole line, when it is all of it', () => {
    const { refundedCents: _, ...whole } = SHAMPOO;

    expect(refundedLineOf(SHAMPOO, 5400, TERMS)).toEqual(whole);
  });

  test('takes its share of tax and discount along, when it is a third', () => {
    expect(refundedLineOf(SHAMPOO, 1800, TERMS)).toEqual({
      quantity: 1,
      unitPriceCents: 2000,
      discountCents: 200,
      netCents: 1463,
      taxCents: 337,
      payableCents: 1800,
    });
  });

  test('puts as many pieces back as were paid for', () => {
    expect(piecesOf(SHAMPOO, 1800)).toBe(1);
    expect(piecesOf(SHAMPOO, 1799)).toBe(0);
    expect(piecesOf({ ...SHAMPOO, refundedCents: 1799 }, 1801)).toBe(2);
    expect(piecesOf(SHAMPOO, 5400)).toBe(3);
  });

  test('however often it is given back in parts, comes to the line, its tax and its discount', () => {
    fc.assert(
      fc.property(
        fc.record({
          // Nothing can be given back of what was free.
          net: fc.integer({ min: 1, max: 10_000 }),
          tax: fc.integer({ min: 0, max: 5000 }),
          discount: fc.integer({ min: 0, max: 5000 }),
          taxIsAdded: fc.boolean(),
          stepCents: fc.constantFrom(1, 100),
        }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
        ({ net, tax, discount, taxIsAdded, stepCents }, stops) => {
          const taxCents = Math.min(tax, net) * stepCents;
          const netCents = net * stepCents;
          const payableCents = netCents + taxCents;
          const discountCents = discount * stepCents;
          const unitPriceCents = (taxIsAdded ? netCents : payableCents) + discountCents;
          const line = { quantity: 1, unitPriceCents, discountCents, netCents, taxCents, payableCents };
          const sums = { netCents: 0, taxCents: 0, discountCents: 0, payableCents: 0, unitPriceCents: 0 };
          let refundedCents = 0;
          for (const stop of [...stops.toSorted((one, other) => one - other), 1]) {
            const cents = Math.round((stop * payableCents) / stepCents) * stepCents - refundedCents;
            const part = refundedLineOf({ ...line, refundedCents }, cents, { taxIsAdded, stepCents });
            refundedCents += cents;
            for (const key of Object.keys(sums) as (keyof typeof sums)[]) {
              expect(part[key]).toBeGreaterThanOrEqual(0);
              sums[key] += part[key];
            }
          }
          expect(sums).toEqual({ netCents, taxCents, discountCents, payableCents, unitPriceCents });
        },
      ),
    );
  });
});

describe('what goes back in the ways it was paid', () => {
  const cash = { method: 'cash', giftCardId: null };
  const card = { method: 'card', giftCardId: null };
  const voucher = { method: 'gift-card', giftCardId: 'voucher' };

  test('goes to the latest first', () => {
    const ways = waysLeft(
      [
        { ...cash, cents: 3000 },
        { ...voucher, cents: 1000 },
        { ...card, cents: 2000 },
      ],
      [{ ...card, cents: 500 }],
    );

    expect(backIn(ways, 3500)).toEqual([
      { ...card, cents: 1500 },
      { ...voucher, cents: 1000 },
      { ...cash, cents: 1000 },
    ]);
  });

  test('stays within what is left, when more cash was given back than was paid in cash', () => {
    const ways = waysLeft(
      [
        { ...cash, cents: 1000 },
        { ...card, cents: 4000 },
      ],
      [{ ...cash, cents: 2500 }],
    );

    expect(backIn(ways, 2500)).toEqual([{ ...card, cents: 2500 }]);
  });
});
