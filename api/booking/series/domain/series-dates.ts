import { type EpochMinute, minuteOf } from '../../../common/time/epoch-minute.js';
import { addDays, type LocalDate } from '../../../common/time/local-date.js';
import { instantOf, localDayOf, wallMinuteOf } from '../../../common/time/zone.js';
import { type Sentence, sentence } from '../../../common/words/sentence.js';

/** The invalid field of the request, and the reason. */
export interface Mistake {
  pointer: string;
  detail: Sentence;
}

export const MAX_DATES = 26;
export const MIN_DATES = 2;

/** The interval, and either the number of dates or the last day. */
export interface SeriesRule {
  everyWeeks: number;
  count?: number | undefined;
  until?: LocalDate | undefined;
}

/** One date of a series, as given by its rule. */
export interface SeriesDate {
  /** Index in the rule from 0, counting dates without a booking as well. */
  position: number;
  day: LocalDate;
  startsAt: EpochMinute;
}

/** A date to book: where the rule has it, or where it was moved. */
export interface PickedDate extends SeriesDate {
  isApart: boolean;
}

/** A change to the rule's date on a day: another start, or null to skip it. */
export interface DateChange {
  day: LocalDate;
  startsAt: string | null;
}

/** The same time of day this many weeks later, by the salon's clocks. */
export function dateAfter(first: EpochMinute, weeks: number, zone: string): Omit<SeriesDate, 'position'> {
  const day = addDays(localDayOf(first, zone), 7 * weeks);
  return { day, startsAt: weeks === 0 ? first : instantOf(day, wallMinuteOf(first, zone), zone) };
}

/** The dates of a series, in order; or why the series is invalid. */
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

/** The dates with the changes to some of them applied; or why they are invalid. */
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
