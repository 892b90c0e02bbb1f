import { newPrice, type PriceChange } from './new-price.js';

const percent = (by: number): PriceChange => ({ by: 'percent', percent: by });

describe('a price after a change', () => {
  test.each([
    [4500, percent(5), 1, 4725],
    [4500, percent(5), 50, 4750],
    [4500, percent(-10), 100, 4100],
    [4550, percent(5), 500, 5000],
    [999, percent(12.5), 1, 1124],
    [4500, { by: 'amount', cents: 300 }, 1, 4800],
    [4500, { by: 'amount', cents: -4600 }, 1, 0],
    [4520, { by: 'amount', cents: 0 }, 50, 4500],
    [4525, { by: 'amount', cents: 0 }, 50, 4550],
  ] as const)('of %i, %j, to the next %i cents, is %i', (cents, change, step, expected) => {
    expect(newPrice(cents, change, step)).toBe(expected);
  });
});
