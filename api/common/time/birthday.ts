import { addDays, isLocalDate, type LocalDate } from './local-date.js';

/** A birthday, `YYYY-MM-DD`, or `--MM-DD` without a year as in ISO 8601 and address books. */
export type Birthday = string;

/** The start of a birthday without a year. */
const NO_YEAR = '--';

/** 29 February counts as a day of every year. */
const A_LEAP_YEAR = '2000-';

/** True if the value is an existing day, with or without a year. */
export function isBirthday(value: unknown): value is Birthday {
  if (typeof value !== 'string') return false;
  if (value.startsWith(NO_YEAR)) return isLocalDate(A_LEAP_YEAR + value.slice(NO_YEAR.length));
  return isLocalDate(value) && value >= '1900-01-01';
}

/** The month and day of a birthday, `MM-DD`. */
export const dayOfYear = (birthday: Birthday): string => birthday.slice(-5);

/** The birthday itself, and the first day on which it is celebrated from `from` on. */
export interface ComingBirthday {
  day: LocalDate;
  /** The age on that day; null without a year. */
  age: number | null;
}

/** The months and days, `MM-DD`, of birthdays celebrated in the days from `from` on. */
export const celebratedWithin = (from: LocalDate, days: number): string[] =>
  daysFrom(from, days).flatMap(daysCelebratedOn);

/** Returns the day on which a birthday is celebrated in the days from `from` on; null without one. */
export function celebration(birthday: Birthday, from: LocalDate, days: number): ComingBirthday | null {
  const day = daysFrom(from, days).find((each) => daysCelebratedOn(each).includes(dayOfYear(birthday)));
  if (day === undefined) return null;
  const age = birthday.startsWith(NO_YEAR) ? null : Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return { day, age };
}

const daysFrom = (from: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

/** In years without 29 February, that birthday is celebrated the day before it would be. */
function daysCelebratedOn(day: LocalDate): string[] {
  const isLastOfFebruary = dayOfYear(day) === '02-28' && dayOfYear(addDays(day, 1)) === '03-01';
  return isLastOfFebruary ? ['02-28', '02-29'] : [dayOfYear(day)];
}
