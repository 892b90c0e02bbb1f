import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The languages that a team member speaks with clients, and whose work a portfolio entry is. */
export class SpeakLanguages1763700000184 implements MigrationInterface {
  name = 'SpeakLanguages1763700000184';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE staff ADD COLUMN languages text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`
      ALTER TABLE portfolio_items ADD COLUMN staff_id uuid,
        ADD CONSTRAINT portfolio_items_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE SET NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE portfolio_items DROP COLUMN staff_id`);
    await runner.query(`ALTER TABLE staff DROP COLUMN languages`);
  }
}
