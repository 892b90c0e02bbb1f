/** A calendar day, `YYYY-MM-DD`, without a time or zone. */
export type LocalDate = string;

const MILLISECONDS_PER_DAY = 86_400_000;

/** True if the value is an existing day, unlike `2027-02-29`. */
export function isLocalDate(value: unknown): value is LocalDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const epochDay = epochDayOf(value);
  // The parser turns the 31st of a short month into a day of the next one.
  return !Number.isNaN(epochDay) && localDateOf(epochDay) === value;
}

export function addDays(day: LocalDate, days: number): LocalDate {
  return localDateOf(epochDayOf(day) + days);
}

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return epochDayOf(to) - epochDayOf(from);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: LocalDate): number {
  const daysSinceMonday = (epochDayOf(day) + 3) % 7; // 1 January 1970 was a Thursday.
  return ((daysSinceMonday + 7) % 7) + 1;
}

/** The number of days since 1 January 1970. */
export function epochDayOf(day: LocalDate): number {
  return Date.parse(day) / MILLISECONDS_PER_DAY;
}

/** The day this many days after 1 January 1970. */
export function localDateOf(epochDay: number): LocalDate {
  return new Date(epochDay * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}
