import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Time off is what was agreed on; what keeps a person from being booked are its allocations, one for each day or less.
 * Bookings that were kept lie in it like islands: when one is cancelled or moved, the time off closes the gap.
 */
export class CreateTimeOff1763700000033 implements MigrationInterface {
  name = 'CreateTimeOff1763700000033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE time_off (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        reason text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT time_off_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE,
        CONSTRAINT time_off_runs_forward CHECK (isfinite(starts_at) AND isfinite(ends_at) AND starts_at < ends_at),
        CONSTRAINT time_off_never_overlaps EXCLUDE USING gist
          (staff_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
      )`);
    await runner.query(`
      ALTER TABLE allocations
        ADD time_off_id uuid,
        ADD CONSTRAINT allocations_of_time_off FOREIGN KEY (time_off_id) REFERENCES time_off (id) ON DELETE CASCADE,
        ADD CONSTRAINT allocations_time_off_blocks CHECK (time_off_id IS NULL OR kind = 'block')`);
    await runner.query(
      `CREATE INDEX allocations_by_time_off ON allocations (time_off_id) WHERE time_off_id IS NOT NULL`,
    );
    // A trigger, because all code that frees a person's time would have to remember it, now and in every later version.
    await runner.query(`
      CREATE FUNCTION close_time_off() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO allocations (staff_id, during, kind, time_off_id, reason)
        SELECT OLD.staff_id, OLD.during * tstzrange(starts_at, ends_at), 'block', id, reason
        FROM time_off
        WHERE staff_id = OLD.staff_id AND tstzrange(starts_at, ends_at) && OLD.during;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER allocations_close_time_off AFTER DELETE ON allocations
      FOR EACH ROW EXECUTE FUNCTION close_time_off()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER allocations_close_time_off ON allocations`);
    await runner.query(`DROP FUNCTION close_time_off()`);
    await runner.query(`ALTER TABLE allocations DROP time_off_id`);
    await runner.query(`DROP TABLE time_off`);
  }
}
