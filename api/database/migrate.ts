import type { DataSource } from 'typeorm';

/** Any number that no other advisory lock of the app uses; those take the two-part form. */
const MIGRATION_LOCK = 7_207_001;

/**
 * Brings the schema up to date. Several copies may start at once: the lock lets one migrate while the
 * others wait, and holds for the session because each migration is a transaction of its own.
 */
export async function migrate(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`SET statement_timeout = 0`);
    await runner.query(`SELECT pg_advisory_lock($1)`, [MIGRATION_LOCK]);
    await source.runMigrations();
  } finally {
    await runner.query(`SELECT pg_advisory_unlock($1)`, [MIGRATION_LOCK]);
    await runner.query(`RESET lock_timeout`);
    await runner.query(`RESET statement_timeout`);
    await runner.release();
  }
}
