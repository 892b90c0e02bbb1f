import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who can sign in, their sessions, and the keys the server made for itself. */
export class CreateUsers1763700000001 implements MigrationInterface {
  name = 'CreateUsers1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        email_key text NOT NULL,
        name text NOT NULL DEFAULT '',
        phone text NOT NULL DEFAULT '',
        password_hash text,
        role text NOT NULL DEFAULT 'user',
        token_version integer NOT NULL DEFAULT 1,
        disabled_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT users_email_key_once UNIQUE (email_key),
        CONSTRAINT users_role_known CHECK (role IN ('user', 'admin'))
      )`);
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        token_hash bytea NOT NULL,
        user_agent text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        idle_expires_at timestamptz NOT NULL,
        absolute_expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        CONSTRAINT sessions_token_hash_once UNIQUE (token_hash),
        CONSTRAINT sessions_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX sessions_by_user ON sessions (user_id)`);
    await runner.query(`
      CREATE TABLE app_keys (
        name text PRIMARY KEY,
        value text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE app_keys, sessions, users`);
  }
}
