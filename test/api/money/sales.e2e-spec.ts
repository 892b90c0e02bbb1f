import { randomUUID } from 'node:crypto';
import { loggedInAgain } from '../../support/people.js';
import { openTill } from '../../support/till.js';

const cash = (amount: number, tendered?: number) => ({
  method: 'cash',
  amount,
  ...(tendered !== undefined && { tendered }),
});
const card = (amount: number) => ({ method: 'card', amount });

test('a salon that takes no money sells nothing; one with another till notes what that took', async () => {
  const own = await openTill({ mode: 'off' });
  const { bookingId, lines } = await own.visit();
  const sale = { bookingId, lines, payments: [{ method: 'elsewhere', amount: 50 }], expectedTotal: 50 };
  for (const path of ['/sales', '/sales/to-pay', `/sales/${randomUUID()}`, '/checkout/start']) {
    expect((await own.get(path).expect(409)).body.code).toBe('till-off');
  }
  expect((await own.post('/sales', sale).expect(409)).body.code).toBe('till-off');

  await own.settings({ mode: 'elsewhere' });
  const inCash = await own.post('/sales', { ...sale, payments: [cash(50)] }).expect(422);
  expect(inCash.body.errors[0].pointer).toBe('#/payments/0/method');
  const { body } = await own.post('/sales', sale).expect(201);

  expect(body).toMatchObject({
    mode: 'elsewhere',
    label: null,
    can: { print: false, email: false, undo: true },
  });
  const card100 = { lines: [{ kind: 'gift-card', price: 100 }], expectedTotal: 100 };
  expect((await own.post('/sales', card100).expect(409)).body.code).toBe('till-elsewhere');
  await own.close();
});

test('sales are found by number, client, what was sold, day and way of paying', async () => {
  const own = await openTill();
  const visit = await own.visit();
  const paid = { payments: [card(50)], expectedTotal: 50 };
  const first = (await own.post('/sales', { ...visit, ...paid }).expect(201)).body;
  const lines = [{ kind: 'service', serviceId: own.cut.id, staffId: own.ana.id }];
  own.parlour.clock.set('2027-03-03T12:00:00.000Z');
  const rita = await loggedInAgain(own.parlour, own.rita);
  const second = (
    await own.post('/sales', { lines, payments: [cash(50)], expectedTotal: 50 }, { who: rita }).expect(201)
  ).body;
  const found = async (query: string) => {
    const { body } = await own.get(`/sales?${query}`, rita).expect(200);
    return { ids: body.items.map(({ _id }: { _id: string }) => _id), total: body.total };
  };

  expect(await found('')).toEqual({ ids: [second._id, first._id], total: 2 });
  expect(await found('search=s-2')).toEqual({ ids: [second._id], total: 1 });
  expect(await found('search=R-2')).toEqual({ ids: [], total: 0 });
  expect((await found('search=maria')).ids).toEqual([first._id]);
  expect((await found('search=cut')).total).toBe(2);
  expect((await found('toDay=2027-03-02')).ids).toEqual([first._id]);
  expect((await found('fromDay=2027-03-03')).ids).toEqual([second._id]);
  expect((await found('method=cash')).ids).toEqual([second._id]);
  expect(await found('pageSize=1&page=2')).toEqual({ ids: [first._id], total: 2 });
  await own.close();
});
