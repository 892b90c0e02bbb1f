import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An important line about a client, such as an allergy. */
export class WarnAboutClients1763700000099 implements MigrationInterface {
  name = 'WarnAboutClients1763700000099';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE clients ADD COLUMN warning text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE clients DROP COLUMN warning`);
  }
}
