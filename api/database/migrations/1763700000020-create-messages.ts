import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors write to the salon through the forms of its site. */
export class CreateMessages1763700000020 implements MigrationInterface {
  name = 'CreateMessages1763700000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE messages (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        name text NOT NULL,
        last_name text NOT NULL DEFAULT '',
        email text NOT NULL,
        phone text NOT NULL DEFAULT '',
        text text NOT NULL,
        status text NOT NULL DEFAULT 'open',
        handled_at timestamptz,
        handled_by uuid,
        note text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT messages_kind_known CHECK (kind IN ('home', 'contact')),
        CONSTRAINT messages_status_known CHECK (status IN ('open', 'handled')),
        CONSTRAINT messages_handled_says_when CHECK ((status = 'handled') = (handled_at IS NOT NULL)),
        CONSTRAINT messages_handled_by FOREIGN KEY (handled_by) REFERENCES users (id) ON DELETE SET NULL
      )`);
    await runner.query(`CREATE INDEX messages_by_age ON messages (created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE messages`);
  }
}
