import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts recent actions. Not needed after a crash, so the table is unlogged. */
export class CreateLimits1763700000011 implements MigrationInterface {
  name = 'CreateLimits1763700000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE spent_limits (
        key bytea PRIMARY KEY,
        recovers_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE UNLOGGED TABLE failed_tries (
        key bytea PRIMARY KEY,
        failures integer NOT NULL,
        failed_at timestamptz NOT NULL,
        wait_until timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE failed_tries, spent_limits`);
  }
}
