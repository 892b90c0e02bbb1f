/** Finds acknowledged bookings that are missing from the diary or differ in person or time. */
export async function lostBookings(database, acknowledged) {
  const { rows } = await database.query(
    `SELECT told.id
     FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS told (id, staff_id, starts_at)
     WHERE NOT EXISTS (
       SELECT FROM bookings JOIN allocations ON allocations.booking_id = bookings.id
       WHERE bookings.id = told.id AND bookings.starts_at = told.starts_at AND bookings.status = 'confirmed'
         AND allocations.staff_id = told.staff_id AND lower(allocations.during) = told.starts_at
     )`,
    [
      acknowledged.map(({ id }) => id),
      acknowledged.map(({ staffId }) => staffId),
      acknowledged.map(({ startsAt }) => startsAt),
    ],
  );
  return rows.map(({ id }) => id);
}

/** Pairs of allocations in which someone would be in two chairs. */
export async function overlaps(database) {
  const { rows } = await database.query(
    `SELECT count(*)::int AS pairs
     FROM allocations AS one
     JOIN allocations AS other ON other.staff_id = one.staff_id AND other.id > one.id AND other.during && one.during`,
  );
  return rows[0].pairs;
}

/** The same without any index, of which one may have been damaged. */
export async function overlapsWithoutIndexes(database) {
  await database.query(
    `SET enable_indexscan = off; SET enable_indexonlyscan = off; SET enable_bitmapscan = off`,
  );
  return overlaps(database);
}

export async function countBookings(database) {
  const { rows } = await database.query('SELECT count(*)::int AS bookings FROM bookings');
  return rows[0].bookings;
}
