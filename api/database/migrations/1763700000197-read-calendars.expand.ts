import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Calendars of other systems, read as busy time. Their times are time off that gives way to what the salon enters, so
 * that rows of time off still never overlap.
 */
export class ReadCalendars1763700000197 implements MigrationInterface {
  name = 'ReadCalendars1763700000197';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendars (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL,
        url_sealed bytea NOT NULL,
        host text NOT NULL,
        until_day date NOT NULL,
        next_read_at timestamptz NOT NULL,
        last_read_at timestamptz,
        etag text,
        last_good jsonb NOT NULL,
        fault text,
        empty_in_a_row integer NOT NULL DEFAULT 0,
        unread_events integer NOT NULL DEFAULT 0,
        unknown_zone text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT calendars_pkey PRIMARY KEY (id),
        CONSTRAINT calendars_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE,
        CONSTRAINT calendars_fault_known CHECK (fault IN
          ('address', 'notFound', 'server', 'certificate', 'notACalendar', 'tooLarge', 'sealed', 'empty'))
      )`);
    await runner.query(`CREATE INDEX calendars_by_staff ON calendars (staff_id)`);
    await runner.query(`CREATE INDEX calendars_by_next_read ON calendars (next_read_at)`);
    await runner.query(`
      ALTER TABLE time_off
        ADD calendar_id uuid,
        ADD CONSTRAINT time_off_of_calendar FOREIGN KEY (calendar_id) REFERENCES calendars (id) ON DELETE CASCADE`);
    await runner.query(
      `CREATE INDEX time_off_by_calendar ON time_off (calendar_id) WHERE calendar_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM time_off WHERE calendar_id IS NOT NULL`);
    await runner.query(`ALTER TABLE time_off DROP calendar_id`);
    await runner.query(`DROP TABLE calendars`);
  }
}
