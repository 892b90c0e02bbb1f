// Cached, because creating a formatter costs far more than using it, and a calendar uses hundreds.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  formatters.set(timeZone, made);
  return made;
}

/** The calendar day of an instant in the salon's zone, as `2026-11-24`. */
export function localDay(instant: string | Date, timeZone: string): string {
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(new Date(instant))) found[type] = value;
  return `${found.year}-${found.month}-${found.day}`;
}

/** A calendar day (`2026-11-24`) as an instant that is on that day in UTC. */
export function dayInUtc(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** 1 (Monday) … 7 (Sunday) of an instant in the salon's zone. */
export function weekdayOf(instant: string | Date, timeZone: string): number {
  const day = dayInUtc(localDay(instant, timeZone)).getUTCDay();
  return day === 0 ? 7 : day;
}

const DAY_MS = 24 * 60 * 60_000;

/** The calendar day this many days later; days have no zone, so clock changes don't matter. */
export function addDays(day: string, count: number): string {
  return new Date(dayInUtc(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
}

/** The last day before a period, or the first day after it. */
export const dayBeside = (
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  step: 1 | -1,
): string => (step === 1 ? addDays(lastDay, 1) : addDays(firstDay, -1));

/** The number of days between two calendar days; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayInUtc(to).getTime() - dayInUtc(from).getTime()) / DAY_MS);
}

/**
 * The first day of the week that contains a calendar day.
 * @param firstWeekday the first day of the week; 1 is Monday
 */
export function weekOf(day: string, firstWeekday: number): string {
  return addDays(day, -((dayInUtc(day).getUTCDay() - firstWeekday + 7) % 7));
}

/** Parses an existing calendar day in the years of a diary; null for anything else. */
export function dayOfText(text: string | null): string | null {
  if (text === null || !/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const noon = dayInUtc(text);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text) ? text : null;
}
