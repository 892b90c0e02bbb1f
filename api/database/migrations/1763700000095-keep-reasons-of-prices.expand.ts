import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why the desk agreed on a price of its own for a line of a booking. */
export class KeepReasonsOfPrices1763700000095 implements MigrationInterface {
  name = 'KeepReasonsOfPrices1763700000095';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_lines ADD COLUMN price_reason text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_lines DROP COLUMN price_reason`);
  }
}
