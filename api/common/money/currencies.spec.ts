import { iso4217 } from '../../../test/support/iso-4217.js';
import { cashRoundingsOf, currenciesInTable, factsOf, MAX_AMOUNT_OF_ANY } from './currencies.js';

test('every currency has the decimals of ISO 4217, whatever this version of Node thinks of it', () => {
  const found = Object.fromEntries(Object.keys(iso4217).map((code) => [code, factsOf(code).decimals]));

  expect(found).toEqual(iso4217);
});

test('every currency in the table exists', () => {
  expect(currenciesInTable.filter((code) => !(code in iso4217))).toEqual([]);
});

test('amounts are whole yen, cents of a euro, and hundredths of a dinar that has a thousand parts', () => {
  expect(['EUR', 'JPY', 'KWD', 'HUF'].map((code) => factsOf(code).stepCents)).toEqual([1, 100, 1, 1]);
});

test('the smallest coin is 5 forints, 10 pesos in Chile, a króna, 100 rupiah and a note of 1,000 dong', () => {
  const smallest = ['HUF', 'CLP', 'ISK', 'IDR', 'VND', 'KWD', 'XTS'].map(
    (code) => factsOf(code).smallestCashCents,
  );

  expect(smallest).toEqual([500, 1_000, 100, 10_000, 100_000, 1, 1]);
});

test('nothing in a drawer is worth the same as something else, so that each is counted in one place', () => {
  for (const code of currenciesInTable) {
    const { cash, stepCents } = factsOf(code);
    const values = cash ? [...cash.notes, ...cash.coins] : [];
    expect(new Set(values).size).toBe(values.length);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(values.filter((cents) => cents % stepCents !== 0 || !Number.isInteger(cents))).toEqual([]);
  }
});

test('limits follow what a currency is worth', () => {
  const limits = ['EUR', 'JPY', 'VND'].map((code) => {
    const { maxPriceCents, receptionRefundLimitCents, giftCardMaxCents } = factsOf(code);
    return [maxPriceCents, receptionRefundLimitCents, giftCardMaxCents].map((cents) => cents / 100);
  });

  expect(limits).toEqual([
    [100_000, 50, 500],
    [10_000_000, 5_000, 50_000],
    [1_000_000_000, 500_000, 5_000_000],
  ]);
});

test('every limit is a safe integer in cents, a hundred times over, and no higher than the contract says', () => {
  for (const code of currenciesInTable) {
    const { maxAmountCents, maxPriceCents } = factsOf(code);
    expect(Number.isSafeInteger(maxAmountCents * 100)).toBe(true);
    expect(maxPriceCents).toBeLessThan(maxAmountCents);
    expect(maxAmountCents).toBeLessThanOrEqual(MAX_AMOUNT_OF_ANY * 100);
  }
});

test('cash is rounded to what exists: 5 or 10 cents of a euro, never a part of a yen', () => {
  expect(cashRoundingsOf('EUR')).toEqual([0, 5, 10, 50, 100]);
  expect(cashRoundingsOf('JPY').filter((cents) => cents % 100 !== 0)).toEqual([]);
});
