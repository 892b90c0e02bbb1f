import { addDays, type LocalDate, weekdayOf } from '../../../common/time/local-date.js';
import type { HolidaysWords } from '../../../words/types.gen.js';

/** The name of a holiday in `words/<language>/api/holidays.json`. */
export type HolidayName = keyof HolidaysWords;

/** The day on which a holiday falls in a year. */
export type DayOfYear = (year: number) => LocalDate;

export const MONDAY = 1;
export const TUESDAY = 2;
export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const FRIDAY = 5;
export const SATURDAY = 6;
export const SUNDAY = 7;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): LocalDate =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** Easter Sunday of the Gregorian calendar, by the formula of Meeus, Jones and Butcher. */
export function easterOf(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * correction + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** On the same day every year: `on(25, 12)` is Christmas. */
export const on =
  (day: number, month: number): DayOfYear =>
  (year) =>
    dayOf(year, month, day);

export const afterEaster =
  (days: number): DayOfYear =>
  (year) =>
    addDays(easterOf(year), days);

/** The first, second, … such weekday of a month. */
export const nth =
  (place: number, weekday: number, month: number): DayOfYear =>
  (year) => {
    const first = dayOf(year, month, 1);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (place - 1));
  };

/** The last such weekday of a month. */
export const last =
  (weekday: number, month: number): DayOfYear =>
  (year) => {
    const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
    const end = addDays(next, -1);
    return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
  };

/** The latest such weekday that is this day or before it. */
export const onOrBefore =
  (weekday: number, day: number, month: number): DayOfYear =>
  (year) => {
    const end = dayOf(year, month, day);
    return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
  };

/** The earliest such weekday that is this day or after it. */
export const onOrAfter =
  (weekday: number, day: number, month: number): DayOfYear =>
  (year) => {
    const first = dayOf(year, month, day);
    return addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  };

/** This day, or the Monday after it when it is at a weekend. */
export const onOrMondayAfter =
  (day: number, month: number): DayOfYear =>
  (year) => {
    const first = dayOf(year, month, day);
    return weekdayOf(first) < SATURDAY ? first : onOrAfter(MONDAY, day, month)(year);
  };

/** 27 April, or the day before when that is a Sunday. */
export const kingsDay: DayOfYear = (year) => {
  const birthday = dayOf(year, 4, 27);
  return weekdayOf(birthday) === SUNDAY ? addDays(birthday, -1) : birthday;
};

/** 1 February when that is a Friday, otherwise the month's first Monday. */
export const stBrigid: DayOfYear = (year) => {
  const first = dayOf(year, 2, 1);
  return weekdayOf(first) === FRIDAY ? first : nth(1, MONDAY, 2)(year);
};

/** A holiday of a country or region; some have one name and several days. */
export interface YearlyHoliday {
  name: HolidayName;
  days: readonly DayOfYear[];
}

/** The holidays that only some regions of a country have; by their codes, separated by spaces. */
export interface Regions {
  names: Readonly<Record<string, string>>;
  holidays: readonly (readonly [YearlyHoliday, string])[];
  /** National holidays that these regions don't have. */
  without?: readonly (readonly [HolidayName, string])[];
}

export const holiday = (name: HolidayName, ...days: DayOfYear[]): YearlyHoliday => ({ name, days });

export const newYear = holiday('newYear', on(1, 1));
export const epiphany = holiday('epiphany', on(6, 1));
export const goodFriday = holiday('goodFriday', afterEaster(-2));
export const easterSunday = holiday('easterSunday', afterEaster(0));
export const easterMonday = holiday('easterMonday', afterEaster(1));
export const stJoseph = holiday('stJoseph', on(19, 3));
export const labourDay = holiday('labourDay', on(1, 5));
export const labourDayInAutumn = holiday('labourDay', nth(1, MONDAY, 9));
export const ascension = holiday('ascension', afterEaster(39));
export const whitSunday = holiday('whitSunday', afterEaster(49));
export const whitMonday = holiday('whitMonday', afterEaster(50));
export const corpusChristi = holiday('corpusChristi', afterEaster(60));
export const assumption = holiday('assumption', on(15, 8));
export const allSaints = holiday('allSaints', on(1, 11));
export const armistice = holiday('armistice', on(11, 11));
export const immaculateConception = holiday('immaculateConception', on(8, 12));
export const christmas = holiday('christmas', on(25, 12));
export const boxingDay = holiday('boxingDay', on(26, 12));
export const secondChristmas = holiday('secondChristmas', on(26, 12));
