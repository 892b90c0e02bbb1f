import { holds } from '../../../common/time/interval.js';
import { type Candidate, noWait, type Stage, waitsMinutes } from './stages.js';

/** Team member and start of a line. */
export interface Choice {
  readonly candidate: Candidate;
  readonly startsAt: number;
}

/** True if someone's clean-up after one line could collide with a later line of the same booking. */
export function mayMeetOwnCleanUp(lines: readonly (readonly Candidate[])[]): boolean {
  const cleaning = new Set<string>();
  for (const candidates of lines) {
    if (candidates.some(({ staffId }) => cleaning.has(staffId))) return true;
    for (const candidate of candidates) {
      if (busyMinutes(candidate) > candidate.clientMinutes) cleaning.add(candidate.staffId);
    }
  }
  return false;
}

/**
 * The first path through all stages from this start, depth first: shorter waits first, then candidates in order. Null
 * if none exists.
 */
export function assign(
  stages: readonly Stage[],
  startsAt: number,
  waits = waitsMinutes,
): readonly Choice[] | null {
  return extend([], startsAt, stages, waits);
}

function extend(
  chosen: readonly Choice[],
  clientFreeAt: number,
  stages: readonly Stage[],
  waits: readonly number[],
): readonly Choice[] | null {
  const stage = stages[chosen.length];
  if (stage === undefined) return chosen;
  const linesLeft = stages.length - chosen.length - 1;
  const failedEnds: number[] = [];

  for (const wait of chosen.length === 0 ? noWait : waits) {
    const startsAt = clientFreeAt + wait;
    for (const candidate of stage.candidates) {
      const endsAt = startsAt + candidate.clientMinutes;
      if (!holds(candidate.starts, startsAt) || !holds(stage.ends, endsAt)) continue;
      if (isStillCleaning(candidate, startsAt, chosen)) continue;
      // If more people have failed than lines are left, at least one of them is not needed by any of those lines.
      // Then the end is the problem rather than the person, and no one else with the same end will do better.
      if (failedEnds.filter((failed) => failed === endsAt).length > linesLeft) continue;
      const complete = extend([...chosen, { candidate, startsAt }], endsAt, stages, waits);
      if (complete !== null) return complete;
      failedEnds.push(endsAt);
    }
  }
  return null;
}

function isStillCleaning(
  { staffId, occupied }: Candidate,
  startsAt: number,
  chosen: readonly Choice[],
): boolean {
  const neededAt = startsAt + (occupied[0]?.start ?? 0);
  return chosen.some((earlier) => earlier.candidate.staffId === staffId && neededAt < busyUntil(earlier));
}

function busyUntil({ candidate, startsAt }: Choice): number {
  return startsAt + busyMinutes(candidate);
}

function busyMinutes({ occupied }: Candidate): number {
  return occupied.at(-1)?.end ?? 0;
}
