import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits of another system: past ones are kept as history, and each comes in once. */
export class BringInVisits1763700000200 implements MigrationInterface {
  name = 'BringInVisits1763700000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE past_visits (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        services text NOT NULL DEFAULT '',
        staff_name text NOT NULL DEFAULT '',
        staff_id uuid,
        status text NOT NULL,
        price_cents bigint,
        currency char(3) NOT NULL,
        note text NOT NULL DEFAULT '',
        CONSTRAINT past_visits_pkey PRIMARY KEY (id),
        CONSTRAINT past_visits_of_client FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE CASCADE,
        CONSTRAINT past_visits_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE SET NULL,
        CONSTRAINT past_visits_status_known CHECK (status IN ('done', 'no-show', 'cancelled')),
        CONSTRAINT past_visits_price_not_negative CHECK (price_cents >= 0)
      )`);
    await runner.query(`CREATE INDEX past_visits_by_client ON past_visits (client_id, starts_at)`);
    await runner.query(
      `CREATE INDEX past_visits_by_staff ON past_visits (staff_id) WHERE staff_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE imported_visits (
        reference text NOT NULL,
        booking_id uuid,
        past_visit_id uuid,
        CONSTRAINT imported_visits_pkey PRIMARY KEY (reference),
        CONSTRAINT imported_visits_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE,
        CONSTRAINT imported_visits_of_past_visit
          FOREIGN KEY (past_visit_id) REFERENCES past_visits (id) ON DELETE CASCADE,
        CONSTRAINT imported_visits_of_one CHECK (num_nonnulls(booking_id, past_visit_id) = 1)
      )`);
    await runner.query(
      `CREATE INDEX imported_visits_by_booking ON imported_visits (booking_id) WHERE booking_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX imported_visits_by_past_visit ON imported_visits (past_visit_id) WHERE past_visit_id IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE imports ADD COLUMN visit_choices jsonb`);
    await runner.query(`ALTER TABLE import_rows ADD COLUMN is_coming boolean`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE import_rows DROP COLUMN is_coming`);
    await runner.query(`ALTER TABLE imports DROP COLUMN visit_choices`);
    await runner.query(`DROP TABLE imported_visits`);
    await runner.query(`DROP TABLE past_visits`);
  }
}
