import type { Interval } from '../../../common/time/interval.js';
import { sentence, type Sentence } from '../../../common/words/sentence.js';

const MAX_MINUTES = 25 * 60;
export const MAX_DAYS_AWAY = 730;

/** Why the block is invalid and which end is at fault; null if it is valid. */
export function blockProblem(
  { start, end }: Interval,
  now: number,
): { end: boolean; detail: Sentence } | null {
  if (start % 5 !== 0) return { end: false, detail: sentence('blockStartInFives') };
  if (end % 5 !== 0) return { end: true, detail: sentence('blockEndInFives') };
  if (end <= start) return { end: true, detail: sentence('blockEndsBeforeStart') };
  if (end - start > MAX_MINUTES) return { end: true, detail: sentence('blockTooLong') };
  const isFar = Math.abs(start - now) > MAX_DAYS_AWAY * 24 * 60;
  return isFar ? { end: false, detail: sentence('moreThanTwoYearsAway') } : null;
}
