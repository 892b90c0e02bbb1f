import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { plansOf } from '../../support/plans-of.js';

let parlour: TestApp;
let vera: Person;

const written = [
  {
    name: 'Łucja',
    lastName: 'Wójcik',
    email: 'lucja@example.com',
    message: 'Haben Sie am Samstag geöffnet?',
  },
  {
    name: 'Klaus',
    lastName: 'Müller',
    email: 'klaus@example.com',
    message: 'Vorrei un taglio, è più comodo venerdì.',
  },
];

beforeAll(async () => {
  parlour = await startTestApp();
  vera = await anAdmin(parlour);
  for (const message of written)
    await parlour.http
      .post('/messages')
      .send({ kind: 'home', phone: '+351 912 345 678', ...message })
      .expect(201);
});

afterAll(() => parlour.close());

const found = async (q: string): Promise<string[]> => {
  const { body } = await parlour.http
    .get('/messages')
    .query({ search: q })
    .set('Authorization', vera.bearer)
    .expect(200);
  return body.items.map(({ name }: { name: string }) => name);
};

test.each([
  ['wojcik', ['Łucja']],
  ['muller klaus', ['Klaus']],
  ['mueller', ['Klaus']],
  ['geoffnet', ['Łucja']],
  ['geoeffnet samstag', ['Łucja']],
  ['venerdi piu', ['Klaus']],
  ['KLAUS@', ['Klaus']],
  ['nobody', []],
  ['100%', []],
])('in the inbox “%s” finds %j', async (typed, names) => {
  expect(await found(typed)).toEqual(names);
});

test('a search of the inbox goes through an index, however many messages there are', async () => {
  const plans = await plansOf(parlour.database, 'fold_letters', () => found('wojcik'));

  expect(plans.length).toBeGreaterThan(0);
  expect(plans).toEqual(
    plans.map(() => expect.stringMatching(/messages_by_folded_letters|messages_pkey.*Index Cond: \(id = '/)),
  );
});
