import { hold } from '../../support/held-requests.js';
import { openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;

beforeEach(async () => {
  till = await openTill();
});

afterEach(() => till.close());

/** What is asked while the owner changes to dollars: both wait for the ledger, the change is first. */
async function whileItBecomesDollars<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  const ledger = await hold(till.parlour.database, 'SELECT FROM ledger_head FOR UPDATE');
  const change = till.parlour.http
    .patch('/salon')
    .set('Authorization', till.vera.bearer)
    .send({ currency: 'USD' })
    .then((answer) => answer);
  await ledger.untilWaiting(1);
  const asked = Promise.resolve(ask());
  await ledger.untilWaiting(2);
  await ledger.release();
  expect((await change).status).toBe(200);
  return asked;
}

const currencies = async () =>
  (
    await till.sql<{ currency: string }>(`SELECT DISTINCT currency FROM ledger_balances WHERE cents <> 0`)
  ).map(({ currency }) => currency);

test('cash that somebody puts into the drawer while the owner changes the currency is in the new one', async () => {
  const answer = await whileItBecomesDollars(() =>
    till
      .post('/till/movements', { kind: 'paid-in', category: 'bank', amount: 20, reason: 'Change' })
      .then((moved) => moved),
  );

  expect(answer.status).toBe(201);
  expect(await currencies()).toEqual(['USD']);
});

test('a day that somebody closes while the owner changes the currency is closed in the new one', async () => {
  const closing = { number: 1, total: 0, expectedDifference: 0, banked: 0 };

  const answer = await whileItBecomesDollars(() =>
    till.post('/till/close', closing).then((closed) => closed),
  );

  expect(answer.status).toBe(201);
  expect(await till.sql(`SELECT currency FROM day_closes`)).toEqual([{ currency: 'USD' }]);
});

test('the currency stays as soon as there is cash in the drawer', async () => {
  await till
    .post('/till/movements', { kind: 'paid-in', category: 'bank', amount: 20, reason: 'Change' })
    .expect(201);

  const refused = await till.parlour.http
    .patch('/salon')
    .set('Authorization', till.vera.bearer)
    .send({ currency: 'USD' })
    .expect(409);

  expect(refused.body.code).toBe('currency-is-in-use');
});
