import { openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;

beforeAll(async () => {
  till = await openTill();
  await takeByCard(50);
  const { body: sale } = await takeByCard(50);
  till.parlour.clock.advanceMinutes(1);
  await till
    .post(`/sales/${sale._id}/refund`, {
      lines: [{ _id: sale.lines[0]._id, amount: 20 }],
      payments: [{ method: 'card', amount: 20 }],
      reason: 'Too warm',
    })
    .expect(201);
});

afterAll(() => till.close());

const takeByCard = (amount: number) => {
  till.parlour.clock.advanceMinutes(1);
  return till
    .post('/sales', {
      lines: [{ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id }],
      payments: [{ method: 'card', amount }],
      expectedTotal: amount,
    })
    .expect(201);
};
const preview = (more: object) => till.post('/till/close/preview', { number: 1, total: 0, ...more });
const close = (more: object) =>
  till.post('/till/close', { total: 0, expectedDifference: 0, banked: 0, ...more });

test('what the card terminal says is compared with card payments less refunds', async () => {
  expect((await preview({ terminalTotal: 85 }).expect(200)).body.terminal).toEqual({
    total: 85,
    expected: 80,
    difference: 5,
  });
  expect((await preview({}).expect(200)).body.terminal).toBeNull();
});

test('a terminal may have given back more than it took, and takes no fractions that the currency lacks', async () => {
  expect((await preview({ terminalTotal: -20 }).expect(200)).body.terminal.difference).toBe(-100);
  expect((await preview({ terminalTotal: 1.005 }).expect(422)).body.errors[0].pointer).toBe(
    '#/terminalTotal',
  );
});

test('a card payment after the count asks for another count, and the close keeps what the terminal was off by', async () => {
  await takeByCard(50);
  const changed = await close({ number: 1, terminalTotal: 85, expectedTerminalDifference: 5 }).expect(409);
  expect(changed.body).toMatchObject({ code: 'count-has-changed', count: { terminal: { difference: -45 } } });

  const { body: sheet } = await close({
    number: 1,
    ...{ terminalTotal: 130, expectedTerminalDifference: 0 },
  }).expect(201);

  expect(sheet.terminal).toEqual({ total: 130, expected: 130, difference: 0 });
  await takeByCard(50);
  const { body: again } = await till.get('/till/closes/1').expect(200);
  expect(again.terminal).toEqual({ total: 130, expected: 130, difference: 0 });
});

test('the next close compares what was taken since, and one without a terminal says nothing of it', async () => {
  const { body } = await till
    .post('/till/close/preview', { number: 2, total: 0, terminalTotal: 50 })
    .expect(200);
  expect(body.terminal).toMatchObject({ expected: 50, difference: 0 });

  expect((await close({ number: 2 }).expect(201)).body.terminal).toBeNull();
});
