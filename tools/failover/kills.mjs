import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, signalAll } from '../processes.mjs';

/** Makes standbys that no one waits for lose acknowledged bookings. */
export const CUT_OFF = 'cut off, then machine';

/**
 * Blocks all outgoing traffic for this long, as on a dead network: data acknowledged in that time exists nowhere else.
 */
const cutOffFor = (ms) => async (node) => {
  signalAll(node.walSenders, 'SIGSTOP');
  await pause(ms);
  return node.killMachine();
};

/** The ways in which a primary goes, in turn. Each gives the processes that are about to be gone. */
export const KILLS = [
  { name: 'machine', run: async (node) => node.killMachine() },
  { name: CUT_OFF, run: cutOffFor(1000) },
  { name: 'postmaster', run: async (node) => node.killPostmaster() },
  // Longer than a statement may take: a time-out must not turn a COMMIT that waits for the standby into an acknowledged one.
  { name: 'cut off for long', run: cutOffFor(12_000) },
];

export async function untilGone(pids) {
  while (pids.some(isAlive)) await pause(10);
}
