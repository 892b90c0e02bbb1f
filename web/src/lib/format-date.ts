// Making a formatter costs far more than using one, and a calendar uses hundreds.
const formatters = new Map<string, Intl.DateTimeFormat>();

function partsOf(instant: string | Date, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = timeZone + JSON.stringify(options);
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
    formatters.set(key, formatter);
  }
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatter.formatToParts(new Date(instant))) found[type] = value;
  return (type: Intl.DateTimeFormatPartTypes) => found[type] ?? '';
}

/** The calendar day of an instant in the salon's zone, as `2026-11-24`. */
export function localDay(instant: string | Date, timeZone: string): string {
  const part = partsOf(instant, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** "Tuesday 24 November". */
export function formatDay(instant: string | Date, timeZone: string): string {
  const part = partsOf(instant, timeZone, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

/** "Tue 24 Nov". */
export function formatShortDay(instant: string | Date, timeZone: string): string {
  const part = partsOf(instant, timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

/** "10:30". */
export function formatTime(instant: string | Date, timeZone: string): string {
  const part = partsOf(instant, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${part('hour')}:${part('minute')}`;
}

/** "Tue 24 Nov 2026, 10:30". */
export function formatDateTime(instant: string | Date, timeZone: string): string {
  const part = partsOf(instant, timeZone, { year: 'numeric' });
  return `${formatShortDay(instant, timeZone)} ${part('year')}, ${formatTime(instant, timeZone)}`;
}

/** A calendar day with no zone of its own (`2026-11-24`) as an instant that every formatter reads as that day in UTC. */
export function dayInUtc(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** "09:30" for the 570th minute of a day; the end of the day is "24:00". */
export function formatWallMinute(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** 1 (Monday) … 7 (Sunday) of an instant in the salon's zone. */
export function weekdayOf(instant: string | Date, timeZone: string): number {
  const day = dayInUtc(localDay(instant, timeZone)).getUTCDay();
  return day === 0 ? 7 : day;
}
