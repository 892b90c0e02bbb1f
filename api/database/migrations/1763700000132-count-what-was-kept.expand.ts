import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts pieces as they were kept. A service counts until its sale is undone: money given back out of goodwill takes nothing off.
 * A product counts until its whole price has been given back. And `kept-sale` adds up sales on their own day, without those
 * that were undone, so that an average has the sales and the amounts of one period.
 */
export class CountWhatWasKept1763700000132 implements MigrationInterface {
  name = 'CountWhatWasKept1763700000132';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION add_sale_sums(added uuid[]) RETURNS void LANGUAGE sql AS $$
        WITH made AS (
          SELECT id, kind, business_day, currency, total_cents, tax_cents, rounding_cents, of_sale_id, is_undo,
            CASE kind WHEN 'refund' THEN -1 ELSE 1 END AS sign
          FROM sales WHERE id = ANY (added)
        ), given_back AS (
          SELECT back.id, sold.quantity, sold.payable_cents AS of_cents, refund.is_undo,
            sum(back.payable_cents) OVER so_far AS until_cents,
            sum(back.payable_cents) OVER so_far - back.payable_cents AS from_cents
          FROM (SELECT DISTINCT of_sale_id FROM made WHERE kind = 'refund') AS touched
          JOIN sales AS refund ON refund.of_sale_id = touched.of_sale_id
          JOIN sale_lines AS back ON back.sale_id = refund.id
          JOIN sale_lines AS sold ON sold.id = back.of_line_id
          WINDOW so_far AS (PARTITION BY back.of_line_id ORDER BY refund.made_at, refund.id)
        ), line AS (
          SELECT made.business_day, made.currency, made.sign, sale_lines.kind, service_id, product_id, staff_id,
            tax_rate_id, tax_rate_bp, net_cents, sale_lines.tax_cents, payable_cents,
            CASE
              WHEN made.kind = 'sale' THEN sale_lines.quantity
              WHEN sale_lines.kind = 'service' THEN CASE WHEN made.is_undo THEN -coalesce(given_back.quantity, sale_lines.quantity) ELSE 0 END
              WHEN coalesce(of_cents, 0) = 0 THEN -coalesce(given_back.quantity, sale_lines.quantity)
              ELSE div(given_back.quantity * from_cents::numeric, of_cents) - div(given_back.quantity * until_cents::numeric, of_cents)
            END AS pieces
          FROM made JOIN sale_lines ON sale_lines.sale_id = made.id LEFT JOIN given_back ON given_back.id = sale_lines.id
        ), kept AS (
          SELECT sold.id, sold.business_day, sold.currency, made.sign
          FROM made JOIN sales AS sold ON sold.id = coalesce(made.of_sale_id, made.id)
          WHERE made.kind = 'sale' OR made.is_undo
        ), part AS (
          SELECT business_day, currency, 'sale' AS figure, '' AS subject, 1 AS quantity, total_cents AS cents,
            total_cents - tax_cents AS net_cents
          FROM made WHERE kind = 'sale'
          UNION ALL
          SELECT business_day, currency, 'kept-sale', '', sign, sign * sold.cents, sign * sold.net_cents
          FROM kept, LATERAL (
            SELECT sum(payable_cents) AS cents, sum(net_cents) AS net_cents FROM sale_lines
            WHERE sale_id = kept.id AND kind IN ('service', 'product')
          ) AS sold WHERE sold.cents IS NOT NULL
          UNION ALL
          SELECT business_day, currency, 'rounding', '', sign, sign * rounding_cents, 0 FROM made WHERE rounding_cents <> 0
          UNION ALL
          SELECT business_day, currency, kind, coalesce(service_id, product_id)::text, pieces,
            sign * payable_cents, sign * net_cents
          FROM line WHERE kind IN ('service', 'product')
          UNION ALL
          SELECT business_day, currency, kind, '', pieces, sign * payable_cents, sign * net_cents
          FROM line WHERE kind NOT IN ('service', 'product')
          UNION ALL
          SELECT business_day, currency, 'staff-' || kind, coalesce(staff_id::text, ''), pieces,
            sign * payable_cents, sign * net_cents
          FROM line WHERE kind IN ('service', 'product')
          UNION ALL
          SELECT business_day, currency, 'tax', tax_rate_id || ' ' || tax_rate_bp, sign, sign * tax_cents, sign * net_cents
          FROM line WHERE tax_rate_id IS NOT NULL AND kind <> 'gift-card'
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
    // Concurrent sales wait for this lock with their sums, and are added by the new rule.
    await runner.query(`LOCK TABLE sale_sums IN ACCESS EXCLUSIVE MODE`);
    await runner.query(`DELETE FROM sale_sums`);
    await runner.query(`SELECT add_sale_sums(array_agg(id)) FROM sales`);
  }

  async down(): Promise<void> {
    // The wrong counts are not restored.
  }
}
