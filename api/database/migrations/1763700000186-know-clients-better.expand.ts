import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a salon keeps about a client besides notes: birthday, address, what they agreed to, and a block from booking online. */
export class KnowClientsBetter1763700000186 implements MigrationInterface {
  name = 'KnowClientsBetter1763700000186';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE clients
        ADD birthday text NOT NULL DEFAULT '',
        ADD address text NOT NULL DEFAULT '',
        ADD client_since date,
        ADD source text NOT NULL DEFAULT '',
        ADD blocked_at timestamptz,
        ADD CONSTRAINT clients_birthday_is_a_day
          CHECK (birthday ~ '^((\\d{4}|-)-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?$')`);
    await runner.query(`CREATE INDEX clients_blocked ON clients (id) WHERE blocked_at IS NOT NULL`);
    await runner.query(
      `CREATE INDEX clients_by_birthday ON clients ("right"(birthday, 5)) WHERE birthday <> ''`,
    );
    await runner.query(`
      CREATE TABLE client_consents (
        client_id uuid NOT NULL,
        kind text NOT NULL,
        is_given boolean NOT NULL,
        origin text NOT NULL,
        decided_at timestamptz NOT NULL,
        CONSTRAINT client_consents_pkey PRIMARY KEY (client_id, kind),
        CONSTRAINT client_consents_of_client FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
        CONSTRAINT client_consents_kind_known
          CHECK (kind IN ('email-reminders', 'message-reminders', 'email-news', 'message-news')),
        CONSTRAINT client_consents_origin_known CHECK (origin IN ('client', 'desk'))
      )`);
    await runner.query(`ALTER TABLE salon ADD shows_birthdays boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon DROP COLUMN shows_birthdays`);
    await runner.query(`DROP TABLE client_consents`);
    await runner.query(`
      ALTER TABLE clients
        DROP COLUMN birthday, DROP COLUMN address, DROP COLUMN client_since, DROP COLUMN source, DROP COLUMN blocked_at`);
  }
}
