const FREE_TRIES = 5;
const MAX_SECONDS = 15 * 60;

/** Seconds to wait after each number of consecutive failures; the last value applies to all further ones. */
export const WAITS_SECONDS: readonly number[] = waits();

function waits(): number[] {
  const seconds = Array.from({ length: FREE_TRIES - 1 }, () => 0);
  for (let wait = 2; wait < MAX_SECONDS; wait *= 2) seconds.push(wait);
  return [...seconds, MAX_SECONDS];
}
