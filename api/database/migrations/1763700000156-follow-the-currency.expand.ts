import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The currency of the salon's own limits, until an admin has checked them after a change. */
export class FollowTheCurrency1763700000156 implements MigrationInterface {
  name = 'FollowTheCurrency1763700000156';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE till_settings ADD COLUMN limits_currency character(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE till_settings DROP COLUMN limits_currency`);
  }
}
