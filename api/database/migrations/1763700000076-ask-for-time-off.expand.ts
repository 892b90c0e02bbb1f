import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A team member's request for time off. It blocks no bookings: when granted, it becomes time off. It is deleted with
 * the account.
 */
export class AskForTimeOff1763700000076 implements MigrationInterface {
  name = 'AskForTimeOff1763700000076';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE time_off_requests (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL,
        asked_by uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        reason text NOT NULL DEFAULT '',
        state text NOT NULL DEFAULT 'pending',
        asked_at timestamptz NOT NULL DEFAULT now(),
        answered_at timestamptz,
        answer text NOT NULL DEFAULT '',
        CONSTRAINT time_off_requests_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE,
        CONSTRAINT time_off_requests_of_user FOREIGN KEY (asked_by) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT time_off_requests_run_forward
          CHECK (isfinite(starts_at) AND isfinite(ends_at) AND starts_at < ends_at),
        CONSTRAINT time_off_requests_state_known CHECK (state IN ('pending', 'granted', 'declined')),
        CONSTRAINT time_off_requests_are_answered_once CHECK ((state = 'pending') = (answered_at IS NULL)),
        CONSTRAINT time_off_requests_never_overlap EXCLUDE USING gist
          (asked_by WITH =, staff_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'pending')
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE time_off_requests`);
  }
}
