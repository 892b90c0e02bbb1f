import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes to bookings because of a sick day, with their state before, and times that the desk holds while it calls the
 * client.
 */
export class PlanSickDays1763700000092 implements MigrationInterface {
  name = 'PlanSickDays1763700000092';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sick_day_changes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL,
        booking_id uuid NOT NULL,
        version integer NOT NULL,
        what text NOT NULL,
        was_at timestamptz NOT NULL,
        before jsonb NOT NULL,
        changed_at timestamptz NOT NULL,
        called_at timestamptz,
        CONSTRAINT sick_day_changes_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE,
        CONSTRAINT sick_day_changes_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE,
        CONSTRAINT sick_day_changes_once UNIQUE (booking_id, version),
        CONSTRAINT sick_day_changes_what_known CHECK (what IN ('hand-over', 'move', 'cancel'))
      )`);
    await runner.query(`CREATE INDEX sick_day_changes_by_staff ON sick_day_changes (staff_id, was_at)`);
    await runner.query(`
      ALTER TABLE holds ADD booking_id uuid, ADD offer jsonb,
        ADD CONSTRAINT holds_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE`);
    await runner.query(
      `CREATE UNIQUE INDEX holds_once_for_booking ON holds (booking_id) WHERE booking_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE holds DROP booking_id, DROP offer`);
    await runner.query(`DROP TABLE sick_day_changes`);
  }
}
