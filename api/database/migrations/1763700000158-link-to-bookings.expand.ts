import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Links in emails with which a client moves or cancels one booking without logging in. A trigger deletes them when the booking
 * gets another client or address, because every way of changing a client, now and in later versions, would otherwise have to
 * think of it.
 */
export class LinkToBookings1763700000158 implements MigrationInterface {
  name = 'LinkToBookings1763700000158';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_links (
        code_hash bytea PRIMARY KEY,
        booking_id uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT booking_links_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX booking_links_by_booking ON booking_links (booking_id)`);
    await runner.query(`
      CREATE FUNCTION end_booking_links() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM booking_links WHERE booking_id = NEW.id;
        RETURN NULL;
      END
      $$`);
    await runner.query(`
      CREATE TRIGGER bookings_end_links AFTER UPDATE OF client_id, card_id, client_email ON bookings
      FOR EACH ROW WHEN (
        (OLD.client_id, OLD.card_id, OLD.client_email) IS DISTINCT FROM (NEW.client_id, NEW.card_id, NEW.client_email))
      EXECUTE FUNCTION end_booking_links()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER bookings_end_links ON bookings`);
    await runner.query(`DROP FUNCTION end_booking_links()`);
    await runner.query(`DROP TABLE booking_links`);
  }
}
