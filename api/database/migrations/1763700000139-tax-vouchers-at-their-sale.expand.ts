import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Single-purpose vouchers: gift cards with their tax on their own sale and none on what they pay for. Cards with `at-sale` were sold
 * before, and keep their rule: what they pay for is taxed, and the ledger sets the tax of their sale off against it.
 */
export class TaxVouchersAtTheirSale1763700000139 implements MigrationInterface {
  name = 'TaxVouchersAtTheirSale1763700000139';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE gift_cards DROP CONSTRAINT gift_cards_tax_known,
        ADD CONSTRAINT gift_cards_tax_known CHECK (tax IN ('at-use', 'at-sale', 'single-purpose'))`);
    await runner.query(`
      ALTER TABLE sale_lines
        ADD COLUMN voucher_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN prepaid_tax_cents bigint NOT NULL DEFAULT 0,
        DROP CONSTRAINT sale_lines_add_up,
        DROP CONSTRAINT sale_lines_price_adds_up,
        ADD CONSTRAINT sale_lines_add_up CHECK (payable_cents = net_cents + tax_cents + prepaid_tax_cents),
        ADD CONSTRAINT sale_lines_price_adds_up CHECK (
          quantity * unit_price_cents - discount_cents IN (net_cents, payable_cents)
          OR (voucher_cents > 0 AND quantity * unit_price_cents - discount_cents <= payable_cents)),
        ADD CONSTRAINT sale_lines_vouchers_pay_no_more CHECK (
          voucher_cents BETWEEN 0 AND payable_cents AND prepaid_tax_cents BETWEEN 0 AND voucher_cents)`);
    await runner.query(`
      ALTER TABLE sale_payments
        ADD COLUMN prepaid_tax_cents bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT sale_payments_prepaid_in_gift_cards CHECK (
          prepaid_tax_cents BETWEEN 0 AND cents AND (prepaid_tax_cents = 0 OR gift_card_id IS NOT NULL))`);
    await sumSales(runner, {
      taxable: 'payable_cents - voucher_cents - sale_lines.tax_cents',
      isTaxed: `sale_lines.kind <> 'gift-card' AND (voucher_cents = 0 OR voucher_cents < payable_cents)
              OR gift_cards.tax = 'single-purpose'`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await sumSales(runner, { taxable: 'net_cents', isTaxed: `sale_lines.kind <> 'gift-card'` });
    await runner.query(`
      ALTER TABLE sale_payments
        DROP CONSTRAINT sale_payments_prepaid_in_gift_cards,
        DROP COLUMN prepaid_tax_cents`);
    await runner.query(`
      ALTER TABLE sale_lines
        DROP CONSTRAINT sale_lines_vouchers_pay_no_more,
        DROP CONSTRAINT sale_lines_price_adds_up,
        DROP CONSTRAINT sale_lines_add_up,
        DROP COLUMN prepaid_tax_cents,
        DROP COLUMN voucher_cents,
        ADD CONSTRAINT sale_lines_add_up CHECK (payable_cents = net_cents + tax_cents),
        ADD CONSTRAINT sale_lines_price_adds_up CHECK (
          quantity * unit_price_cents - discount_cents IN (net_cents, payable_cents))`);
    await runner.query(`
      ALTER TABLE gift_cards DROP CONSTRAINT gift_cards_tax_known,
        ADD CONSTRAINT gift_cards_tax_known CHECK (tax IN ('at-use', 'at-sale'))`);
  }
}

/** The taxable amount, and whether a line is taxed; the other sums of sales stay unchanged. */
async function sumSales(
  runner: QueryRunner,
  { taxable, isTaxed }: { taxable: string; isTaxed: string },
): Promise<void> {
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
          tax_rate_id, tax_rate_bp, net_cents, sale_lines.tax_cents, payable_cents, ${taxable} AS taxable_cents,
          ${isTaxed} AS is_taxed,
          CASE
            WHEN made.kind = 'sale' THEN sale_lines.quantity
            WHEN sale_lines.kind = 'service' THEN CASE WHEN made.is_undo THEN -coalesce(given_back.quantity, sale_lines.quantity) ELSE 0 END
            WHEN coalesce(of_cents, 0) = 0 THEN -coalesce(given_back.quantity, sale_lines.quantity)
            ELSE div(given_back.quantity * from_cents::numeric, of_cents) - div(given_back.quantity * until_cents::numeric, of_cents)
          END AS pieces
        FROM made JOIN sale_lines ON sale_lines.sale_id = made.id LEFT JOIN given_back ON given_back.id = sale_lines.id
        LEFT JOIN gift_cards ON gift_cards.id = gift_card_id
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
        SELECT business_day, currency, 'tax', tax_rate_id || ' ' || tax_rate_bp, sign, sign * tax_cents, sign * taxable_cents
        FROM line WHERE tax_rate_id IS NOT NULL AND is_taxed
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
}
