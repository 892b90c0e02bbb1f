import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allergies and formulas of clients, sealed under a key whose id is here and which itself is not. */
export class SealFiles1763700000207 implements MigrationInterface {
  name = 'SealFiles1763700000207';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE file_keys (
        id text NOT NULL,
        made_at timestamptz NOT NULL,
        CONSTRAINT file_keys_pkey PRIMARY KEY (id)
      )`);
    await runner.query(`
      CREATE TABLE allergies (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        sealed bytea NOT NULL,
        written_by uuid,
        written_at timestamptz NOT NULL,
        CONSTRAINT allergies_pkey PRIMARY KEY (id),
        CONSTRAINT allergies_of_client FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE CASCADE,
        CONSTRAINT allergies_written_by FOREIGN KEY (written_by) REFERENCES users (id) ON DELETE SET NULL
      )`);
    await runner.query(`CREATE INDEX allergies_by_client ON allergies (client_id)`);
    await runner.query(
      `CREATE INDEX allergies_by_writer ON allergies (written_by) WHERE written_by IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE formulas (
        id uuid NOT NULL,
        formula_id uuid NOT NULL,
        version smallint NOT NULL,
        client_id uuid NOT NULL,
        service_id uuid,
        sealed bytea NOT NULL,
        written_by uuid,
        written_at timestamptz NOT NULL,
        CONSTRAINT formulas_pkey PRIMARY KEY (id),
        CONSTRAINT formulas_version_once UNIQUE (formula_id, version),
        CONSTRAINT formulas_of_client FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE CASCADE,
        CONSTRAINT formulas_of_service FOREIGN KEY (service_id) REFERENCES services (id) ON DELETE SET NULL,
        CONSTRAINT formulas_written_by FOREIGN KEY (written_by) REFERENCES users (id) ON DELETE SET NULL
      )`);
    await runner.query(`CREATE INDEX formulas_by_client ON formulas (client_id)`);
    await runner.query(
      `CREATE INDEX formulas_by_service ON formulas (service_id) WHERE service_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX formulas_by_writer ON formulas (written_by) WHERE written_by IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE formulas`);
    await runner.query(`DROP TABLE allergies`);
    await runner.query(`DROP TABLE file_keys`);
  }
}
