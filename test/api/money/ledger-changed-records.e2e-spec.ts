import { type ChangedRecord, findChangedRecords } from '../../../api/money/ledger/changed-records.js';
import { aTillWalk } from '../../support/till-walk.js';
import { openTill, type TillSalon } from '../../support/till.js';

let salon: TillSalon;

/** A till with everything in it: visits, products, gift cards, tips, discounts, refunds, undos, cash movements and closes. */
beforeAll(async () => {
  salon = await openTill({
    settings: { receptionRefundLimit: 1_000_000, giftCardTax: 'at-sale', cashRounding: 0.05 },
  });
  await aTillWalk(salon, { steps: 220, otherTaxId: await salon.aTax(6, 'Reduced') });
  await closeByCoins();
}, 600_000);

/** A close with a card payment, counted by coins, and compared with the card terminal. */
async function closeByCoins(): Promise<void> {
  const payments = [{ method: 'card', amount: 50 }];
  const lines = [{ kind: 'service', serviceId: salon.cut.id, staffId: salon.ana.id }];
  await salon.post('/sales', { lines, payments, expectedTotal: 50 }).expect(201);
  const [{ number }] = (await salon.sql<{ number: number }>(
    `SELECT max(number) + 1 AS number FROM day_closes`,
  )) as [{ number: number }];
  const counts = [
    { value: 20, quantity: 2 },
    { value: 0.5, quantity: 3 },
  ];
  const count = { number, counts, terminalTotal: 55 };
  const { body } = await salon.post('/till/close/preview', count).expect(200);
  await salon
    .post('/till/close', {
      ...count,
      expectedDifference: body.difference,
      expectedTerminalDifference: body.terminal.difference,
      note: 'Counted',
      banked: 0,
    })
    .expect(201);
}

afterAll(() => salon.close());

const TABLES = [
  'sales',
  'sale_lines',
  'sale_payments',
  'sale_tips',
  'till_movements',
  'day_closes',
  'gift_cards',
  'ledger_head',
];

/** The records that are found after someone with the database has done this to it with triggers off; nothing of it stays. */
async function foundAfter(...statements: string[]): Promise<ChangedRecord[]> {
  const runner = salon.parlour.database.createQueryRunner();
  await runner.startTransaction();
  try {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
    for (const statement of statements) await runner.query(statement);
    // Few at once, as if the ledger were long.
    return await findChangedRecords(runner.manager, 50);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

const idOf = async (question: string): Promise<string> => {
  const [row] = await salon.sql<{ id: string }>(question);
  if (!row) throw new Error('The walk has made none.');
  return row.id;
};

const A_SALE = `SELECT id FROM sales WHERE kind = 'sale' AND tip_cents > 0 ORDER BY number LIMIT 1`;
const A_PAID_SALE = `SELECT sale_id AS id FROM sale_payments JOIN sales ON sales.id = sale_id WHERE method = 'card' ORDER BY number LIMIT 1`;
const A_MOVEMENT = `SELECT id FROM till_movements WHERE kind <> 'tips-paid' ORDER BY moved_at LIMIT 1`;
const A_CLOSE = `SELECT id FROM day_closes ORDER BY number LIMIT 1`;
const THE_CLOSE_BY_COINS = `SELECT id FROM day_closes WHERE terminal_cents IS NOT NULL`;
const A_CARD = `SELECT id FROM gift_cards ORDER BY created_at, id LIMIT 1`;

test('A-33: a till where no one has changed the database has no changed record', async () => {
  expect(await foundAfter()).toEqual([]);
});

test.each([
  ['a payment', A_PAID_SALE, `UPDATE sale_payments SET cents = cents + 5 WHERE sale_id = $id`],
  [
    'how it was paid',
    A_PAID_SALE,
    `UPDATE sale_payments SET method = 'transfer' WHERE method = 'card' AND sale_id = $id`,
  ],
  ['the total', A_SALE, `UPDATE sales SET total_cents = total_cents + 5 WHERE id = $id`],
  ['the tax of a sale', A_SALE, `UPDATE sales SET tax_cents = tax_cents + 1 WHERE id = $id`],
  ['the day of a sale', A_SALE, `UPDATE sales SET business_day = business_day - 1 WHERE id = $id`],
  ['the close of a sale', A_SALE, `UPDATE sales SET close_number = close_number + 1 WHERE id = $id`],
  ['a tip', A_SALE, `UPDATE sale_tips SET cents = cents + 5 WHERE sale_id = $id`],
  [
    'a line, its total and the payment alike',
    A_PAID_SALE,
    `UPDATE sale_lines SET unit_price_cents = unit_price_cents + 5, net_cents = net_cents + 5, payable_cents = payable_cents + 5
     WHERE quantity = 1 AND sale_id = $id;
     UPDATE sales SET total_cents = total_cents + 5 WHERE id = $id;
     UPDATE sale_payments SET cents = cents + 5 WHERE sale_id = $id`,
  ],
  [
    'that it was undone',
    A_SALE,
    `UPDATE sales SET undone_by = CASE WHEN undone_by IS NULL THEN id END WHERE id = $id`,
  ],
])('A-33: a sale is named when they change %s', async (_what, which, harm) => {
  const id = await idOf(which);
  const [{ number }] = (await salon.sql<{ number: number }>(
    `SELECT number FROM sales WHERE id = '${id}'`,
  )) as [{ number: number }];

  expect(await foundAfter(harm.replaceAll('$id', `'${id}'`))).toContainEqual({ kind: 'sale', id, number });
});

test.each([
  ['a cash movement', 'movement', A_MOVEMENT, `UPDATE till_movements SET cents = cents + 5 WHERE id = $id`],
  [
    'what a cash movement was',
    'movement',
    A_MOVEMENT,
    `UPDATE till_movements SET category = 'owner', kind = CASE kind WHEN 'paid-in' THEN 'paid-out' ELSE 'paid-in' END WHERE id = $id`,
  ],
  [
    'the count of a close',
    'close',
    A_CLOSE,
    `UPDATE day_closes SET counted_cents = counted_cents + 500, expected_cents = expected_cents + 500,
       closing_float_cents = closing_float_cents + 500 WHERE id = $id`,
  ],
  [
    'the difference of a close',
    'close',
    A_CLOSE,
    `UPDATE day_closes SET difference_cents = difference_cents + 500, expected_cents = expected_cents - 500 WHERE id = $id`,
  ],
  [
    'the opening float of a close',
    'close',
    A_CLOSE,
    `UPDATE day_closes SET opening_float_cents = opening_float_cents + 500 WHERE id = $id`,
  ],
  [
    'the opening float of a later close',
    'close',
    THE_CLOSE_BY_COINS,
    `UPDATE day_closes SET opening_float_cents = opening_float_cents - 500 WHERE id = $id`,
  ],
  [
    'what the card terminal should have taken',
    'close',
    THE_CLOSE_BY_COINS,
    `UPDATE day_closes SET terminal_expected_cents = terminal_cents WHERE id = $id`,
  ],
  [
    'the coins of a close',
    'close',
    THE_CLOSE_BY_COINS,
    `UPDATE day_closes SET counts = jsonb_set(counts, '{0,quantity}', '3') WHERE id = $id`,
  ],
  [
    'the coins of a close for what are none',
    'close',
    THE_CLOSE_BY_COINS,
    `UPDATE day_closes SET counts = '[{"cents": "many", "quantity": 1}, 5, null]' WHERE id = $id`,
  ],
  [
    'the coins of a close for no list',
    'close',
    THE_CLOSE_BY_COINS,
    `UPDATE day_closes SET counts = '{"cents": 1}' WHERE id = $id`,
  ],
  ['the seal on a close', 'close', A_CLOSE, `UPDATE day_closes SET seal = 'made up' WHERE id = $id`],
  [
    'the value of a gift card',
    'gift-card',
    A_CARD,
    `UPDATE gift_cards SET value_cents = value_cents + 5000 WHERE id = $id`,
  ],
  ['that there is a gift card', 'gift-card', A_CARD, `DELETE FROM gift_cards WHERE id = $id`],
  [
    'that there was none',
    'gift-card',
    `SELECT '7a8e0000-0000-4000-8000-00000000000a' AS id`,
    `INSERT INTO gift_cards SELECT (json_populate_record(card, json_build_object('id', $id, 'code_digest', 'made up'))).*
     FROM gift_cards AS card LIMIT 1`,
  ],
])('A-33: the record is named when they change %s', async (_what, kind, which, harm) => {
  const id = await idOf(which);

  expect(await foundAfter(harm.replaceAll('$id', `'${id}'`))).toContainEqual(
    expect.objectContaining({ kind, id }),
  );
});

test('A-33: a cash movement that they delete is named, and so is one that they add', async () => {
  const id = await idOf(A_MOVEMENT);

  const withoutOne = await foundAfter(`DELETE FROM till_movements WHERE id = '${id}'`);
  const withOneMore = await foundAfter(
    `INSERT INTO till_movements (business_day, kind, cents, currency, reason, moved_at)
     SELECT business_day, kind, cents, currency, reason, moved_at FROM till_movements WHERE id = '${id}'`,
  );

  expect(withoutOne).toEqual([{ kind: 'movement', id, number: null }]);
  expect(withOneMore).toHaveLength(1);
});

test('A-33: a ledger whose head claims more entries than it has is compared to its end all the same', async () => {
  const id = await idOf(A_PAID_SALE);

  const found = await foundAfter(
    `UPDATE ledger_head SET last_id = 4000000000000000000`,
    `UPDATE sale_payments SET cents = cents + 5 WHERE sale_id = '${id}'`,
  );

  expect(found).toContainEqual(expect.objectContaining({ kind: 'sale', id }));
});

test('A-33: an admin who checks the ledger reads which sale was changed', async () => {
  const id = await idOf(A_PAID_SALE);
  await salon.sql(`ALTER TABLE sale_payments DISABLE TRIGGER ALL`);
  await salon.sql(`UPDATE sale_payments SET cents = cents + 5 WHERE sale_id = '${id}'`);
  await salon.itIs('2027-03-20T12:00:00.000Z');

  const { body } = await salon.get('/ledger/check', salon.vera).expect(200);

  expect(body).toMatchObject({ isWhole: false, broken: null, wrongBalances: [] });
  const { body: health } = await salon.get('/admin/health', salon.vera).expect(200);
  const finding = health.checks.find((each: { id: string }) => each.id === 'ledger');
  expect(finding).toMatchObject({
    verdict: 'fail',
    says: expect.stringMatching(/^1 till record differs from the ledger: sale \d+\.$/),
  });
  expect(body.changedRecords).toEqual([expect.objectContaining({ kind: 'sale', _id: id })]);
});
