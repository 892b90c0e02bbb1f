import type { ProblemError } from './problem';

/** The nearest free times that a problem carries; none when it carries no times at all. */
export function alternativesOf(problem: ProblemError): string[] {
  const found = problem.extras['alternatives'];
  return Array.isArray(found) ? found.filter((start): start is string => typeof start === 'string') : [];
}
