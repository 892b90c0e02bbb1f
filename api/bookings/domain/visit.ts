import { holds, intersect, type Interval, merge, shift, subtract } from '../../common/time/interval.js';
import { clientMinutes, occupiedOffsets, type Treatment } from './treatment.js';
import { assign, type Choice, mayMeetOwnCleanUp } from './visit-assignment.js';
import { type Candidate, feasibleStarts, stagesWithin } from './visit-stages.js';

/** A member of staff on one day. `position` is their place in the salon's own list. */
export interface StaffDay {
  readonly staffId: string;
  readonly position: number;
  readonly working: readonly Interval[];
  /** Whatever takes their time already, in any order. */
  readonly busy: readonly Interval[];
  readonly bookedMinutes: number;
}

/** One service of a visit, as each member of staff who may do it would give it; nobody is there twice. */
export interface VisitLine {
  readonly treatments: readonly Treatment[];
  /** The only minute at which it can start; left out for a line that goes where it fits. */
  readonly startsAt?: number | undefined;
}

/** A day of the salon. Who is not in `staff` is not there; a visit starts at one of `gridStarts`, which are in order. */
export interface SalonDay {
  readonly open: readonly Interval[];
  readonly gridStarts: readonly number[];
  readonly staff: ReadonlyMap<string, StaffDay>;
}

/** One line with its time and person: the client is there from `startsAt` to `endsAt`, the staff during `occupied`. */
export interface PlannedLine {
  /** The line's place in the visit, from 0. */
  readonly line: number;
  readonly staffId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly occupied: readonly Interval[];
}

interface StartsOptions {
  readonly lines: readonly VisitLine[];
  readonly day: SalonDay;
  /** The earliest start that is wanted, and that the salon's notice allows. */
  readonly notBefore: number;
  /** The latest start that is wanted. */
  readonly notAfter?: number;
}

export interface PlanOptions {
  readonly lines: readonly VisitLine[];
  readonly day: SalonDay;
  readonly startsAt: number;
  readonly notBefore: number;
}

/** Every start of the day from which the whole visit fits, in order: those for which `planVisit` has an answer. */
export function freeStarts(options: StartsOptions): number[] {
  return findStarts(options, Infinity);
}

/** The first of the free starts, or null when the day has none. */
export function firstFreeStart(options: StartsOptions): number | null {
  return findStarts(options, 1)[0] ?? null;
}

/**
 * Who does which line when, for a visit that starts at the given instant; null when it does not fit.
 * Line by line the shorter wait comes first, then who has fewer booked minutes that day, then position, then id.
 */
export function planVisit({ lines, day, startsAt, notBefore }: PlanOptions): PlannedLine[] | null {
  if (lines.length === 0 || startsAt < notBefore || !day.gridStarts.includes(startsAt)) return null;
  const opening = merge(day.open).find((stretch) => holds([stretch], startsAt));
  if (opening === undefined) return null;
  const candidates = candidatesOf(lines, day).map((of) => of.toSorted(byPreference));
  return assign(stagesWithin(opening, candidates), startsAt)?.map(plannedLine) ?? null;
}

function findStarts({ lines, day, notBefore, notAfter = Infinity }: StartsOptions, atMost: number): number[] {
  const candidates = candidatesOf(lines, day);
  const mustAssign = mayMeetOwnCleanUp(candidates);
  const found: number[] = [];
  // A client does not go and come back: the whole visit lies in one opening.
  for (const opening of merge(day.open)) {
    const stages = stagesWithin(opening, candidates);
    const starts = stages[0]?.starts ?? [];
    const earliest = Math.max(notBefore, opening.start);
    for (const start of day.gridStarts) {
      if (start < earliest || start > notAfter || !holds(starts, start)) continue;
      if (mustAssign && assign(stages, start) === null) continue;
      found.push(start);
      if (found.length === atMost) return found;
    }
  }
  return found;
}

/** For each line those who may do it and are there that day. */
function candidatesOf(lines: readonly VisitLine[], day: SalonDay): Candidate[][] {
  const freeTimes = new Map<StaffDay, Interval[]>();
  const freeTimeOf = (staff: StaffDay): Interval[] => {
    const freeTime = freeTimes.get(staff) ?? subtract(merge(staff.working), staff.busy);
    freeTimes.set(staff, freeTime);
    return freeTime;
  };
  return lines.map(({ treatments, startsAt }) =>
    treatments.flatMap((treatment) => {
      const staff = day.staff.get(treatment.staffId);
      if (staff === undefined) return [];
      const { staffId, position, bookedMinutes } = staff;
      const occupied = occupiedOffsets(treatment);
      return [
        {
          staffId,
          position,
          bookedMinutes,
          clientMinutes: clientMinutes(treatment.segments),
          occupied,
          starts: only(startsAt, feasibleStarts(occupied, freeTimeOf(staff))),
        },
      ];
    }),
  );
}

function only(minute: number | undefined, starts: Interval[]): Interval[] {
  return minute === undefined ? starts : intersect(starts, [{ start: minute, end: minute + 1 }]);
}

function byPreference(left: Candidate, right: Candidate): number {
  return (
    left.bookedMinutes - right.bookedMinutes ||
    left.position - right.position ||
    (left.staffId < right.staffId ? -1 : 1)
  );
}

function plannedLine({ candidate, startsAt }: Choice, line: number): PlannedLine {
  const { staffId, occupied } = candidate;
  return {
    line,
    staffId,
    startsAt,
    endsAt: startsAt + candidate.clientMinutes,
    occupied: shift(occupied, startsAt),
  };
}
