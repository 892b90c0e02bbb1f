import type { EntityManager } from 'typeorm';
import { integer, nullable, oneOf, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';

export const recordKinds = ['sale', 'movement', 'close', 'gift-card'] as const;

/** A record of the till that does not say what the ledger has of it. */
export interface ChangedRecord {
  kind: (typeof recordKinds)[number];
  id: string;
  /** Of a sale, a refund or a close; null for records without a number, and for those that are gone. */
  number: number | null;
}

/** The names of more would help no one. */
const MOST_NAMED = 20;

/** Sold is what is sold without discounts and tax: the ledger splits it, and the record of a sale does not. */
const BUCKET = `CASE WHEN line.account IN ('services', 'products', 'fees-kept', 'discounts') THEN 'sold'
  WHEN line.account IN ('tax', 'prepaid-tax') THEN 'tax' ELSE line.account END`;

/** What sales, refunds, cash movements and closes say, and what the ledger says of them the other way round. All of it is nothing. */
const DIFFERENCES = `
  WITH sale AS (
    SELECT id, rounding_cents, CASE kind WHEN 'sale' THEN 1 ELSE -1 END AS sign FROM sales
  ), said AS (
    SELECT 'sale' AS source, sale_id AS id, CASE method WHEN 'card' THEN 'terminal' WHEN 'transfer' THEN 'bank'
      WHEN 'gift-card' THEN 'gift-cards' ELSE method END AS account, gift_card_id AS subject, sign * cents::bigint AS cents
    FROM sale_payments JOIN sale ON sale.id = sale_id
    UNION ALL
    SELECT 'sale', sale_id, 'tips', staff_id, -sign * cents FROM sale_tips JOIN sale ON sale.id = sale_id
    UNION ALL
    SELECT 'sale', id, 'rounding', NULL, -sign * rounding_cents FROM sale
    UNION ALL
    SELECT 'sale', sale_id, CASE line.kind WHEN 'gift-card' THEN 'gift-cards' ELSE 'sold' END, gift_card_id, -sign * net_cents
    FROM sale_lines AS line JOIN sale ON sale.id = sale_id
    UNION ALL
    SELECT 'sale', sale_id, 'tax', NULL, -sign * line.tax_cents
    FROM sale_lines AS line JOIN sale ON sale.id = sale_id
    UNION ALL
    SELECT 'till-movement', id, 'cash', NULL, CASE kind WHEN 'paid-in' THEN cents ELSE -cents END FROM till_movements
    UNION ALL
    SELECT 'till-movement', id, CASE kind WHEN 'tips-paid' THEN 'tips' WHEN 'paid-out' THEN 'expenses' ELSE 'bank' END,
      staff_id, CASE kind WHEN 'paid-in' THEN -cents ELSE cents END
    FROM till_movements
    UNION ALL
    SELECT 'day-close', id, account, NULL, cents FROM day_closes, LATERAL (VALUES
      ('cash', difference_cents - banked_cents), ('over-short', -difference_cents), ('bank', banked_cents)
    ) AS part (account, cents)
    UNION ALL
    SELECT entry.source_type, entry.source_id, ${BUCKET},
      CASE WHEN line.account IN ('tax', 'prepaid-tax') THEN NULL ELSE line.subject_id END, -line.cents
    FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
  )
  SELECT DISTINCT source, id FROM (
    SELECT source, id FROM said GROUP BY source, id, account, subject HAVING sum(cents) <> 0
  ) AS different`;

/** Amounts that a record repeats, days and currencies: each row is a record that contradicts itself or its entry. */
const CONTRADICTIONS = `
  WITH line AS (
    SELECT sale_id, sum(payable_cents) AS payable, sum(tax_cents) AS tax, sum(discount_cents) AS discount
    FROM sale_lines GROUP BY sale_id
  ), payment AS (SELECT sale_id, sum(cents) AS cents FROM sale_payments GROUP BY sale_id
  ), tip AS (SELECT sale_id, sum(cents) AS cents FROM sale_tips GROUP BY sale_id
  ), back AS (SELECT of_line_id AS line_id, sum(payable_cents) AS cents FROM sale_lines WHERE of_line_id IS NOT NULL GROUP BY 1
  ), tip_back AS (
    SELECT of_sale_id AS sale_id, staff_id, sum(cents) AS cents
    FROM sale_tips JOIN sales ON sales.id = sale_id WHERE of_sale_id IS NOT NULL GROUP BY 1, 2
  ), drawer AS (
    SELECT close.id, coalesce(sum(line.cents), 0) AS cents
    FROM day_closes AS close
    LEFT JOIN ledger_entries AS entry ON entry.business_day <= close.business_day
    LEFT JOIN ledger_lines AS line
      ON line.entry_id = entry.id AND line.account = 'cash' AND line.currency = close.currency
    GROUP BY close.id
  ), issued AS (
    SELECT gift_card_id AS id, net_cents, currency FROM sale_lines JOIN sales ON sales.id = sale_id
    WHERE sale_lines.kind = 'gift-card' AND sales.kind = 'sale'
  )
  SELECT 'sale' AS source, sales.id FROM sales LEFT JOIN line ON line.sale_id = sales.id
    LEFT JOIN payment ON payment.sale_id = sales.id LEFT JOIN tip ON tip.sale_id = sales.id
  WHERE total_cents <> coalesce(line.payable, 0) OR tax_cents <> coalesce(line.tax, 0)
    OR discount_cents <> coalesce(line.discount, 0) OR tip_cents <> coalesce(tip.cents, 0)
    OR total_cents + tip_cents + rounding_cents <> coalesce(payment.cents, 0)
    OR (undone_by IS NOT NULL) <> EXISTS (SELECT FROM sales AS undo WHERE undo.of_sale_id = sales.id AND undo.is_undo)
  UNION
  SELECT 'sale', sale_id FROM sale_lines LEFT JOIN back ON back.line_id = sale_lines.id
  WHERE refunded_cents <> coalesce(back.cents, 0)
  UNION
  SELECT 'sale', sale_tips.sale_id FROM sale_tips LEFT JOIN tip_back USING (sale_id, staff_id)
  WHERE refunded_cents <> coalesce(tip_back.cents, 0)
  UNION
  SELECT source_type, source_id FROM ledger_entries AS entry
    LEFT JOIN ledger_lines AS line ON line.entry_id = entry.id AND line.position = 1
    JOIN (
      SELECT 'sale' AS source, id, business_day, currency FROM sales
      UNION ALL SELECT 'till-movement', id, business_day, currency FROM till_movements
      UNION ALL SELECT 'day-close', id, business_day, currency FROM day_closes
    ) AS record ON record.source = entry.source_type AND record.id = entry.source_id
  WHERE record.business_day <> entry.business_day OR record.currency <> line.currency
  UNION
  SELECT 'day-close', close.id FROM day_closes AS close JOIN drawer ON drawer.id = close.id
    LEFT JOIN ledger_entries AS entry ON entry.id = close.last_entry_id
  WHERE closing_float_cents <> drawer.cents OR close.seal <> coalesce(entry.seal, '')
  UNION
  SELECT 'gift-card', gift_cards.id FROM gift_cards LEFT JOIN issued ON issued.id = gift_cards.id
  WHERE value_cents IS DISTINCT FROM issued.net_cents OR gift_cards.currency IS DISTINCT FROM issued.currency`;

/**
 * The records of the till whose amounts, payments, days or counts are not what the ledger has sealed, in a transaction that is
 * under way: the first twenty, sales first. Names, texts and the people of a line are not in the ledger, so they are not compared.
 */
export function findChangedRecords(within: EntityManager): Promise<ChangedRecord[]> {
  return queryRows(
    within,
    { kind: oneOf(...recordKinds), id: text, number: nullable(integer) },
    `SELECT CASE source WHEN 'till-movement' THEN 'movement' WHEN 'day-close' THEN 'close' ELSE source END AS kind,
       found.id, coalesce(sales.number, day_closes.number) AS number
     FROM ((${DIFFERENCES}) UNION (${CONTRADICTIONS})) AS found
     LEFT JOIN sales ON sales.id = found.id LEFT JOIN day_closes ON day_closes.id = found.id
     ORDER BY source = 'sale' DESC, source, number, found.id LIMIT $1`,
    [MOST_NAMED],
  );
}
