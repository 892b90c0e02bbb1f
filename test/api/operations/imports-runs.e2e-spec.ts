import { ImportsService } from '../../../api/operations/imports/imports.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { hold } from '../../support/held-requests.js';
import { emptyForImports, importSteps } from '../../support/imports.js';
import { anAdmin, type Person } from '../../support/people.js';

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

const { as, upload, show, change, rehearse, run, undo, untilAtRest, bringIn, clients, countOf } = importSteps(
  () => ({ parlour, vera }),
);

const two = 'Name,Email\nAmelia Hart,amelia@example.com\nZoë Okafor,zoe@example.com\n';
const forget = () => parlour.app.get(ImportsService, { strict: false }).forgetOldRows();
const age = (id: string, column: 'created_at' | 'ran_at', days: number) =>
  parlour.database.query(`UPDATE imports SET ${column} = ${column} - $2 * interval '1 day' WHERE id = $1`, [
    id,
    days,
  ]);

describe('rows of a list', () => {
  test('stay until thirty days after its last run, so that all of it can be undone', async () => {
    const { _id: id } = await bringIn(two);
    await age(id, 'created_at', 32);
    await age(id, 'ran_at', 4);

    await forget();

    expect(await show(id)).toMatchObject({ doneRows: 2, hasRows: true, can: { undo: true } });
    expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 0 });
    expect(await clients()).toEqual([]);
  });

  test('go after thirty days, and its figures stay', async () => {
    const { _id: id } = await bringIn(two);
    await age(id, 'ran_at', 31);
    const { _id: never } = await upload(two);
    await age(never, 'created_at', 31);
    const { _id: fresh } = await upload(two);

    await forget();

    expect(await countOf(`import_rows WHERE import_id = '${id}'`)).toBe(0);
    expect(await show(id)).toMatchObject({
      state: 'done',
      hasRows: false,
      doneRows: 2,
      counts: { new: 2 },
      sample: [],
      can: { run: false, undo: false },
    });
    await as('post', `/imports/${id}/run`).expect(409);
    await as('get', `/imports/${never}`).expect(404);
    expect(await show(fresh)).toMatchObject({ hasRows: true, rowCount: 2 });
  });

  test('of a run that no one continued go too, and it counts as ended', async () => {
    const { _id: id } = await upload(two);
    await parlour.database.query(
      `UPDATE imports SET state = 'running', rehearsed_at = now(), ran_at = now() - interval '31 days'`,
    );

    await forget();

    expect(await show(id)).toMatchObject({ state: 'done', hasRows: false, doneRows: 0 });
  });
});

test('an import can be undone for seven days after its last run', async () => {
  await bringIn('Name,Email\nTom Lee,amelia@example.com\n');
  const { _id: id } = await bringIn(two);
  expect(await show(id)).toMatchObject({ doneRows: 1, counts: { 'needs-you': 1 } });
  await age(id, 'ran_at', 8);
  await change(id, { decisions: [{ number: 1, decision: 'separate' }] }).expect(200);

  expect(await run(id)).toMatchObject({ doneRows: 2, can: { undo: true } });
  expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 0 });
});
