import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bookings, holds, and the one table of everything that makes a member of staff busy. `allocations_never_overlap`
 * guarantees that no one is double-booked; no code path bypasses it.
 */
export class CreateBookings1763700000004 implements MigrationInterface {
  name = 'CreateBookings1763700000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        reference text NOT NULL,
        client_id uuid,
        client_name text NOT NULL,
        client_email text NOT NULL DEFAULT '',
        client_phone text NOT NULL DEFAULT '',
        status text NOT NULL DEFAULT 'confirmed',
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        total_price_cents integer NOT NULL,
        price_kind text NOT NULL DEFAULT 'fixed',
        currency character(3) NOT NULL,
        cancellation_deadline timestamptz NOT NULL,
        note text NOT NULL DEFAULT '',
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        cancelled_at timestamptz,
        cancelled_by text,
        cancel_reason text NOT NULL DEFAULT '',
        CONSTRAINT bookings_reference_once UNIQUE (reference),
        CONSTRAINT bookings_of_client FOREIGN KEY (client_id) REFERENCES users (id) ON DELETE SET NULL,
        CONSTRAINT bookings_status_known CHECK (status IN ('confirmed', 'arrived', 'done', 'no-show', 'cancelled')),
        CONSTRAINT bookings_price_kind_known CHECK (price_kind IN ('fixed', 'from')),
        CONSTRAINT bookings_time_runs_forward CHECK (isfinite(starts_at) AND isfinite(ends_at) AND starts_at < ends_at),
        CONSTRAINT bookings_price_not_negative CHECK (total_price_cents >= 0),
        CONSTRAINT bookings_cancelled_says_when CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
        CONSTRAINT bookings_client_in_one_chair EXCLUDE USING gist
          (client_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('confirmed', 'arrived'))
      )`);
    await runner.query(`CREATE INDEX bookings_by_start ON bookings (starts_at, id)`);
    await runner.query(`CREATE INDEX bookings_by_client ON bookings (client_id, starts_at)`);
    await runner.query(`
      CREATE TABLE booking_lines (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        booking_id uuid NOT NULL,
        position smallint NOT NULL,
        service_id uuid NOT NULL,
        staff_id uuid NOT NULL,
        any_staff boolean NOT NULL DEFAULT false,
        title text NOT NULL,
        staff_name text NOT NULL,
        price_cents integer NOT NULL,
        price_kind text NOT NULL DEFAULT 'fixed',
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        segments jsonb NOT NULL,
        buffer_minutes smallint NOT NULL DEFAULT 0,
        add_ons jsonb NOT NULL DEFAULT '[]',
        CONSTRAINT booking_lines_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE,
        CONSTRAINT booking_lines_of_service FOREIGN KEY (service_id) REFERENCES services (id),
        CONSTRAINT booking_lines_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id),
        CONSTRAINT booking_lines_position_once UNIQUE (booking_id, position)
      )`);
    await runner.query(`CREATE INDEX booking_lines_by_staff ON booking_lines (staff_id, starts_at)`);
    await runner.query(`
      CREATE TABLE booking_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        booking_id uuid NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid,
        verb text NOT NULL,
        from_status text,
        to_status text NOT NULL,
        detail jsonb NOT NULL DEFAULT '{}',
        CONSTRAINT booking_events_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX booking_events_by_booking ON booking_events (booking_id, id)`);
    await runner.query(`
      CREATE TABLE holds (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        holder text NOT NULL,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX holds_by_holder ON holds (holder, expires_at)`);
    await runner.query(`CREATE INDEX holds_by_expiry ON holds (expires_at)`);
    // The chair is taken first and the paper written after, so both references are checked at the end.
    await runner.query(`
      CREATE TABLE allocations (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        staff_id uuid NOT NULL,
        during tstzrange NOT NULL,
        kind text NOT NULL,
        booking_id uuid,
        hold_id uuid,
        expires_at timestamptz,
        reason text NOT NULL DEFAULT '',
        CONSTRAINT allocations_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id),
        CONSTRAINT allocations_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id)
          ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT allocations_of_hold FOREIGN KEY (hold_id) REFERENCES holds (id)
          ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT allocations_kind_known CHECK (kind IN ('hold', 'booking', 'block')),
        CONSTRAINT allocations_owner_fits_kind CHECK (
          (kind = 'booking') = (booking_id IS NOT NULL)
          AND (kind = 'hold') = (hold_id IS NOT NULL)
          AND (kind = 'hold') = (expires_at IS NOT NULL)),
        -- Empty and unbounded ranges slip past an exclusion constraint, so they are refused here.
        CONSTRAINT allocations_range_is_real CHECK (
          NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during)
          AND NOT lower_inf(during) AND NOT upper_inf(during)
          AND isfinite(lower(during)) AND isfinite(upper(during))),
        -- Availability looks back one longest allocation from the start of its window.
        CONSTRAINT allocations_range_is_short CHECK (
          upper(during) - lower(during) BETWEEN interval '1 minute' AND interval '25 hours'),
        CONSTRAINT allocations_never_overlap EXCLUDE USING gist (staff_id WITH =, during WITH &&)
      )`);
    await runner.query(`
      CREATE INDEX allocations_by_staff_and_start ON allocations (staff_id, lower(during))
      INCLUDE (during, kind, expires_at, hold_id, booking_id)`);
    await runner.query(
      `CREATE INDEX allocations_by_booking ON allocations (booking_id) WHERE booking_id IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX allocations_by_hold ON allocations (hold_id) WHERE hold_id IS NOT NULL`);
    await runner.query(`
      CREATE TABLE idempotency_keys (
        scope text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        -- json, not jsonb: a repeated submit gets the same bytes.
        answer json,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      )`);
    await runner.query(`CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE idempotency_keys, allocations, holds, booking_events, booking_lines, bookings`,
    );
  }
}
