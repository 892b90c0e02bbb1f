import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Emails that were due before a restore can wait for an admin. They are dropped as well, so that versions of the program
 * that know nothing of it never send them.
 */
export class HoldEmails1763700000067 implements MigrationInterface {
  name = 'HoldEmails1763700000067';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox
        ADD COLUMN held_at timestamptz,
        ADD CONSTRAINT outbox_held_is_dropped CHECK (held_at IS NULL OR dropped_at IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox DROP COLUMN held_at`);
  }
}
