import { type EpochMinute, epochMinute } from '../../common/time/epoch-minute.js';
import type { BookableLine } from '../planning/bookable-lines.js';
import { type PlannedLine, plannerOf, type SalonDay } from '../planning/domain/planning.js';
import { asHeld } from './plan-visit.js';
import { scheduledLineOf } from './scheduled-line.js';
import type { StaffTime } from './staff-time.js';

interface StartsOfDay {
  lines: BookableLine[];
  salonDay: SalonDay;
  /** The caller's held time stays with the same people. */
  held: readonly StaffTime[];
  starts: readonly number[];
}

/**
 * The price in cents of a visit at each free start of a day, with the team member who would do it if it were
 * held now. Null if the price is the same with everyone.
 */
export function centsAtStarts(asked: StartsOfDay): number[] | null {
  const { lines } = asked;
  if (lines.every(costsTheSame)) return null;
  return plannedAtStarts(asked).map((planned) =>
    planned.reduce((sum, line) => sum + scheduledLineOf(line, lines).option.priceCents, 0),
  );
}

/** Team members for a visit, and its end. */
export interface StaffAtStart {
  /** One for each line, in order. */
  staffIds: string[];
  endsAt: EpochMinute;
}

/** Team members for each line at each free start of a day if it were booked now, and the end of the visit. */
export const staffAtStarts = (asked: StartsOfDay): StaffAtStart[] =>
  plannedAtStarts(asked).map((planned) => ({
    staffIds: planned.toSorted((a, b) => a.line - b.line).map(({ staffId }) => staffId),
    endsAt: epochMinute(Math.max(...planned.map(({ endsAt }) => endsAt))),
  }));

function plannedAtStarts({ lines, salonDay, held, starts }: StartsOfDay): PlannedLine[][] {
  const days = held.length > 0 ? [asHeld(salonDay, held), salonDay] : [salonDay];
  const planners = days.map((day) => plannerOf({ lines, day, notBefore: -Infinity }));
  return starts.map((startsAt) => {
    const planned = planners.reduce<PlannedLine[] | null>((found, plan) => found ?? plan(startsAt), null);
    if (!planned) throw new Error('A start was found to be free, and nobody to do it.');
    return planned;
  });
}

const costsTheSame = ({ options }: BookableLine): boolean =>
  new Set(options.map(({ priceCents }) => priceCents)).size <= 1;
