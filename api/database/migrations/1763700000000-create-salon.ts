import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The salon itself: one row of settings, its weekly opening hours and the days that differ from them. */
export class CreateSalon1763700000000 implements MigrationInterface {
  name = 'CreateSalon1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS btree_gist`);
    await runner.query(`
      CREATE TABLE salon (
        id smallint PRIMARY KEY DEFAULT 1,
        name text NOT NULL,
        time_zone text NOT NULL,
        currency character(3) NOT NULL,
        slot_step_minutes smallint NOT NULL DEFAULT 15,
        notice_minutes integer NOT NULL DEFAULT 60,
        horizon_days smallint NOT NULL DEFAULT 90,
        cancellation_notice_minutes integer NOT NULL DEFAULT 1440,
        phone text NOT NULL DEFAULT '',
        email text NOT NULL DEFAULT '',
        street text NOT NULL DEFAULT '',
        postal_code text NOT NULL DEFAULT '',
        city text NOT NULL DEFAULT '',
        country text NOT NULL DEFAULT '',
        demo_at timestamptz,
        CONSTRAINT salon_is_one CHECK (id = 1),
        CONSTRAINT salon_step_divides_the_hour CHECK (slot_step_minutes IN (5, 10, 15, 20, 30, 60)),
        CONSTRAINT salon_notice_is_sane CHECK (notice_minutes BETWEEN 0 AND 43200),
        CONSTRAINT salon_horizon_is_sane CHECK (horizon_days BETWEEN 1 AND 730),
        CONSTRAINT salon_cancellation_notice_is_sane CHECK (cancellation_notice_minutes BETWEEN 0 AND 43200)
      )`);
    await runner.query(
      `INSERT INTO salon (name, time_zone, currency) VALUES ('Parlour', 'Europe/Lisbon', 'USD')`,
    );
    await runner.query(`
      CREATE TABLE opening_hours (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        weekday smallint NOT NULL,
        starts_minute smallint NOT NULL,
        ends_minute smallint NOT NULL,
        CONSTRAINT opening_hours_weekday CHECK (weekday BETWEEN 1 AND 7),
        CONSTRAINT opening_hours_window CHECK (starts_minute >= 0 AND starts_minute < ends_minute AND ends_minute <= 1440)
      )`);
    // Monday is 1. A new salon opens Monday to Saturday, nine to seven, until its owner says otherwise.
    await runner.query(`
      INSERT INTO opening_hours (weekday, starts_minute, ends_minute)
      SELECT weekday, 540, 1140 FROM generate_series(1, 6) AS weekday`);
    await runner.query(`
      CREATE TABLE special_days (
        day date PRIMARY KEY,
        windows jsonb NOT NULL,
        reason text NOT NULL DEFAULT ''
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE special_days, opening_hours, salon`);
  }
}
