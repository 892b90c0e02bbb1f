import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Log-ins that failed, and those of people who work here, counted by account, outcome and hour. */
export class RecordLogIns1763700000129 implements MigrationInterface {
  name = 'RecordLogIns1763700000129';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE login_records (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid,
        action text NOT NULL,
        hour timestamptz NOT NULL,
        at timestamptz NOT NULL,
        tries integer NOT NULL DEFAULT 1,
        CONSTRAINT login_records_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT login_records_action_known CHECK (action IN ('log-in.done', 'log-in.failed',
          'log-in.factor-failed', 'log-ins.failed', 'proof.failed'))
      )`);
    // Null is a value here: log-ins without an account have one row an hour.
    await runner.query(`
      CREATE UNIQUE INDEX login_records_one_an_hour
      ON login_records (hour, action, coalesce(user_id, '00000000-0000-0000-0000-000000000000'))`);
    await runner.query(`CREATE INDEX login_records_by_time ON login_records (at)`);
    await runner.query(`CREATE INDEX login_records_by_user ON login_records (user_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE login_records`);
  }
}
