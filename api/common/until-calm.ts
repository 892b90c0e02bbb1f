import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Duration of the measurement. */
const WATCHED_MS = 50;
/** After this time, work starts even under load. */
const MOST_MS = 1000;
/** The share of busy time up to which the process counts as calm. */
const CALM = 0.25;

const utilizationFor = async (ms: number, signal: AbortSignal): Promise<number> => {
  const before = performance.eventLoopUtilization();
  await pause(ms, undefined, { signal });
  return performance.eventLoopUtilization(before).utilization;
};

/**
 * Waits until the process has little else to do, for low-priority work. Under load it waits up to a second, so that
 * such work continues slowly; on shutdown it returns at once.
 *
 * @param utilization measures for this long, and returns the share of busy time
 */
export async function untilCalm(signal: AbortSignal, utilization = utilizationFor): Promise<void> {
  for (let watchedMs = 0; watchedMs < MOST_MS && !signal.aborted; watchedMs += WATCHED_MS) {
    // Only the shutdown interrupts it.
    const share = await utilization(WATCHED_MS, signal).catch(() => 0);
    if (share < CALM) return;
  }
}
