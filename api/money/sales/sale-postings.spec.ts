import fc from 'fast-check';
import { taxIncludedIn } from '../../common/money/tax.js';
import { settle } from '../ledger/domain/posting.js';
import { discountNetOf, prepaidTaxOf, salePostings, type ToPost } from './sale-postings.js';

const noCard = { giftCardId: null, prepaidTaxCents: 0 };
const rate = { id: 'standard', bp: 2300 };

const aSale = (more: Partial<ToPost> = {}): ToPost => ({
  kind: 'sale',
  stepCents: 1,
  lines: [
    {
      ...{ kind: 'service', netCents: 4065, taxCents: 935, payableCents: 5000 },
      ...{ discountNetCents: 813, rate: rate, giftCard: null },
    },
  ],
  tips: [{ staffId: 'ana', cents: 500 }],
  payments: [{ method: 'cash', cents: 5500, ...noCard }],
  roundingCents: 0,
  prepaidTaxes: [],
  ...more,
});

describe('what a sale does to the ledger', () => {
  test('the money on one side; work, its tax and the tip on the other, and discounts apart', () => {
    expect(settle(salePostings(aSale()))).toEqual([
      { account: 'cash', subjectId: null, cents: 5500 },
      // 60.00 without its tax of 935 + 187, less the discount without its tax.
      { account: 'services', subjectId: null, cents: -4878 },
      { account: 'discounts', subjectId: null, cents: 813 },
      { account: 'tax', subjectId: 'standard', cents: -935 },
      { account: 'tips', subjectId: 'ana', cents: -500 },
    ]);
  });

  test('a refund does the opposite', () => {
    const taken = settle(salePostings(aSale()));
    const given = settle(salePostings(aSale({ kind: 'refund' })));

    expect(given).toEqual(taken.map((line) => ({ ...line, cents: -line.cents })));
  });

  test.each([
    ['of before, whose tax is not on its line', 'at-sale' as const, 10_000, 0],
    ['with a single purpose', 'single-purpose' as const, 8130, 1870],
  ])(
    'a gift card %s is owed to whoever brings it, and the tax that is due at its sale is no more',
    (_, rule, netCents, taxCents) => {
      const card = {
        kind: 'gift-card' as const,
        netCents,
        taxCents,
        payableCents: 10_000,
        discountNetCents: 0,
      };
      const sold = aSale({
        lines: [{ ...card, rate: rate, giftCard: { id: 'card', rule } }],
        tips: [],
        payments: [{ method: 'card', cents: 10_000, ...noCard }],
      });

      expect(settle(salePostings(sold))).toEqual([
        { account: 'terminal', subjectId: null, cents: 10_000 },
        { account: 'gift-cards', subjectId: 'card', cents: -10_000 },
        { account: 'tax', subjectId: 'standard', cents: -1870 },
        { account: 'prepaid-tax', subjectId: 'card', cents: 1870 },
      ]);
    },
  );

  test('what a single-purpose card pays brings its own tax with it, and no other', () => {
    const used = aSale({
      lines: [
        {
          ...{ kind: 'service', netCents: 8130, taxCents: 0, payableCents: 10_000 },
          ...{ discountNetCents: 0, rate: rate, giftCard: null },
        },
      ],
      tips: [],
      payments: [{ method: 'gift-card', cents: 10_000, giftCardId: 'card', prepaidTaxCents: 1870 }],
    });

    expect(settle(salePostings(used))).toEqual([
      { account: 'gift-cards', subjectId: 'card', cents: 10_000 },
      { account: 'prepaid-tax', subjectId: 'card', cents: -1870 },
      { account: 'services', subjectId: null, cents: -8130 },
    ]);
  });

  test('rounding in the client’s favour is a loss', () => {
    const rounded = aSale({
      roundingCents: -2,
      payments: [{ method: 'cash', cents: 5498, ...noCard }],
    });

    expect(settle(salePostings(rounded))).toContainEqual({ account: 'rounding', subjectId: null, cents: 2 });
  });
});

test('however a card is spent and given back, all of its prepaid tax goes with all of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 }),
      (valueCents, rateBp, stops) => {
        const card = { valueCents, rateBp };
        let spent = 0;
        let gone = 0;
        for (const stop of [...stops, 1]) {
          const afterCents = Math.round(stop * valueCents);
          gone += prepaidTaxOf(card, { beforeCents: spent, afterCents }, 1);
          spent = afterCents;
          expect(gone).toBeGreaterThanOrEqual(0);
        }
        expect(gone).toBe(taxIncludedIn(valueCents, rateBp, 1));
      },
    ),
  );
});

describe('what was off a line', () => {
  const sold = { payableCents: 5000, discountCents: 1000, taxRateBp: 2300 };

  test('is without the tax in it, unless tax comes on top', () => {
    expect(discountNetOf(sold, undefined, { taxIsAdded: false, stepCents: 1 })).toBe(813);
    expect(discountNetOf(sold, undefined, { taxIsAdded: true, stepCents: 1 })).toBe(1000);
  });

  test('is given back with it, all of it with all of the line, however that is cut up', () => {
    const terms = { taxIsAdded: false, stepCents: 1 };
    const half = { ...sold, payableCents: 2500, discountCents: 500 };

    const halves = [0, 2500].map((refundedCents) => discountNetOf(half, { ...sold, refundedCents }, terms));

    // Separately, the tax in each 5.00 of discount would be 0.93, but the tax in 10.00 is 1.87.
    expect(halves).toEqual([407, 406]);
  });
});
