import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards of the salon's clients: of those who have no account, and what the salon notes about those who have. */
export class CreateClients1763700000040 implements MigrationInterface {
  name = 'CreateClients1763700000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE clients (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid,
        name text NOT NULL DEFAULT '',
        email text NOT NULL DEFAULT '',
        email_key text NOT NULL DEFAULT '',
        phone text NOT NULL DEFAULT '',
        phone_key text NOT NULL DEFAULT '',
        note text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT clients_of_user_once UNIQUE (user_id),
        CONSTRAINT clients_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        -- Clients with an account decide themselves what they are called; nothing of that is stored twice.
        CONSTRAINT clients_account_speaks_for_itself CHECK (
          CASE WHEN user_id IS NULL THEN name <> '' ELSE name = '' AND email = '' AND phone = '' END)
      )`);
    await runner.query(`CREATE UNIQUE INDEX clients_email_once ON clients (email_key) WHERE email_key <> ''`);
    await runner.query(`CREATE INDEX clients_by_phone ON clients (phone_key) WHERE phone_key <> ''`);
    await runner.query(`CREATE INDEX clients_by_arrival ON clients (created_at, id) WHERE user_id IS NULL`);
    await runner.query(`CREATE INDEX clients_by_name ON clients (lower(name), id) WHERE user_id IS NULL`);
    await runner.query(
      `CREATE INDEX users_by_name ON users (lower(coalesce(nullif(name, ''), email)), id) WHERE role = 'user'`,
    );
    await runner.query(`CREATE INDEX users_by_arrival ON users (created_at, id) WHERE role = 'user'`);
    await runner.query(`ALTER TABLE bookings ADD COLUMN card_id uuid`);
    await runner.query(`
      ALTER TABLE bookings ADD CONSTRAINT bookings_of_card
      FOREIGN KEY (card_id) REFERENCES clients (id) ON DELETE SET NULL`);
    // Partial, so that clients who book for themselves do not pay for it.
    await runner.query(
      `CREATE INDEX bookings_by_card ON bookings (card_id, starts_at) WHERE card_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE bookings DROP COLUMN card_id`);
    await runner.query(`DROP INDEX users_by_name, users_by_arrival`);
    await runner.query(`DROP TABLE clients`);
  }
}
