import { dayInUtc } from './format-date';

const dayMs = 24 * 60 * 60_000;

/** The calendar day that is this many days later; days have no zone, so clocks going forward or back do not matter. */
export function addDays(day: string, count: number): string {
  return new Date(dayInUtc(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** How many days lie between two calendar days; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayInUtc(to).getTime() - dayInUtc(from).getTime()) / dayMs);
}

/**
 * The first day of the week in which a calendar day lies.
 * @param firstWeekday on which weeks begin; 1 is Monday
 */
export function weekOf(day: string, firstWeekday: number): string {
  return addDays(day, -((dayInUtc(day).getUTCDay() - firstWeekday + 7) % 7));
}

/** The text as a calendar day that exists, in years a diary can have; null for anything else. */
export function dayOfText(text: string | null): string | null {
  if (text === null || !/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const noon = dayInUtc(text);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text) ? text : null;
}
