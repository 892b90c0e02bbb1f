import { CLOSES_MINUTE, OPENS_MINUTE, ZONE } from './salon.mjs';

const MAX_SLOTS = 90_000;

/**
 * Half hours in which a team member is free, after the requested month and in no order, so that two clients who book at
 * the same time rarely meet in one diary.
 */
export async function freeSlots(database, calendar) {
  const { rows } = await database.query(
    `SELECT staff_id AS "staffId", starts_at AS "startsAt", starts_at + interval '30 minutes' AS "endsAt"
     FROM (
       SELECT staff.id AS staff_id, (day + make_interval(mins => minute)) AT TIME ZONE '${ZONE}' AS starts_at
       FROM staff, generate_series($1::timestamp, $1::timestamp + interval '600 days', interval '1 day') AS day,
         generate_series(${OPENS_MINUTE}, ${CLOSES_MINUTE} - 30, 30) AS minute
       WHERE extract(isodow FROM day) < 7
       EXCEPT
       SELECT staff_id, half_hour
       FROM allocations, generate_series(
         date_bin('30 minutes', lower(during), '2000-01-01Z'), upper(during) - interval '1 minute', interval '30 minutes'
       ) AS half_hour
       WHERE lower(during) >= $1::date
     ) AS free
     ORDER BY md5(staff_id::text || starts_at) LIMIT ${MAX_SLOTS}`,
    [calendar.afterMonth],
  );
  return rows.map(({ staffId, startsAt, endsAt }) => ({
    staffId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
}

/** Hands out each slot once. */
export function eachOnce(slots) {
  let next = 0;
  return () => {
    const slot = slots[next++];
    if (!slot) throw new Error('Every free time is booked: ask for fewer seconds, or fewer bookings a day.');
    return slot;
  };
}
