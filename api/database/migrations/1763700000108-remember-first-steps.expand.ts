import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which first steps an owner has set aside, and when there were none left. A salon that has bookings is past them. */
export class RememberFirstSteps1763700000108 implements MigrationInterface {
  name = 'RememberFirstSteps1763700000108';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE salon ADD COLUMN settled_steps text[] NOT NULL DEFAULT '{}',
        ADD COLUMN first_steps_over_at timestamptz`);
    await runner.query(
      `UPDATE salon SET first_steps_over_at = now() WHERE demo_at IS NOT NULL OR EXISTS (SELECT FROM bookings)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon DROP COLUMN settled_steps, DROP COLUMN first_steps_over_at`);
  }
}
