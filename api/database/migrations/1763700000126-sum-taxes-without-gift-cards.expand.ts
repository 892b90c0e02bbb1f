import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tax of a gift card is not on its line, so the value of the card has no tax rate. */
export class SumTaxesWithoutGiftCards1763700000126 implements MigrationInterface {
  name = 'SumTaxesWithoutGiftCards1763700000126';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION add_sale_sums(added uuid[]) RETURNS void LANGUAGE sql AS $$
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
    await runner.query(`
      UPDATE sale_sums AS known
      SET quantity = known.quantity - card.quantity, net_cents = known.net_cents - card.net_cents
      FROM (
        SELECT business_day, currency, tax_rate_id || ' ' || tax_rate_bp AS subject,
          sum(CASE sales.kind WHEN 'refund' THEN -1 ELSE 1 END) AS quantity,
          sum(CASE sales.kind WHEN 'refund' THEN -net_cents ELSE net_cents END) AS net_cents
        FROM sales JOIN sale_lines ON sale_id = sales.id
        WHERE sale_lines.kind = 'gift-card' AND tax_rate_id IS NOT NULL GROUP BY 1, 2, 3
      ) AS card
      WHERE figure = 'tax' AND (known.business_day, known.currency, known.subject) = (card.business_day, card.currency, card.subject)`);
  }

  async down(): Promise<void> {
    // The wrong sums are not restored.
  }
}
