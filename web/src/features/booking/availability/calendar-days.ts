import { addDays, daysBetween, weekOf } from '../../../lib/local-day';

/** Days that can be opened: from today to the salon's horizon, inclusive. */
export interface DayRange {
  first: string;
  last: string;
}

function clamp(day: string, { first, last }: DayRange): string {
  if (day < first) return first;
  return day > last ? last : day;
}

export interface WeekStrip {
  days: readonly string[];
  /** The same weekday one week earlier and later, within the range; null at its ends. */
  previous: string | null;
  next: string | null;
}

/**
 * The seven days around a day, counted in weeks from the first one, so that the strip starts with today instead of
 * Monday.
 */
export function weekStrip(day: string, range: DayRange): WeekStrip {
  const shown = clamp(day, range);
  const week = Math.floor(daysBetween(range.first, shown) / 7);
  const start = addDays(range.first, week * 7);
  return {
    days: Array.from({ length: 7 }, (_, index) => addDays(start, index)),
    previous: week > 0 ? addDays(shown, -7) : null,
    next: addDays(start, 7) <= range.last ? clamp(addDays(shown, 7), range) : null,
  };
}

export interface MonthGrid {
  /** `2026-11`. */
  month: string;
  /** Whole weeks; days of the neighbouring months are null. */
  weeks: ReadonlyArray<ReadonlyArray<string | null>>;
  /** The days of the month within the range; null if there are none. */
  open: DayRange | null;
  /** Neighbouring months with a day in the range. */
  previous: string | null;
  next: string | null;
}

/** The same day number in another month (`2026-11`), or that month's last day. */
export function sameDayIn(month: string, day: string): string {
  const last = addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

/**
 * The month that contains a day, as a calendar page.
 * @param firstWeekday the first day of the week; 1 is Monday
 */
export function monthGrid(month: string, range: DayRange, firstWeekday: number): MonthGrid {
  const first = `${month}-01`;
  const nextMonth = addDays(first, 31).slice(0, 7);
  const last = addDays(`${nextMonth}-01`, -1);
  const before = daysBetween(weekOf(first, firstWeekday), first);
  const length = daysBetween(first, last) + 1;
  const weeks = Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - before;
      return index >= 0 && index < length ? addDays(first, index) : null;
    }),
  );
  const open = { first: clamp(first, range), last: clamp(last, range) };
  return {
    month,
    weeks,
    open: first <= range.last && last >= range.first ? open : null,
    previous: first > range.first ? addDays(first, -1).slice(0, 7) : null,
    next: last < range.last ? nextMonth : null,
  };
}
