import { ImportsService } from '../../../api/operations/imports/imports.service.js';
import { instanceLocks } from '../../../api/database/take-lock.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { hold } from '../../support/held-requests.js';
import { emptyForImports, importSteps } from '../../support/imports.js';
import { aColleague, anAdmin, type Person } from '../../support/people.js';

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

const TWO = 'Name,Email\nAmelia Hart,amelia@example.com\nZoë Okafor,zoe@example.com\n';
const forget = () => parlour.app.get(ImportsService, { strict: false }).forgetOldRows();
const age = (id: string, column: 'created_at' | 'ran_at', days: number) =>
  parlour.database.query(`UPDATE imports SET ${column} = ${column} - $2 * interval '1 day' WHERE id = $1`, [
    id,
    days,
  ]);

describe('rows of a list', () => {
  test('stay until thirty days after its last run, so that all of it can be undone', async () => {
    const { _id: id } = await bringIn(TWO);
    await age(id, 'created_at', 32);
    await age(id, 'ran_at', 4);

    await forget();

    expect(await show(id)).toMatchObject({ doneRows: 2, hasRows: true, can: { undo: true } });
    expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 0 });
    expect(await clients()).toEqual([]);
  });

  test('go after thirty days, and its figures stay', async () => {
    const { _id: id } = await bringIn(TWO);
    await age(id, 'ran_at', 31);
    const { _id: never } = await upload(TWO);
    await age(never, 'created_at', 31);
    const { _id: fresh } = await upload(TWO);

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
    const { _id: id } = await upload(TWO);
    await parlour.database.query(
      `UPDATE imports SET state = 'running', rehearsed_at = now(), ran_at = now() - interval '31 days'`,
    );

    await forget();

    expect(await show(id)).toMatchObject({ state: 'done', hasRows: false, doneRows: 0 });
  });
});

test('an import can be undone for seven days after its last run', async () => {
  await bringIn('Name,Email\nTom Lee,amelia@example.com\n');
  const { _id: id } = await bringIn(TWO);
  expect(await show(id)).toMatchObject({ doneRows: 1, counts: { 'needs-you': 1 } });
  await age(id, 'ran_at', 8);
  await change(id, { decisions: [{ number: 1, decision: 'separate' }] }).expect(200);

  expect(await run(id)).toMatchObject({ doneRows: 2, can: { undo: true } });
  expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 0 });
});

describe('a run and its lock', () => {
  const many = Array.from({ length: 700 }, (_, index) => `Client ${index},c${index}@example.com`);
  const listOfMany = `Name,Email\n${many.join('\n')}\n`;

  /** As a connection that breaks: another copy of the server gets the lock now. */
  const loseLock = () =>
    parlour.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE locktype = 'advisory' AND objid = $1::oid AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [instanceLocks.imports],
    );

  test('IM-30 that lost its lock ends where someone undoes it, and nothing of it stays', async () => {
    const { _id: id } = await upload(listOfMany);
    await rehearse(id);
    // The second piece waits for this lock, after the first is in.
    await parlour.database.query(
      `CREATE FUNCTION wait_in_second() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN IF NEW.name = 'Client 600' THEN PERFORM 1 FROM salon FOR SHARE; END IF; RETURN NEW; END $$`,
    );
    await parlour.database.query(
      `CREATE TRIGGER wait_in_second BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION wait_in_second()`,
    );
    try {
      const held = await hold(parlour.database, `SELECT FROM salon FOR UPDATE`);
      await as('post', `/imports/${id}/run`).expect(200);
      await held.untilWaiting(1);
      await loseLock();
      const undoing = as('post', `/imports/${id}/undo`)
        .expect(200)
        .then(() => untilAtRest(id));
      await held.untilWaiting(2);
      await held.release();

      expect(await undoing).toMatchObject({ state: 'undone', doneRows: 0 });
      expect(await clients()).toEqual([]);
    } finally {
      await parlour.database.query(`DROP FUNCTION wait_in_second() CASCADE`);
    }
  });

  test('IM-30 goes on beside another one without a row twice', async () => {
    const { _id: id } = await upload(listOfMany);
    await rehearse(id);
    const held = await hold(parlour.database, `LOCK TABLE clients IN EXCLUSIVE MODE`);
    await as('post', `/imports/${id}/run`).expect(200);
    await held.untilWaiting(1);
    await loseLock();
    // It waits for the piece in progress before it answers.
    const continuing = as('post', `/imports/${id}/run`)
      .expect(200)
      .then(() => untilAtRest(id));
    await held.untilWaiting(2);
    await held.release();

    expect(await continuing).toMatchObject({ state: 'done', doneRows: 700 });
    expect(await clients()).toHaveLength(700);
  });

  test('says why it stopped, until it goes on', async () => {
    const { _id: id } = await upload(TWO);
    await rehearse(id);
    await parlour.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$`,
    );
    await parlour.database.query(
      `CREATE TRIGGER refuse BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    try {
      expect(await run(id)).toMatchObject({ state: 'interrupted', failure: 'unexpected' });
    } finally {
      await parlour.database.query(`DROP FUNCTION refuse() CASCADE`);
    }
    expect(await run(id)).toMatchObject({ state: 'done', failure: null, doneRows: 2 });
  });

  test('ends without a check of columns that were changed while they were checked', async () => {
    const { _id: id } = await upload(TWO);
    const held = await hold(parlour.database, `LOCK TABLE foreign_ids IN ACCESS EXCLUSIVE MODE`);
    const checking = as('post', `/imports/${id}/rehearsal`).then((answer) => answer);
    await held.untilWaiting(1);
    await change(id, { mapping: [{ field: 'name', column: 1 }] }).expect(200);
    await held.release();

    expect((await checking).status).toBe(409);
    expect(await show(id)).toMatchObject({ counts: null, can: { run: false } });
  });
});

test('an undo that was interrupted can be completed after seven days', async () => {
  const { _id: id } = await bringIn(TWO);
  await parlour.database.query(`UPDATE imports SET state = 'undoing', ran_at = now() - interval '8 days'`);

  expect(await show(id)).toMatchObject({ state: 'interrupted', can: { undo: true, run: false } });
  expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 0 });
});

describe('undoing a list of the team or of services', () => {
  test('keeps people with hours, time off, texts or an account, with their rights', async () => {
    const { _id: id } = await bringIn(
      'Employee,Job title\nMira,Stylist\nNoa,Stylist\nOla,Stylist\nPia,Stylist\n',
    );
    const staff: { id: string; name: string }[] = await parlour.database.query(
      `SELECT id, name FROM staff ORDER BY name`,
    );
    const idOf = (name: string) => staff.find((member) => member.name === name)?.id;
    await parlour.database.query(
      `INSERT INTO staff_hours (staff_id, weekday, starts_minute, ends_minute) VALUES ($1, 1, 540, 1020)`,
      [idOf('Mira')],
    );
    const noa = await aColleague(parlour, { role: 'stylist' }, 'Noa');
    await parlour.database.query(`UPDATE users SET staff_id = $1 WHERE id = $2`, [idOf('Noa'), noa.id]);
    await parlour.database.query(`UPDATE staff SET introduction = 'Loves curls.' WHERE id = $1`, [
      idOf('Ola'),
    ]);

    expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 3 });
    expect(await parlour.database.query(`SELECT name FROM staff ORDER BY name`)).toEqual([
      { name: 'Mira' },
      { name: 'Noa' },
      { name: 'Ola' },
    ]);
    expect(await parlour.database.query(`SELECT role, staff_id FROM users WHERE id = $1`, [noa.id])).toEqual([
      { role: 'stylist', staff_id: idOf('Noa') },
    ]);
  });

  test('keeps services that someone offers', async () => {
    const { _id: id } = await bringIn('Service,Duration,Price\nCut,60,50\nColour,90,90\n');
    await parlour.database.query(`INSERT INTO staff (name) VALUES ('Mira')`);
    await parlour.database.query(
      `INSERT INTO staff_services (staff_id, service_id)
       SELECT staff.id, services.id FROM staff, services WHERE title = 'Cut'`,
    );

    expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 1 });
    expect(await parlour.database.query(`SELECT title FROM services`)).toEqual([{ title: 'Cut' }]);
  });
});
