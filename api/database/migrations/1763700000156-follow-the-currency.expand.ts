import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The currency that the salon's own limits were typed in, while nobody has looked at them since it changed. */
export class FollowTheCurrency1763700000156 implements MigrationInterface {
  name = 'FollowTheCurrency1763700000156';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE till_settings ADD COLUMN limits_currency character(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE till_settings DROP COLUMN limits_currency`);
  }
}
