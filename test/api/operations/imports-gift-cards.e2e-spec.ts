// Long because each rule of balances is told over the same list at one till, which takes long to open.
import { startTestApp } from '../../support/app.js';
import { hold } from '../../support/held-requests.js';
import { importSteps } from '../../support/imports.js';
import { openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;
const lists = importSteps(() => till);

beforeAll(async () => {
  till = await openTill({ settings: { giftCardTax: 'at-use' } });
});

afterAll(() => till.close());

beforeEach(async () => {
  await till.sql(`TRUNCATE imports, foreign_ids, spent_limits CASCADE`);
  await till.settings({ mode: 'record', acknowledged: true, typed: 'Maison Vera' });
});

const HEADING = 'GC No,Purchase Date,Current Balance,Expire On,Status\n';

/** Each test has numbers of its own, since gift cards of the books stay. */
let series = 0;
const list = () => {
  const from = (series += 100);
  return {
    first: `GC-${from}`,
    text: `${HEADING}GC-${from},2026-05-20,40.00,Never,Active
00${from + 1},2026-06-30,25.50,2030-01-31,Active
GC ${from + 2},2024-01-15,80,2026-12-31,Active
${from + 3},2026-06-30,0.00,Never,Active
${from + 4},2026-06-30,-5.00,Never,Active
${from + 5},2026-06-30,10.00,Never,Voided
${from + 1},2026-06-30,25.50,Never,Active
,2026-06-30,10.00,Never,Active
`,
  };
};
const terms = (total: number, more: object = {}) => ({
  opening: { total, tax: 'at-use', honoursExpired: false, ...more },
});

async function bringIn(text: string, total: number, more: object = {}): Promise<string> {
  const one = await lists.upload(text);
  const id = one._id;
  await lists.change(id, terms(total, more)).expect(200);
  await lists.rehearse(id);
  expect(await lists.run(id)).toMatchObject({ state: 'done' });
  return id;
}

const sums = async () => {
  const rows = await till.sql<{ account: string; cents: string }>(
    `SELECT account, sum(cents) AS cents FROM ledger_lines GROUP BY account HAVING sum(cents) <> 0 ORDER BY account`,
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
};
const isWhole = async () => (await till.get('/ledger/check', till.vera).expect(200)).body.isWhole;
const look = (code: string) => till.post('/gift-cards/look', { code });

async function pay(code: string, amount: number) {
  const productId = await till.aProduct('Hair oil', amount);
  return till.post('/sales', {
    lines: [{ kind: 'product', productId }],
    payments: [{ method: 'gift-card', amount, giftCardCode: code }],
    expectedTotal: amount,
  });
}

/** Everything that an import may not leave behind, as text. */
async function everythingElse(): Promise<string> {
  const tables = await till.sql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename !~
       '^(ledger_|audit_|import|outbox|idempotency|spent_|failed_|migrations|desk_changes|login_|sessions|users)' ORDER BY 1`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await till.sql<{ row: string }>(`SELECT r::text AS row FROM "${name}" AS r ORDER BY 1`);
    texts.push(`${name}: ${rows.map(({ row }) => row).join('\n')}`);
  }
  return texts.join('\n');
}

describe('gift cards of another system', () => {
  test('IM-20 are checked by sums, with every card that is left out', async () => {
    const { text } = list();
    const one = await lists.upload(text);
    expect(one).toMatchObject({ kind: 'gift-cards', waitsForTill: false, can: { rehearse: true } });
    const view = await lists.rehearse(one._id);

    expect(view.balances).toMatchObject({ total: 65.5, count: 2, currency: 'EUR', opening: null });
    expect(view.balances?.leftOut).toEqual(
      expect.arrayContaining([
        { problem: 'cardExpired', count: 1, amount: 80 },
        { problem: 'cardEmpty', count: 1, amount: 0 },
        { problem: 'balanceNegative', count: 1, amount: -5 },
        { problem: 'cardVoid', count: 1, amount: 10 },
        { problem: 'cardTwice', count: 1, amount: 25.5 },
        { problem: 'noCardNumber', count: 1, amount: 10 },
      ]),
    );
    const rows = await lists
      .as('get', `/imports/${view._id}/rows?outcome=skipped&problem=cardExpired`)
      .expect(200);
    expect(rows.body.items).toMatchObject([{ number: 3, problem: 'cardExpired' }]);
  });

  test('IM-20 end without a check if the answers about all cards are changed while they are checked', async () => {
    const { _id: id } = await lists.upload(list().text);
    const held = await hold(till.parlour.database, `LOCK TABLE foreign_ids IN ACCESS EXCLUSIVE MODE`);
    const checking = lists.as('post', `/imports/${id}/rehearsal`).then((answer) => answer);
    await held.untilWaiting(1);
    await lists.change(id, terms(145.5, { honoursExpired: true })).expect(200);
    await held.release();

    expect((await checking).status).toBe(409);
    expect(await lists.show(id)).toMatchObject({ counts: null, can: { run: false } });
  });

  test('IM-21 come in only if they add up to the typed total, which the ledger opens with', async () => {
    const before = await sums();
    const { text, first } = list();
    const one = await lists.upload(text);
    const id = one._id;
    await lists.rehearse(id);
    expect((await lists.as('post', `/imports/${id}/run`).expect(409)).body.detail).toContain(
      'enter the total',
    );

    await lists.change(id, terms(65.51)).expect(200);
    await lists.rehearse(id);
    expect((await lists.as('post', `/imports/${id}/run`).expect(409)).body.detail).toContain('don’t add up');
    expect(await sums()).toEqual(before);

    await lists.change(id, terms(65.5)).expect(200);
    await lists.rehearse(id);
    await lists.run(id);
    const after = await sums();
    expect(after['gift-cards']).toBe((before['gift-cards'] ?? 0) - 6550);
    expect(after['opening-balances']).toBe((before['opening-balances'] ?? 0) + 6550);
    expect(await isWhole()).toBe(true);
    expect((await look(first).expect(200)).body).toMatchObject({
      balance: 40,
      isFromBefore: true,
      hasOldNumber: true,
      expiresOn: null,
      // The day begins at the salon's midnight.
      soldAt: '2026-05-19T23:00:00.000Z',
    });
  });

  test('IM-22 come in once, however often their list does', async () => {
    const { text } = list();
    await bringIn(text, 65.5);
    const before = await sums();
    const id = await bringIn(text, 65.5);
    expect(await lists.show(id)).toMatchObject({ counts: { new: 0, matched: 2 } });
    expect(await sums()).toEqual(before);
  });

  test('are no takings: not in the drawer, sales, taxes or the close, but in the balances owed', async () => {
    const day = 'from=2027-03-02&to=2027-03-02';
    const figures = async () => {
      const till0 = (await till.get('/till').expect(200)).body;
      const vat = (await till.get(`/accounting/vat?${day}`, till.vera).expect(200)).body;
      return {
        taken: till0.taken,
        expected: till0.expected,
        rates: vat.rates,
        liability: vat.giftCardLiability,
      };
    };
    const before = await figures();
    const { text } = list();
    await bringIn(text, 65.5);
    const after = await figures();
    expect(after).toEqual({ ...before, liability: expect.closeTo(before.liability + 65.5, 2) });
    const table = await till.get('/accounting/gift-cards.csv?day=2027-03-02', till.vera).expect(200);
    const owed = (await till.get('/gift-cards').expect(200)).body.owed;
    expect(table.text.trim().split('\n').length - 1).toBe(
      (await till.get('/gift-cards').expect(200)).body.total,
    );
    expect(owed).toBeCloseTo(after.liability, 2);
  });

  test('pay by their old numbers at the till, as typed by anyone, and by no wrong ones', async () => {
    const { text, first } = list();
    await bringIn(text, 65.5);
    const plain = first.slice(3);
    await look(`gc ${plain}`).expect(200);
    await look([...`gc${plain}`].map((sign) => '٠١٢٣٤٥٦٧٨٩'[Number(sign)] ?? sign).join('')).expect(200);
    expect((await look(`${Number(plain) + 1}`).expect(200)).body.balance).toBe(25.5);
    await look(`${plain}9`).expect(404);
    expect((await pay(first, 15)).status).toBe(201);
    expect((await pay(first, 26)).status).toBe(409);
    expect((await look(first).expect(200)).body.balance).toBe(25);
    expect(await isWhole()).toBe(true);
  });

  test('IM-23 guesses of old numbers are counted like those of codes', async () => {
    const { text } = list();
    await bringIn(text, 65.5);
    const env = { RATE_LIMIT_SCALE: '1' };
    const strict = await startTestApp({ env, databaseUrl: till.parlour.databaseUrl });
    const tries: number[] = [];
    for (let guess = 0; guess < 61; guess++) {
      const { status } = await strict.http
        .post('/gift-cards/look')
        .set('Authorization', till.rita.bearer)
        .send({ code: `${8_000_000 + guess}` });
      tries.push(status);
    }
    await strict.close();
    expect([tries.slice(0, 30).every((status) => status === 404), tries.at(-1)]).toEqual([true, 429]);
  });

  test('get a code in exchange for their number, which is void from then on', async () => {
    const { text, first } = list();
    const id = await bringIn(text, 65.5);
    const { _id: cardId } = (await look(first).expect(200)).body;
    const renewed = await till.post(`/gift-cards/${cardId}/code`, {}, { who: till.vera }).expect(201);
    expect(renewed.body).toMatchObject({ isFromBefore: true, hasOldNumber: false, balance: 40 });
    await look(first).expect(404);
    expect((await look(renewed.body.code).expect(200)).body.balance).toBe(40);
    // Its list doesn't bring it in a second time.
    const again = await bringIn(text, 65.5);
    expect(await lists.show(again)).toMatchObject({ counts: { new: 0, matched: 2 } });
    expect(await lists.show(id)).toMatchObject({ doneRows: 2 });
  });

  test('that expired come in if the owner honours them, and no longer expire', async () => {
    const one = await lists.upload(`${HEADING}OLD-1,2024-01-15,80,2026-12-31,Expired\n`);
    const id = one._id;
    await lists.change(id, terms(80, { honoursExpired: true })).expect(200);
    await lists.rehearse(id);
    await lists.run(id);
    expect((await look('old1').expect(200)).body).toMatchObject({
      state: 'active',
      expiresOn: null,
      balance: 80,
    });
  });

  test('taxed at their sale are not taxed again, and only while everything has one rate', async () => {
    const one = await lists.upload(`${HEADING}TAX-1,2026-05-20,119.00,Never,Active\n`);
    const id = one._id;
    const single = terms(119, { tax: 'single-purpose' });
    await lists.change(id, single).expect(200);
    await lists.rehearse(id);
    expect((await lists.as('post', `/imports/${id}/run`).expect(409)).body.detail).toContain('one tax rate');

    const taxId = await till.aTax(19);
    await till.settings({ defaultTaxRateId: taxId });
    const before = await sums();
    await lists.run(id);
    const after = await sums();
    expect(after['prepaid-tax']).toBe(1900);
    expect(after['opening-balances']).toBe((before['opening-balances'] ?? 0) + 10_000);

    const sale = await pay('TAX-1', 119);
    expect(sale.status).toBe(201);
    expect(sale.body.tax).toBe(0);
    expect((await sums())['prepaid-tax']).toBeUndefined();
    expect(await isWhole()).toBe(true);
    await till.settings({ defaultTaxRateId: null });
  });

  test('wait until Parlour is the till, and for the currency that their total was typed in', async () => {
    const { text } = list();
    const one = await lists.upload(text);
    const id = one._id;
    await lists.change(id, terms(65.5)).expect(200);
    await lists.rehearse(id);
    await till.settings({ mode: 'off' });
    expect(await lists.show(id)).toMatchObject({ waitsForTill: true, can: { run: false, rehearse: false } });
    expect((await lists.as('post', `/imports/${id}/run`).expect(409)).body.code).toBe('till-off');
    await till.settings({ mode: 'elsewhere' });
    expect((await lists.as('post', `/imports/${id}/run`).expect(409)).body.code).toBe('till-elsewhere');
    await till.settings({ mode: 'record', acknowledged: true, typed: 'Maison Vera' });

    await till.sql(`UPDATE imports SET opening = jsonb_set(opening, '{currency}', '"JPY"')`);
    expect((await lists.show(id)).balances?.opening).toBeNull();
    expect((await lists.as('post', `/imports/${id}/run`).expect(409)).body.detail).toContain(
      'enter the total',
    );
  });
});

describe('undoing gift cards', () => {
  test('IM-24 posts reversing entries and leaves everything else as it was', async () => {
    const { text, first } = list();
    const [before, books] = [await everythingElse(), await sums()];
    const id = await bringIn(text, 65.5);
    expect(await everythingElse()).not.toBe(before);

    await till.settings({ mode: 'off' });
    expect(await lists.undo(id)).toMatchObject({ state: 'undone', doneRows: 0 });
    await till.settings({ mode: 'record', acknowledged: true, typed: 'Maison Vera' });
    expect(await sums()).toEqual(books);
    await till.sql(`DELETE FROM imports`);
    const after = await everythingElse();
    const but = (all: string) => all.replace(/^till_settings:.*(\n(?![a-z_]+: ).*)*/m, '');
    expect(but(after)).toBe(but(before));
    await look(first).expect(404);
    expect(await isWhole()).toBe(true);
    // The same list can come in after that.
    await bringIn(text, 65.5);
    await look(first).expect(200);
  });

  test('keeps cards that were used, refunded, blocked or given a code since', async () => {
    const { text, first } = list();
    const number = Number(first.slice(3));
    const id = await bringIn(`${text}${number + 7},2026-06-30,1.00,Never,Active\n`, 66.5);
    const sale = (await pay(first, 40)).body;
    await till
      .post(`/sales/${sale._id}/undo`, { reason: 'Mistake', payments: [{ method: 'gift-card', amount: 40 }] })
      .then(({ status, body }) => ({ status, body }));
    const { _id: cardId } = (await look(`${number + 1}`).expect(200)).body;
    await till.post(`/gift-cards/${cardId}/block`, {}, { who: till.vera }).expect(200);

    expect(await lists.undo(id)).toMatchObject({ state: 'undone', doneRows: 2 });
    await look(`${number + 7}`).expect(404);
    expect(await isWhole()).toBe(true);
  });

  test('waits for a payment in progress, and then keeps its card', async () => {
    const { text, first } = list();
    const id = await bringIn(text, 65.5);
    const [paid, undone] = await Promise.all([pay(first, 40), lists.undo(id)]);
    const kept = paid.status === 201 ? 1 : 0;
    expect(undone).toMatchObject({ state: 'undone', doneRows: kept });
    expect(await isWhole()).toBe(true);
  });
});
