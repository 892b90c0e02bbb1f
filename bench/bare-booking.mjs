/**
 * The tables that a booking writes to, in the order of the app. The bare server has copies with the same indexes and
 * checks.
 */
const WRITTEN = ['idempotency_keys', 'allocations', 'bookings', 'booking_lines', 'booking_events', 'outbox'];

/**
 * Rows of a booking, written by one function in one transaction: the key with its answer, the team member's time, the
 * booking, its line, its history and two emails. It looks at nothing before it writes: the constraint decides.
 */
export async function prepareBareBooking(database) {
  for (const table of WRITTEN) {
    await database.query(`CREATE TABLE IF NOT EXISTS bare_${table} (LIKE ${table} INCLUDING ALL)`);
  }
  await database.query(`
    CREATE OR REPLACE FUNCTION bare_book(key text, client uuid, service uuid, staff uuid, starts timestamptz, ends timestamptz)
    RETURNS uuid LANGUAGE plpgsql AS $$
    DECLARE
      booking uuid := gen_random_uuid();
    BEGIN
      INSERT INTO bare_idempotency_keys (scope, key, request_hash, answer)
      VALUES ('book', key, repeat('h', 43), json_build_object('_id', booking, 'words', repeat('a', 700)));
      INSERT INTO bare_bookings (id, reference, client_id, client_name, client_email, status, starts_at, ends_at,
        total_price_cents, currency, cancellation_deadline)
      VALUES (booking, left(booking::text, 9), client, 'Maria Lopes', 'maria@example.com', 'confirmed', starts, ends,
        2500, 'USD', starts - interval '1 day');
      INSERT INTO bare_allocations (staff_id, during, kind, booking_id)
      VALUES (staff, tstzrange(starts, ends), 'booking', booking);
      INSERT INTO bare_booking_lines (booking_id, position, service_id, staff_id, title, staff_name, price_cents,
        starts_at, ends_at, segments)
      VALUES (booking, 0, service, staff, 'Hair 1', 'Person 1', 2500, starts, ends,
        '[{"kind": "active", "minutes": 30}]');
      INSERT INTO bare_booking_events (booking_id, at, actor_id, verb, to_status)
      VALUES (booking, now(), client, 'book', 'confirmed');
      INSERT INTO bare_outbox (kind, to_name, to_address, facts, booking_id, version, user_id, not_before, expires_at,
        give_up_at)
      SELECT kind, 'Maria Lopes', 'maria@example.com', json_build_object('startsAt', starts), booking, 1, client,
        now(), ends, now() + interval '3 days'
      FROM unnest(ARRAY['booking-confirmed', 'booking-reminder']) AS kind;
      RETURN booking;
    END $$`);
}
