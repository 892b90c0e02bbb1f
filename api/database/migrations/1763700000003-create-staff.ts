import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works in the salon, what they do, and when. Time off is not here: it is an allocation like everything that makes a person busy. */
export class CreateStaff1763700000003 implements MigrationInterface {
  name = 'CreateStaff1763700000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        role text NOT NULL DEFAULT '',
        introduction text NOT NULL DEFAULT '',
        img text NOT NULL DEFAULT '',
        position smallint NOT NULL DEFAULT 0,
        active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT staff_name_given CHECK (name <> '')
      )`);
    await runner.query(`
      CREATE TABLE staff_services (
        staff_id uuid NOT NULL,
        service_id uuid NOT NULL,
        price_cents integer,
        segments jsonb,
        PRIMARY KEY (staff_id, service_id),
        CONSTRAINT staff_services_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE,
        CONSTRAINT staff_services_of_service FOREIGN KEY (service_id) REFERENCES services (id) ON DELETE CASCADE,
        CONSTRAINT staff_services_price_positive CHECK (price_cents > 0)
      )`);
    await runner.query(`CREATE INDEX staff_services_by_service ON staff_services (service_id)`);
    await runner.query(`
      CREATE TABLE staff_hours (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        staff_id uuid NOT NULL,
        weekday smallint NOT NULL,
        starts_minute smallint NOT NULL,
        ends_minute smallint NOT NULL,
        CONSTRAINT staff_hours_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE,
        CONSTRAINT staff_hours_weekday CHECK (weekday BETWEEN 1 AND 7),
        CONSTRAINT staff_hours_window CHECK (starts_minute >= 0 AND starts_minute < ends_minute AND ends_minute <= 1440)
      )`);
    await runner.query(`CREATE INDEX staff_hours_by_staff ON staff_hours (staff_id)`);
    await runner.query(`
      CREATE TABLE staff_exceptions (
        staff_id uuid NOT NULL,
        day date NOT NULL,
        windows jsonb NOT NULL,
        PRIMARY KEY (staff_id, day),
        CONSTRAINT staff_exceptions_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE staff_exceptions, staff_hours, staff_services, staff`);
  }
}
