import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The head of receipts: the salon with its legal name, VAT number and note. Each sale names the head it was printed with and
 * the names of its taxes, so that a reprint says the same.
 */
export class PrintReceiptsAsTheyWere1763700000152 implements MigrationInterface {
  name = 'PrintReceiptsAsTheyWere1763700000152';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE receipt_heads (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        name text NOT NULL,
        street text NOT NULL,
        postal_code text NOT NULL,
        city text NOT NULL,
        phone text NOT NULL,
        legal_name text NOT NULL,
        vat_number text NOT NULL,
        note text NOT NULL,
        made_at timestamptz NOT NULL,
        CONSTRAINT receipt_heads_pkey PRIMARY KEY (id)
      )`);
    await runner.query(`
      ALTER TABLE till_settings
        ADD COLUMN legal_name text NOT NULL DEFAULT '',
        ADD COLUMN vat_number text NOT NULL DEFAULT '',
        ADD COLUMN receipt_note text NOT NULL DEFAULT '',
        ADD CONSTRAINT till_settings_receipts_fit
          CHECK (char_length(legal_name) <= 120 AND char_length(vat_number) <= 40 AND char_length(receipt_note) <= 400)`);
    await runner.query(`
      ALTER TABLE sales ADD COLUMN receipt_head_id uuid,
        ADD CONSTRAINT sales_of_receipt_head FOREIGN KEY (receipt_head_id) REFERENCES receipt_heads (id)`);
    await runner.query(`ALTER TABLE sale_lines ADD COLUMN tax_name text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sale_lines DROP COLUMN tax_name`);
    await runner.query(`ALTER TABLE sales DROP COLUMN receipt_head_id`);
    await runner.query(
      `ALTER TABLE till_settings DROP COLUMN legal_name, DROP COLUMN vat_number, DROP COLUMN receipt_note`,
    );
    await runner.query(`DROP TABLE receipt_heads`);
  }
}
