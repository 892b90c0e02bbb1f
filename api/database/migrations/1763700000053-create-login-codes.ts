import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes to log in with: a day's worth, so that tries at one mailbox can be counted. */
export class CreateLoginCodes1763700000053 implements MigrationInterface {
  name = 'CreateLoginCodes1763700000053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE login_codes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL,
        email_key text NOT NULL,
        name text NOT NULL DEFAULT '',
        phone text NOT NULL DEFAULT '',
        code_hash bytea NOT NULL,
        browser_hash bytea NOT NULL,
        tries smallint NOT NULL DEFAULT 0,
        token_version integer,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        CONSTRAINT login_codes_tries_few CHECK (tries BETWEEN 0 AND 5)
      )`);
    await runner.query(`CREATE INDEX login_codes_by_browser ON login_codes (browser_hash, id)`);
    await runner.query(`CREATE INDEX login_codes_by_mailbox ON login_codes (email_key, created_at)`);
    await runner.query(`CREATE INDEX login_codes_by_age ON login_codes (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE login_codes`);
  }
}
