import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that the salon sells, and their stock, which is negative if a delivery was not entered. */
export class CreateProducts1763700000113 implements MigrationInterface {
  name = 'CreateProducts1763700000113';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE products (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        title text NOT NULL,
        price_cents integer NOT NULL,
        tax_rate_id uuid,
        stock integer NOT NULL DEFAULT 0,
        low_stock integer,
        created_at timestamptz NOT NULL DEFAULT now(),
        archived_at timestamptz,
        CONSTRAINT products_named CHECK (title <> ''),
        CONSTRAINT products_price_not_negative CHECK (price_cents >= 0),
        CONSTRAINT products_low_stock_not_negative CHECK (low_stock >= 0),
        CONSTRAINT products_of_tax_rate FOREIGN KEY (tax_rate_id) REFERENCES tax_rates (id)
      )`);
    await runner.query(`
      CREATE TABLE stock_movements (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        product_id uuid NOT NULL,
        quantity integer NOT NULL,
        reason text NOT NULL,
        sale_line_id uuid,
        actor_id uuid,
        moved_at timestamptz NOT NULL,
        CONSTRAINT stock_movements_of_product FOREIGN KEY (product_id) REFERENCES products (id),
        CONSTRAINT stock_movements_move_something CHECK (quantity <> 0),
        CONSTRAINT stock_movements_reason_known CHECK (reason IN ('sale', 'refund', 'delivery', 'correction', 'own-use', 'waste'))
      )`);
    await runner.query(`CREATE INDEX stock_movements_by_product ON stock_movements (product_id, moved_at)`);
    for (const table of ['products', 'stock_movements']) {
      await runner.query(`
        CREATE TRIGGER ${table}_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE stock_movements, products`);
  }
}
