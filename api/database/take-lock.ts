import type { DataSource } from 'typeorm';
import { bool } from './columns.js';
import { connectWithoutLimits } from './connect.js';
import { getRow } from './rows.js';

/** Numbers of advisory locks, each for work that only one instance may do at a time. */
export const instanceLocks = { backups: 7_207_002, imports: 7_207_003 } as const;

/**
 * Takes a lock that no other instance has, and returns what releases it; null if another has it. The lock belongs to
 * a connection of its own, and ends with it however this process ends.
 */
export async function takeLock(app: DataSource, lock: number): Promise<(() => Promise<void>) | null> {
  const source = await connectWithoutLimits(app.options);
  const runner = source.createQueryRunner();
  const release = async () => {
    await runner.release();
    await source.destroy();
  };
  try {
    const { isOurs } = await getRow(runner, { isOurs: bool }, `SELECT pg_try_advisory_lock($1) AS "isOurs"`, [
      lock,
    ]);
    if (isOurs) return release;
    await release();
    return null;
  } catch (error) {
    await release();
    throw error;
  }
}

/** True if any instance has the lock. */
export async function isLocked(app: DataSource, lock: number): Promise<boolean> {
  const { isHeld } = await getRow(
    app,
    { isHeld: bool },
    `SELECT EXISTS (
       SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1::oid AND objsubid = 1 AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
     ) AS "isHeld"`,
    [lock],
  );
  return isHeld;
}
