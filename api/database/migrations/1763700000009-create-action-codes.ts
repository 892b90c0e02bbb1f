import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links in mails that prove whose address it is, and when an address was proved. */
export class CreateActionCodes1763700000009 implements MigrationInterface {
  name = 'CreateActionCodes1763700000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN verified_at timestamptz`);
    await runner.query(`
      CREATE TABLE action_codes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid,
        kind text NOT NULL,
        code_hash bytea NOT NULL,
        email text,
        email_key text,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        CONSTRAINT action_codes_code_hash_once UNIQUE (code_hash),
        CONSTRAINT action_codes_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT action_codes_kind_known CHECK (kind IN ('reset', 'verification', 'email-change', 'email-undo')),
        CONSTRAINT action_codes_name_an_address CHECK (
          (kind IN ('email-change', 'email-undo')) = (email IS NOT NULL AND email_key IS NOT NULL))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX action_codes_one_open ON action_codes (user_id, kind)
      WHERE used_at IS NULL AND kind <> 'email-undo'`);
    await runner.query(`CREATE INDEX action_codes_by_user ON action_codes (user_id)`);
    await runner.query(`CREATE INDEX action_codes_by_expiry ON action_codes (expires_at)`);
    await runner.query(`
      CREATE INDEX action_codes_kept_addresses ON action_codes (email_key) WHERE kind = 'email-undo'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE action_codes`);
    await runner.query(`ALTER TABLE users DROP COLUMN verified_at`);
  }
}
