import type { MigrationInterface, QueryRunner } from 'typeorm';

const money = [
  ...['ledger_lines', 'ledger_entries', 'ledger_balances', 'sale_sums', 'sale_tips', 'sale_payments'],
  ...['stock_movements', 'commission_rates', 'sale_lines', 'sales', 'gift_cards', 'till_movements'],
  ...['day_closes', 'receipt_heads', 'products', 'service_taxes', 'till_settings', 'tax_rate_changes'],
  ...['tax_rates', 'account_numbers'],
];

/** Lists of other systems: their rows until they are no longer needed, and which record each became. */
export class KeepImports1763700000193 implements MigrationInterface {
  name = 'KeepImports1763700000193';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE imports (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        file_name text NOT NULL,
        list_name text NOT NULL DEFAULT '',
        kind text,
        headings jsonb NOT NULL,
        mapping jsonb NOT NULL,
        questions jsonb NOT NULL,
        date_order text,
        decimal_sign text,
        phone_country text,
        state text NOT NULL DEFAULT 'ready',
        row_count integer NOT NULL,
        rehearsed_at timestamptz,
        ran_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT imports_pkey PRIMARY KEY (id),
        CONSTRAINT imports_kind_known
          CHECK (kind IN ('clients', 'services', 'team', 'products', 'visits', 'gift-cards')),
        CONSTRAINT imports_state_known CHECK (state IN ('ready', 'running', 'done', 'undoing', 'undone'))
      )`);
    await runner.query(`
      CREATE TABLE import_rows (
        import_id uuid NOT NULL,
        number integer NOT NULL,
        cells jsonb NOT NULL,
        decision text,
        outcome text,
        problem text,
        is_written boolean NOT NULL DEFAULT false,
        is_added boolean NOT NULL DEFAULT false,
        written jsonb,
        client_id uuid,
        record_id uuid,
        CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, number),
        CONSTRAINT import_rows_of_import FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
        CONSTRAINT import_rows_of_client FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
        CONSTRAINT import_rows_decision_known CHECK (decision IN ('same', 'separate', 'skip')),
        CONSTRAINT import_rows_outcome_known
          CHECK (outcome IN ('new', 'changed', 'matched', 'needs-you', 'skipped'))
      )`);
    await runner.query(
      `CREATE INDEX import_rows_by_client ON import_rows (client_id) WHERE client_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE foreign_ids (
        kind text NOT NULL,
        reference text NOT NULL,
        client_id uuid,
        service_id uuid,
        staff_id uuid,
        product_id uuid,
        CONSTRAINT foreign_ids_pkey PRIMARY KEY (kind, reference),
        CONSTRAINT foreign_ids_of_client FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
        CONSTRAINT foreign_ids_of_service FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
        CONSTRAINT foreign_ids_of_staff FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
        CONSTRAINT foreign_ids_of_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
        CONSTRAINT foreign_ids_of_one CHECK (num_nonnulls(client_id, service_id, staff_id, product_id) = 1)
      )`);
    for (const record of ['client', 'service', 'staff', 'product']) {
      await runner.query(
        `CREATE INDEX foreign_ids_by_${record} ON foreign_ids (${record}_id) WHERE ${record}_id IS NOT NULL`,
      );
    }
    await runner.query(`
      ALTER TABLE client_consents
        DROP CONSTRAINT client_consents_origin_known,
        ADD CONSTRAINT client_consents_origin_known CHECK (origin IN ('client', 'desk', 'import'))`);
    // Products can't be emptied alone any more, since known references lead to them.
    await runner.query(`
      CREATE OR REPLACE FUNCTION empty_demo_books() RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        kept foreign_ids[];
      BEGIN
        IF NOT EXISTS (SELECT FROM demo_books) THEN
          RETURN;
        END IF;
        kept := ARRAY(SELECT known FROM foreign_ids AS known WHERE product_id IS NULL);
        TRUNCATE ${money.join(', ')}, foreign_ids;
        INSERT INTO foreign_ids (kind, reference, client_id, service_id, staff_id, product_id)
        SELECT kind, reference, client_id, service_id, staff_id, product_id FROM unnest(kept);
        UPDATE ledger_head SET last_id = 0, seal = '';
        DELETE FROM demo_books;
      END
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION empty_demo_books() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM demo_books) THEN
          RETURN;
        END IF;
        TRUNCATE ${money.join(', ')};
        UPDATE ledger_head SET last_id = 0, seal = '';
        DELETE FROM demo_books;
      END
      $$`);
    await runner.query(`DROP TABLE foreign_ids`);
    await runner.query(`DROP TABLE import_rows`);
    await runner.query(`DROP TABLE imports`);
    await runner.query(`UPDATE client_consents SET origin = 'desk' WHERE origin = 'import'`);
    await runner.query(`
      ALTER TABLE client_consents
        DROP CONSTRAINT client_consents_origin_known,
        ADD CONSTRAINT client_consents_origin_known CHECK (origin IN ('client', 'desk'))`);
  }
}
