import type { EpochMinute } from '../../../common/time/epoch-minute.js';
import { wallMinuteOf } from '../../../common/time/zone.js';

const PROPOSED = 3;

/** For each of the days nearest to a start, the free start nearest to its time of day. At most three, in order. */
export function proposals(
  days: readonly (readonly EpochMinute[])[],
  wanted: EpochMinute,
  zone: string,
): EpochMinute[] {
  const wantedMinute = wallMinuteOf(wanted, zone);
  const offBy = (start: EpochMinute) => Math.abs(wallMinuteOf(start, zone) - wantedMinute);
  return days
    .flatMap((starts) =>
      starts.toSorted((one, other) => offBy(one) - offBy(other) || one - other).slice(0, 1),
    )
    .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)
    .slice(0, PROPOSED)
    .sort((one, other) => one - other);
}
