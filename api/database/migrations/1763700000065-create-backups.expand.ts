import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of each backup of the salon. */
export class CreateBackups1763700000065 implements MigrationInterface {
  name = 'CreateBackups1763700000065';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backups (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        made_by text NOT NULL,
        file text NOT NULL,
        started_at timestamptz NOT NULL,
        finished_at timestamptz,
        bytes bigint,
        rows bigint,
        pictures integer,
        error text,
        rehearsed_at timestamptz,
        rehearsal text,
        rehearsal_error text,
        CONSTRAINT backups_are_made_by CHECK (made_by IN ('night', 'hand')),
        CONSTRAINT backups_rehearsal_is_known CHECK (rehearsal IN ('restored', 'read', 'failed'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE backups`);
  }
}
