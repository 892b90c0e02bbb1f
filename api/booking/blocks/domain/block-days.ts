import { type EpochMinute, epochMinute } from '../../../common/time/epoch-minute.js';
import type { Interval } from '../../../common/time/interval.js';
import { addDays, daysBetween, type LocalDate, weekdayOf } from '../../../common/time/local-date.js';
import { instantOf, localDayOf, wallMinuteOf } from '../../../common/time/zone.js';
import { type Sentence, sentence } from '../../../common/words/sentence.js';

/** The invalid field of the request, and the reason. */
export interface Mistake {
  pointer: string;
  detail: Sentence;
}

/** People times dates. Each block locks one person's day, and PostgreSQL has room for a few thousand locks. */
export const MAX_BLOCKS = 1000;
export const MAX_WEEKS = 8;

/** Days after the last bookable one up to which blocks exist, so that a run that comes late leaves no time to book. */
const DAYS_BEYOND_HORIZON = 7;

/** The weekdays (1 is Monday), the interval in weeks, and either the number of dates or the last day. */
export interface Repetition {
  everyWeeks: number;
  weekdays: readonly number[];
  count?: number | undefined;
  until?: LocalDate | undefined;
}

/** Start and end of a block, in the salon's local time. */
export interface WallSpan {
  /** Minutes after midnight. */
  from: number;
  to: number;
  /** Days from its start to its end. */
  daysLater: number;
}

/**
 * The days of a rule, in order and not before the first day; or why the rule is invalid. Weeks are calendar weeks:
 * with every second week, Monday and Friday fall in the same one.
 */
export function blockDays(
  first: LocalDate,
  { everyWeeks, weekdays, count, until }: Repetition,
  { firstWeekday, last }: { firstWeekday: number; last: LocalDate },
): LocalDate[] | Mistake {
  if ((count === undefined) === (until === undefined)) {
    return { pointer: '#/repeat/count', detail: sentence('blocksCountOrUntil') };
  }
  const pointer = count === undefined ? '#/repeat/until' : '#/repeat/count';
  if (until !== undefined && until > last) return { pointer, detail: sentence('moreThanTwoYearsAway') };
  const placeInWeek = (weekday: number) => (weekday - firstWeekday + 7) % 7;
  const places = weekdays.map(placeInWeek).sort((left, right) => left - right);
  const firstWeek = addDays(first, -placeInWeek(weekdayOf(first)));
  const days: LocalDate[] = [];
  for (let week = firstWeek; ; week = addDays(week, 7 * everyWeeks)) {
    for (const place of places) {
      const day = addDays(week, place);
      if (day < first) continue;
      if (days.length === count || (until !== undefined && day > until)) {
        return days.length > 0 ? days : { pointer, detail: sentence('noDayToBlock') };
      }
      if (day > last) return { pointer, detail: sentence('moreThanTwoYearsAway') };
      days.push(day);
    }
  }
}

/** The day up to which blocks that repeat until further notice exist. */
export const madeAheadUntil = (today: LocalDate, horizonDays: number): LocalDate =>
  addDays(today, horizonDays + DAYS_BEYOND_HORIZON);

/** The same when they are made: their first week at least, even if it is further away. */
export function firstMadeUntil(
  first: LocalDate,
  everyWeeks: number,
  { today, horizonDays }: { today: LocalDate; horizonDays: number },
): LocalDate {
  const ahead = madeAheadUntil(today, horizonDays);
  const firstRound = addDays(first, 7 * everyWeeks);
  return ahead > firstRound ? ahead : firstRound;
}

export function wallSpanOf({ start, end }: Interval<EpochMinute>, zone: string): WallSpan {
  return {
    from: wallMinuteOf(start, zone),
    to: wallMinuteOf(end, zone),
    daysLater: daysBetween(localDayOf(start, zone), localDayOf(end, zone)),
  };
}

/**
 * The same hours on another day. A time skipped by the clocks moves forward by the skipped amount. If nothing is left
 * of the hours then, they keep their length.
 */
export function stretchOn(
  day: LocalDate,
  { from, to, daysLater }: WallSpan,
  zone: string,
): Interval<EpochMinute> {
  const start = instantOf(day, from, zone);
  const end = instantOf(addDays(day, daysLater), to, zone);
  return { start, end: end > start ? end : epochMinute(start + daysLater * 1440 + to - from) };
}

/** True if one begins before the previous one ends. */
export const overlapEachOther = (stretches: readonly Interval[]): boolean =>
  stretches.some(({ start }, index) => start < (stretches[index - 1]?.end ?? -Infinity));
