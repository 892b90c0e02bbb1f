import pg from 'pg';
import { coinCents } from '../../api/common/money/coins-of-cash.js';
import type { TillSalon } from './till.js';

/** Faults in sales and ledger, in words; none in a correct salon. */
export async function walkFaults({ parlour, get, vera }: TillSalon): Promise<string[]> {
  const [{ currency }] = await parlour.database.query(`SELECT currency FROM salon`);
  const faults: [string, string][] = [
    [
      'an entry does not come to nothing',
      `SELECT entry_id FROM ledger_lines GROUP BY entry_id HAVING sum(cents) <> 0 OR count(*) < 2`,
    ],
    [
      'a balance is not the sum of its lines',
      `SELECT FROM ledger_balances AS balance WHERE cents <> (
         SELECT coalesce(sum(line.cents), 0) FROM ledger_lines AS line
         WHERE (account, currency) = (balance.account, balance.currency)
           AND coalesce(subject_id, '00000000-0000-0000-0000-000000000000') = balance.subject_id)`,
    ],
    [
      'more is spent of something than there was',
      `SELECT FROM ledger_balances WHERE account IN ('gift-cards', 'tips') AND cents > 0`,
    ],
    [
      'numbers have gaps',
      `SELECT kind FROM sales WHERE number IS NOT NULL GROUP BY kind HAVING max(number) <> count(*)`,
    ],
    [
      // In cash, less than the smallest coin cannot be paid back: 0.05 if rounding is on.
      'a sale that was undone has left something in an account',
      `SELECT sold.id FROM ledger_lines JOIN ledger_entries AS entry ON entry.id = entry_id AND source_type = 'sale'
       JOIN sales AS made ON made.id = source_id JOIN sales AS sold ON sold.id = coalesce(made.of_sale_id, made.id)
       WHERE sold.undone_by IS NOT NULL AND account IN ('services', 'products', 'discounts', 'tips', 'rounding')
       GROUP BY sold.id, account, subject_id
       HAVING abs(sum(cents)) >= CASE account WHEN 'rounding' THEN ${coinCents(currency, 5)} ELSE 1 END`,
    ],
    ['entries have gaps', `SELECT FROM ledger_entries HAVING max(id) <> count(*)`],
    [
      'a sale gave back more than it took',
      `SELECT of_sale_id FROM sales AS refund WHERE kind = 'refund' GROUP BY of_sale_id
       HAVING sum(total_cents + tip_cents + rounding_cents) >
         (SELECT total_cents + tip_cents + rounding_cents FROM sales WHERE id = of_sale_id)`,
    ],
    [
      'lines do not say what refunds gave back',
      `SELECT FROM sale_lines AS line JOIN sales ON sales.id = sale_id AND sales.kind = 'sale'
       WHERE refunded_cents <> (SELECT coalesce(sum(payable_cents), 0) FROM sale_lines WHERE of_line_id = line.id)`,
    ],
    ...SHELF_AND_CARDS,
    ...Object.entries(SAME).map(([name, { accounts, sales }]): [string, string] => [
      `${name} are not what the ledger says`,
      `SELECT WHERE (SELECT coalesce(sum(cents), 0) FROM ledger_lines AS line JOIN ledger_entries AS entry
           ON entry.id = entry_id AND entry.source_type = 'sale' WHERE account IN (${accounts}))
         <> (${sales})`,
    ]),
  ];
  const found: string[] = [];
  // A connection without the app's time limits: after a long walk, questions that only tests ask have no index.
  const client = new pg.Client({ connectionString: parlour.databaseUrl });
  await client.connect();
  for (const [name, query] of faults) if ((await client.query(query)).rows.length > 0) found.push(name);
  await client.end();
  const { body } = await get('/ledger/check', vera);
  if (body.isWhole !== true) found.push(`the ledger's own check: ${JSON.stringify(body)}`);
  return found;
}

/** Stock and gift cards, to which the walk returns refunded items. */
const SHELF_AND_CARDS: [string, string][] = [
  [
    'there is another number of a product than came and went',
    `SELECT FROM products WHERE stock <>
       (SELECT coalesce(sum(quantity), 0) FROM stock_movements WHERE product_id = products.id)`,
  ],
  [
    'what was sold has not left the shelf',
    `SELECT FROM sale_lines AS line JOIN sales ON sales.id = sale_id AND sales.kind = 'sale'
     WHERE product_id IS NOT NULL AND quantity <>
       (SELECT coalesce(-sum(quantity), 0) FROM stock_movements WHERE sale_line_id = line.id)`,
  ],
  [
    'what was undone is not back on the shelf',
    `SELECT sold.id FROM stock_movements AS movement JOIN sale_lines AS line ON line.id = sale_line_id
     JOIN sale_lines AS sold ON sold.id = coalesce(line.of_line_id, line.id)
     JOIN sales ON sales.id = sold.sale_id AND undone_by IS NOT NULL
     GROUP BY sold.id HAVING sum(movement.quantity) <> 0`,
  ],
  [
    'there is something else on a gift card than was sold, less what it paid, with what came back to it',
    `SELECT FROM gift_cards AS card WHERE
       (SELECT coalesce(-sum(cents), 0) FROM ledger_balances WHERE account = 'gift-cards' AND subject_id = card.id) <>
       (SELECT coalesce(sum(payable_cents * CASE sales.kind WHEN 'sale' THEN 1 ELSE -1 END), 0)
        FROM sale_lines JOIN sales ON sales.id = sale_id WHERE gift_card_id = card.id) -
       (SELECT coalesce(sum(cents * CASE sales.kind WHEN 'sale' THEN 1 ELSE -1 END), 0)
        FROM sale_payments JOIN sales ON sales.id = sale_id WHERE gift_card_id = card.id)`,
  ],
  [
    'a gift card of the old rule has other tax in it than goes with what is left on it',
    `SELECT FROM (
       SELECT value_cents AS value, round(value_cents * tax_rate_bp / (10000.0 + tax_rate_bp)) AS tax,
         (SELECT coalesce(-sum(cents), 0) FROM ledger_balances WHERE account = 'gift-cards' AND subject_id = card.id) AS left_on_it,
         (SELECT coalesce(sum(cents), 0) FROM ledger_balances WHERE account = 'prepaid-tax' AND subject_id = card.id) AS prepaid
       FROM gift_cards AS card JOIN sale_lines AS sold
         ON gift_card_id = card.id AND of_line_id IS NULL AND tax_rate_id IS NOT NULL AND card.tax = 'at-sale'
     ) AS card WHERE prepaid <> tax - round(tax * (value - left_on_it) / value)`,
  ],
];

const SIGN = `CASE sales.kind WHEN 'sale' THEN 1 ELSE -1 END`;
const ofLines = (kinds: string, cents: string) =>
  `SELECT coalesce(-sum(${cents} * CASE sale.kind WHEN 'sale' THEN 1 ELSE -1 END), 0)
   FROM sale_lines AS line JOIN sales AS sale ON sale.id = sale_id WHERE line.kind IN (${kinds})`;
const ofPayments = (method: string) =>
  `SELECT coalesce(sum(payment.cents * ${SIGN}), 0) FROM sale_payments AS payment JOIN sales ON sales.id = sale_id
   WHERE method = '${method}'`;

/** Sums of sales that must be in the ledger. */
const SAME: Record<string, { accounts: string; sales: string }> = {
  'cash payments': { accounts: `'cash'`, sales: ofPayments('cash') },
  'card payments': { accounts: `'terminal'`, sales: ofPayments('card') },
  transfers: { accounts: `'bank'`, sales: ofPayments('transfer') },
  'services and products, less discounts,': {
    accounts: `'services', 'products', 'discounts'`,
    sales: ofLines(`'service', 'product'`, 'net_cents'),
  },
  'taxes, with what was prepaid,': {
    accounts: `'tax', 'prepaid-tax'`,
    sales: ofLines(`'service', 'product'`, '(line.tax_cents + line.prepaid_tax_cents)'),
  },
  tips: {
    accounts: `'tips'`,
    sales: `SELECT coalesce(-sum(tip.cents * ${SIGN}), 0) FROM sale_tips AS tip JOIN sales ON sales.id = sale_id`,
  },
  roundings: {
    accounts: `'rounding'`,
    sales: `SELECT coalesce(-sum(rounding_cents * ${SIGN}), 0) FROM sales`,
  },
};
