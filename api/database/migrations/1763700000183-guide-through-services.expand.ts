import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The steps of a service in the owner's words, and what to do afterwards: both optional, and translated like the rest. */
export class GuideThroughServices1763700000183 implements MigrationInterface {
  name = 'GuideThroughServices1763700000183';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE services ADD COLUMN steps text NOT NULL DEFAULT '', ADD COLUMN aftercare text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE service_words ADD COLUMN steps text, ADD COLUMN aftercare text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE service_words DROP COLUMN steps, DROP COLUMN aftercare`);
    await runner.query(`ALTER TABLE services DROP COLUMN steps, DROP COLUMN aftercare`);
  }
}
