import { type EpochMinute, epochMinute } from './epoch-minute.js';
import type { Interval } from './interval.js';
import { epochDayOf, type LocalDate, localDateOf } from './local-date.js';

const MINUTES_PER_DAY = 1440;

/** How the clocks of a zone stand around one day: at most one change of offset falls into it. */
interface ClockDay {
  readonly offsetBefore: number;
  readonly offsetAfter: number;
  /** The first instant of the later offset; infinite when the clocks are left alone. */
  readonly changesAt: number;
}

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly days: Map<number, ClockDay>;
}

// A salon has one zone and looks months ahead; the bounds only keep odd callers from filling the memory.
const zones = new Map<string, Zone>();
const MAX_ZONES = 64;
const MAX_DAYS_PER_ZONE = 4096;

/**
 * The instant at which the clocks of the zone show so many minutes after midnight (0 to 1440).
 * A wall time that the clocks skip moves forward by what they skip; of one they show twice it is the first.
 */
export function instantOf(day: LocalDate, minuteOfDay: number, zone: string): EpochMinute {
  const epochDay = epochDayOf(day);
  const { offsetBefore, offsetAfter, changesAt } = clockDay(epochDay, zone);
  const wallMinute = epochDay * MINUTES_PER_DAY + minuteOfDay;
  const early = wallMinute - offsetBefore;
  const late = wallMinute - offsetAfter;
  return epochMinute(early >= changesAt && late >= changesAt ? late : early);
}

/** The day of the calendar that the zone has at this instant. */
export function localDayOf(instant: EpochMinute, zone: string): LocalDate {
  return localDateOf(Math.floor((instant + offsetAt(instant, zone)) / MINUTES_PER_DAY));
}

/** How many minutes after midnight the clocks of the zone show at this instant. */
export function wallMinuteOf(instant: EpochMinute, zone: string): number {
  const wallMinute = (instant + offsetAt(instant, zone)) % MINUTES_PER_DAY;
  return wallMinute < 0 ? wallMinute + MINUTES_PER_DAY : wallMinute;
}

/** From the day's first minute to the next day's: 23, 24 or 25 hours, 23½ or 24½ on Lord Howe Island, and 22 or 26 in Antarctica/Troll. */
export function dayBounds(day: LocalDate, zone: string): Interval<EpochMinute> {
  return { start: instantOf(day, 0, zone), end: instantOf(day, MINUTES_PER_DAY, zone) };
}

/**
 * The instants of the day at which the minute hand stands on a multiple of the step, a divisor of 60, in order.
 * Hours that the clocks repeat are there twice, hours that they skip are not.
 */
export function gridStarts(day: LocalDate, zone: string, stepMinutes: number): EpochMinute[] {
  const { start, end } = dayBounds(day, zone);
  const { offsetBefore, offsetAfter, changesAt } = clockDay(epochDayOf(day), zone);
  return [
    ...ticks({ start, end: Math.min(end, changesAt) }, offsetBefore, stepMinutes),
    ...ticks({ start: Math.max(start, changesAt), end }, offsetAfter, stepMinutes),
  ];
}

/** Whether the name is a zone of the IANA database that this machine knows. */
export function isTimeZone(name: string): boolean {
  // "+02:00" is a zone to some engines, and means the opposite to PostgreSQL.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The instants in a stretch of one offset at which the wall clock stands on a multiple of the step. */
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
  // No zone is further than 14 hours from UTC, so this stretch holds the local day and the UTC day of that date.
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

/** Minutes east of UTC, from a text that ends like "GMT", "GMT+05:30" or, long ago, "GMT-04:56:02". */
function readOffset(instant: number, format: Intl.DateTimeFormat): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(instant * 60_000)) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}
