import type { SWRConfiguration } from 'swr';
import { asProblem, type ProblemError } from './problem';

/** A failure that no one expected rarely passes, so its answer is asked for only a few times more. */
const MOST_TRIES = 2;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 20;

/** No server answers, or one says "not now". */
const isForNow = ({ code, status }: ProblemError): boolean =>
  code === 'network-request-failed' || (status >= 502 && status <= 504);

/** How long to wait before the next try, which is the first one for 1; null when another try is no use. */
function secondsToNextTry(problem: ProblemError, nextTry: number): number | null {
  const isTheirs = problem.status > 0 && problem.status < 500;
  if (isTheirs || (!isForNow(problem) && nextTry > MOST_TRIES)) return null;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (nextTry - 1), LONGEST_WAIT_SECONDS);
}

/**
 * Asks again for what failed and may pass. While the server or its database is away, an open page goes on asking: it is whole
 * again within half a minute of their return, without a press.
 */
export const askAgain = {
  onErrorRetry: (error, _key, _config, revalidate, { retryCount, dedupe }) => {
    const seconds = secondsToNextTry(asProblem(error), retryCount);
    if (seconds === null) return;
    // Spread, so that all open pages don't come at the same moment.
    const spread = 0.5 + Math.random();
    setTimeout(() => void revalidate({ retryCount, dedupe }), seconds * spread * 1000);
  },
} satisfies SWRConfiguration;
