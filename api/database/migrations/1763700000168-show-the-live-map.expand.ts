import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the owner have the live map shown at once instead of after a press, which is how it stays until they say so. */
export class ShowTheLiveMap1763700000168 implements MigrationInterface {
  name = 'ShowTheLiveMap1763700000168';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon ADD COLUMN shows_live_map boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon DROP COLUMN shows_live_map`);
  }
}
