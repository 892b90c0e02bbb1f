import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A client's figures in the system that the salon used before. */
export class KeepEarlierTotals1763700000198 implements MigrationInterface {
  name = 'KeepEarlierTotals1763700000198';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE clients ADD COLUMN earlier_totals jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE clients DROP COLUMN earlier_totals`);
  }
}
