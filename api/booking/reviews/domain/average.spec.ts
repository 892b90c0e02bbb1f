import { averageOf } from './average.js';

describe('the average of the stars', () => {
  test('is given from five reviews on', () => {
    expect(averageOf({ count: 4, stars: 20 })).toBeNull();
    expect(averageOf({ count: 5, stars: 25 })).toBe(5);
  });

  test('has one decimal', () => {
    expect(averageOf({ count: 7, stars: 34 })).toBe(4.9);
    expect(averageOf({ count: 8, stars: 34 })).toBe(4.3);
  });

  test('is not given without reviews', () => {
    expect(averageOf({ count: 0, stars: 0 })).toBeNull();
  });
});
