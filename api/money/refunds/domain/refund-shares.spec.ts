import fc from 'fast-check';
import { waysLeft } from '../../../common/money/paid-ways.js';
import { backIn, piecesOf, refundedLineOf, voucherParts } from './refund-shares.js';

const shampoo = {
  quantity: 3,
  unitPriceCents: 2000,
  discountCents: 600,
  netCents: 4390,
  taxCents: 1010,
  payableCents: 5400,
  refundedCents: 0,
  voucherCents: 0,
  prepaidTaxCents: 0,
};
const back = (cents: number) => ({ cents, voucherCents: 0, voucherBeforeCents: 0 });
const terms = { taxIsAdded: false, stepCents: 1 };

describe('a line that is given back', () => {
  test('is the whole line, when it is all of it', () => {
    const { refundedCents: _, ...whole } = shampoo;

    expect(refundedLineOf(shampoo, back(5400), terms)).toEqual(whole);
  });

  test('takes its share of tax and discount along, when it is a third', () => {
    expect(refundedLineOf(shampoo, back(1800), terms)).toEqual({
      quantity: 1,
      unitPriceCents: 2000,
      discountCents: 200,
      netCents: 1463,
      taxCents: 337,
      payableCents: 1800,
      voucherCents: 0,
      prepaidTaxCents: 0,
    });
  });

  test('puts as many pieces back as were paid for', () => {
    expect(piecesOf(shampoo, 1800)).toBe(1);
    expect(piecesOf(shampoo, 1799)).toBe(0);
    expect(piecesOf({ ...shampoo, refundedCents: 1799 }, 1801)).toBe(2);
    expect(piecesOf(shampoo, 5400)).toBe(3);
  });

  test('however often it is given back in parts, comes to the line, its tax and its discount', () => {
    fc.assert(
      fc.property(
        fc.record({
          // A free item has nothing to refund.
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
          const none = { voucherCents: 0, prepaidTaxCents: 0 };
          const line = {
            quantity: 1,
            unitPriceCents,
            discountCents,
            netCents,
            taxCents,
            payableCents,
            ...none,
          };
          const sums = { netCents: 0, taxCents: 0, discountCents: 0, payableCents: 0, unitPriceCents: 0 };
          let refundedCents = 0;
          for (const stop of [...stops.toSorted((one, other) => one - other), 1]) {
            const cents = Math.round((stop * payableCents) / stepCents) * stepCents - refundedCents;
            const part = refundedLineOf({ ...line, refundedCents }, back(cents), { taxIsAdded, stepCents });
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

describe('a line that single-purpose gift cards paid a part of', () => {
  // 100.00 at 19 %: 60.00 by a card that includes 9.58 of tax, and 6.39 of tax on the other 40.00.
  const LINE = {
    ...{ quantity: 1, unitPriceCents: 10_000, discountCents: 0, payableCents: 10_000 },
    ...{ voucherCents: 6000, prepaidTaxCents: 958, taxCents: 639, netCents: 8403 },
  };

  test('gives no tax back with what goes to the card, and all of it with the rest', () => {
    const toCard = refundedLineOf(
      { ...LINE, refundedCents: 0 },
      { cents: 6000, voucherCents: 6000, voucherBeforeCents: 0 },
      terms,
    );
    const inCash = refundedLineOf(
      { ...LINE, refundedCents: 6000 },
      { cents: 4000, voucherCents: 0, voucherBeforeCents: 6000 },
      terms,
    );

    expect(toCard).toMatchObject({ taxCents: 0, prepaidTaxCents: 958, netCents: 5042 });
    expect(inCash).toMatchObject({ taxCents: 639, prepaidTaxCents: 0, netCents: 3361 });
  });

  test('comes to itself again, in whatever parts and ways it goes back', () => {
    const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(anyShare, anyShare), { maxLength: 8 }), (steps) => {
        const sums = { netCents: 0, taxCents: 0, prepaidTaxCents: 0, voucherCents: 0 };
        let [refundedCents, voucherBeforeCents] = [0, 0];
        for (const [rest, voucher] of [...steps, [1, 1] as const]) {
          const voucherCents = Math.round(voucher * (6000 - voucherBeforeCents));
          const cents = voucherCents + Math.round(rest * (4000 - refundedCents + voucherBeforeCents));
          const part = refundedLineOf(
            { ...LINE, refundedCents },
            { cents, voucherCents, voucherBeforeCents },
            terms,
          );
          refundedCents += cents;
          voucherBeforeCents += voucherCents;
          for (const key of Object.keys(sums) as (keyof typeof sums)[]) {
            expect(part[key]).toBeGreaterThanOrEqual(0);
            sums[key] += part[key];
          }
        }
        expect(sums).toEqual({ netCents: 8403, taxCents: 639, prepaidTaxCents: 958, voucherCents: 6000 });
      }),
    );
  });

  test('gives back to the cards what they paid, and no more or less than the payments allow', () => {
    const lines = [
      { cents: 4000, voucherLeftCents: 2500, restLeftCents: 1500 },
      { cents: 1000, voucherLeftCents: 2500, restLeftCents: 1500 },
    ];

    expect(voucherParts(lines, 2500, 1)).toEqual([2500, 0]);
    expect(voucherParts(lines, 3500, 1)).toEqual([2500, 1000]);
    expect(voucherParts(lines, 3000, 1)).toEqual([2500, 500]);
    expect([voucherParts(lines, 2499, 1), voucherParts(lines, 3501, 1)]).toEqual([null, null]);
  });
});
