import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A review may tell of one visit, is read by an admin before others read it, and may be answered. */
export class ReviewsOfVisits1763700000036 implements MigrationInterface {
  name = 'ReviewsOfVisits1763700000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews
        ADD booking_id uuid,
        ADD version integer NOT NULL DEFAULT 1,
        ADD hidden_reason text NOT NULL DEFAULT '',
        ADD answer text NOT NULL DEFAULT '',
        ADD answered_at timestamptz,
        ADD CONSTRAINT reviews_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE SET NULL,
        ADD CONSTRAINT reviews_once_per_visit UNIQUE (booking_id),
        ADD CONSTRAINT reviews_answered_says_when CHECK ((answer = '') = (answered_at IS NULL))`);
    await runner.query(`ALTER TABLE bookings ADD reviewed_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE bookings DROP reviewed_at`);
    await runner.query(`
      ALTER TABLE reviews DROP CONSTRAINT reviews_answered_says_when, DROP booking_id, DROP version,
        DROP hidden_reason, DROP answer, DROP answered_at`);
  }
}
