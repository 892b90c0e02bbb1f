import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A client record whose address has been verified in the meantime belongs to the account with that address. */
const PROVED = `clients.user_id IS NULL AND clients.email_key <> ''
  AND users.email_key = clients.email_key AND users.verified_at IS NOT NULL`;

/**
 * A booking made for a client record before the client had an account names the account as well as the record. Two of
 * these may overlap: the desk books for mother and daughter at once under one address.
 */
export class MergeCardsOfAccounts1763700000042 implements MigrationInterface {
  name = 'MergeCardsOfAccounts1763700000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE bookings DROP CONSTRAINT bookings_client_in_one_chair`);
    await runner.query(`
      ALTER TABLE bookings ADD CONSTRAINT bookings_client_in_one_chair EXCLUDE USING gist
        (client_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
        WHERE (status IN ('confirmed', 'arrived') AND card_id IS NULL)`);
    await runner.query(`
      INSERT INTO clients (user_id, note, created_at, updated_at)
      SELECT users.id, clients.note, clients.created_at, now() FROM clients, users WHERE ${PROVED}
      ON CONFLICT (user_id) DO UPDATE
      SET note = concat_ws(E'\\n\\n', nullif(clients.note, ''), nullif(excluded.note, '')), updated_at = now()`);
    await runner.query(`
      UPDATE outbox SET user_id = users.id FROM bookings, clients, users
      WHERE bookings.id = outbox.booking_id AND outbox.user_id IS NULL AND bookings.card_id = clients.id AND ${PROVED}`);
    await runner.query(`
      UPDATE bookings SET client_id = users.id, card_id = own.id FROM clients, users, clients AS own
      WHERE bookings.card_id = clients.id AND own.user_id = users.id AND ${PROVED}`);
    await runner.query(`DELETE FROM clients USING users WHERE ${PROVED}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE bookings SET client_id = NULL WHERE client_id IS NOT NULL AND card_id IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE bookings DROP CONSTRAINT bookings_client_in_one_chair`);
    await runner.query(`
      ALTER TABLE bookings ADD CONSTRAINT bookings_client_in_one_chair EXCLUDE USING gist
        (client_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('confirmed', 'arrived'))`);
  }
}
