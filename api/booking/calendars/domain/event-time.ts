import type { ContentLine } from '../../../common/text/content-lines.js';
import { type EpochMinute, epochMinute } from '../../../common/time/epoch-minute.js';
import { epochDayOf, localDateOf } from '../../../common/time/local-date.js';
import { instantOf, localDayOf, MINUTES_PER_DAY, wallMinuteOf } from '../../../common/time/zone.js';

/** A time on the clocks of a zone, as an event has it. */
export interface EventTime {
  /** Minutes since 1970 on those clocks. */
  wallMinute: number;
  zone: string;
  isWholeDay: boolean;
}

/** `20261130T093000Z`, `20261130T093000` or `20261130`; null for anything else. */
export function eventTimeOf(
  line: ContentLine,
  zoneOf: (tzid: string | undefined) => string,
): EventTime | null {
  return timeIn(line.value.trim(), zoneOf(line.parameters.get('TZID')?.[0]));
}

/** The times of a line with several of them, separated by commas. */
export function eventTimesOf(line: ContentLine, zoneOf: (tzid: string | undefined) => string): EventTime[] {
  const zone = zoneOf(line.parameters.get('TZID')?.[0]);
  // A period is written as its start and its end, or its duration.
  return line.value.split(',').flatMap((text) => timeIn(text.trim().replace(/\/.*$/, ''), zone) ?? []);
}

export function timeIn(text: string, zone: string): EventTime | null {
  const [, date = '', clock, utc] = /^(\d{8})(?:T(\d{6}))?(Z)?$/.exec(text) ?? [];
  const [year, month, day] = [date.slice(0, 4), date.slice(4, 6), date.slice(6, 8)].map(Number);
  if (!year || !month || !day || year < 1970) return null;
  const midnight = Date.UTC(year, month - 1, day) / 60_000;
  if (new Date(midnight * 60_000).getUTCDate() !== day) return null;
  if (clock === undefined) return { wallMinute: midnight, zone, isWholeDay: true };
  const [hour = 0, minute = 0] = [clock.slice(0, 2), clock.slice(2, 4)].map(Number);
  if (hour > 23 || minute > 59) return null;
  return { wallMinute: midnight + hour * 60 + minute, zone: utc ? 'UTC' : zone, isWholeDay: false };
}

/** The instant at which the clocks show it. */
export const instantAt = ({ wallMinute, zone }: Pick<EventTime, 'wallMinute' | 'zone'>): EpochMinute => {
  const epochDay = Math.floor(wallMinute / MINUTES_PER_DAY);
  const day = localDateOf(epochDay);
  return instantOf(day, wallMinute - epochDay * MINUTES_PER_DAY, zone);
};

/** The minutes since 1970 that the clocks of the zone show at this instant. */
export const wallOf = (instant: EpochMinute, zone: string): number =>
  epochDayOf(localDayOf(instant, zone)) * MINUTES_PER_DAY + wallMinuteOf(instant, zone);

/** `PT1H30M`, `P1D`, `P2W` in minutes; null for anything else, and for nothing. */
export function durationMinutesOf(text: string): number | null {
  const [found, weeks, days, hours, minutes] =
    /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,7}S)?)?$/.exec(
      text.trim(),
    ) ?? [];
  if (found === undefined) return null;
  const sum =
    Number(weeks ?? 0) * 7 * MINUTES_PER_DAY +
    Number(days ?? 0) * MINUTES_PER_DAY +
    Number(hours ?? 0) * 60 +
    Number(minutes ?? 0);
  return sum > 0 ? sum : null;
}

/** The end of something that lasts as long on the clocks (whole days) or in fact (everything else). */
export function endOf(start: EventTime, minutes: number): EpochMinute {
  if (start.isWholeDay) return instantAt({ ...start, wallMinute: start.wallMinute + minutes });
  return epochMinute(instantAt(start) + minutes);
}
