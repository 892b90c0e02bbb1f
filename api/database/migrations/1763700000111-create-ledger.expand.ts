import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger: entries of two lines or more that come to nothing, never changed, numbered without gaps and sealed one
 * after another. Its balances are stored next to it, and the salon's debt to a person can never become negative.
 */
export class CreateLedger1763700000111 implements MigrationInterface {
  name = 'CreateLedger1763700000111';

  async up(runner: QueryRunner): Promise<void> {
    // No foreign keys but among themselves: entries outlive the people and things they are about.
    await runner.query(`
      CREATE TABLE ledger_entries (
        id bigint PRIMARY KEY,
        business_day date NOT NULL,
        posted_at timestamptz NOT NULL,
        kind text NOT NULL,
        source_type text NOT NULL,
        source_id uuid NOT NULL,
        actor_id uuid,
        reverses_id bigint,
        previous_seal text NOT NULL,
        seal text NOT NULL,
        CONSTRAINT ledger_entries_source_once UNIQUE (kind, source_type, source_id),
        CONSTRAINT ledger_entries_reversed_once UNIQUE (reverses_id),
        CONSTRAINT ledger_entries_numbered CHECK (id > 0),
        CONSTRAINT ledger_entries_kind_known CHECK (kind IN ('sale', 'refund', 'movement', 'close')),
        CONSTRAINT ledger_entries_reverses FOREIGN KEY (reverses_id) REFERENCES ledger_entries (id)
      )`);
    await runner.query(`CREATE INDEX ledger_entries_by_day ON ledger_entries (business_day)`);
    await runner.query(`
      CREATE TABLE ledger_lines (
        entry_id bigint NOT NULL,
        position smallint NOT NULL,
        account text NOT NULL,
        subject_id uuid,
        cents bigint NOT NULL,
        currency character(3) NOT NULL,
        PRIMARY KEY (entry_id, position),
        CONSTRAINT ledger_lines_of_entry FOREIGN KEY (entry_id) REFERENCES ledger_entries (id),
        CONSTRAINT ledger_lines_say_something CHECK (cents <> 0),
        CONSTRAINT ledger_lines_account_known CHECK (account IN ('cash', 'terminal', 'online', 'bank', 'elsewhere', 'refunds-on-the-way', 'deposits', 'credit', 'gift-cards', 'packages', 'tips', 'tax', 'services', 'products', 'fees-kept', 'discounts', 'rounding', 'over-short', 'provider-fees', 'disputes', 'expenses', 'prepaid-tax'))
      )`);
    // A balance without a person has a subject of zeros, because a key can't contain nulls.
    await runner.query(`
      CREATE TABLE ledger_balances (
        account text NOT NULL,
        subject_id uuid NOT NULL,
        currency character(3) NOT NULL,
        cents bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (account, subject_id, currency),
        CONSTRAINT ledger_balances_owe_no_less_than_nothing CHECK (account NOT IN ('deposits', 'credit', 'gift-cards', 'packages', 'tips') OR cents <= 0)
      )`);
    await runner.query(`
      CREATE TABLE ledger_head (
        id smallint PRIMARY KEY DEFAULT 1,
        last_id bigint NOT NULL DEFAULT 0,
        seal text NOT NULL DEFAULT '',
        CONSTRAINT ledger_head_is_one CHECK (id = 1)
      )`);
    await runner.query(`INSERT INTO ledger_head DEFAULT VALUES`);

    await runner.query(`
      CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'what is in the ledger is neither changed nor deleted';
      END $$`);
    for (const table of ['ledger_entries', 'ledger_lines']) {
      await runner.query(`
        CREATE TRIGGER ${table}_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays()`);
    }
    // Zeros first, then locks in one order, then sums: an upsert would check the constraint on the sum alone.
    await runner.query(`
      CREATE FUNCTION keep_ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO ledger_balances (account, subject_id, currency)
        SELECT DISTINCT account, coalesce(subject_id, '00000000-0000-0000-0000-000000000000'), currency FROM added
        ORDER BY 1, 2, 3
        ON CONFLICT DO NOTHING;
        PERFORM FROM ledger_balances AS balance
        WHERE (account, subject_id, currency) IN
          (SELECT account, coalesce(subject_id, '00000000-0000-0000-0000-000000000000'), currency FROM added)
        ORDER BY account, subject_id, currency FOR UPDATE;
        UPDATE ledger_balances AS balance SET cents = balance.cents + sums.cents
        FROM (
          SELECT account, coalesce(subject_id, '00000000-0000-0000-0000-000000000000') AS subject_id, currency, sum(cents) AS cents
          FROM added GROUP BY 1, 2, 3
        ) AS sums
        WHERE (balance.account, balance.subject_id, balance.currency) = (sums.account, sums.subject_id, sums.currency);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER ledger_lines_keep_balances AFTER INSERT ON ledger_lines
      REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_balances()`);
    await runner.query(`
      CREATE FUNCTION ledger_entry_comes_to_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        entry bigint := to_jsonb(NEW) ->> TG_ARGV[0];
      BEGIN
        IF (SELECT count(*) FROM ledger_lines WHERE entry_id = entry) < 2 OR EXISTS (
          SELECT FROM ledger_lines WHERE entry_id = entry GROUP BY currency HAVING sum(cents) <> 0
        ) THEN
          RAISE EXCEPTION 'ledger entry % does not come to nothing', entry
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_comes_to_nothing';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER ledger_entries_come_to_nothing AFTER INSERT ON ledger_entries
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_comes_to_nothing('id')`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER ledger_lines_come_to_nothing AFTER INSERT ON ledger_lines
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_comes_to_nothing('entry_id')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ledger_head, ledger_balances, ledger_lines, ledger_entries`);
    await runner.query(`DROP FUNCTION ledger_stays, keep_ledger_balances, ledger_entry_comes_to_nothing`);
  }
}
