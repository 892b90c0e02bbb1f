import { Chance } from '../../api/demo/chance.js';
import type { SaleView } from '../../api/sales/sale.view.js';
import type { TillSalon } from './till.js';

/** What a walk has done, and how often. */
export type Walked = Record<'sale' | 'refund' | 'undo' | 'close' | 'refused', number>;

/** What is not as it has to be in sales and ledger, in words; none in a salon that is right. */
export async function walkFaults({ sql, get, vera }: TillSalon): Promise<string[]> {
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
    ...Object.entries(SAME).map(([name, { accounts, sales }]): [string, string] => [
      `${name} are not what the ledger says`,
      `SELECT WHERE (SELECT coalesce(sum(cents), 0) FROM ledger_lines AS line JOIN ledger_entries AS entry
           ON entry.id = entry_id AND entry.source_type = 'sale' WHERE account IN (${accounts}))
         <> (${sales})`,
    ]),
  ];
  const found: string[] = [];
  for (const [name, query] of faults) if ((await sql(query)).length > 0) found.push(name);
  const { body } = await get('/ledger/check', vera);
  if (body.isWhole !== true) found.push(`the ledger's own check: ${JSON.stringify(body)}`);
  return found;
}

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

/** Sells, gives back, undoes and closes at random, the same way each time. */
export async function aTillWalk(till: TillSalon, steps: number): Promise<Walked> {
  const random = new Chance(2027);
  const products = [await till.aProduct('Shampoo', 19.99), await till.aProduct('Comb', 0.33)];
  const walked: Walked = { sale: 0, refund: 0, undo: 0, close: 0, refused: 0 };
  const sales: string[] = [];
  const codes: string[] = [];

  const sell = async () => {
    const lines = Array.from({ length: random.between(1, 4) }, () => aLine(till, products, random));
    const tips =
      random.between(0, 2) === 0 ? [{ staffId: till.ana.id, amount: random.between(1, 900) / 100 }] : [];
    const discount =
      random.between(0, 3) === 0 ? { discount: { percent: random.between(1, 100), reason: 'A friend' } } : {};
    const wanted = { lines, tips, ...discount };
    const methods = ['cash', 'card', 'transfer'];
    const first = random.pick(methods);
    const quote = await till.post('/checkout/quote', wanted);
    if (quote.status !== 200) throw new Error(JSON.stringify(quote.body));
    const exact = Math.round(quote.body.total * 100);
    const split = random.between(0, exact);
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
    const { status, body } = await till.post('/sales', {
      ...wanted,
      payments,
      expectedTotal: rounded.body.total,
    });
    if (status !== 201) return (walked.refused += 1);
    sales.push(body._id);
    codes.push(...body.giftCards.map((card: { code: string }) => card.code));
    return (walked.sale += 1);
  };

  const refund = async () => {
    const sale: SaleView = (await till.get(`/sales/${random.pick(sales)}`)).body;
    const line = random.pick(sale.lines);
    const left = Math.round((line.total - line.refunded) * 100);
    if (left <= 0 || sale.undoneBy !== null) return (walked.refused += 1);
    const amount = (line.kind === 'gift-card' ? left : random.between(1, left)) / 100;
    const method = random.pick(['card', 'transfer']);
    const body = { lines: [{ _id: line._id, amount, restock: true }], payments: [{ method, amount }] };
    const { status } = await till.post(`/sales/${sale._id}/refund`, {
      ...{ ...body, reason: 'Redone', confirmOtherMethod: true },
    });
    return status === 201 ? (walked.refund += 1) : (walked.refused += 1);
  };

  const undo = async () => {
    const { status } = await till.post(`/sales/${random.pick(sales)}/undo`, { reason: 'A slip' });
    return status === 201 ? (walked.undo += 1) : (walked.refused += 1);
  };

  const currentDay = async (): Promise<string> => {
    const { body } = await till.post('/checkout/quote', { lines: [aLine(till, products, random)] });
    return body.businessDay;
  };

  const close = async () => {
    const day = await currentDay();
    const total = random.between(0, 50_000) / 100;
    const { body: preview } = await till.post('/till/close/preview', { day, total });
    const { status } = await till.post('/till/close', {
      ...{ day, total, expectedDifference: preview.difference, banked: 0, note: 'Counted' },
    });
    if (status !== 201) return (walked.refused += 1);
    await till.itIs(`${await currentDay()}T12:00:00.000Z`);
    return (walked.close += 1);
  };

  for (let step = 1; step <= steps; step++) {
    const chance = random.between(0, 99);
    if (sales.length < 5 || chance < 70) await sell();
    else if (chance < 90) await refund();
    else if (chance < 98) await undo();
    else await close();
  }
  return walked;
}

function aLine(till: TillSalon, products: string[], random: Chance): object {
  const kind = random.between(0, 9);
  if (kind === 0) return { kind: 'gift-card', price: random.between(100, 20_000) / 100 };
  const discount =
    random.between(0, 4) === 0 ? { discount: { percent: random.between(1, 100), reason: 'A slip' } } : {};
  if (kind < 5) {
    return { kind: 'product', productId: random.pick(products), quantity: random.between(1, 5), ...discount };
  }
  return {
    kind: 'service',
    serviceId: till.cut.id,
    staffId: random.pick([till.ana, till.rui]).id,
    ...discount,
  };
}
