import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables from which free times are planned: each copy of the app reads its plan again when one of these changes. */
const PLANNED_BY = ['resource_pools', 'resource_units', 'service_resources'];

/** Rooms, chairs, basins and devices: pools of identical units, the needs of services, and who takes which unit when. */
export class TakeUnits1763700000201 implements MigrationInterface {
  name = 'TakeUnits1763700000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE resource_pools (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        title text NOT NULL,
        kind text NOT NULL,
        position smallint NOT NULL DEFAULT 0,
        status text NOT NULL DEFAULT 'active',
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT resource_pools_pkey PRIMARY KEY (id),
        CONSTRAINT resource_pools_title_given CHECK (title <> ''),
        CONSTRAINT resource_pools_kind_known CHECK (kind IN ('chair', 'room', 'basin', 'device')),
        CONSTRAINT resource_pools_status_known CHECK (status IN ('active', 'archived'))
      )`);
    await runner.query(`
      CREATE TABLE resource_units (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        pool_id uuid NOT NULL,
        title text NOT NULL,
        position smallint NOT NULL DEFAULT 0,
        status text NOT NULL DEFAULT 'active',
        out_until timestamptz,
        CONSTRAINT resource_units_pkey PRIMARY KEY (id),
        CONSTRAINT resource_units_of_pool FOREIGN KEY (pool_id) REFERENCES resource_pools (id) ON DELETE CASCADE,
        CONSTRAINT resource_units_title_given CHECK (title <> ''),
        CONSTRAINT resource_units_status_known CHECK (status IN ('active', 'out', 'archived')),
        CONSTRAINT resource_units_out_until_known CHECK (out_until IS NULL OR status = 'out')
      )`);
    await runner.query(`CREATE INDEX resource_units_by_pool ON resource_units (pool_id)`);
    await runner.query(`
      CREATE TABLE service_resources (
        service_id uuid NOT NULL,
        pool_id uuid NOT NULL,
        segments jsonb,
        turnover_minutes smallint NOT NULL DEFAULT 0,
        CONSTRAINT service_resources_pkey PRIMARY KEY (service_id, pool_id),
        CONSTRAINT service_resources_of_service FOREIGN KEY (service_id) REFERENCES services (id) ON DELETE CASCADE,
        CONSTRAINT service_resources_of_pool FOREIGN KEY (pool_id) REFERENCES resource_pools (id) ON DELETE CASCADE,
        CONSTRAINT service_resources_segments_given
          CHECK (segments IS NULL OR (jsonb_typeof(segments) = 'array' AND segments <> '[]'::jsonb)),
        CONSTRAINT service_resources_turnover_sane CHECK (turnover_minutes BETWEEN 0 AND 120)
      )`);
    await runner.query(`CREATE INDEX service_resources_by_pool ON service_resources (pool_id)`);
    await runner.query(`
      CREATE TABLE unit_allocations (
        id bigint GENERATED ALWAYS AS IDENTITY,
        unit_id uuid NOT NULL,
        during tstzrange NOT NULL,
        kind text NOT NULL,
        booking_id uuid,
        hold_id uuid,
        expires_at timestamptz,
        is_pinned boolean NOT NULL DEFAULT false,
        CONSTRAINT unit_allocations_pkey PRIMARY KEY (id),
        CONSTRAINT unit_allocations_of_unit FOREIGN KEY (unit_id) REFERENCES resource_units (id),
        CONSTRAINT unit_allocations_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id)
          ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT unit_allocations_of_hold FOREIGN KEY (hold_id) REFERENCES holds (id)
          ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT unit_allocations_kind_known CHECK (kind IN ('hold', 'booking')),
        CONSTRAINT unit_allocations_owner_fits_kind CHECK (
          (kind = 'booking') = (booking_id IS NOT NULL) AND (kind = 'hold') = (hold_id IS NOT NULL)
          AND (kind = 'hold') = (expires_at IS NOT NULL)),
        CONSTRAINT unit_allocations_range_is_real CHECK (
          NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during) AND NOT lower_inf(during)
          AND NOT upper_inf(during) AND isfinite(lower(during)) AND isfinite(upper(during))),
        CONSTRAINT unit_allocations_range_is_short CHECK (
          upper(during) - lower(during) BETWEEN interval '1 minute' AND interval '26 hours'),
        CONSTRAINT unit_allocations_never_overlap
          EXCLUDE USING gist (unit_id WITH =, during WITH &&) DEFERRABLE
      )`);
    await runner.query(
      `CREATE INDEX unit_allocations_by_unit_and_start ON unit_allocations (unit_id, lower(during))`,
    );
    await runner.query(
      `CREATE INDEX unit_allocations_by_booking ON unit_allocations (booking_id) WHERE booking_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX unit_allocations_by_hold ON unit_allocations (hold_id) WHERE hold_id IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE booking_lines ADD resources jsonb NOT NULL DEFAULT '[]'`);
    for (const table of PLANNED_BY) {
      await runner.query(`
        CREATE TRIGGER ${table}_advances_plan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION advance_plan_version()`);
      await runner.query(`
        CREATE TRIGGER ${table}_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
    }
    await runner.query(`
      CREATE TRIGGER unit_allocations_change_desk AFTER INSERT OR UPDATE ON unit_allocations
      FOR EACH ROW WHEN (NEW.kind = 'booking') EXECUTE FUNCTION note_desk_change()`);
    await runner.query(KEEP_OLD_COPIES_OUT);
    await runner.query(`
      CREATE TRIGGER allocations_keep_old_copies_out BEFORE INSERT OR UPDATE OR DELETE ON allocations
      FOR EACH STATEMENT WHEN (current_setting('parlour.knows_units', true) IS DISTINCT FROM 'on')
      EXECUTE FUNCTION keep_old_copies_out()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER allocations_keep_old_copies_out ON allocations`);
    await runner.query(`DROP FUNCTION keep_old_copies_out()`);
    await runner.query(`ALTER TABLE booking_lines DROP COLUMN resources`);
    await runner.query(`DROP TABLE unit_allocations`);
    await runner.query(`DROP TABLE service_resources`);
    await runner.query(`DROP TABLE resource_units`);
    await runner.query(`DROP TABLE resource_pools`);
  }
}

/** Copies of the app that know units say so on every connection (`session-settings.ts`). */
const KEEP_OLD_COPIES_OUT = `
CREATE FUNCTION keep_old_copies_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM resource_pools WHERE status = 'active') THEN
    RAISE EXCEPTION 'This copy of the app does not know the salon''s rooms and devices.'
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END
$$;`;
