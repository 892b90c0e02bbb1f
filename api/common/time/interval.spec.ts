import fc from 'fast-check';
import { holds, intersect, type Interval, merge, minutesWithin, shift, subtract } from './interval.js';

const span = (start: number, end: number): Interval => ({ start, end });

describe('merged time', () => {
  test('is in order, in one piece where it touches or overlaps, and knows no empty stretch', () => {
    const merged = merge([span(50, 60), span(0, 10), span(10, 20), span(15, 30), span(16, 18), span(40, 40)]);

    expect(merged).toEqual([span(0, 30), span(50, 60)]);
  });

  test('does not change what it was made from', () => {
    const input = [span(5, 10), span(0, 5)];

    merge(input);

    expect(input).toEqual([span(5, 10), span(0, 5)]);
  });
});

test('an intersection may take several pieces from one long interval', () => {
  expect(intersect([span(0, 100)], [span(10, 20), span(30, 40), span(90, 200)])).toEqual([
    span(10, 20),
    span(30, 40),
    span(90, 100),
  ]);
});

test('one cut may shorten several intervals and split another', () => {
  expect(subtract([span(0, 20), span(30, 40), span(50, 100)], [span(70, 80), span(10, 60)])).toEqual([
    span(0, 10),
    span(60, 70),
    span(80, 100),
  ]);
});

test('an empty cut changes nothing', () => {
  expect(subtract([span(0, 20)], [span(10, 10)])).toEqual([span(0, 20)]);
});

test('only the minutes that fall into the bounds are counted', () => {
  expect(minutesWithin([span(-10, 5), span(20, 30), span(95, 200), span(300, 400)], span(0, 100))).toBe(20);
});

describe('the algebra agrees with counting minute by minute', () => {
  const length = 60;
  const anyIntervals = fc.array(
    fc.tuple(fc.nat(length), fc.nat(20)).map(([start, minutes]) => span(start, start + minutes)),
    { maxLength: 8 },
  );
  const everyMinute = Array.from({ length: length + 30 }, (_, index) => index - 5);
  const minutesOf = (intervals: readonly Interval[]): number[] =>
    everyMinute.filter((minute) => intervals.some(({ start, end }) => start <= minute && minute < end));

  const expectTidy = (intervals: readonly Interval[]): void => {
    intervals.forEach(({ start, end }, index) => {
      expect(start).toBeLessThan(end);
      expect(start).toBeGreaterThan(intervals[index - 1]?.end ?? -Infinity);
    });
  };
  const check = (law: (left: Interval[], right: Interval[]) => void): void => {
    fc.assert(fc.property(anyIntervals, anyIntervals, law), { seed: 310827, numRuns: 1000 });
  };

  test('merge', () => {
    check((left) => {
      expectTidy(merge(left));
      expect(minutesOf(merge(left))).toEqual(minutesOf(left));
    });
  });

  test('intersect', () => {
    check((left, right) => {
      const common = intersect(merge(left), merge(right));

      expectTidy(common);
      const inRight = new Set(minutesOf(right));
      expect(minutesOf(common)).toEqual(minutesOf(left).filter((minute) => inRight.has(minute)));
    });
  });

  test('subtract, with cuts in any order', () => {
    check((left, right) => {
      const remaining = subtract(merge(left), right);

      expectTidy(remaining);
      const cut = new Set(minutesOf(right));
      expect(minutesOf(remaining)).toEqual(minutesOf(left).filter((minute) => !cut.has(minute)));
    });
  });

  test('holds and shift', () => {
    check((left) => {
      const shifted = shift(merge(left), 3);

      expect(everyMinute.filter((minute) => holds(shifted, minute + 3))).toEqual(minutesOf(left));
    });
  });
});
