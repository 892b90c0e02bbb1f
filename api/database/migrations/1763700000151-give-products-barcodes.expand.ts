import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products are found by the barcode printed on them. No two products on sale share one. */
export class GiveProductsBarcodes1763700000151 implements MigrationInterface {
  name = 'GiveProductsBarcodes1763700000151';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products
        ADD COLUMN barcode text,
        ADD CONSTRAINT products_barcode_readable CHECK (barcode ~ '^[!-~]{3,48}$')`);
    await runner.query(
      `CREATE UNIQUE INDEX products_by_barcode ON products (barcode) WHERE archived_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE products DROP COLUMN barcode`);
  }
}
