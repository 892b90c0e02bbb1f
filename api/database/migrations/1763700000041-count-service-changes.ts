import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a service was changed, so that of two who edit it at once the second can be told. */
export class CountServiceChanges1763700000041 implements MigrationInterface {
  name = 'CountServiceChanges1763700000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE services ADD COLUMN version integer NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE services DROP COLUMN version`);
  }
}
