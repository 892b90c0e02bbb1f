import { monthGrid, sameDayIn, weekStrip } from './calendar-days';

// Saturday 21 November 2026, with a horizon of 90 days.
const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `2026-11-0${from + index}`);

const range = { first: '2026-11-21', last: '2027-02-19' };

test('the strip opens on today, whatever the weekday', () => {
  const strip = weekStrip('2026-11-24', range);

  expect(strip.days).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ]);
  expect(strip.previous).toBeNull();
  expect(strip.next).toBe('2026-12-01');
});

test('a later day lies in its own strip of seven, one week from either neighbour', () => {
  expect(weekStrip('2026-12-04', range)).toMatchObject({ previous: '2026-11-27', next: '2026-12-11' });
  expect(weekStrip('2026-12-04', range).days[0]).toBe('2026-11-28');
});

test('turning the week never leads past the horizon', () => {
  const short = { first: '2026-11-21', last: '2026-11-29' };

  expect(weekStrip('2026-11-24', short).next).toBe('2026-11-29');
});

test('the strip ends with the week that holds the horizon', () => {
  expect(weekStrip('2027-02-19', range)).toMatchObject({ next: null });
});

test('a past day shows the strip of today, one beyond the horizon shows the last', () => {
  expect(weekStrip('2026-01-01', range).days[0]).toBe('2026-11-21');
  expect(weekStrip('2028-01-01', range).days).toContain('2027-02-19');
});

test('a month is laid out from Monday to Sunday', () => {
  const { weeks } = monthGrid('2026-11', range, 1);

  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test('a month is laid out from the day on which the salon’s weeks begin', () => {
  expect(monthGrid('2026-11', range, 7).weeks[0]?.[0]).toBe('2026-11-01');
  expect(monthGrid('2026-11', range, 6).weeks[0]).toEqual([null, '2026-11-01', ...days(2, 6)]);
});

test('a February of four weeks fills four rows', () => {
  expect(monthGrid('2027-02', range, 1).weeks).toHaveLength(4);
});

test('only the days between today and the horizon are asked for', () => {
  expect(monthGrid('2026-11', range, 1).open).toEqual({ first: '2026-11-21', last: '2026-11-30' });
  expect(monthGrid('2026-12', range, 1).open).toEqual({ first: '2026-12-01', last: '2026-12-31' });
  expect(monthGrid('2027-02', range, 1).open).toEqual({ first: '2027-02-01', last: '2027-02-19' });
  expect(monthGrid('2026-10', range, 1).open).toBeNull();
});

test('the calendar goes back no further than today and forward no further than the horizon', () => {
  expect(monthGrid('2026-11', range, 1)).toMatchObject({ previous: null, next: '2026-12' });
  expect(monthGrid('2027-02', range, 1)).toMatchObject({ previous: '2027-01', next: null });
});

test('a month further, the keyboard reaches the same day, or the last of a shorter month', () => {
  expect(sameDayIn('2026-12', '2026-11-21')).toBe('2026-12-21');
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28');
  expect(sameDayIn('2026-12', '2027-01-31')).toBe('2026-12-31');
});
