import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bookings that were made together: every few weeks at the same time of day. Each of them is an ordinary booking, which
 * knows nothing of it: its table is large, and gets neither columns nor an index.
 */
export class CreateSeries1763700000088 implements MigrationInterface {
  name = 'CreateSeries1763700000088';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_series (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        every_weeks smallint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT booking_series_interval_known CHECK (every_weeks BETWEEN 1 AND 12)
      )`);
    await runner.query(`
      CREATE TABLE series_bookings (
        booking_id uuid PRIMARY KEY,
        series_id uuid NOT NULL,
        position smallint NOT NULL,
        is_apart boolean NOT NULL DEFAULT false,
        CONSTRAINT series_bookings_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE,
        CONSTRAINT series_bookings_of_series FOREIGN KEY (series_id) REFERENCES booking_series (id) ON DELETE CASCADE,
        CONSTRAINT series_bookings_position_once UNIQUE (series_id, position)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE series_bookings`);
    await runner.query(`DROP TABLE booking_series`);
  }
}
