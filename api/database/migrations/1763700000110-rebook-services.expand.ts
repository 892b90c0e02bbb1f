import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After how many weeks clients usually come back for a service. */
export class RebookServices1763700000110 implements MigrationInterface {
  name = 'RebookServices1763700000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE services ADD COLUMN rebook_weeks smallint,
        ADD CONSTRAINT services_rebook_weeks_sane CHECK (rebook_weeks BETWEEN 1 AND 52)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE services DROP COLUMN rebook_weeks`);
  }
}
