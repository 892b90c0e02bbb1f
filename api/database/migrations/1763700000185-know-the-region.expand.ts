import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The part of the country whose public holidays are proposed, such as DE-BY. */
export class KnowTheRegion1763700000185 implements MigrationInterface {
  name = 'KnowTheRegion1763700000185';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon ADD holiday_region text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon DROP COLUMN holiday_region`);
  }
}
