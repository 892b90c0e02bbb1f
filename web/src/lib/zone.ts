import { addDays, dayInUtc } from './local-day';

const MINUTE_MS = 60_000;
const dayMs = 24 * 60 * MINUTE_MS;

// Cached, because creating a formatter costs far more than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The zone's local time, as if it were UTC. */
function wallMs(instantMs: number, timeZone: string): number {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter.formatToParts(instantMs)) found[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Minutes after midnight on the zone's clocks at this instant. */
export function wallMinuteOf(instantMs: number, timeZone: string): number {
  const wall = wallMs(instantMs, timeZone);
  return Math.floor((((wall % dayMs) + dayMs) % dayMs) / MINUTE_MS);
}

/** "10:30" for minute 630 of a day: the value of a time field in any language. "24:00" is the end of the day. */
export const wallText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((number) => String(number).padStart(2, '0')).join(':');

/** "10:30": the value of a time field for the zone's local time. */
export const wallTextOf = (instant: string, timeZone: string): string =>
  wallText(wallMinuteOf(Date.parse(instant), timeZone));

/** Parses "10:30" as minute 630 of a day; null for anything else. */
export function minuteOfText(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/**
 * The instant at which the zone's clocks show this many minutes after midnight (0 to 1440). A skipped time moves
 * forward by the skipped amount; of a repeated time, the first one counts. Same as on the server.
 */
export function instantOf(day: string, minuteOfDay: number, timeZone: string): number {
  if (minuteOfDay === 1440) return instantOf(addDays(day, 1), 0, timeZone);
  const wall = dayInUtc(day).getTime() - dayMs / 2 + minuteOfDay * MINUTE_MS;
  // No zone is further than 14 hours from UTC, or changes its clocks twice in two days.
  const offsets = [wall - dayMs, wall + dayMs].map((near) => wallMs(near, timeZone) - near);
  const [before = 0, after = 0] = offsets;
  const fitting = [wall - before, wall - after].filter((instant) => wallMs(instant, timeZone) === wall);
  return fitting.length > 0 ? Math.min(...fitting) : wall - before;
}

/** An instant in the contract's format. */
export const isoOf = (instantMs: number): string => new Date(instantMs).toISOString();
