import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Client records that have become part of another client, and whose: old addresses of their files lead there. */
export class RememberMergedClients1763700000109 implements MigrationInterface {
  name = 'RememberMergedClients1763700000109';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE merged_clients (
        id uuid PRIMARY KEY,
        client_id uuid NOT NULL,
        merged_at timestamptz NOT NULL,
        CONSTRAINT merged_clients_are_others CHECK (id <> client_id)
      )`);
    await runner.query(`CREATE INDEX merged_clients_by_client ON merged_clients (client_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE merged_clients`);
  }
}
