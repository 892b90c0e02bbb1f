import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By whom people are known elsewhere. */
export class CreateIdentities1763700000010 implements MigrationInterface {
  name = 'CreateIdentities1763700000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identities (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        provider text NOT NULL,
        subject text NOT NULL,
        email text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT identities_subject_once UNIQUE (provider, subject),
        CONSTRAINT identities_provider_once UNIQUE (user_id, provider),
        CONSTRAINT identities_provider_known CHECK (provider IN ('google')),
        CONSTRAINT identities_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE identities`);
  }
}
