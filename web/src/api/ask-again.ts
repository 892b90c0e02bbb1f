import type { SWRConfiguration } from 'swr';
import { asProblem, type ProblemError } from './problem';

/** An unexpected failure rarely passes, so retry only a few times. */
const MOST_TRIES = 2;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 20;

/** The server is unreachable, or says "not now". */
const isForNow = ({ code, status }: ProblemError): boolean =>
  code === 'network-request-failed' || (status >= 502 && status <= 504);

/** Seconds to wait before the next try, counted from 1; null if retrying is no use. */
function secondsToNextTry(problem: ProblemError, nextTry: number): number | null {
  const isTheirs = problem.status > 0 && problem.status < 500;
  if (isTheirs || (!isForNow(problem) && nextTry > MOST_TRIES)) return null;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (nextTry - 1), LONGEST_WAIT_SECONDS);
}

/**
 * Retries failures that may pass. While the server or its database is down, an open page keeps asking, and recovers
 * within half a minute of their return without a click.
 */
export const askAgain = {
  onErrorRetry: (error, _key, _config, revalidate, { retryCount, dedupe }) => {
    const seconds = secondsToNextTry(asProblem(error), retryCount);
    if (seconds === null) return;
    // Randomised, so that open pages don't all retry at the same moment.
    const spread = 0.5 + Math.random();
    setTimeout(() => void revalidate({ retryCount, dedupe }), seconds * spread * 1000);
  },
} satisfies SWRConfiguration;
