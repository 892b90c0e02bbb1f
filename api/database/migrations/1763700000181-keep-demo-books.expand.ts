import type { MigrationInterface, QueryRunner } from 'typeorm';

const money = [
  ...['ledger_lines', 'ledger_entries', 'ledger_balances', 'sale_sums', 'sale_tips', 'sale_payments'],
  ...['stock_movements', 'commission_rates', 'sale_lines', 'sales', 'gift_cards', 'till_movements'],
  ...['day_closes', 'receipt_heads', 'products', 'service_taxes', 'till_settings', 'tax_rate_changes'],
  ...['tax_rates', 'account_numbers'],
];

/**
 * The demo salon's books are invented. While a row in `demo_books` says so, all of them can be emptied together, and never
 * a part of them. Books with an entry are not declared a demo.
 */
export class KeepDemoBooks1763700000181 implements MigrationInterface {
  name = 'KeepDemoBooks1763700000181';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE demo_books (
        id smallint NOT NULL DEFAULT 1,
        first_day date NOT NULL,
        last_day date NOT NULL,
        filled_to date,
        CONSTRAINT demo_books_pkey PRIMARY KEY (id),
        CONSTRAINT demo_books_is_one CHECK (id = 1),
        CONSTRAINT demo_books_days_in_order CHECK (first_day <= last_day AND filled_to BETWEEN first_day AND last_day)
      )`);
    await runner.query(`
      CREATE FUNCTION demo_books_are_new() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM ledger_entries) THEN
          RAISE EXCEPTION 'books with entries are no demo';
        END IF;
        RETURN NEW;
      END
      $$`);
    await runner.query(`
      CREATE TRIGGER demo_books_are_new BEFORE INSERT ON demo_books FOR EACH ROW EXECUTE FUNCTION demo_books_are_new()`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' AND EXISTS (SELECT FROM demo_books) THEN
          RETURN NULL;
        END IF;
        RAISE EXCEPTION 'what is in the ledger is neither changed nor deleted';
      END
      $$`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION till_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' AND EXISTS (SELECT FROM demo_books) THEN
          RETURN NULL;
        END IF;
        RAISE EXCEPTION 'movements and closes of the till are neither changed nor deleted';
      END
      $$`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION sales_stay() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        is_empty boolean;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          IF EXISTS (SELECT FROM demo_books) THEN
            RETURN NULL;
          END IF;
          EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', TG_TABLE_NAME) INTO is_empty;
          IF is_empty THEN
            RETURN NULL;
          END IF;
        END IF;
        IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' THEN
          IF to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0] AND (to_jsonb(OLD) ->> TG_ARGV[0]) IS NULL THEN
            RETURN NEW;
          END IF;
          IF TG_ARGV[0] = 'refunded_cents' AND to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0]
            AND (to_jsonb(NEW) ->> TG_ARGV[0])::bigint > (to_jsonb(OLD) ->> TG_ARGV[0])::bigint THEN
            RETURN NEW;
          END IF;
          IF TG_ARGV[0] = 'reference' AND to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0]
            AND to_jsonb(NEW) ->> TG_ARGV[0] = '' THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'what was sold is neither changed nor deleted';
      END
      $$`);
    await runner.query(`
      CREATE FUNCTION empty_demo_books() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM demo_books) THEN
          RETURN;
        END IF;
        TRUNCATE ${money.join(', ')};
        UPDATE ledger_head SET last_id = 0, seal = '';
        DELETE FROM demo_books;
      END
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION sales_stay() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        is_empty boolean;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', TG_TABLE_NAME) INTO is_empty;
          IF is_empty THEN
            RETURN NULL;
          END IF;
        END IF;
        IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' THEN
          IF to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0] AND (to_jsonb(OLD) ->> TG_ARGV[0]) IS NULL THEN
            RETURN NEW;
          END IF;
          IF TG_ARGV[0] = 'refunded_cents' AND to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0]
            AND (to_jsonb(NEW) ->> TG_ARGV[0])::bigint > (to_jsonb(OLD) ->> TG_ARGV[0])::bigint THEN
            RETURN NEW;
          END IF;
          IF TG_ARGV[0] = 'reference' AND to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0]
            AND to_jsonb(NEW) ->> TG_ARGV[0] = '' THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'what was sold is neither changed nor deleted';
      END $$`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION till_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'movements and closes of the till are neither changed nor deleted';
      END $$`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'what is in the ledger is neither changed nor deleted';
      END $$`);
    await runner.query(`DROP FUNCTION empty_demo_books`);
    await runner.query(`DROP TABLE demo_books`);
    await runner.query(`DROP FUNCTION demo_books_are_new`);
  }
}
