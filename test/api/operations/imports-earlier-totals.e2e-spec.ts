import { startTestApp, type TestApp } from '../../support/app.js';
import { findInDatabase } from '../../support/find-in-database.js';
import { emptyForImports, importSteps } from '../../support/imports.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';

let parlour: TestApp;
let vera: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  await parlour.database.query(`UPDATE salon SET currency = 'EUR', country_code = 'DE'`);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await emptyForImports(parlour);
  vera = await anAdmin(parlour);
});

const { as, upload, rehearse, rowsOf, run, undo, bringIn, clients, countOf } = importSteps(() => ({
  parlour,
  vera,
}));

const june = `Name,Email Address,First Visit,Last Visit,Transaction Count,Lifetime Spend,No-Shows
June Calloway,june@example.com,2019-02-03,2026-10-01,31,"€2,140.50",1
`;
const earlier = {
  visits: 31,
  spent: 2140.5,
  currency: expect.objectContaining({ code: 'EUR' }),
  noShows: 1,
  firstVisitDay: '2019-02-03',
  lastVisitDay: '2026-10-01',
};
const fileOf = async (id: unknown) => (await as('get', `/clients/${String(id)}`).expect(200)).body;
const idOf = async () => (await clients())[0]?.['id'];

test('IM-6 totals of the old system are in the client’s file, and are neither visits nor takings here', async () => {
  const { _id: id } = await bringIn(june);

  const file = await fileOf(await idOf());
  expect(file).toMatchObject({ earlierTotals: earlier, clientSince: '2019-02-03' });
  expect(file).toMatchObject({ visits: 0, spent: 0, noShows: 0, lastVisitAt: null });
  expect(await countOf('bookings')).toBe(0);
  const { text } = await as('get', '/clients/export').expect(200);
  expect(text).toContain(',31,2140.50,EUR,1,2019-02-03,2026-10-01');

  expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 0 });
  expect(await clients()).toEqual([]);
});

test('IM-6 come in once, and a newer list changes nothing', async () => {
  await as('post', '/clients').send({ name: 'June Calloway', email: 'june@example.com' }).expect(201);
  const { _id: id, counts } = await bringIn(june);
  expect(counts).toMatchObject({ changed: 1 });

  expect((await bringIn(june.replace(',31,', ',32,'))).counts).toMatchObject({ changed: 0, matched: 1 });
  expect(await fileOf(await idOf())).toMatchObject({ earlierTotals: earlier });

  await undo(id);
  expect(await fileOf(await idOf())).toMatchObject({ earlierTotals: null, clientSince: null });
});

test('of two merged records are added up', async () => {
  await bringIn(june);
  const stays = await idOf();
  await bringIn('Name,Visits,Last visit\nJ. Calloway,2,2026-11-01\n');
  const goes = (await clients()).find(({ name }) => name === 'J. Calloway')?.['id'];

  await as('post', `/clients/${String(stays)}/merge`)
    .send({ _id: goes, name: 'June Calloway', email: 'june@example.com' })
    .expect(200);

  expect(await fileOf(stays)).toMatchObject({
    earlierTotals: { ...earlier, visits: 33, lastVisitDay: '2026-11-01' },
  });
});

test('are part of a client’s own data, and go with the account', async () => {
  const mia = await aClient(parlour, 'June Calloway');
  await bringIn(june.replace('june@example.com', mia.email).replace('2140.50', '2,140.50'));

  const { body } = await as('get', '/account/export', mia).expect(200);
  expect(body.notes).toMatchObject([{ earlierTotals: earlier }]);

  await as('delete', '/account', mia).send({ password: 'a long enough secret' }).expect(204);
  expect(await findInDatabase(parlour.database, ['214050'])).toEqual({});
});

test('a figure that can’t be read is left out, and the client comes in', async () => {
  const { _id: id } = await upload('Name,Visits,Total spent\nJune Calloway,several,€12.50\n');
  await rehearse(id);
  expect(await rowsOf(id, 'new')).toMatchObject([{ problem: 'totalsUnreadable' }]);

  await run(id);
  expect(await fileOf(await idOf())).toMatchObject({ earlierTotals: { visits: null, spent: 12.5 } });
});
