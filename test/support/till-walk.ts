import { Chance } from '../../api/operations/demo/chance.js';
import type { SaleView } from '../../api/money/sales/sale.view.js';
import type { TillSalon } from './till.js';

/** What a walk has done, and how often. */
export type Walked = Record<'sale' | 'refund' | 'undo' | 'movement' | 'close' | 'refused', number>;

interface Walk {
  steps: number;
  /** The least amount of the currency, in cents. */
  stepCents?: number;
  /** Of a product, beside the tax that is on everything else. */
  otherTaxId?: string;
}

/** What is not as it has to be in sales and ledger, in words; none in a salon that is right. */
export async function walkFaults({ parlour, get, vera }: TillSalon): Promise<string[]> {
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
      'a sale that was undone has left something in an account',
      `SELECT sold.id FROM ledger_lines JOIN ledger_entries AS entry ON entry.id = entry_id AND source_type = 'sale'
       JOIN sales AS made ON made.id = source_id JOIN sales AS sold ON sold.id = coalesce(made.of_sale_id, made.id)
       WHERE sold.undone_by IS NOT NULL AND account IN ('services', 'products', 'discounts', 'tips', 'rounding')
       GROUP BY sold.id, account, subject_id HAVING sum(cents) <> 0`,
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
  await parlour.database.transaction(async (within) => {
    // After a long walk some take their time: there are no indexes for questions that only a test asks.
    await within.query(`SET LOCAL statement_timeout = 0`);
    for (const [name, query] of faults) if ((await within.query(query)).length > 0) found.push(name);
  });
  const { body } = await get('/ledger/check', vera);
  if (body.isWhole !== true) found.push(`the ledger's own check: ${JSON.stringify(body)}`);
  return found;
}

/** Where the walk puts back whatever was refunded. */
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
    'a gift card has other tax in it than goes with what is left on it',
    `SELECT FROM (
       SELECT value_cents AS value, round(value_cents * tax_rate_bp / (10000.0 + tax_rate_bp)) AS tax,
         (SELECT coalesce(-sum(cents), 0) FROM ledger_balances WHERE account = 'gift-cards' AND subject_id = card.id) AS left_on_it,
         (SELECT coalesce(sum(cents), 0) FROM ledger_balances WHERE account = 'prepaid-tax' AND subject_id = card.id) AS prepaid
       FROM gift_cards AS card JOIN sale_lines AS sold
         ON gift_card_id = card.id AND of_line_id IS NULL AND tax_rate_id IS NOT NULL
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

/** What sums of sales have to be in the ledger. */
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
    sales: ofLines(`'service', 'product'`, 'line.tax_cents'),
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

/** Sells, gives back, undoes, moves cash and closes at random, the same way each time. */
export async function aTillWalk(
  till: TillSalon,
  { steps, stepCents = 1, otherTaxId }: Walk,
): Promise<Walked> {
  const random = new Chance(2027);
  const anAmount = (least: number, most: number) => (random.between(least, most) * stepCents) / 100;
  const products = [
    await till.aProduct('Shampoo', (1999 * stepCents) / 100, { stock: 20 }),
    await till.aProduct('Comb', (33 * stepCents) / 100, { taxRateId: otherTaxId ?? null }),
  ];
  const walked: Walked = { sale: 0, refund: 0, undo: 0, movement: 0, close: 0, refused: 0 };
  const sales: string[] = [];
  const codes: string[] = [];
  /** One of those whose refunds, and whose end, are likely to meet. */
  const aSale = () => random.pick(sales.slice(-12));

  const tally = (what: keyof Walked, { status }: { status: number }) =>
    (walked[status === 201 ? what : 'refused'] += 1);

  const aLine = (): object => {
    const kind = random.between(0, 9);
    if (kind === 0) return { kind: 'gift-card', price: anAmount(100, 20_000) };
    const discount =
      random.between(0, 4) === 0 ? { discount: { percent: random.between(1, 100), reason: 'A slip' } } : {};
    if (kind < 5) {
      return {
        kind: 'product',
        productId: random.pick(products),
        quantity: random.between(1, 5),
        ...discount,
      };
    }
    const staffId = random.pick([till.ana, till.rui]).id;
    return { kind: 'service', serviceId: till.cut.id, staffId, ...discount };
  };

  const sell = async () => {
    const lines = Array.from({ length: random.between(1, 4) }, aLine);
    const tips = random.between(0, 2) === 0 ? [{ staffId: till.ana.id, amount: anAmount(1, 900) }] : [];
    const discount =
      random.between(0, 3) === 0 ? { discount: { percent: random.between(1, 100), reason: 'A friend' } } : {};
    const wanted = { lines, tips, ...discount };
    const methods = ['cash', 'card', 'transfer'];
    const first = random.pick(methods);
    const quote = await till.post('/checkout/quote', wanted);
    if (quote.status !== 200) throw new Error(JSON.stringify(quote.body));
    const exact = Math.round(quote.body.total * 100);
    const split = random.between(0, exact / stepCents) * stepCents;
    const code = codes.length > 0 && random.between(0, 3) === 0 ? random.pick(codes) : undefined;
    const other = code ? { method: 'gift-card', giftCardCode: code } : { method: 'card' };
    const tried = [
      { ...other, amount: split / 100 },
      { method: first, amount: (exact - split) / 100 },
    ].filter(({ amount }) => amount > 0);
    const rounded = await till.post('/checkout/quote', { ...wanted, payments: tried });
    if (rounded.status !== 200) return (walked.refused += 1);
    const rounding = Math.round(rounded.body.rounding * 100);
    const payments = tried
      .map((payment) =>
        payment.method === 'cash' ? { ...payment, amount: (exact - split + rounding) / 100 } : payment,
      )
      .filter(({ amount }) => amount > 0);
    const sold = await till.post('/sales', { ...wanted, payments, expectedTotal: rounded.body.total });
    if (sold.status === 201) {
      sales.push(sold.body._id);
      codes.push(...sold.body.giftCards.map((card: { code: string }) => card.code));
    }
    return tally('sale', sold);
  };

  const refund = async () => {
    const sale: SaleView = (await till.get(`/sales/${aSale()}`)).body;
    const line = random.pick(sale.lines);
    const left = Math.round((line.total - line.refunded) * 100);
    if (left <= 0 || sale.undoneBy !== null) return (walked.refused += 1);
    const amount = line.kind === 'gift-card' ? left / 100 : anAmount(1, left / stepCents);
    const method = random.pick(['card', 'transfer']);
    const body = { lines: [{ _id: line._id, amount, restock: true }], payments: [{ method, amount }] };
    const more = { reason: 'Redone', confirmOtherMethod: true };
    return tally('refund', await till.post(`/sales/${sale._id}/refund`, { ...body, ...more }));
  };

  const undo = async () => tally('undo', await till.post(`/sales/${aSale()}/undo`, { reason: 'A slip' }));

  const move = async () => {
    const kind = random.pick(['paid-in', 'paid-out', 'banked', 'tips-paid', 'tips-paid']);
    const more = kind === 'tips-paid' ? { staffId: till.ana.id } : { reason: 'Change' };
    return tally('movement', await till.post('/till/movements', { kind, amount: anAmount(1, 500), ...more }));
  };

  const currentDay = async (): Promise<string> => (await till.get('/till')).body.currentDay;

  const close = async () => {
    const day = await currentDay();
    const total = anAmount(0, 50_000);
    const { body: preview } = await till.post('/till/close/preview', { day, total });
    const count = { day, total, expectedDifference: preview.difference, note: 'Counted' };
    const closed = await till.post('/till/close', {
      ...count,
      banked: anAmount(0, Math.round((total * 100) / stepCents)),
    });
    if (closed.status === 201) await till.itIs(`${await currentDay()}T12:00:00.000Z`);
    return tally('close', closed);
  };

  for (let step = 1; step <= steps; step++) {
    const chance = random.between(0, 99);
    if (sales.length < 5 || chance < 66) await sell();
    else if (chance < 84) await refund();
    else if (chance < 92) await undo();
    else if (chance < 97) await move();
    else await close();
  }
  return walked;
}
