import { CLOSES_MINUTE, MAX_MINUTES, OPENS_MINUTE, ZONE } from './salon.mjs';

const GUESTS = 500;

/** Clients without a password, who made the bookings that are there already. */
export async function seedGuests(database) {
  await database.query(`
    INSERT INTO users (email, email_key, name)
    SELECT email, email, name FROM generate_series(0, ${GUESTS - 1}) AS n,
      LATERAL (SELECT 'guest-' || n || '@example.com' AS email, 'Guest ' || n AS name) AS guest`);
}

/**
 * Grows the diary from one number of bookings to another: every team member has `perDay` a working day, each in a
 * part of the day of its own, so that no one is booked twice. Past bookings are done, coming ones confirmed.
 */
export async function growDiary(database, { salon, calendar, perDay, from, to }) {
  await database.query(
    `CREATE TEMPORARY TABLE arriving (id uuid, number int, client_id uuid, client_name text, client_email text,
       staff_id uuid, staff_name text, service_id uuid, starts_at timestamptz)`,
  );
  await writeArriving(database, { salon, calendar, perDay, from, to });
  await database.query(`ANALYZE arriving`);
  await writeBookings(database);
  await writeAllocations(database, salon.services);
  await database.query(`DROP TABLE arriving`);
  await analyzeFilled(database);
}

/**
 * Statistics as a salon in use has them. A table that was seen empty would be read from end to end by every statement that
 * was planned since, however much has been written to it.
 */
async function analyzeFilled(database) {
  const { rows } = await database.query(
    `SELECT relname FROM pg_stat_user_tables WHERE pg_relation_size(relid) > 0`,
  );
  await database.query(`VACUUM ANALYZE ${rows.map(({ relname }) => relname).join(', ')}`);
}

/** Numbers the new bookings and gives each its client, team member, service and start. */
async function writeArriving(database, { salon, calendar, perDay, from, to }) {
  const aDay = salon.staff.length * perDay;
  const part = Math.floor((CLOSES_MINUTE - OPENS_MINUTE) / perDay);
  const starts = Math.floor((part - MAX_MINUTES) / 5) + 1;
  await database.query(
    `INSERT INTO arriving
     SELECT gen_random_uuid(), number, guest.id, guest.name, guest.email, person.id, person.name, service.id,
       (day + make_interval(mins => ${OPENS_MINUTE} + place * ${part} + number * 7 % ${starts} * 5))
         AT TIME ZONE '${ZONE}'
     FROM generate_series($1::int, $2::int) AS number
     CROSS JOIN LATERAL (
       SELECT number / ${aDay} AS day_number, number % ${aDay} / ${perDay} AS member, number % ${perDay} AS place
     ) AS cell
     JOIN unnest($3::date[]) WITH ORDINALITY AS calendar (day, nth) ON nth = day_number + 1
     JOIN staff AS person ON person.position = member
     JOIN services AS service ON service.position = (number * 13 + day_number) % ${salon.services.length}
     JOIN users AS guest ON guest.email = 'guest-' || number % ${GUESTS} || '@example.com'`,
    [from, to - 1, calendar.workingDays(Math.ceil(to / aDay))],
  );
}

async function writeBookings(database) {
  await database.query(
    `INSERT INTO bookings (id, reference, client_id, client_name, client_email, status, starts_at, ends_at,
       total_price_cents, currency, cancellation_deadline, created_at)
     SELECT arriving.id, 'N' || number, client_id, client_name, client_email,
       CASE WHEN starts_at < now() THEN 'done' ELSE 'confirmed' END, starts_at, starts_at + length,
       price_cents, 'USD', starts_at - interval '1 day', starts_at - interval '9 days'
     FROM arriving JOIN services ON services.id = service_id
     CROSS JOIN LATERAL (
       SELECT sum((segment ->> 'minutes')::int) * interval '1 minute' AS length
       FROM jsonb_array_elements(segments) AS segment
     ) AS visit`,
  );
  await database.query(
    `INSERT INTO booking_lines (booking_id, position, service_id, staff_id, title, staff_name, price_cents,
       starts_at, ends_at, segments, buffer_minutes)
     SELECT bookings.id, 0, service_id, staff_id, title, staff_name, price_cents,
       bookings.starts_at, bookings.ends_at, segments, buffer_minutes
     FROM arriving JOIN bookings ON bookings.id = arriving.id JOIN services ON services.id = service_id`,
  );
  await database.query(
    `INSERT INTO booking_events (booking_id, at, actor_id, verb, to_status)
     SELECT id, starts_at - interval '9 days', client_id, 'book', 'confirmed' FROM arriving`,
  );
}

async function writeAllocations(database, services) {
  const stretches = services.flatMap(({ id, occupied }) =>
    occupied.map(([start, end]) => ({ id, start, end })),
  );
  await database.query(
    `INSERT INTO allocations (staff_id, during, kind, booking_id)
     SELECT staff_id, tstzrange(starts_at + begins * interval '1 minute', starts_at + ends * interval '1 minute'),
       'booking', id
     FROM arriving JOIN unnest($1::uuid[], $2::int[], $3::int[]) AS busy (service, begins, ends)
       ON service = service_id`,
    [stretches.map(({ id }) => id), stretches.map(({ start }) => start), stretches.map(({ end }) => end)],
  );
}
