import { addDays, daysBetween, type LocalDate, weekdayOf } from '../../../common/time/local-date.js';

export const periodKinds = ['day', 'week', 'month', 'year'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** Whole days, both inclusive. */
export interface DayRange {
  firstDay: LocalDate;
  lastDay: LocalDate;
}

export interface Period extends DayRange {
  kind: PeriodKind;
}

/**
 * The calendar day, week, month or year that contains a day.
 * @param firstWeekday the first day of the week; 1 is Monday
 */
export function periodOf(kind: PeriodKind, day: LocalDate, firstWeekday: number): Period {
  if (kind === 'day') return { kind, firstDay: day, lastDay: day };
  if (kind === 'week') {
    const firstDay = addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
    return { kind, firstDay, lastDay: addDays(firstDay, 6) };
  }
  const firstDay = kind === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
  return { kind, firstDay, lastDay: addDays(firstOfNext(kind, firstDay), -1) };
}

/** The preceding period of the same kind, which may have another length. */
export const periodBefore = ({ kind, firstDay }: Period, firstWeekday: number): Period =>
  periodOf(kind, addDays(firstDay, -1), firstWeekday);

/**
 * The part of the period before that had passed by the same day, so that both are equally long; null where the period has not
 * begun or is over, and of a single day.
 */
export function sameDaysBefore(period: Period, before: Period, today: LocalDate): Period | null {
  if (period.kind === 'day' || today < period.firstDay || today > period.lastDay) return null;
  const lastDay =
    period.kind === 'year'
      ? sameDayOf(before, today)
      : addDays(before.firstDay, daysBetween(period.firstDay, today));
  return { ...before, lastDay: lastDay < before.lastDay ? lastDay : before.lastDay };
}

/** The same date in another year; 28 February where it has no 29th. */
const sameDayOf = ({ firstDay }: DayRange, day: LocalDate): LocalDate => {
  const date = day.slice(4);
  return `${firstDay.slice(0, 4)}${date === '-02-29' ? '-02-28' : date}`;
};

/** The parts in a chart of a period: its months or days. */
export function partsOf({ kind, firstDay, lastDay }: Period): DayRange[] {
  const parts: DayRange[] = [];
  for (let first = firstDay; first <= lastDay;) {
    const next = kind === 'year' ? firstOfNext('month', first) : addDays(first, 1);
    parts.push({ firstDay: first, lastDay: addDays(next, -1) });
    first = next;
  }
  return parts;
}

/** This number of calendar months, of which the last contains this day. */
export function monthsUntil(day: LocalDate, count: number): DayRange[] {
  const months: DayRange[] = [];
  for (let last = day; months.length < count;) {
    const month = periodOf('month', last, 1);
    months.unshift({ firstDay: month.firstDay, lastDay: month.lastDay });
    last = addDays(month.firstDay, -1);
  }
  return months;
}

export function daysOf({ firstDay, lastDay }: DayRange): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first day of the next month or year. */
function firstOfNext(kind: 'month' | 'year', firstDay: LocalDate): LocalDate {
  const [year = 0, month = 0] = firstDay.split('-').map(Number);
  const isYearOver = kind === 'year' || month === 12;
  const text = (number: number, length: number) => String(number).padStart(length, '0');
  return `${text(isYearOver ? year + 1 : year, 4)}-${text(isYearOver ? 1 : month + 1, 2)}-01`;
}
