import type { BookableLine } from '../planning/bookable-lines.js';
import { type PlannedLine, plannerOf, type SalonDay } from '../planning/domain/planning.js';
import { asHeld } from './plan-visit.js';
import { scheduledLineOf } from './scheduled-line.js';
import type { StaffTime } from './staff-time.js';

/**
 * The price in cents of a visit at each free start of a day, with whoever would do it if it were held now. Null if
 * the price is the same with everyone.
 */
export function centsAtStarts({
  lines,
  salonDay,
  held,
  starts,
}: {
  lines: BookableLine[];
  salonDay: SalonDay;
  /** The caller's held time stays with the same people. */
  held: readonly StaffTime[];
  starts: readonly number[];
}): number[] | null {
  if (lines.every(costsTheSame)) return null;
  const days = held.length > 0 ? [asHeld(salonDay, held), salonDay] : [salonDay];
  const planners = days.map((day) => plannerOf({ lines, day, notBefore: -Infinity }));
  return starts.map((startsAt) => {
    const planned = planners.reduce<PlannedLine[] | null>((found, plan) => found ?? plan(startsAt), null);
    if (!planned) throw new Error('A start was found to be free, and nobody to do it.');
    return planned.reduce((sum, line) => sum + scheduledLineOf(line, lines).option.priceCents, 0);
  });
}

const costsTheSame = ({ options }: BookableLine): boolean =>
  new Set(options.map(({ priceCents }) => priceCents)).size <= 1;
