import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long before the end of free cancellation clients are reminded of their booking. */
export class SetWhenToRemind1763700000059 implements MigrationInterface {
  name = 'SetWhenToRemind1763700000059';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE salon ADD COLUMN reminder_minutes integer NOT NULL DEFAULT 1440,
        ADD CONSTRAINT salon_reminder_is_sane CHECK (reminder_minutes BETWEEN 0 AND 43200)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon DROP COLUMN reminder_minutes`);
  }
}
