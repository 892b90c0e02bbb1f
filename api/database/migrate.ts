import type { DataSource } from 'typeorm';
import { StartupError } from '../config/startup-error.js';
import { connectWithoutLimits } from './connect.js';
import { assertNotTooNew } from './schema-state.js';
import { directUrlOf } from './typeorm.options.js';

/** Any number that no other advisory lock of the app uses; the others have the two-part form. */
export const MIGRATION_LOCK = 7_207_001;

/**
 * Brings the schema up to date, on separate connections without time limits. Several instances may start at once: the
 * lock lets one migrate while the others wait. It is held by the session, because each migration is its own
 * transaction. An instance without pending migrations waits only for migrating ones, not for a backup, which blocks
 * migrations while it reads. Refuses a schema that requires a newer program. Returns the names of the migrations that
 * it ran.
 */
export async function migrate(app: DataSource, version?: string): Promise<string[]> {
  const source = await connectWithoutLimits(app.options);
  const runner = source.createQueryRunner();
  try {
    if (directUrlOf(app.options) !== null) await assertSameDatabase(app, source);
    // Both locks end with the connection, even if this process is killed.
    await runner.query(`SELECT pg_advisory_lock_shared($1)`, [MIGRATION_LOCK]);
    const { pending } = await assertNotTooNew(source, version);
    if (pending.length === 0) return [];
    await runner.query(`SELECT pg_advisory_unlock_shared($1)`, [MIGRATION_LOCK]);
    await runner.query(`SELECT pg_advisory_lock($1)`, [MIGRATION_LOCK]);
    // Check before changing a schema that may not be ours to change.
    await assertNotTooNew(source, version);
    return (await source.runMigrations()).map(({ name }) => name);
  } finally {
    await runner.release();
    await source.destroy();
  }
}

/** With a pooler, two URLs lead to the database; a typo would migrate one database and use another. */
async function assertSameDatabase(one: DataSource, other: DataSource): Promise<void> {
  const identityOf = async (source: DataSource): Promise<string> => {
    const [{ identity }]: [{ identity: string }] = await source.query(
      `SELECT oid || ' ' || extract(epoch FROM pg_postmaster_start_time()) AS identity
       FROM pg_database WHERE datname = current_database()`,
    );
    return identity;
  };
  if ((await identityOf(one)) === (await identityOf(other))) return;
  throw new StartupError('DATABASE_DIRECT_URL: this is not the database of DATABASE_URL.', 78);
}
