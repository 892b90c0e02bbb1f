import type { Interval } from '../../common/time/interval.js';

const MAX_MINUTES = 25 * 60;
const MAX_DAYS_AWAY = 730;

/** Why there can't be such a block, and which end of it is to blame; null when there can. */
export function blockProblem({ start, end }: Interval, now: number): { end: boolean; detail: string } | null {
  if (start % 5 !== 0) return { end: false, detail: 'A block must start at a multiple of five minutes.' };
  if (end % 5 !== 0) return { end: true, detail: 'A block must end at a multiple of five minutes.' };
  if (end <= start) return { end: true, detail: 'A block must end after it starts.' };
  if (end - start > MAX_MINUTES) return { end: true, detail: 'A block can be 25 hours long at most.' };
  const isFar = Math.abs(start - now) > MAX_DAYS_AWAY * 24 * 60;
  return isFar ? { end: false, detail: 'That is more than two years away.' } : null;
}
