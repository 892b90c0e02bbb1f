import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signed in or not, everybody at one network address holds a few slots at most. */
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
