import fc from 'fast-check';
import { isWhole, stepCents, toCents, toPrice } from './currency-step.js';
import { split } from './split.js';
import { shareOfStretch } from './share-of-stretch.js';
import { partOf, taxOn, taxIncludedIn } from './tax.js';

describe('the least amount of a currency', () => {
  test('is a cent, a whole yen, and a hundredth of a dinar that has a thousand parts', () => {
    expect(['EUR', 'JPY', 'KWD'].map(stepCents)).toEqual([1, 100, 1]);
  });

  test('is what an amount has to be made of', () => {
    expect(isWhole(50_000, 'JPY')).toBe(true);
    expect(isWhole(50_050, 'JPY')).toBe(false);
    expect(isWhole(123, 'KWD')).toBe(true);
    expect(isWhole(0.5, 'EUR')).toBe(false);
  });

  test('is read from a price without the errors of binary fractions', () => {
    expect([1.1, 19.99, 0.29, 4.35].map(toCents)).toEqual([110, 1999, 29, 435]);
    expect([110, 1999, 29, 435].map(toPrice)).toEqual([1.1, 19.99, 0.29, 4.35]);
  });
});

describe('an amount that is divided', () => {
  test('goes to those who lost most by rounding', () => {
    expect(split(100, [1, 1, 1], 1)).toEqual([34, 33, 33]);
    expect(split(500, [1000, 2000, 4000], 1)).toEqual([71, 143, 286]);
    expect(split(1000, [1, 1, 1], 100)).toEqual([400, 300, 300]);
    expect(split(700, [0, 0], 1)).toEqual([700, 0]);
    expect(split(0, [3, 4], 1)).toEqual([0, 0]);
    expect(split(700, [], 1)).toEqual([]);
  });

  test('comes to itself again, and no one is a whole step away from their share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 60 }),
        fc.constantFrom(1, 100),
        (steps, weights, step) => {
          const parts = split(steps * step, weights, step);
          const sum = weights.reduce((left, right) => left + right, 0);
          expect(parts.reduce((left, right) => left + right, 0)).toBe(steps * step);
          if (sum === 0) return;
          for (const [index, part] of parts.entries()) {
            expect(Math.abs(part - (steps * step * (weights[index] ?? 0)) / sum)).toBeLessThan(step);
          }
        },
      ),
    );
  });
});

describe('tax', () => {
  test('is a part of an amount that it is included in', () => {
    expect(taxIncludedIn(12_000, 2000, 1)).toBe(2000);
    expect(taxIncludedIn(5000, 2300, 1)).toBe(935);
    expect(taxIncludedIn(550_000, 1000, 100)).toBe(50_000);
    expect(taxIncludedIn(5000, 0, 1)).toBe(0);
  });

  test('comes on top of an amount that it is added to', () => {
    expect(taxOn(10_000, 2000, 1)).toBe(2000);
    expect(taxOn(5050, 825, 1)).toBe(417);
    expect(taxOn(101_000, 1000, 100)).toBe(10_100);
  });

  test('is rounded half up', () => {
    expect(taxOn(250, 1000, 1)).toBe(25);
    expect(taxOn(25, 1000, 1)).toBe(3);
  });
});

describe('a part of a very large amount', () => {
  test('is exact to the last step, from the middle up', () => {
    // As a floating-point number, 9,999,999,999.99 dong would be off by a hundredth.
    expect(partOf(999_999_999_999, 9_999, 1)).toBe(999_899_999_999);
    expect(shareOfStretch(90_909_090_909, { fromCents: 0, toCents: 1, ofCents: 2 }, 1)).toBe(45_454_545_455);
    expect(shareOfStretch(-3, { fromCents: 0, toCents: 1, ofCents: 2 }, 1)).toBe(-1);
  });
});
