import { type EpochMinute, epochMinute } from './epoch-minute.js';
import type { Interval } from './interval.js';
import { epochDayOf, type LocalDate, localDateOf } from './local-date.js';

export const MINUTES_PER_DAY = 1440;

/** A zone's offsets around one day, with at most one change. */
interface ClockDay {
  readonly offsetBefore: number;
  readonly offsetAfter: number;
  /** The first instant of the later offset; infinite without a change. */
  readonly changesAt: number;
}

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly days: Map<number, ClockDay>;
}

// A salon has one zone and looks months ahead; the limits only stop unusual callers from filling the memory.
const zones = new Map<string, Zone>();
const MAX_ZONES = 64;
const MAX_DAYS_PER_ZONE = 4096;

/**
 * The instant at which the zone's clocks show this many minutes after midnight (0 to 1440). A skipped time moves
 * forward by the skipped amount; of a repeated time, the first one counts.
 */
export function instantOf(day: LocalDate, minuteOfDay: number, zone: string): EpochMinute {
  const epochDay = epochDayOf(day);
  const { offsetBefore, offsetAfter, changesAt } = clockDay(epochDay, zone);
  const wallMinute = epochDay * MINUTES_PER_DAY + minuteOfDay;
  const early = wallMinute - offsetBefore;
  const late = wallMinute - offsetAfter;
  return epochMinute(early >= changesAt && late >= changesAt ? late : early);
}

/** The zone's calendar day at this instant. */
export function localDayOf(instant: EpochMinute, zone: string): LocalDate {
  return localDateOf(Math.floor((instant + offsetAt(instant, zone)) / MINUTES_PER_DAY));
}

/** Minutes after midnight on the zone's clocks at this instant. */
export function wallMinuteOf(instant: EpochMinute, zone: string): number {
  const wallMinute = (instant + offsetAt(instant, zone)) % MINUTES_PER_DAY;
  return wallMinute < 0 ? wallMinute + MINUTES_PER_DAY : wallMinute;
}

/** From the day's first minute to the next day's: 23, 24 or 25 hours, 23½ or 24½ on Lord Howe Island, and 22 or 26 in Antarctica/Troll. */
export function dayBounds(day: LocalDate, zone: string): Interval<EpochMinute> {
  return { start: instantOf(day, 0, zone), end: instantOf(day, MINUTES_PER_DAY, zone) };
}

/**
 * The instants of the day at which the minutes are a multiple of the step, a divisor of 60, in order. Repeated hours
 * occur twice, skipped hours not at all.
 */
export function gridStarts(day: LocalDate, zone: string, stepMinutes: number): EpochMinute[] {
  const { start, end } = dayBounds(day, zone);
  const { offsetBefore, offsetAfter, changesAt } = clockDay(epochDayOf(day), zone);
  return [
    ...ticks({ start, end: Math.min(end, changesAt) }, offsetBefore, stepMinutes),
    ...ticks({ start: Math.max(start, changesAt), end }, offsetAfter, stepMinutes),
  ];
}

/** True if this machine knows the name as an IANA zone. */
export function isTimeZone(name: string): boolean {
  // Some engines accept "+02:00" as a zone, and PostgreSQL gives it the opposite meaning.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The instants within one offset at which the local time is a multiple of the step. */
function ticks({ start, end }: Interval, offset: number, stepMinutes: number): EpochMinute[] {
  const instants: EpochMinute[] = [];
  const first = Math.ceil((start + offset) / stepMinutes) * stepMinutes - offset;
  for (let instant = first; instant < end; instant += stepMinutes) instants.push(epochMinute(instant));
  return instants;
}

function offsetAt(instant: number, zone: string): number {
  const { offsetBefore, offsetAfter, changesAt } = clockDay(Math.floor(instant / MINUTES_PER_DAY), zone);
  return instant < changesAt ? offsetBefore : offsetAfter;
}

function clockDay(epochDay: number, zoneName: string): ClockDay {
  const zone = zones.get(zoneName) ?? openZone(zoneName);
  const known = zone.days.get(epochDay);
  if (known !== undefined) return known;
  if (zone.days.size >= MAX_DAYS_PER_ZONE) zone.days.clear();
  const found = readClockDay(epochDay, zone.format);
  zone.days.set(epochDay, found);
  return found;
}

function openZone(timeZone: string): Zone {
  if (zones.size >= MAX_ZONES) zones.clear();
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const zone = { format, days: new Map<number, ClockDay>() };
  zones.set(timeZone, zone);
  return zone;
}

function readClockDay(epochDay: number, format: Intl.DateTimeFormat): ClockDay {
  // No zone is further than 14 hours from UTC, so this period contains both the local and the UTC day of that date.
  let before = epochDay * MINUTES_PER_DAY - 15 * 60;
  let after = (epochDay + 1) * MINUTES_PER_DAY + 15 * 60;
  const offsetBefore = readOffset(before, format);
  const offsetAfter = readOffset(after, format);
  if (offsetBefore === offsetAfter) return { offsetBefore, offsetAfter, changesAt: Infinity };
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (readOffset(middle, format) === offsetBefore) before = middle;
    else after = middle;
  }
  return { offsetBefore, offsetAfter, changesAt: after };
}

/** Minutes east of UTC, from a text that ends like "GMT", "GMT+05:30" or, for historic dates, "GMT-04:56:02". */
function readOffset(instant: number, format: Intl.DateTimeFormat): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(instant * 60_000)) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}
