import { startTestApp, type TestApp } from '../../support/app.js';
import { emptyForImports, importSteps } from '../../support/imports.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let vera: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  await parlour.database.query(
    `UPDATE salon SET currency = 'EUR', country_code = 'DE', time_zone = 'Europe/Berlin'`,
  );
});

afterAll(() => parlour.close());

beforeEach(async () => {
  parlour.clock.set('2027-03-01T08:00:00Z');
  await parlour.database.query(
    `TRUNCATE bookings, allocations, past_visits, imported_visits, outbox, reviews CASCADE`,
  );
  await emptyForImports(parlour);
  vera = await anAdmin(parlour);
  const cut = await aService(parlour.database, { title: 'Cut' });
  const colour = await aService(parlour.database, { title: 'Colour' });
  await aMember(parlour.database, { name: 'Maya Lopez', does: [cut, colour] });
  await parlour.database.query(`UPDATE plan_version SET version = version + 1`);
});

const { as, undo, bringIn, clients, countOf, run, change } = importSteps(() => ({ parlour, vera }));

const HEADINGS = 'Start,End,Client Name,Email,Service,Stylist\n';
const COMING = '2027-03-09 10:00,2027-03-09 10:45,Ivy Sandoval,ivy@example.com,Cut,Maya Lopez\n';
const PAST = '2026-03-09 10:00,2026-03-09 10:45,Ivy Sandoval,ivy@example.com,Cut,Maya Lopez\n';
const idOf = async (name: string) =>
  String((await clients()).find((client) => client['name'] === name)?.['id']);

describe('taking an import back', () => {
  test.each([
    ['a note', { note: 'Allergic to PPD' }],
    ['a birthday', { birthday: '1990-05-06' }],
    ['a source', { source: 'Instagram' }],
    ['an address', { address: '1 High Street' }],
  ])('leaves clients of visits to whom the desk has added %s', async (_, fields) => {
    const { _id: id } = await bringIn(HEADINGS + PAST + COMING);
    const ivy = await idOf('Ivy Sandoval');
    await parlour.http.patch(`/clients/${ivy}`).set('Authorization', vera.bearer).send(fields).expect(200);
    await undo(id);
    expect(await clients()).toMatchObject([{ name: 'Ivy Sandoval' }]);
    expect(await countOf('bookings')).toBe(0);
  });

  test('leaves clients whose consents came with another list', async () => {
    const { _id: id } = await bringIn(HEADINGS + PAST);
    await bringIn('Name,Email,Newsletter\nIvy Sandoval,ivy@example.com,yes\n');
    await undo(id);
    expect(await clients()).toMatchObject([{ name: 'Ivy Sandoval' }]);
  });

  test('leaves clients whom an account looks after', async () => {
    const { _id: id } = await bringIn('Name,Phone\nMia Costa,0171 2345678\n');
    const rosa = await aClient(parlour, 'Rosa Costa');
    const mia = await idOf('Mia Costa');
    await as('put', `/clients/${mia}/carer`).send({ _id: rosa.id }).expect(200);
    await undo(id);
    expect(await clients()).toMatchObject([{ name: 'Mia Costa' }]);
  });

  test('leaves clients with an allergy or a formula in their file', async () => {
    const { _id: id } = await bringIn(
      'Name,Email\nIvy Sandoval,ivy@example.com\nZoë Okafor,zoe@example.com\n',
    );
    const [ivy, zoe] = [await idOf('Ivy Sandoval'), await idOf('Zoë Okafor')];
    await as('post', `/clients/${ivy}/allergies`).send({ text: 'Latex' }).expect(201);
    await as('post', `/clients/${zoe}/formulas`).send({ parts: '30 g 7.1' }).expect(201);
    await undo(id);
    expect(await clients()).toMatchObject([{ name: 'Ivy Sandoval' }, { name: 'Zoë Okafor' }]);
    expect([await countOf('allergies'), await countOf('formulas')]).toEqual([1, 1]);
  });

  test('leaves clients whose past visits came with another list', async () => {
    const { _id: id } = await bringIn('Name,Email\nIvy Sandoval,ivy@example.com\n');
    const { _id: visits } = await bringIn(HEADINGS + PAST);
    await undo(id);
    expect(await countOf('past_visits')).toBe(1);
    expect(await clients()).toMatchObject([{ name: 'Ivy Sandoval' }]);
    expect((await undo(visits)).state).toBe('undone');
  });
});

describe('a family', () => {
  test('whom an account looks after is found by its address and their name', async () => {
    const rosa = await aClient(parlour, 'Rosa Costa');
    const { body } = await as('post', '/account/people', rosa).send({ name: 'Mia Costa' }).expect(201);
    const { counts } = await bringIn(
      `Name,Email,Birthday\nMia Costa,${rosa.email},2015-05-06\nRosa Costa,${rosa.email},\n`,
    );
    expect(counts).toMatchObject({ changed: 1, 'needs-you': 0, new: 0 });
    expect(await clients()).toMatchObject([{ id: body._id, birthday: '2015-05-06' }]);
  });

  test('that shares an address is found again in another list', async () => {
    const list =
      'Name,Email,Phone\nAnn Lee,lee@example.com,0171 1111111\nTom Lee,lee@example.com,0171 2222222\n';
    const { _id: id } = await bringIn(list);
    await change(id, { decisions: [{ number: 2, decision: 'separate' }] });
    await run(id);
    expect(await countOf('clients')).toBe(2);
    const { counts } = await bringIn('Name,Email,Birthday\nTom Lee,lee@example.com,1980-05-06\n');
    expect(counts).toMatchObject({ changed: 1, 'needs-you': 0 });
    expect(await countOf('clients')).toBe(2);
  });
});

test('an erased client takes the rows of their visits along', async () => {
  await bringIn('Name,Email\nIvy Sandoval,ivy@example.com\nZoë Okafor,zoe@example.com\n');
  await bringIn(
    HEADINGS +
      COMING +
      PAST +
      COMING.replace('Ivy Sandoval,ivy', 'Zoë Okafor,zoe').replaceAll('-09 ', '-10 '),
  );
  await parlour.database.query(`UPDATE bookings SET card_id = NULL WHERE client_name = 'Ivy Sandoval'`);
  await parlour.database.query(`DELETE FROM clients WHERE name = 'Ivy Sandoval'`);

  const rows = await parlour.database.query(`SELECT cells FROM import_rows`);
  expect(JSON.stringify(rows)).toContain('Zoë Okafor');
  expect(JSON.stringify(rows)).not.toContain('Ivy Sandoval');
});

test('the download of bookings comes in again, with several services by one team member', async () => {
  const { counts } = await bringIn(
    'Reference,Status,Day,Start,End,Client,Phone,Email,Services,Staff,Price,Currency,Note\n' +
      'AB12CD,confirmed,2027-03-09,10:00,11:30,Ivy Sandoval,,ivy@example.com,Cut; Colour,Maya Lopez; Maya Lopez,80.00,EUR,\n' +
      'AB12CE,cancelled,2027-03-09,12:00,12:30,Ivy Sandoval,,ivy@example.com,Cut,Maya Lopez,40.00,EUR,\n',
  );

  expect(counts).toMatchObject({ new: 1, skipped: 1, 'needs-you': 0 });
  expect(await countOf('booking_lines')).toBe(2);
});
