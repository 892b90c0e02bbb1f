import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the program is watched before it is called calm. */
const WATCHED_MS = 50;
/** What waits for a calm moment is done by then, calm or not. */
const MOST_MS = 1000;
/** The share of the time for which a calm program works. */
const CALM = 0.25;

const utilizationFor = async (ms: number, signal: AbortSignal): Promise<number> => {
  const before = performance.eventLoopUtilization();
  await pause(ms, undefined, { signal });
  return performance.eventLoopUtilization(before).utilization;
};

/**
 * For work that nobody waits for: a moment in which the program has little else to do. While it is busy that comes a second
 * later, so that such work goes on slowly; when it stops, at once.
 *
 * @param utilization watches for so long, and gives the share of that time in which the program worked
 */
export async function untilCalm(signal: AbortSignal, utilization = utilizationFor): Promise<void> {
  for (let watchedMs = 0; watchedMs < MOST_MS && !signal.aborted; watchedMs += WATCHED_MS) {
    // Not interrupted for another reason.
    const share = await utilization(WATCHED_MS, signal).catch(() => 0);
    if (share < CALM) return;
  }
}
