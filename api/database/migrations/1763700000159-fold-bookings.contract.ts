import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The searched text of bookings, in lower case without accents. A space begins each text, as in a search. */
const BOOKING = `(fold_letters(' ' || client_name) || fold_letters(' ' || client_email || ' ' || client_phone)
  || fold_letters(' ' || reference)) gin_trgm_ops, regexp_replace(client_phone, '\\D', '', 'g') gin_trgm_ops`;

const MESSAGE = `(fold_letters(' ' || name || ' ' || last_name) || fold_letters(' ' || email || ' ' || phone)
  || fold_letters(' ' || text)) gin_trgm_ops`;

const REVIEW = `(fold_letters(' ' || name) || fold_letters(' ' || title) || fold_letters(' ' || text)
  || fold_letters(' ' || answer)) gin_trgm_ops`;

const indexes = [
  ['bookings_by_folded_letters', `bookings USING gin (${BOOKING})`],
  ['booking_lines_by_folded_letters', `booking_lines USING gin (fold_letters(' ' || title) gin_trgm_ops)`],
  ['messages_by_folded_letters', `messages USING gin (${MESSAGE})`],
  ['reviews_by_folded_letters', `reviews USING gin (${REVIEW})`],
] as const;

/**
 * A search for bookings, messages and reviews ignores accents and case. The new indexes of bookings
 * replace those of the letters as written: both would slow down each booking. The salon is closed while this version's
 * tables are rewritten anyway, so no one waits for them.
 */
export class FoldBookings1763700000159 implements MigrationInterface {
  name = 'FoldBookings1763700000159';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, what] of indexes) await runner.query(`CREATE INDEX ${name} ON ${what}`);
    await runner.query(`DROP INDEX bookings_by_letters`);
    await runner.query(`DROP INDEX booking_lines_by_letters`);
    await runner.query(`UPDATE schema_floor SET min_version = '0.2.0'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX bookings_by_letters ON bookings USING gin (client_name gin_trgm_ops, client_email gin_trgm_ops,
        client_phone gin_trgm_ops, reference gin_trgm_ops)`);
    await runner.query(
      `CREATE INDEX booking_lines_by_letters ON booking_lines USING gin (title gin_trgm_ops)`,
    );
    for (const [name] of indexes) await runner.query(`DROP INDEX ${name}`);
  }
}
