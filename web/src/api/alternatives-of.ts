import type { ProblemError } from './problem';

/** The nearest free times in a problem; empty if it has none. */
export function alternativesOf(problem: ProblemError): string[] {
  const found = problem.extras['alternatives'];
  return Array.isArray(found) ? found.filter((start): start is string => typeof start === 'string') : [];
}

/** True if the time itself isn't available: someone was quicker, or no one works then. */
export const isTimeGone = (problem: ProblemError | null): boolean =>
  problem?.code === 'slot-taken' || problem?.code === 'outside-hours';
