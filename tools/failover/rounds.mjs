import { setTimeout as pause } from 'node:timers/promises';
import { untilGone } from './kills.mjs';
import { lostBookings, overlaps } from './questions.mjs';

const BEFORE_MS = 2000;
const PATIENCE_MS = 180_000;

/** Kills the primary once while people book, then checks for losses and measures the outage. */
export async function killOnce({ cell, visitors, kill, knownLost }) {
  // A kill without traffic proves nothing: bookings must be in progress.
  await visitors.next(() => true, PATIENCE_MS);
  await pause(BEFORE_MS);
  const node = await cell.primary();
  const before = visitors.acknowledged.size;

  const pids = await kill.run(node);
  const killedAt = performance.now();
  await untilGone(pids);
  const goneAt = performance.now();
  const since = visitors.next(({ sentAt }) => sentAt > goneAt, PATIENCE_MS);
  const copies = cell.copies.map(({ name }) =>
    visitors.next(({ sentAt, copy }) => sentAt > goneAt && copy === name, PATIENCE_MS),
  );
  const [first, ...firstOfCopies] = await Promise.all([since, ...copies]);

  // The answer must contain everything acknowledged before this query.
  const told = [...visitors.acknowledged.values()].filter(({ id }) => !knownLost.has(id));
  const [lost, pairs] = await cell.onDatabase(async (database) => [
    await lostBookings(database, told),
    await overlaps(database),
  ]);
  for (const id of lost) knownLost.add(id);
  await cell.whole();
  return {
    kill: kill.name,
    from: node.name,
    to: (await cell.primary()).name,
    acknowledged: visitors.acknowledged.size,
    duringOutage: visitors.acknowledged.size - before,
    lost: lost.length,
    overlaps: pairs,
    writesAfterMs: first.heardAt - killedAt,
    bothCopiesAfterMs: Math.max(...firstOfCopies.map(({ heardAt }) => heardAt)) - killedAt,
    wholeAfterMs: performance.now() - killedAt,
  };
}
