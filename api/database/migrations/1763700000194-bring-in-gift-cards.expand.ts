import type { MigrationInterface, QueryRunner } from 'typeorm';

const lineAccounts = [
  ...[
    'cash',
    'terminal',
    'online',
    'bank',
    'elsewhere',
    'refunds-on-the-way',
    'deposits',
    'credit',
    'gift-cards',
  ],
  ...['packages', 'tips', 'tax', 'services', 'products', 'fees-kept', 'discounts', 'rounding', 'over-short'],
  ...['provider-fees', 'disputes', 'expenses', 'prepaid-tax', 'owner', 'payroll'],
];
const entryKinds = ['sale', 'refund', 'movement', 'close'];

const listed = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const money = [
  ...['ledger_lines', 'ledger_entries', 'ledger_balances', 'sale_sums', 'sale_tips', 'sale_payments'],
  ...['stock_movements', 'commission_rates', 'sale_lines', 'sales', 'gift_cards', 'till_movements'],
  ...['day_closes', 'receipt_heads', 'products', 'service_taxes', 'till_settings', 'tax_rate_changes'],
  ...['tax_rates', 'account_numbers'],
];

/** Gift cards of another system: the ledger opens with their balances. */
export class BringInGiftCards1763700000194 implements MigrationInterface {
  name = 'BringInGiftCards1763700000194';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ledger_lines
        DROP CONSTRAINT ledger_lines_account_known,
        ADD CONSTRAINT ledger_lines_account_known CHECK (account IN (${listed([...lineAccounts, 'opening-balances'])}))`);
    await runner.query(`
      ALTER TABLE ledger_entries
        DROP CONSTRAINT ledger_entries_kind_known,
        ADD CONSTRAINT ledger_entries_kind_known CHECK (kind IN (${listed([...entryKinds, 'opening', 'opening-undone'])}))`);
    await runner.query(`
      ALTER TABLE gift_cards
        ADD COLUMN is_from_before boolean NOT NULL DEFAULT false,
        ADD COLUMN has_old_number boolean NOT NULL DEFAULT false`);
    await runner.query(`CREATE INDEX gift_cards_with_old_number ON gift_cards (id) WHERE has_old_number`);
    await runner.query(`ALTER TABLE imports ADD COLUMN opening jsonb`);
    await runner.query(`ALTER TABLE import_rows ADD COLUMN cents bigint`);
    await runner.query(`
      ALTER TABLE foreign_ids
        ADD COLUMN gift_card_id uuid
          CONSTRAINT foreign_ids_of_gift_card REFERENCES gift_cards (id) ON DELETE CASCADE,
        DROP CONSTRAINT foreign_ids_of_one,
        ADD CONSTRAINT foreign_ids_of_one
          CHECK (num_nonnulls(client_id, service_id, staff_id, product_id, gift_card_id) = 1)`);
    await runner.query(
      `CREATE INDEX foreign_ids_by_gift_card ON foreign_ids (gift_card_id) WHERE gift_card_id IS NOT NULL`,
    );
    await emptyBooks(runner, ['product_id', 'gift_card_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await emptyBooks(runner, ['product_id']);
    await runner.query(`DELETE FROM foreign_ids WHERE gift_card_id IS NOT NULL`);
    await runner.query(`
      ALTER TABLE foreign_ids
        DROP CONSTRAINT foreign_ids_of_one,
        DROP COLUMN gift_card_id,
        ADD CONSTRAINT foreign_ids_of_one CHECK (num_nonnulls(client_id, service_id, staff_id, product_id) = 1)`);
    await runner.query(`ALTER TABLE import_rows DROP COLUMN cents`);
    await runner.query(`ALTER TABLE imports DROP COLUMN opening`);
    await runner.query(`ALTER TABLE gift_cards DROP COLUMN has_old_number, DROP COLUMN is_from_before`);
    await runner.query(`
      ALTER TABLE ledger_entries
        DROP CONSTRAINT ledger_entries_kind_known,
        ADD CONSTRAINT ledger_entries_kind_known CHECK (kind IN (${listed(entryKinds)}))`);
    await runner.query(`
      ALTER TABLE ledger_lines
        DROP CONSTRAINT ledger_lines_account_known,
        ADD CONSTRAINT ledger_lines_account_known CHECK (account IN (${listed(lineAccounts)}))`);
  }
}

/** Records of the books can't be emptied alone, since known references lead to them. */
async function emptyBooks(runner: QueryRunner, ofBooks: readonly string[]): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION empty_demo_books() RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      kept foreign_ids[];
    BEGIN
      IF NOT EXISTS (SELECT FROM demo_books) THEN
        RETURN;
      END IF;
      kept := ARRAY(SELECT known FROM foreign_ids AS known WHERE num_nonnulls(${ofBooks.join(', ')}) = 0);
      TRUNCATE ${money.join(', ')}, foreign_ids;
      INSERT INTO foreign_ids (kind, reference, client_id, service_id, staff_id)
      SELECT kind, reference, client_id, service_id, staff_id FROM unnest(kept);
      UPDATE ledger_head SET last_id = 0, seal = '';
      DELETE FROM demo_books;
    END
    $$`);
}
