import type { DataSource } from 'typeorm';
import { bool } from '../../database/columns.js';
import { connectWithoutLimits } from '../../database/connect.js';
import { getRow } from '../../database/rows.js';

/** Any number that no other advisory lock of the app uses (`migrate.ts`). */
const BACKUP_LOCK = 7_207_002;

/**
 * Does this unless another copy of the app is at it. The lock is held by a connection of its own, and goes with it, however
 * this process ends.
 */
export async function unlessAnother(app: DataSource, work: () => Promise<void>): Promise<void> {
  const source = await connectWithoutLimits(app.options);
  const runner = source.createQueryRunner();
  try {
    const { isOurs } = await getRow(runner, { isOurs: bool }, `SELECT pg_try_advisory_lock($1) AS "isOurs"`, [
      BACKUP_LOCK,
    ]);
    if (isOurs) await work();
  } finally {
    await runner.release();
    await source.destroy();
  }
}
