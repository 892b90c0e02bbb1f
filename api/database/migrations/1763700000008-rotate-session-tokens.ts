import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session's token is good for one renewal: the row knows the present one and the one before. */
export class RotateSessionTokens1763700000008 implements MigrationInterface {
  name = 'RotateSessionTokens1763700000008';

  async up(runner: QueryRunner): Promise<void> {
    // Cookies of the older kind cannot be read any more; people with one log in again.
    await runner.query(`DELETE FROM sessions`);
    // Sessions are found by their id now; an index on what every renewal changes would only cost.
    await runner.query(`
      ALTER TABLE sessions
        DROP CONSTRAINT sessions_token_hash_once,
        ADD COLUMN previous_token_hash bytea,
        ADD COLUMN rotated_at timestamptz,
        ADD COLUMN is_token_seen boolean NOT NULL DEFAULT false,
        ADD COLUMN end_reason text,
        ADD CONSTRAINT sessions_previous_since CHECK ((previous_token_hash IS NULL) = (rotated_at IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM sessions`);
    await runner.query(`
      ALTER TABLE sessions
        DROP CONSTRAINT sessions_previous_since,
        DROP COLUMN end_reason,
        DROP COLUMN is_token_seen,
        DROP COLUMN rotated_at,
        DROP COLUMN previous_token_hash,
        ADD CONSTRAINT sessions_token_hash_once UNIQUE (token_hash)`);
  }
}
