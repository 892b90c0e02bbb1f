import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Actions of an account before its address is verified are counted by mailbox. */
export class CountByUnverifiedMailbox1763700000054 implements MigrationInterface {
  name = 'CountByUnverifiedMailbox1763700000054';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['bookings', 'outbox']) {
      // A copy of the old version writes rows without it, which are not counted.
      await runner.query(`ALTER TABLE ${table} ADD COLUMN unverified_mailbox text`);
      await runner.query(
        `CREATE INDEX ${table}_by_unverified_mailbox ON ${table} (unverified_mailbox) WHERE unverified_mailbox IS NOT NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['bookings', 'outbox']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN unverified_mailbox`);
    }
  }
}
