import { daysOf, partsOf, periodBefore, periodOf } from './periods.js';

const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

describe('the period of a day', () => {
  test('is that day, and before it the one before', () => {
    const day = periodOf('day', '2028-03-01', MONDAY);

    expect(day).toEqual({ kind: 'day', firstDay: '2028-03-01', lastDay: '2028-03-01' });
    expect(periodBefore(day, MONDAY)).toEqual({ kind: 'day', firstDay: '2028-02-29', lastDay: '2028-02-29' });
  });

  test.each([
    ['on Monday', MONDAY, '2026-12-28', '2027-01-03'],
    ['on Saturday', SATURDAY, '2026-12-26', '2027-01-01'],
    ['on Sunday', SUNDAY, '2026-12-27', '2027-01-02'],
  ])('is its week where weeks begin %s, across the end of the year', (_name, firstWeekday, first, last) => {
    const week = periodOf('week', '2027-01-01', firstWeekday);

    expect([week.firstDay, week.lastDay]).toEqual([first, last]);
    expect(periodBefore(week, firstWeekday).lastDay < first).toBe(true);
    expect(daysOf(periodBefore(week, firstWeekday))).toHaveLength(7);
  });

  test('is its month, of which the one before may be longer', () => {
    const february = periodOf('month', '2028-02-15', MONDAY);

    expect([february.firstDay, february.lastDay]).toEqual(['2028-02-01', '2028-02-29']);
    expect(periodBefore(february, MONDAY)).toMatchObject({ firstDay: '2028-01-01', lastDay: '2028-01-31' });
    expect(periodBefore(periodOf('month', '2027-01-31', MONDAY), MONDAY)).toMatchObject({
      firstDay: '2026-12-01',
      lastDay: '2026-12-31',
    });
  });

  test('is its year', () => {
    const year = periodOf('year', '2028-07-04', SUNDAY);

    expect([year.firstDay, year.lastDay]).toEqual(['2028-01-01', '2028-12-31']);
    expect(periodBefore(year, SUNDAY)).toMatchObject({ firstDay: '2027-01-01', lastDay: '2027-12-31' });
  });
});

describe('the parts of a period', () => {
  test('are its days, each of them once', () => {
    const parts = partsOf(periodOf('month', '2027-03-10', MONDAY));

    expect(parts).toHaveLength(31);
    expect(parts[27]).toEqual({ firstDay: '2027-03-28', lastDay: '2027-03-28' });
    expect(parts.at(-1)).toEqual({ firstDay: '2027-03-31', lastDay: '2027-03-31' });
  });

  test('of a year are its months', () => {
    const parts = partsOf(periodOf('year', '2028-03-10', MONDAY));

    expect(parts).toHaveLength(12);
    expect(parts[1]).toEqual({ firstDay: '2028-02-01', lastDay: '2028-02-29' });
    expect(parts.at(-1)).toEqual({ firstDay: '2028-12-01', lastDay: '2028-12-31' });
  });
});
