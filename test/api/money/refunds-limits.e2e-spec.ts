import { addPhone, anInsider, ask } from '../../support/insiders.js';
import { inThisOrder } from '../../support/held-requests.js';
import { aColleague, loggedInAgain, PASSWORD, type Person } from '../../support/people.js';
import { countWritten, openTill, type TillSalon } from '../../support/till.js';
import { bearerFrom } from '../../support/accounts-browser.js';

let till: TillSalon;

beforeEach(async () => {
  till = await openTill({ settings: { receptionRefundLimit: 60, adminRefundLimit: 100 } });
});

afterEach(() => till.close());

const REASON = 'Colour was redone';

interface Sold {
  _id: string;
  lines: { _id: string }[];
}

const sell = async (quantity = 1): Promise<Sold> => {
  const line = { kind: 'service', serviceId: till.cut.id, staffId: till.ana.id };
  const total = 50 * quantity;
  const lines = Array.from({ length: quantity }, () => line);
  const payments = [{ method: 'card', amount: total }];
  return (await till.post('/sales', { lines, payments, expectedTotal: total }).expect(201)).body;
};

const refundOf = ({ lines }: Sold, amount: number) => ({
  lines: [{ _id: lines[0]?._id, amount }],
  payments: [{ method: 'card', amount }],
  reason: REASON,
});
const refund = (sale: Sold, amount: number, who: Person = till.rita) =>
  till.post(`/sales/${sale._id}/refund`, refundOf(sale, amount), { who });
const undo = (sale: Sold, who: Person = till.rita) =>
  till.post(`/sales/${sale._id}/undo`, { reason: REASON }, { who });

/** Logged in so long ago that it says little about who sits there now. */
const anHourLater = () => till.sql(`UPDATE sessions SET created_at = created_at - interval '1 hour'`);
const saidTo = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('reception', () => {
  test('gives back up to its limit, and not a cent more', async () => {
    const [one, other] = [await sell(), await sell()];
    await anHourLater();
    await undo(one).expect(201);
    await refund(other, 10).expect(201);
    const before = await countWritten(till);

    const refused = await refund(other, 0.01);

    expect(saidTo(refused)).toEqual([403, 'proof-needed']);
    expect(refused.body.ways).toEqual(['password']);
    expect(await countWritten(till)).toEqual(before);
  });

  test('gives back more once they have shown that it is them', async () => {
    const sale = await sell(2);
    await anHourLater();
    expect(saidTo(await undo(sale))).toEqual([403, 'proof-needed']);

    await till.post('/auth/proof', { password: 'a guess' }).expect(401);
    expect(saidTo(await undo(sale))).toEqual([403, 'proof-needed']);
    await till.post('/auth/proof', { password: PASSWORD }).expect(204);

    await undo(sale).expect(201);
  });

  test('does not get past it with two refunds at the same moment', async () => {
    const [one, other] = [await sell(), await sell()];
    await anHourLater();

    const answers = await inThisOrder(
      till.parlour.database,
      () => undo(one),
      () => undo(other),
    );

    expect(answers.map(({ status }) => status)).toEqual([201, 403]);
  });

  test('has a limit for each person and each business day', async () => {
    const rui = await aColleague(till.parlour, { role: 'reception' }, 'Rui Reis');
    const [one, other, third] = [await sell(), await sell(), await sell()];
    await anHourLater();
    await undo(one).expect(201);

    expect(saidTo(await undo(other))).toEqual([403, 'proof-needed']);
    await undo(other, rui).expect(201);
    await till.itIs('2027-03-03T12:00:00.000Z');
    await anHourLater();
    await undo(third).expect(201);
  });

  test('with a second factor shows that one, and the password is not enough', async () => {
    const zoe = await anInsider(till.parlour, 'reception');
    const phone = await addPhone(till.parlour, zoe);
    till.parlour.clock.advanceMinutes(11);
    zoe.bearer = await bearerFrom(zoe.browser, zoe.email);
    const rita = await loggedInAgain(till.parlour, till.rita);
    const line = { kind: 'service', serviceId: till.cut.id, staffId: till.ana.id };
    const sold = { lines: [line, line], payments: [{ method: 'card', amount: 100 }], expectedTotal: 100 };
    const { body: sale } = await till.post('/sales', sold, { who: rita }).expect(201);
    const asZoe = (path: string, body: object) => ask(zoe, 'post', path, body);
    const undoAsZoe = () =>
      till.post(`/sales/${sale._id}/undo`, { reason: REASON }, { who: { ...zoe, token: '' } });

    const refused = await undoAsZoe();
    await asZoe('/auth/proof', { password: PASSWORD }).expect(422);
    expect(saidTo(await undoAsZoe())).toEqual([403, 'proof-needed']);
    await asZoe('/auth/proof', { code: phone.code() }).expect(204);

    expect(refused.body.ways).toEqual(['totp', 'recovery']);
    await undoAsZoe().expect(201);
  });
});

describe('an admin', () => {
  test('above the limit for admins has to have logged in within ten minutes, or shows that it is them', async () => {
    const [one, other, third] = [await sell(2), await sell(), await sell()];
    await undo(one, till.vera).expect(201);
    await undo(other, till.vera).expect(201);
    await anHourLater();

    expect(saidTo(await undo(third, till.vera))).toEqual([403, 'proof-needed']);
    await till.post('/auth/proof', { password: PASSWORD }, { who: till.vera }).expect(204);
    await undo(third, till.vera).expect(201);
  });

  test('gives back anything where there is no limit for admins', async () => {
    await till.settings({ adminRefundLimit: null });
    const sale = await sell(4);
    await anHourLater();

    await undo(sale, till.vera).expect(201);
  });
});

describe('A-30: the limits', () => {
  const change = (body: object) =>
    till.parlour.http.patch('/till/settings').set('Authorization', till.vera.bearer).send(body);

  test('are raised and removed only with proof, or a stolen session would get past them', async () => {
    await anHourLater();

    for (const body of [
      { adminRefundLimit: 101 },
      { adminRefundLimit: null },
      { receptionRefundLimit: 61 },
    ]) {
      expect(saidTo(await change(body))).toEqual([403, 'proof-needed']);
    }
    const { body: kept } = await till.get('/till/settings').expect(200);
    expect(kept).toMatchObject({ receptionRefundLimit: 60, adminRefundLimit: 100 });
    await till.post('/auth/proof', { password: PASSWORD }, { who: till.vera }).expect(204);

    await change({ adminRefundLimit: null }).expect(200);
  });

  test('are lowered without it, and so is everything else changed', async () => {
    await anHourLater();

    await change({ receptionRefundLimit: 50, adminRefundLimit: 100, giftCardMax: 300 }).expect(200);
  });
});

test('who does not work at the till gives nothing back', async () => {
  const sale = await sell();
  const stylist = await aColleague(till.parlour, { role: 'stylist', staffId: till.ana.id }, 'Ana');
  const reader = await aColleague(till.parlour, { role: 'reception', grants: ['read-only'] }, 'Ria');

  for (const who of [stylist, reader]) {
    expect((await refund(sale, 1, who)).status).toBe(403);
    expect((await undo(sale, who)).status).toBe(403);
  }
});
