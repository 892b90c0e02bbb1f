import { addDays, dayInUtc, weekdayOf } from '../../../lib/local-day';
import { wholeOf } from '../../../lib/typed-amount';

/** End of a repetition: on a day, after a number of days, or not until further notice. */
export type RepetitionEnd = 'day' | 'count' | 'open';

/** A block's repetition in its form. */
export interface Repetition {
  everyWeeks: number;
  /** 1 is Monday. */
  weekdays: readonly number[];
  ends: RepetitionEnd;
  /** The last day, empty until entered. */
  until: string;
  /** As typed. */
  count: string;
}

/** A block's repetition in the API's format. */
export interface RepeatRule {
  everyWeeks: number;
  weekdays: number[];
  until?: string;
  count?: number;
  isOpenEnded?: true;
}

const FIRST_WEEKS = 12;

/** The default: weekly on the block's weekday, for twelve weeks. */
export const firstRepetition = (day: string): Repetition => ({
  everyWeeks: 1,
  weekdays: day ? [weekdayOf(dayInUtc(day), 'UTC')] : [],
  ends: 'day',
  until: day ? addDays(day, 7 * FIRST_WEEKS) : '',
  count: '12',
});

/** Null while incomplete. */
export function ruleOf({ everyWeeks, weekdays, ends, until, count }: Repetition): RepeatRule | null {
  if (weekdays.length === 0) return null;
  const rule = { everyWeeks, weekdays: weekdays.toSorted((left, right) => left - right) };
  if (ends === 'open') return { ...rule, isOpenEnded: true };
  if (ends === 'day') return until === '' ? null : { ...rule, until };
  const times = wholeOf(count);
  return times !== null && times >= 1 && times < 10_000 ? { ...rule, count: times } : null;
}
