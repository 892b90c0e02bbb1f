import type { Interval } from '../../../common/time/interval.js';
import { assign, type Choice } from './assignment.js';
import { byPreference } from './preference.js';
import { type Candidate, noWait, stagesWithin } from './stages.js';

/** Finds who does which line when, for a visit that starts at this minute; null if it doesn't fit. */
export type Assigner = (startsAt: number) => readonly Choice[] | null;

/**
 * Assigns whole visits within one stretch of opening hours. The best one comes first:
 *
 * 1. one team member for everything, without a wait
 * 2. several, without a wait
 * 3. one team member for everything, with the least wait
 * 4. several: line by line the shorter wait, then who is preferred
 *
 * @param lines for each line those who could do it, the preferred ones first
 */
export function assignerWithin(opening: Interval, lines: readonly (readonly Candidate[])[]): Assigner {
  const stages = stagesWithin(opening, lines);
  if (lines.length === 1) return (startsAt) => assign(stages, startsAt);

  const promptStages = stagesWithin(opening, lines, noWait);
  const alone = soloists(lines).map((own) => own.map((candidate) => [candidate]));
  const promptAlone = alone.map((own) => stagesWithin(opening, own, noWait));
  const patientAlone = alone.map((own) => stagesWithin(opening, own));
  return (startsAt) => {
    for (const own of promptAlone) {
      const choices = assign(own, startsAt, noWait);
      if (choices) return choices;
    }
    const withoutWait = assign(promptStages, startsAt, noWait);
    if (withoutWait) return withoutWait;
    const withWaits = patientAlone.flatMap((own) => {
      const choices = assign(own, startsAt);
      return choices ? [choices] : [];
    });
    // The sort is stable: for equal waits, the preferred person comes first.
    const [leastWait] = withWaits.sort((left, right) => waitMinutes(left) - waitMinutes(right));
    return leastWait ?? assign(stages, startsAt);
  };
}

/** Everyone who could do all lines, preferred ones first: for each person, their candidate in each line. */
function soloists([first = [], ...others]: readonly (readonly Candidate[])[]): Candidate[][] {
  const found = first.flatMap((candidate) => {
    const rest = others.flatMap((of) => of.find(({ staffId }) => staffId === candidate.staffId) ?? []);
    if (rest.length < others.length) return [];
    const own = [candidate, ...rest];
    const priceCents = own.reduce((sum, line) => sum + line.priceCents, 0);
    return [{ ...candidate, priceCents, own }];
  });
  return found.sort(byPreference).map(({ own }) => own);
}

/** The client's waits between the lines, in minutes. */
function waitMinutes(choices: readonly Choice[]): number {
  const times = choices.map(({ startsAt, candidate }) => ({
    startsAt,
    endsAt: startsAt + candidate.clientMinutes,
  }));
  return times
    .slice(1)
    .reduce((sum, { startsAt }, index) => sum + startsAt - (times[index]?.endsAt ?? startsAt), 0);
}
