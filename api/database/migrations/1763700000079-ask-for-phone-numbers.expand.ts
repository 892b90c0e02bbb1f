import type { MigrationInterface, QueryRunner } from 'typeorm';

/** True if clients who book online have to leave a phone number. */
export class AskForPhoneNumbers1763700000079 implements MigrationInterface {
  name = 'AskForPhoneNumbers1763700000079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon ADD COLUMN requires_phone boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon DROP COLUMN requires_phone`);
  }
}
