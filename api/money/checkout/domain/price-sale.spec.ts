// Long because it has an example of each rule by which a sale is priced, and then all that could be sold.
import fc from 'fast-check';
import { type LineToPrice, priceSale, type PricedSale, type SaleToPrice } from './price-sale.js';

const standard = { id: 'standard', bp: 2300 };
const reduced = { id: 'reduced', bp: 600 };

const none = { cents: 0, prepaidTaxCents: 0 };

const aLine = (unitCents: number, more: Partial<LineToPrice> = {}): LineToPrice => ({
  kind: 'service',
  quantity: 1,
  unitCents,
  discount: null,
  rate: standard,
  ...more,
});

const aSale = (lines: LineToPrice[], more: Partial<SaleToPrice> = {}): SaleToPrice => ({
  lines,
  discount: null,
  tipCents: 0,
  taxIsAdded: false,
  stepCents: 1,
  cash: null,
  vouchers: none,
  ...more,
});

function priced(sale: SaleToPrice): PricedSale {
  const found = priceSale(sale);
  if ('tooHighAt' in found) throw new Error(`Too much off ${found.tooHighAt}.`);
  return found;
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

describe('what a sale comes to', () => {
  test('a cut of 50.00 with tax in its price', () => {
    expect(priced(aSale([aLine(5000)]))).toEqual({
      lines: [
        {
          discountCents: 0,
          netCents: 4065,
          taxCents: 935,
          payableCents: 5000,
          voucherCents: 0,
          prepaidTaxCents: 0,
        },
      ],
      subtotalCents: 5000,
      discountCents: 0,
      taxes: [{ rateId: 'standard', bp: 2300, netCents: 4065, taxCents: 935 }],
      taxCents: 935,
      tipCents: 0,
      roundingCents: 0,
      totalCents: 5000,
    });
  });

  test('the same with tax on top of it, and a tip, which is not taxed', () => {
    const sale = priced(aSale([aLine(5000)], { taxIsAdded: true, tipCents: 500 }));

    expect(sale.lines).toEqual([
      expect.objectContaining({ discountCents: 0, netCents: 5000, taxCents: 1150, payableCents: 6150 }),
    ]);
    expect(sale.totalCents).toBe(6650);
  });

  test('tax is rounded once for each rate, and spread so that lines come to it', () => {
    const sale = priced(aSale([aLine(99), aLine(99), aLine(99), aLine(1000, { rate: reduced })]));

    // 297 at 23 % contains 55.5 cents of tax; three times 18.5 would round to 57.
    expect(sale.taxes).toEqual([
      { rateId: 'standard', bp: 2300, netCents: 241, taxCents: 56 },
      { rateId: 'reduced', bp: 600, netCents: 943, taxCents: 57 },
    ]);
    expect(sale.lines.map(({ taxCents }) => taxCents)).toEqual([19, 19, 18, 57]);
  });

  test('what is off the whole sale is spread over its lines, but not over gift cards', () => {
    const sale = priced(
      aSale(
        [
          aLine(3333),
          aLine(3333),
          aLine(3334, { kind: 'product' }),
          aLine(5000, { kind: 'gift-card', rate: null }),
        ],
        { discount: { cents: 1000 } },
      ),
    );

    expect(sale.lines.map(({ discountCents }) => discountCents)).toEqual([333, 333, 334, 0]);
    expect(sale.totalCents).toBe(14_000);
  });

  test('a part off the sale comes after the discounts of lines', () => {
    const sale = priced(
      aSale([aLine(10_000, { discount: { bp: 5000 } }), aLine(5000)], { discount: { bp: 1000 } }),
    );

    expect(sale.lines.map(({ discountCents }) => discountCents)).toEqual([5500, 500]);
    expect(sale.totalCents).toBe(9000);
  });

  test('nothing is left to be paid when all of it is off', () => {
    expect(priced(aSale([aLine(5000), aLine(0)], { discount: { bp: 10_000 } })).totalCents).toBe(0);
  });

  test('more than it costs cannot be off', () => {
    expect(priceSale(aSale([aLine(5000), aLine(1000, { discount: { cents: 1001 } })]))).toEqual({
      tooHighAt: 1,
    });
    expect(priceSale(aSale([aLine(5000)], { discount: { cents: 5001 } }))).toEqual({ tooHighAt: -1 });
  });

  test('cash is rounded, and what is paid otherwise is not', () => {
    const lines = [aLine(1002)];
    const rounded = (otherwiseCents: number) =>
      priced(aSale(lines, { cash: { otherwiseCents, roundedToCents: 5 } }));

    expect(rounded(0)).toMatchObject({ roundingCents: -2, totalCents: 1000 });
    expect(rounded(499)).toMatchObject({ roundingCents: 2, totalCents: 1004 });
    expect(rounded(502)).toMatchObject({ roundingCents: 0, totalCents: 1002 });
    expect(rounded(1002)).toMatchObject({ roundingCents: 0, totalCents: 1002 });
    expect(priced(aSale(lines)).totalCents).toBe(1002);
  });

  test('yen are whole: discounts and taxes are as well', () => {
    const sale = priced(
      aSale([aLine(55_000), aLine(12_300)], { stepCents: 100, discount: { bp: 1000 }, taxIsAdded: true }),
    );

    // ¥67.30 less 10 %: the discount is ¥673 / 10 = ¥67, tax on the rest is 23 %.
    expect(sale.discountCents).toBe(6700);
    expect(sale.taxCents).toBe(13_900);
    for (const { discountCents, taxCents } of sale.lines) {
      expect([discountCents % 100, taxCents % 100]).toEqual([0, 0]);
    }
  });
});

const anyLine = (step: number) =>
  fc.record<LineToPrice>({
    kind: fc.constantFrom('service' as const, 'product' as const, 'gift-card' as const),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitCents: fc.integer({ min: 0, max: 20_000 }).map((units) => units * step),
    discount: fc.option(fc.integer({ min: 0, max: 10_000 }).map((bp) => ({ bp }))),
    rate: fc.constantFrom(null, standard, reduced, { id: 'highest', bp: 5000 }),
  });

const anySale = fc.constantFrom(1, 100).chain((step) =>
  fc.record<SaleToPrice>({
    lines: fc.array(anyLine(step), { minLength: 1, maxLength: 50 }),
    discount: fc.option(fc.integer({ min: 0, max: 10_000 }).map((bp) => ({ bp }))),
    tipCents: fc.integer({ min: 0, max: 100 }).map((units) => units * step),
    taxIsAdded: fc.boolean(),
    stepCents: fc.constant(step),
    cash: fc.option(
      fc.record({
        otherwiseCents: fc.integer({ min: 0, max: 1000 }).map((units) => units * step),
        roundedToCents: fc.constantFrom(0, 5, 10, 50, 100),
      }),
    ),
    vouchers: fc
      .tuple(fc.constantFrom(0, 1, 100, 1_000_000), fc.integer({ min: 0, max: 33 }))
      .map(([units, percent]) => ({
        cents: units * step,
        prepaidTaxCents: Math.floor((units * percent) / 100) * step,
      })),
  }),
);

/** Paid by single-purpose gift cards as far as possible. */
function pricedWithVouchers(sale: SaleToPrice): PricedSale {
  const bare = priced({ ...sale, vouchers: none });
  const buyable = sumOf(
    bare.lines.map(({ payableCents }, index) => (sale.lines[index]?.kind === 'gift-card' ? 0 : payableCents)),
  );
  return sale.vouchers.cents > buyable ? bare : priced(sale);
}

describe('what single-purpose gift cards pay', () => {
  test('has no tax on it, and their own has gone with it', () => {
    const sale = priced(aSale([aLine(10_000)], { vouchers: { cents: 10_000, prepaidTaxCents: 1597 } }));

    expect(sale.lines[0]).toMatchObject({
      netCents: 8403,
      taxCents: 0,
      prepaidTaxCents: 1597,
      payableCents: 10_000,
    });
    expect([sale.taxes, sale.taxCents, sale.totalCents]).toEqual([[], 0, 10_000]);
  });

  test('is spread over the lines by largest remainder, and the rest of each rate is taxed', () => {
    const lines = [
      aLine(5000),
      aLine(3333, { kind: 'product', rate: reduced }),
      aLine(1000, { kind: 'gift-card', rate: null }),
    ];

    const sale = priced(aSale(lines, { vouchers: { cents: 5000, prepaidTaxCents: 935 } }));

    // 50.00 on 83.33: 30.0012 and 19.9988.
    expect(sale.lines.map(({ voucherCents }) => voucherCents)).toEqual([3000, 2000, 0]);
    expect(sale.lines.map(({ prepaidTaxCents }) => prepaidTaxCents)).toEqual([561, 374, 0]);
    // 20.00 at 23 % and 13.33 at 6 % remain.
    expect(sale.taxes).toEqual([
      { rateId: 'standard', bp: 2300, netCents: 1626, taxCents: 374 },
      { rateId: 'reduced', bp: 600, netCents: 1258, taxCents: 75 },
    ]);
  });

  test('where tax comes on top is the price with it', () => {
    const sale = priced(
      aSale([aLine(10_000)], { taxIsAdded: true, vouchers: { cents: 6150, prepaidTaxCents: 1150 } }),
    );

    expect(sale.lines[0]).toMatchObject({
      payableCents: 12_300,
      taxCents: 1150,
      prepaidTaxCents: 1150,
      netCents: 10_000,
    });
  });

  test('the tax of a card on sale is in its value and rounded by itself, also where tax comes on top', () => {
    const card = aLine(99, { kind: 'gift-card' });
    for (const taxIsAdded of [false, true]) {
      const sale = priced(aSale([card, card, aLine(99, { rate: null })], { taxIsAdded }));

      expect(sale.lines.map(({ taxCents, netCents }) => [taxCents, netCents])).toEqual([
        [19, 80],
        [19, 80],
        [0, 99],
      ]);
      expect(sale.taxes).toEqual([{ rateId: 'standard', bp: 2300, netCents: 160, taxCents: 38 }]);
    }
  });
});

test('where a gift card pays for one line, rounding may take a step of tax from another', () => {
  const lines = [
    aLine(326_500, { quantity: 96, discount: { bp: 3981 } }),
    aLine(58_900),
    aLine(899_500, { quantity: 32, discount: { bp: 3302 } }),
  ];
  const onTop = { discount: { bp: 11 }, taxIsAdded: true, stepCents: 100 };

  const sale = priced(aSale(lines, { ...onTop, vouchers: { cents: 100, prepaidTaxCents: 0 } }));

  const written = sale.lines.map(
    ({ discountCents }, index) =>
      (lines[index]?.quantity ?? 0) * (lines[index]?.unitCents ?? 0) - discountCents,
  );
  expect(sale.lines.map(({ voucherCents }) => voucherCents)).toEqual([0, 0, 100]);
  expect(sale.lines.map(({ netCents }, index) => netCents - (written[index] ?? 0))).toEqual([100, 0, 0]);
});

describe('whatever is sold', () => {
  test('adds up: lines, taxes, discounts and the total, none of them below nothing, in whole steps', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const found = pricedWithVouchers(sale);
        const { lines, taxes, stepCents } = { ...found, stepCents: sale.stepCents };
        const isPaidByVouchers = sumOf(lines.map(({ voucherCents }) => voucherCents)) > 0;
        for (const [index, line] of lines.entries()) {
          const { quantity, unitCents } = sale.lines[index] as LineToPrice;
          const written = quantity * unitCents - line.discountCents;
          const isOnTop = sale.taxIsAdded && sale.lines[index]?.kind !== 'gift-card';
          if (!isOnTop) expect(line.payableCents).toBe(written);
          else if (!isPaidByVouchers) expect(line.netCents).toBe(written);
          // The rest of a rate is taxed together, so rounding may move a cent from one line to another.
          else if (line.voucherCents === 0)
            expect(Math.abs(line.netCents - written)).toBeLessThanOrEqual(stepCents);
          else expect(written).toBeLessThanOrEqual(line.payableCents);
          expect(line.payableCents).toBe(line.netCents + line.taxCents + line.prepaidTaxCents);
          expect(line.prepaidTaxCents).toBeLessThanOrEqual(line.voucherCents);
          expect(line.taxCents).toBeLessThanOrEqual(line.payableCents - line.voucherCents);
          for (const cents of Object.values(line)) {
            expect(cents).toBeGreaterThanOrEqual(0);
            expect(cents % stepCents).toBe(0);
          }
        }
        const payable = sumOf(lines.map(({ payableCents }) => payableCents));
        expect(sumOf(lines.map(({ taxCents }) => taxCents))).toBe(found.taxCents);
        expect(sumOf(taxes.map(({ taxCents }) => taxCents))).toBe(found.taxCents);
        expect(sumOf(lines.map(({ discountCents }) => discountCents))).toBe(found.discountCents);
        expect(found.totalCents).toBe(payable + found.tipCents + found.roundingCents);
        expect(Math.abs(found.roundingCents)).toBeLessThanOrEqual((sale.cash?.roundedToCents ?? 0) / 2);
      }),
    );
  });

  test('no line is further than a step from its share of the discount and of its tax', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const bare = priced({ ...sale, discount: null });
        const found = priced(sale);
        const isReduced = (index: number) => sale.lines[index]?.kind !== 'gift-card';
        const left = sale.lines.map(({ quantity, unitCents }, index) =>
          isReduced(index) ? quantity * unitCents - (bare.lines[index]?.discountCents ?? 0) : 0,
        );
        const off = found.discountCents - bare.discountCents;
        for (const [index, { discountCents }] of found.lines.entries()) {
          const share = discountCents - (bare.lines[index]?.discountCents ?? 0);
          const fair = sumOf(left) === 0 ? 0 : (off * (left[index] ?? 0)) / sumOf(left);
          expect(Math.abs(share - fair)).toBeLessThan(sale.stepCents);
        }
      }),
    );
  });
});
