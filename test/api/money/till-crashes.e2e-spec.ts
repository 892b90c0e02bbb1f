import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Transactions } from '../../../api/database/transactions.js';
import { SeededRandom } from '../../../api/operations/demo/seeded-random.js';
import { checkLedger } from '../../../api/money/ledger/check-ledger.js';
import { KillableSalon } from '../../support/killable-salon.js';
import { perLane } from '../../support/lane.js';

/** Every second takes PostgreSQL along; `npm run prove:crashes` kills fifty times. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? perLane({ change: 2, nightly: 12 }));
const TILLS = 6;

/** A sale that was sent; its id once the till knows it. */
interface Submit {
  key: string;
  saleId: string | null;
}

let salon: KillableSalon;
let bearer: string;
let productId: string;
let staffId: string;

beforeAll(async () => {
  salon = await KillableSalon.prepare();
  await salon.open();
  bearer = await lookAround();
  const { name } = await answerOf(await ask('GET', '/salon'));
  await ask('PATCH', '/till/settings', { mode: 'record', acknowledged: true, typed: name });
  productId = (await answerOf(await ask('POST', '/products', { title: 'Silk shampoo', price: 18 })))._id;
  staffId = (await answerOf(await ask('GET', '/staff')))[0]._id;
});

afterAll(() => salon.remove());

/** As an admin of the demo salon. */
async function lookAround(): Promise<string> {
  const json = { 'Content-Type': 'application/json' };
  const opened = await fetch(`${salon.url}/demo/look-around`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ role: 'admin' }),
  });
  const { user } = JSON.parse(await opened.text());
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await fetch(`${salon.url}/user/${encodeURIComponent(user.email)}`, {
    method: 'PUT',
    headers: { ...json, cookie },
    body: JSON.stringify({ email: user.email }),
  });
  return `Bearer ${JSON.parse(await answer.text()).token}`;
}

const ask = (method: string, path: string, body?: object, key: string = randomUUID()): Promise<Response> =>
  fetch(`${salon.url}${path}`, {
    method,
    headers: { Authorization: bearer, 'Idempotency-Key': key, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

async function answerOf(response: Response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text);
}

/** Two bottles for 36.00 and a tip, half in cash and half by card. */
const sell = ({ key }: Submit): Promise<Response> =>
  ask(
    'POST',
    '/sales',
    {
      lines: [{ kind: 'product', productId, quantity: 2 }],
      tips: [{ staffId, amount: 4 }],
      payments: [
        { method: 'cash', amount: 20 },
        { method: 'card', amount: 20 },
      ],
      expectedTotal: 40,
    },
    key,
  );

/** Makes sales until the salon no longer responds; returns the sale with an unknown outcome. */
async function sellUntilCutOff(sold: Submit[]): Promise<Submit> {
  for (;;) {
    const attempt: Submit = { key: randomUUID(), saleId: null };
    let response: Response;
    let text: string;
    try {
      response = await sell(attempt);
      text = await response.text();
    } catch {
      return attempt;
    }
    if (response.status !== 201) throw new Error(`${response.status} ${text}`);
    sold.push({ ...attempt, saleId: JSON.parse(text)._id });
  }
}

async function untilThereAre(count: number, sold: readonly Submit[]): Promise<void> {
  while (sold.length < count) await pause(20);
}

test(`killing the app ${KILLS} times amid sales leaves each of them whole or absent, and numbers without gaps`, async () => {
  const random = new SeededRandom(2027);
  const sold: Submit[] = [];

  for (let kill = 1; kill <= KILLS; kill++) {
    const busy = Promise.all(Array.from({ length: TILLS }, () => sellUntilCutOff(sold)));
    await pause(random.between(80, 900));
    // A busy machine sells less in that time.
    await Promise.race([busy, untilThereAre(kill * TILLS + 1, sold)]);
    await salon.end('SIGKILL');
    // Every second time PostgreSQL dies with the app and has to recover from its log.
    const postmaster = kill % 2 === 0 ? salon.postmaster() : null;
    if (postmaster !== null) process.kill(postmaster, 'SIGKILL');
    const inDoubt = await busy;
    await salon.open();
    bearer = await lookAround();

    // The till sends a request without a response once more, and it is sold once.
    for (const attempt of inDoubt) {
      const [first, second] = [await answerOf(await sell(attempt)), await answerOf(await sell(attempt))];
      expect(second._id).toBe(first._id);
      sold.push({ ...attempt, saleId: first._id });
    }
    await assertWhole(sold);
  }

  expect(sold.length).toBeGreaterThan(KILLS * TILLS);
}, 1_800_000);

/** Only acknowledged sales exist, and sales, stock and ledger agree. */
async function assertWhole(sold: Submit[]): Promise<void> {
  const found = await salon.look(async (database) => {
    const [sums] = await database.query(
      `SELECT (SELECT count(*)::int FROM sales) AS sales, (SELECT max(number) FROM sales) AS last,
         (SELECT count(*)::int FROM sale_lines) AS lines, (SELECT count(*)::int FROM sale_payments) AS payments,
         (SELECT count(*)::int FROM sale_tips) AS tips, (SELECT stock FROM products WHERE id = $1) AS stock,
         (SELECT -sum(quantity)::int FROM stock_movements WHERE reason = 'sale') AS moved,
         (SELECT sum(cents)::int FROM ledger_balances WHERE account = 'cash') AS cash`,
      [productId],
    );
    const ids: { id: string }[] = await database.query(`SELECT id FROM sales ORDER BY id::text`);
    const { broken, wrongBalances, entries } = await checkLedger(new Transactions(database));
    return { ...sums, ids: ids.map(({ id }) => id), broken, wrongBalances, entries };
  });
  const count = sold.length;
  expect(found).toEqual({
    sales: count,
    last: count,
    lines: count,
    payments: 2 * count,
    tips: count,
    stock: -2 * count,
    moved: 2 * count,
    cash: 2000 * count,
    ids: sold.map(({ saleId }) => saleId).sort(),
    broken: null,
    wrongBalances: [],
    entries: count,
  });
}
