import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What every business day came to, added up in the transaction of each sale: a month of a million sales is read from
 * some thousand rows. Refunds are subtracted on the day of the refund.
 */
export class SumSales1763700000125 implements MigrationInterface {
  name = 'SumSales1763700000125';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sale_sums (
        business_day date NOT NULL,
        figure text NOT NULL,
        subject text NOT NULL,
        currency character(3) NOT NULL,
        quantity bigint NOT NULL,
        cents bigint NOT NULL,
        net_cents bigint NOT NULL,
        PRIMARY KEY (business_day, figure, subject, currency)
      )`);
    // In the order of the key, so that two who add to the same rows wait for each other in one order.
    await runner.query(`
      CREATE FUNCTION add_sale_sums(added uuid[]) RETURNS void LANGUAGE sql AS $$
        WITH made AS (
          SELECT id, kind, business_day, currency, total_cents, tax_cents, rounding_cents,
            CASE kind WHEN 'refund' THEN -1 ELSE 1 END AS sign
          FROM sales WHERE id = ANY (added)
        ), line AS (
          SELECT made.business_day, made.currency, made.sign, sale_lines.kind, service_id, product_id, staff_id, quantity,
            tax_rate_id, tax_rate_bp, net_cents, sale_lines.tax_cents, payable_cents
          FROM made JOIN sale_lines ON sale_lines.sale_id = made.id
        ), part AS (
          SELECT business_day, currency, 'sale' AS figure, '' AS subject, 1 AS quantity, total_cents AS cents,
            total_cents - tax_cents AS net_cents
          FROM made WHERE kind = 'sale'
          UNION ALL
          SELECT business_day, currency, 'rounding', '', sign, sign * rounding_cents, 0 FROM made WHERE rounding_cents <> 0
          UNION ALL
          SELECT business_day, currency, kind, coalesce(service_id, product_id)::text, sign * quantity,
            sign * payable_cents, sign * net_cents
          FROM line WHERE kind IN ('service', 'product')
          UNION ALL
          SELECT business_day, currency, kind, '', sign * quantity, sign * payable_cents, sign * net_cents
          FROM line WHERE kind NOT IN ('service', 'product')
          UNION ALL
          SELECT business_day, currency, 'staff-' || kind, coalesce(staff_id::text, ''), sign * quantity,
            sign * payable_cents, sign * net_cents
          FROM line WHERE kind IN ('service', 'product')
          UNION ALL
          SELECT business_day, currency, 'tax', tax_rate_id || ' ' || tax_rate_bp, sign, sign * tax_cents, sign * net_cents
          FROM line WHERE tax_rate_id IS NOT NULL
          UNION ALL
          SELECT made.business_day, made.currency, 'payment', method, sign, sign * cents, 0
          FROM made JOIN sale_payments ON sale_id = made.id
          UNION ALL
          SELECT made.business_day, made.currency, 'tip', staff_id::text, sign, sign * cents, 0
          FROM made JOIN sale_tips ON sale_id = made.id
        )
        INSERT INTO sale_sums AS known (business_day, figure, subject, currency, quantity, cents, net_cents)
        SELECT business_day, figure, coalesce(subject, ''), currency, sum(quantity), sum(cents), sum(net_cents)
        FROM part GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
        ON CONFLICT (business_day, figure, subject, currency) DO UPDATE SET
          quantity = known.quantity + excluded.quantity,
          cents = known.cents + excluded.cents,
          net_cents = known.net_cents + excluded.net_cents
      $$`);
    await runner.query(`
      CREATE FUNCTION sum_sale() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM add_sale_sums(ARRAY[NEW.id]);
        RETURN NULL;
      END $$`);
    // At the end of the transaction, when the sale has its lines, payments and tips.
    await runner.query(`
      CREATE CONSTRAINT TRIGGER sales_are_summed AFTER INSERT ON sales
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_sale()`);
    await runner.query(`SELECT add_sale_sums(array_agg(id)) FROM sales`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER sales_are_summed ON sales`);
    await runner.query(`DROP TABLE sale_sums`);
    await runner.query(`DROP FUNCTION add_sale_sums, sum_sale`);
  }
}
