import type { EntityManager } from 'typeorm';
import { integer, nullable, oneOf, text } from '../../database/columns.js';
import { execute, getRow, queryRows } from '../../database/rows.js';

export const recordKinds = ['sale', 'movement', 'close', 'gift-card'] as const;

/** A till record that does not match the ledger. */
export interface ChangedRecord {
  kind: (typeof recordKinds)[number];
  id: string;
  /** The number of a sale, refund or close; null for records without a number, and for missing ones. */
  number: number | null;
}

/** Naming more would help no one. */
const MOST_NAMED = 20;

/**
 * Maps accounts to what a sale records. Sales before discounts and tax are one amount there, while the ledger splits
 * them. Sales also don't record how much prepaid tax a card of the old rule offsets.
 */
const BUCKET = `CASE WHEN line.account IN ('services', 'products', 'fees-kept', 'discounts') THEN 'sold'
  WHEN line.account = 'prepaid-tax' AND card.id IS NULL THEN 'tax' ELSE line.account END`;

/** Entries compared per statement, few enough for the time limit even on a slow machine. */
const ENTRIES_AT_ONCE = 20_000;

/** Selects a part of the records: number $3 of $2 parts, counted from 0. */
const isOfPart = (id: string): string => `(uuid_hash(${id}) & 1048575) % $2::int = $3::int`;

/**
 * Differences between a part of the sales, refunds, cash movements and closes and the ledger. All sums must be zero. Gift
 * cards that another system left have one entry each, which a contradiction below compares.
 */
const DIFFERENCES = `
  WITH sale AS (
    SELECT id, rounding_cents, CASE kind WHEN 'sale' THEN 1 ELSE -1 END AS sign FROM sales WHERE ${isOfPart('id')}
  ), said AS (
    SELECT 'sale' AS source, sale_id AS id, CASE method WHEN 'card' THEN 'terminal' WHEN 'transfer' THEN 'bank'
      WHEN 'gift-card' THEN 'gift-cards' ELSE method END AS account, gift_card_id AS subject, sign * cents::bigint AS cents
    FROM sale_payments JOIN sale ON sale.id = sale_id
    UNION ALL
    SELECT 'sale', sale_id, 'tips', staff_id, -sign * cents FROM sale_tips JOIN sale ON sale.id = sale_id
    UNION ALL
    SELECT 'sale', id, 'rounding', NULL, -sign * rounding_cents FROM sale WHERE rounding_cents <> 0
    UNION ALL
    SELECT 'sale', sale_id, CASE line.kind WHEN 'gift-card' THEN 'gift-cards' ELSE 'sold' END, gift_card_id,
      -sign * CASE line.kind WHEN 'gift-card' THEN payable_cents ELSE net_cents END
    FROM sale_lines AS line JOIN sale ON sale.id = sale_id
    UNION ALL
    SELECT 'sale', sale_id, 'tax', NULL, -sign * line.tax_cents
    FROM sale_lines AS line JOIN sale ON sale.id = sale_id WHERE line.tax_cents <> 0
    UNION ALL
    SELECT 'sale', sale_id, 'prepaid-tax', gift_card_id, sign * line.tax_cents
    FROM sale_lines AS line JOIN sale ON sale.id = sale_id WHERE line.kind = 'gift-card'
    UNION ALL
    SELECT 'sale', sale_id, 'prepaid-tax', gift_card_id, -sign * prepaid_tax_cents
    FROM sale_payments JOIN sale ON sale.id = sale_id WHERE prepaid_tax_cents <> 0
    UNION ALL
    SELECT 'till-movement', id, leg.account, leg.subject, CASE WHEN (kind = 'paid-in') = (reverses_id IS NULL) THEN leg.cents ELSE -leg.cents END
    FROM till_movements, LATERAL (VALUES
      (paid_by, NULL, cents),
      (CASE WHEN kind = 'tips-paid' THEN 'tips' WHEN category = 'owner' THEN 'owner' WHEN category = 'wages' THEN 'payroll'
        WHEN kind = 'paid-out' OR category = 'expense' THEN 'expenses' ELSE 'bank' END, staff_id, -cents)
    ) AS leg (account, subject, cents) WHERE ${isOfPart('id')}
    UNION ALL
    SELECT 'day-close', id, account, NULL, cents FROM day_closes, LATERAL (VALUES
      ('cash', difference_cents - banked_cents), ('over-short', -difference_cents), ('bank', banked_cents)
    ) AS part (account, cents) WHERE ${isOfPart('id')}
    UNION ALL
    SELECT entry.source_type, entry.source_id, ${BUCKET},
      CASE WHEN line.account = 'tax' OR (line.account = 'prepaid-tax' AND card.id IS NULL) THEN NULL ELSE line.subject_id END,
      -line.cents
    FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
    LEFT JOIN gift_cards AS card ON card.id = line.subject_id AND card.tax = 'single-purpose'
    WHERE ${isOfPart('entry.source_id')} AND entry.source_type <> 'gift-card'
  )
  SELECT DISTINCT source, id FROM (
    SELECT source, id FROM said GROUP BY source, id, account, subject HAVING sum(cents) <> 0
  ) AS different`;

/** Sums that the statements below compare. PostgreSQL computes only those that a statement reads. */
const SUMS = `
  WITH line AS (
    SELECT sale_id, sum(payable_cents) AS payable, sum(tax_cents) AS tax, sum(discount_cents) AS discount,
      sum(prepaid_tax_cents) AS prepaid
    FROM sale_lines GROUP BY sale_id
  ), payment AS (SELECT sale_id, sum(cents) AS cents, sum(prepaid_tax_cents) AS prepaid FROM sale_payments GROUP BY sale_id
  ), tip AS (SELECT sale_id, sum(cents) AS cents FROM sale_tips GROUP BY sale_id
  ), back AS (SELECT of_line_id AS line_id, sum(payable_cents) AS cents FROM sale_lines WHERE of_line_id IS NOT NULL GROUP BY 1
  ), tip_back AS (
    SELECT of_sale_id AS sale_id, staff_id, sum(cents) AS cents
    FROM sale_tips JOIN sales ON sales.id = sale_id WHERE of_sale_id IS NOT NULL GROUP BY 1, 2
  ), recorded AS (
    SELECT 'sale' AS source, id, business_day, currency, close_number FROM sales
    UNION ALL SELECT 'till-movement', id, business_day, currency, close_number FROM till_movements
    UNION ALL SELECT 'day-close', id, business_day, currency, number FROM day_closes
  ), cash AS (
    SELECT entry_id, entry.business_day, line.currency, line.cents
    FROM ledger_lines AS line JOIN ledger_entries AS entry ON entry.id = entry_id WHERE account = 'cash'
  ), drawer AS (
    SELECT close_id AS id, cents FROM (
      SELECT close_id, sum(cents) OVER (PARTITION BY currency ORDER BY entry_id, close_id IS NOT NULL) AS cents
      FROM (
        SELECT NULL::uuid AS close_id, entry_id, currency, cents FROM cash
        UNION ALL SELECT id, last_entry_id, currency, 0 FROM day_closes WHERE NOT is_of_days
      ) AS by_entry
      UNION ALL
      SELECT close_id, sum(cents) OVER (PARTITION BY currency ORDER BY business_day, close_id IS NOT NULL)
      FROM (
        SELECT NULL::uuid AS close_id, business_day, currency, cents FROM cash
        WHERE entry_id <= (SELECT max(last_entry_id) FROM day_closes WHERE is_of_days)
        UNION ALL SELECT id, business_day, currency, 0 FROM day_closes WHERE is_of_days
      ) AS by_day
    ) AS walked WHERE close_id IS NOT NULL
  ), issued AS (
    SELECT gift_card_id AS id, payable_cents, currency FROM sale_lines JOIN sales ON sales.id = sale_id
    WHERE sale_lines.kind = 'gift-card' AND sales.kind = 'sale'
    UNION ALL
    SELECT line.subject_id, -line.cents, line.currency FROM ledger_entries AS entry
    JOIN ledger_lines AS line ON line.entry_id = entry.id AND line.account = 'gift-cards'
    WHERE entry.kind = 'opening' AND NOT EXISTS (SELECT FROM ledger_entries AS undo WHERE undo.reverses_id = entry.id)
  ), terminal AS (
    SELECT close_number, sum(CASE kind WHEN 'refund' THEN -cents ELSE cents END) AS cents
    FROM sales JOIN sale_payments ON sale_id = sales.id WHERE method = 'card' GROUP BY close_number
  ), coins AS (
    SELECT id, coalesce(sum(CASE WHEN jsonb_typeof(coin -> 'cents') = 'number' AND jsonb_typeof(coin -> 'quantity') = 'number'
      THEN (coin ->> 'cents')::numeric * (coin ->> 'quantity')::numeric END), 0) AS cents
    FROM day_closes, jsonb_array_elements(CASE jsonb_typeof(counts) WHEN 'array' THEN counts ELSE '[null]' END) AS coin
    GROUP BY id
  )`;

/** Repeated amounts, days and currencies. Each row found is a record that contradicts itself or its entry. */
const contradictions = [
  `SELECT 'sale' AS source, sales.id FROM sales LEFT JOIN line ON line.sale_id = sales.id
    LEFT JOIN payment ON payment.sale_id = sales.id LEFT JOIN tip ON tip.sale_id = sales.id
  WHERE total_cents <> coalesce(line.payable, 0) OR tax_cents <> coalesce(line.tax, 0)
    OR discount_cents <> coalesce(line.discount, 0) OR tip_cents <> coalesce(tip.cents, 0)
    OR total_cents + tip_cents + rounding_cents <> coalesce(payment.cents, 0)
    OR coalesce(line.prepaid, 0) <> coalesce(payment.prepaid, 0)
    OR (undone_by IS NOT NULL) <> EXISTS (SELECT FROM sales AS undo WHERE undo.of_sale_id = sales.id AND undo.is_undo)`,
  `SELECT 'sale' AS source, sale_id AS id FROM sale_lines LEFT JOIN back ON back.line_id = sale_lines.id
  WHERE refunded_cents <> coalesce(back.cents, 0)`,
  `SELECT 'sale' AS source, sale_tips.sale_id AS id FROM sale_tips LEFT JOIN tip_back USING (sale_id, staff_id)
  WHERE refunded_cents <> coalesce(tip_back.cents, 0)`,
  `SELECT source_type AS source, source_id AS id FROM ledger_entries AS entry
    LEFT JOIN ledger_lines AS line ON line.entry_id = entry.id AND line.position = 1
    JOIN recorded AS record ON record.source = entry.source_type AND record.id = entry.source_id
    LEFT JOIN day_closes AS its_close ON its_close.number = record.close_number
    LEFT JOIN day_closes AS earlier ON earlier.number = record.close_number - 1
  WHERE record.business_day <> entry.business_day OR record.currency <> line.currency
    OR entry.id > its_close.last_entry_id
    OR (entry.id <= earlier.last_entry_id AND (NOT earlier.is_of_days OR entry.business_day <= earlier.business_day))
    OR (record.close_number > 1 AND earlier.id IS NULL)`,
  `SELECT 'day-close' AS source, close.id FROM day_closes AS close JOIN drawer ON drawer.id = close.id
    LEFT JOIN ledger_entries AS entry ON entry.id = close.last_entry_id
  WHERE closing_float_cents <> drawer.cents OR close.seal <> coalesce(entry.seal, '')`,
  `SELECT 'day-close' AS source, close.id FROM day_closes AS close
    LEFT JOIN day_closes AS earlier ON earlier.number = close.number - 1
    LEFT JOIN terminal ON terminal.close_number = close.number LEFT JOIN coins ON coins.id = close.id
  WHERE close.opening_float_cents <> CASE WHEN earlier.currency = close.currency THEN earlier.closing_float_cents ELSE 0 END
    OR close.terminal_expected_cents <> coalesce(terminal.cents, 0) OR close.counted_cents <> coins.cents`,
  `SELECT 'gift-card' AS source, coalesce(gift_cards.id, issued.id) AS id FROM gift_cards FULL JOIN issued ON issued.id = gift_cards.id
  WHERE value_cents IS DISTINCT FROM issued.payable_cents OR gift_cards.currency IS DISTINCT FROM issued.currency`,
];

/** The reporting order, sales first. */
const kindsInOrder: readonly ChangedRecord['kind'][] = ['sale', 'close', 'gift-card', 'movement'];

/**
 * Till records whose amounts, payments, days or counts differ from what the ledger has sealed, read in the given
 * transaction: the first twenty, sales first. Names, texts, the people of a line and card terminal details are not in
 * the ledger, so they are not compared. Lines of a damaged ledger that name no record are found by their seals. Old
 * closes have no terminal comparison, and a total typed as one amount has no coins.
 */
export async function findChangedRecords(
  tx: EntityManager,
  entriesAtOnce = ENTRIES_AT_ONCE,
): Promise<ChangedRecord[]> {
  // Sums of this many entries fit into it; otherwise PostgreSQL would sort them on disk.
  await execute(tx, `SET LOCAL work_mem = '32MB'`);
  // Counted, because a damaged `ledger_head` may name any number.
  const { parts } = await getRow(
    tx,
    { parts: integer },
    `SELECT greatest(1, ceil(count(*) / $1::numeric))::integer AS parts FROM ledger_entries`,
    [entriesAtOnce],
  );
  const found = new Map<string, ChangedRecord>();
  const find = async (changed: string, ...values: number[]) => {
    for (const record of await firstOf(changed, values, tx)) found.set(`${record.kind} ${record.id}`, record);
  };
  // One after the other, so that each has its own time limit.
  for (let part = 0; part < parts; part++) await find(DIFFERENCES, parts, part);
  for (const contradiction of contradictions) await find(`${SUMS} ${contradiction}`);
  return [...found.values()].toSorted(inOrder).slice(0, MOST_NAMED);
}

const firstOf = (changed: string, values: readonly number[], tx: EntityManager): Promise<ChangedRecord[]> =>
  queryRows(
    tx,
    { kind: oneOf(...recordKinds), id: text, number: nullable(integer) },
    `SELECT CASE source WHEN 'till-movement' THEN 'movement' WHEN 'day-close' THEN 'close' ELSE source END AS kind,
       found.id, coalesce(sales.number, day_closes.number) AS number
     FROM (SELECT DISTINCT source, id FROM (${changed}) AS changed WHERE id IS NOT NULL) AS found
     LEFT JOIN sales ON sales.id = found.id LEFT JOIN day_closes ON day_closes.id = found.id
     ORDER BY source = 'sale' DESC, source, number, found.id LIMIT $1`,
    [MOST_NAMED, ...values],
  );

const inOrder = (one: ChangedRecord, other: ChangedRecord): number =>
  kindsInOrder.indexOf(one.kind) - kindsInOrder.indexOf(other.kind) ||
  (one.number ?? Infinity) - (other.number ?? Infinity) ||
  one.id.localeCompare(other.id);
