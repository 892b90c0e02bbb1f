import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Second factors, recovery codes, challenges for passkeys, the last confirmation of each session, and the salon's rule
 * for roles.
 */
export class CreateSecondFactors1763700000078 implements MigrationInterface {
  name = 'CreateSecondFactors1763700000078';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factors (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        kind text NOT NULL,
        name text NOT NULL,
        secret_sealed bytea,
        last_step integer,
        credential_id bytea,
        public_key bytea,
        sign_count bigint,
        transports text[] NOT NULL DEFAULT '{}',
        is_backed_up boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        last_used_at timestamptz,
        CONSTRAINT second_factors_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT second_factors_credential_once UNIQUE (credential_id),
        CONSTRAINT second_factors_whole CHECK (CASE kind
          WHEN 'totp' THEN secret_sealed IS NOT NULL AND num_nonnulls(credential_id, public_key, sign_count) = 0
          WHEN 'passkey' THEN secret_sealed IS NULL AND num_nonnulls(credential_id, public_key, sign_count) = 3
          ELSE false END)
      )`);
    await runner.query(`CREATE INDEX second_factors_by_user ON second_factors (user_id)`);
    await runner.query(`
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL,
        code_hash bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz,
        PRIMARY KEY (user_id, code_hash),
        CONSTRAINT recovery_codes_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE ceremonies (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid,
        kind text NOT NULL,
        challenge text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT ceremonies_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT ceremonies_kind_known CHECK (kind IN ('sign-in', 'proof', 'register'))
      )`);
    await runner.query(`CREATE INDEX ceremonies_by_end ON ceremonies (expires_at)`);
    await runner.query(`CREATE TABLE factor_rules (role text PRIMARY KEY, required_from date NOT NULL)`);
    await runner.query(`ALTER TABLE sessions ADD COLUMN factor_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions DROP COLUMN factor_at`);
    await runner.query(`DROP TABLE factor_rules, ceremonies, recovery_codes, second_factors`);
  }
}
