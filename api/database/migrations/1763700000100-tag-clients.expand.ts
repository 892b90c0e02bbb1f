import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Short words about a client, by which the desk finds those who have one in common. */
export class TagClients1763700000100 implements MigrationInterface {
  name = 'TagClients1763700000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE clients ADD COLUMN tags text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`CREATE INDEX clients_by_tag ON clients USING gin (tags)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE clients DROP COLUMN tags`);
  }
}
