import { addDays, dayInUtc, weekdayOf } from '../../../lib/local-day';

/** How often a block comes back, as its form has it. */
export interface Repetition {
  everyWeeks: number;
  /** 1 is Monday. */
  weekdays: readonly number[];
  /** The last day, empty until it is typed; null while dates are counted. */
  until: string | null;
  /** As it is typed. */
  count: string;
}

/** How often a block comes back, as the server is told. */
export interface RepeatRule {
  everyWeeks: number;
  weekdays: number[];
  until?: string;
  count?: number;
}

const FIRST_WEEKS = 12;

/** What is meant as long as nobody says more: each week on the weekday of the block, for twelve weeks. */
export const firstRepetition = (day: string): Repetition => ({
  everyWeeks: 1,
  weekdays: day ? [weekdayOf(dayInUtc(day), 'UTC')] : [],
  until: day ? addDays(day, 7 * FIRST_WEEKS) : '',
  count: '12',
});

/** Null as long as something is missing. */
export function ruleOf({ everyWeeks, weekdays, until, count }: Repetition): RepeatRule | null {
  if (weekdays.length === 0) return null;
  const rule = { everyWeeks, weekdays: weekdays.toSorted((left, right) => left - right) };
  if (until !== null) return until === '' ? null : { ...rule, until };
  return /^[1-9]\d{0,3}$/.test(count) ? { ...rule, count: Number(count) } : null;
}
