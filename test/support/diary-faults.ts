import type { DataSource } from 'typeorm';

/** Overlaps of one person's time, found without the help of the exclusion constraint. */
const STAFF_IN_TWO_PLACES = `
  SELECT format('staff %s has allocations %s and %s at one time', one.staff_id, one.id, other.id) AS fault
  FROM allocations AS one JOIN allocations AS other
    ON other.staff_id = one.staff_id AND other.id > one.id
    AND lower(other.during) < upper(one.during) AND lower(one.during) < upper(other.during)`;

const CLIENT_IN_TWO_PLACES = `
  SELECT format('client %s has bookings %s and %s at one time', one.client_id, one.id, other.id) AS fault
  FROM bookings AS one JOIN bookings AS other
    ON other.client_id = one.client_id AND other.id > one.id
    AND other.starts_at < one.ends_at AND one.starts_at < other.ends_at
  WHERE one.status IN ('confirmed', 'arrived') AND other.status IN ('confirmed', 'arrived')`;

/**
 * Differences between the staff time that live bookings need, computed from segments and buffers, and the allocated
 * time.
 */
const LINES_AND_ALLOCATIONS_DIFFER = `
  WITH segment AS (
    SELECT line.booking_id, line.staff_id, item ->> 'kind' AS kind, line.id AS line_id, place,
      line.starts_at + make_interval(mins => (sum((item ->> 'minutes')::int) OVER so_far)::int) AS ends,
      (item ->> 'minutes')::int AS minutes,
      CASE WHEN place = jsonb_array_length(line.segments) THEN line.buffer_minutes ELSE 0 END AS clean_up
    FROM booking_lines AS line JOIN bookings AS booking ON booking.id = line.booking_id,
      jsonb_array_elements(line.segments) WITH ORDINALITY AS listed (item, place)
    WHERE booking.status <> 'cancelled'
    WINDOW so_far AS (PARTITION BY line.id ORDER BY place)
  ), asked AS (
    SELECT booking_id, staff_id, range_agg(tstzrange(
      ends - make_interval(mins => minutes), ends + make_interval(mins => clean_up))) AS times
    FROM segment WHERE kind = 'active' GROUP BY booking_id, staff_id
  ), allocated AS (
    SELECT booking_id, staff_id, range_agg(during) AS times
    FROM allocations WHERE kind = 'booking' GROUP BY booking_id, staff_id
  )
  SELECT format('booking %s asks staff %s for %s and has %s', booking_id, staff_id, asked.times, allocated.times) AS fault
  FROM asked FULL JOIN allocated USING (booking_id, staff_id)
  WHERE asked.times IS DISTINCT FROM allocated.times`;

const UNIT_IN_TWO_PLACES = `
  SELECT format('unit %s has allocations %s and %s at one time', one.unit_id, one.id, other.id) AS fault
  FROM unit_allocations AS one JOIN unit_allocations AS other
    ON other.unit_id = one.unit_id AND other.id > one.id
    AND lower(other.during) < upper(one.during) AND lower(one.during) < upper(other.during)`;

/**
 * Differences between the time for which live bookings need a pool for the whole of a line, and the time for which they
 * have its units.
 */
const NEEDS_AND_UNITS_DIFFER = `
  WITH asked AS (
    SELECT line.booking_id, (need ->> 'poolId')::uuid AS pool_id, range_agg(tstzrange(line.starts_at,
      line.ends_at + make_interval(mins => (need ->> 'turnoverMinutes')::int))) AS times
    FROM booking_lines AS line JOIN bookings AS booking ON booking.id = line.booking_id,
      jsonb_array_elements(line.resources) AS need
    WHERE booking.status <> 'cancelled' AND need -> 'segments' = 'null'
    GROUP BY line.booking_id, pool_id
  ), seated AS (
    SELECT booking_id, pool_id, range_agg(during) AS times
    FROM unit_allocations JOIN resource_units ON resource_units.id = unit_id
    WHERE kind = 'booking' GROUP BY booking_id, pool_id
  )
  SELECT format('booking %s needs pool %s for %s and has %s', booking_id, pool_id, asked.times, seated.times) AS fault
  FROM asked LEFT JOIN seated USING (booking_id, pool_id)
  WHERE asked.times IS DISTINCT FROM seated.times`;

const CANCELLED_HAVE_UNITS = `
  SELECT format('booking %s is cancelled and has unit %s', booking_id, unit_id) AS fault
  FROM unit_allocations JOIN bookings ON bookings.id = booking_id WHERE status = 'cancelled'`;

/**
 * Finds everything that no diary may ever contain, one sentence each; with its own SQL, so that it does not share the
 * app's mistakes.
 */
export async function diaryFaults(database: DataSource): Promise<string[]> {
  const faults: string[] = [];
  for (const question of [
    STAFF_IN_TWO_PLACES,
    CLIENT_IN_TWO_PLACES,
    LINES_AND_ALLOCATIONS_DIFFER,
    UNIT_IN_TWO_PLACES,
    NEEDS_AND_UNITS_DIFFER,
    CANCELLED_HAVE_UNITS,
  ]) {
    const rows: { fault: string }[] = await database.query(question);
    faults.push(...rows.map(({ fault }) => fault));
  }
  return faults;
}
