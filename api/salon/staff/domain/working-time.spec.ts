import { epochMinute } from '../../../common/time/epoch-minute.js';
import type { Interval } from '../../../common/time/interval.js';
import { dayBounds } from '../../../common/time/zone.js';
import { salonOpening, type WallWindow, type WeeklyWindow, workingTime } from './working-time.js';

const ZONE = 'Europe/Paris';
const MONDAY = '2027-06-07';
const TUESDAY = '2027-06-08';
const SPRING_FORWARD = '2027-03-28'; // a Sunday, 02:00 becomes 03:00
const FALL_BACK = '2027-10-31'; // a Sunday, 03:00 becomes 02:00

const from = (startsHour: number, endsHour: number): WallWindow => ({
  startsMinute: startsHour * 60,
  endsMinute: endsHour * 60,
});
const every = (weekday: number, startsHour: number, endsHour: number): WeeklyWindow => ({
  weekday,
  ...from(startsHour, endsHour),
});

/** In hours actually elapsed since the day began. */
const hoursIntoDay = (day: string, intervals: readonly Interval[]): [number, number][] => {
  const midnight = dayBounds(day, ZONE).start;
  return intervals.map(({ start, end }) => [(start - midnight) / 60, (end - midnight) / 60]);
};

describe('the salon', () => {
  const openHours = (
    day: string,
    weekly: WeeklyWindow[],
    specialDay: WallWindow[] | null = null,
  ): [number, number][] => hoursIntoDay(day, salonOpening({ day, zone: ZONE, weekly, specialDay }));

  test('is open as on every Monday', () => {
    expect(openHours(MONDAY, [every(1, 9, 18), every(2, 10, 20)])).toEqual([[9, 18]]);
  });

  test('may close at noon, whatever the order of its windows', () => {
    expect(openHours(MONDAY, [every(1, 14, 18), every(1, 9, 12)])).toEqual([
      [9, 12],
      [14, 18],
    ]);
  });

  test('is open in one piece when its windows touch', () => {
    expect(openHours(MONDAY, [every(1, 9, 12), every(1, 12, 18)])).toEqual([[9, 18]]);
  });

  test('is closed on a weekday that has no window', () => {
    expect(openHours(TUESDAY, [every(1, 9, 18)])).toEqual([]);
  });

  test('keeps the hours of a special day instead of the week', () => {
    expect(openHours(MONDAY, [every(1, 9, 18)], [from(10, 14)])).toEqual([[10, 14]]);
  });

  test('is closed on a special day without hours', () => {
    expect(openHours(MONDAY, [every(1, 9, 18)], [])).toEqual([]);
  });

  test('may be open until midnight', () => {
    expect(openHours(MONDAY, [every(1, 18, 24)])).toEqual([[18, 24]]);
  });

  test('loses the hour that the clocks skip, and opens by the clock after it', () => {
    expect(openHours(SPRING_FORWARD, [every(7, 1, 5), every(7, 9, 18)])).toEqual([
      [1, 4],
      [8, 17],
    ]);
  });

  test('is open twice through an hour that the clocks repeat', () => {
    expect(openHours(FALL_BACK, [every(7, 2, 3)])).toEqual([[2, 4]]);
  });

  test('is not open at all in a window that the clocks skip', () => {
    expect(openHours(SPRING_FORWARD, [every(7, 2, 3)])).toEqual([]);
  });
});

describe('a team member', () => {
  const nineToSix = salonOpening({ day: MONDAY, zone: ZONE, weekly: [every(1, 9, 18)], specialDay: null });
  const worked = (options: {
    weekly?: WeeklyWindow[];
    exception?: WallWindow[] | null;
    salonOpen?: ReturnType<typeof salonOpening>;
  }): [number, number][] => {
    const { weekly = [], exception = null, salonOpen = nineToSix } = options;
    return hoursIntoDay(MONDAY, workingTime({ day: MONDAY, zone: ZONE, weekly, exception, salonOpen }));
  };

  test('works the weekly hours on an ordinary day', () => {
    expect(worked({ weekly: [every(1, 10, 13), every(1, 14, 17), every(3, 9, 18)] })).toEqual([
      [10, 13],
      [14, 17],
    ]);
  });

  test('works a dated exception instead of the weekly hours', () => {
    expect(worked({ weekly: [every(1, 10, 17)], exception: [from(12, 18)] })).toEqual([[12, 18]]);
  });

  test('has the day off by an exception without hours', () => {
    expect(worked({ weekly: [every(1, 10, 17)], exception: [] })).toEqual([]);
  });

  test('never works outside the opening hours', () => {
    expect(worked({ weekly: [every(1, 7, 22)] })).toEqual([[9, 18]]);
    expect(worked({ exception: [from(7, 10), from(17, 22)] })).toEqual([
      [9, 10],
      [17, 18],
    ]);
  });

  test('does not work when the salon is closed, even by exception', () => {
    expect(worked({ exception: [from(9, 18)], salonOpen: [] })).toEqual([]);
  });

  test('works through in one piece when the parts of the opening touch', () => {
    const halves = nineToSix.flatMap(({ start, end }) => [
      { start: epochMinute(start + 180), end },
      { start, end: epochMinute(start + 180) },
    ]);

    expect(worked({ weekly: [every(1, 10, 17)], salonOpen: halves })).toEqual([[10, 17]]);
  });
});
