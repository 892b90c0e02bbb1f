import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All users at one network address, logged in or not, can only hold a few slots. */
export class CountHoldsByNetwork1763700000045 implements MigrationInterface {
  name = 'CountHoldsByNetwork1763700000045';

  async up(runner: QueryRunner): Promise<void> {
    // A copy of the old version writes holds without it; they end within the hour.
    await runner.query(`ALTER TABLE holds ADD COLUMN network text`);
    await runner.query(`CREATE INDEX holds_by_network ON holds (network, expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE holds DROP COLUMN network`);
  }
}
