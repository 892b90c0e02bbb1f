import { daysOf, monthsUntil, partsOf, periodBefore, periodOf, sameDaysBefore } from './periods.js';

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

describe('the same days of the period before', () => {
  const until = (kind: 'day' | 'week' | 'month' | 'year', day: string, today: string) => {
    const period = periodOf(kind, day, MONDAY);
    return sameDaysBefore(period, periodBefore(period, MONDAY), today)?.lastDay ?? null;
  };

  test('end where today is in a period that goes on', () => {
    expect(until('month', '2026-11-10', '2026-11-28')).toBe('2026-10-28');
    expect(until('week', '2026-11-24', '2026-11-24')).toBe('2026-11-17');
    expect(until('year', '2026-11-24', '2026-11-24')).toBe('2025-11-24');
  });

  test('end with a period that is shorter', () => {
    expect(until('month', '2027-03-31', '2027-03-31')).toBe('2027-02-28');
    expect(until('year', '2028-02-29', '2028-02-29')).toBe('2027-02-28');
  });

  test('are none of a day, of a period that is over, and of one to come', () => {
    expect(until('day', '2026-11-24', '2026-11-24')).toBeNull();
    expect(until('month', '2026-10-24', '2026-11-24')).toBeNull();
    expect(until('month', '2026-12-24', '2026-11-24')).toBeNull();
  });
});

test('the last months up to a day are whole months, in order, across the end of a year', () => {
  expect(monthsUntil('2027-01-15', 3)).toEqual([
    { firstDay: '2026-11-01', lastDay: '2026-11-30' },
    { firstDay: '2026-12-01', lastDay: '2026-12-31' },
    { firstDay: '2027-01-01', lastDay: '2027-01-31' },
  ]);
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
