import type { DataSource } from 'typeorm';
import { bool } from '../../database/columns.js';
import { connectWithoutLimits } from '../../database/connect.js';
import { getRow } from '../../database/rows.js';

/** Any number that no other advisory lock of the app uses (`migrate.ts`). */
const BACKUP_LOCK = 7_207_002;

/**
 * Runs the work unless another instance is doing it. The lock belongs to its own connection, and ends with it however
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
