import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A few letters out of a name are found without reading every booking there ever was. */
export class SearchBookings1763700000044 implements MigrationInterface {
  name = 'SearchBookings1763700000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(`
      CREATE INDEX bookings_by_letters ON bookings USING gin (client_name gin_trgm_ops, client_email gin_trgm_ops,
        client_phone gin_trgm_ops, reference gin_trgm_ops)`);
    await runner.query(
      `CREATE INDEX booking_lines_by_letters ON booking_lines USING gin (title gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_lines_by_letters, bookings_by_letters`);
  }
}
