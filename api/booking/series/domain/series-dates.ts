import { type EpochMinute, minuteOf } from '../../../common/time/epoch-minute.js';
import { addDays, type LocalDate } from '../../../common/time/local-date.js';
import { instantOf, localDayOf, wallMinuteOf } from '../../../common/time/zone.js';
import { type Sentence, sentence } from '../../../common/words/sentence.js';

/** Which field of the request is wrong, and why. */
export interface Mistake {
  pointer: string;
  detail: Sentence;
}

export const MAX_DATES = 26;
export const MIN_DATES = 2;

/** How often, and either how many dates there are or until which day. */
export interface SeriesRule {
  everyWeeks: number;
  count?: number | undefined;
  until?: LocalDate | undefined;
}

/** One date of a series, as its rule has it. */
export interface SeriesDate {
  /** From 0; its place in the rule, whether there is a booking or not. */
  position: number;
  day: LocalDate;
  startsAt: EpochMinute;
}

/** A date at which there is to be a booking: where the rule has it, or where it was put instead. */
export interface PickedDate extends SeriesDate {
  isApart: boolean;
}

/** What becomes of the date that the rule has on a day: another start, or null for none. */
export interface DateChange {
  day: LocalDate;
  startsAt: string | null;
}

/** The same time of day so many weeks later, by the clocks of the salon. */
export function dateAfter(first: EpochMinute, weeks: number, zone: string): Omit<SeriesDate, 'position'> {
  const day = addDays(localDayOf(first, zone), 7 * weeks);
  return { day, startsAt: weeks === 0 ? first : instantOf(day, wallMinuteOf(first, zone), zone) };
}

/** The dates of a series, in order; or why there is no such series. */
export function seriesDates(
  first: EpochMinute,
  { everyWeeks, count, until }: SeriesRule,
  zone: string,
): SeriesDate[] | Mistake {
  if ((count === undefined) === (until === undefined)) {
    return { pointer: '#/count', detail: sentence('countOrUntil') };
  }
  const dates: SeriesDate[] = [];
  for (let position = 0; position <= MAX_DATES; position++) {
    const date = { position, ...dateAfter(first, position * everyWeeks, zone) };
    if (count === undefined ? date.day > (until ?? '') : position >= count) break;
    dates.push(date);
  }
  const pointer = count === undefined ? '#/until' : '#/count';
  if (dates.length < MIN_DATES) return { pointer, detail: sentence('seriesNeedsTwo') };
  if (dates.length > MAX_DATES) return { pointer, detail: sentence('seriesAtMost', { count: MAX_DATES }) };
  return dates;
}

/** The dates with what was decided about some of them; or why that is not possible. */
export function pickDates(
  dates: readonly SeriesDate[],
  changes: readonly DateChange[],
  zone: string,
): PickedDate[] | Mistake {
  const unknown = changes.findIndex(({ day }) => !dates.some((date) => date.day === day));
  if (unknown !== -1) return { pointer: `#/changes/${unknown}/day`, detail: sentence('notADateOfSeries') };
  const changeOf = new Map(changes.map(({ day, startsAt }) => [day, startsAt]));
  const picked = dates.flatMap((date): PickedDate[] => {
    const startsAt = changeOf.get(date.day);
    if (startsAt === null) return [];
    if (startsAt === undefined) return [{ ...date, isApart: false }];
    return [{ ...date, startsAt: minuteOf(new Date(startsAt)), isApart: true }];
  });
  const days = picked.map(({ startsAt }) => localDayOf(startsAt, zone));
  const isInOrder = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''));
  return isInOrder ? picked : { pointer: '#/changes', detail: sentence('seriesInOrder') };
}
