import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let owner: Person;

beforeEach(async () => {
  parlour = await startTestApp();
  owner = await anAdmin(parlour);
});

afterEach(() => parlour.close());

const call = (method: 'get' | 'put' | 'patch' | 'post', path: string, body?: object) =>
  parlour.http[method](path).set('Authorization', owner.bearer).send(body);

const look = async () => (await call('get', '/first-steps').expect(200)).body;

const open = async (): Promise<string[]> =>
  (await look()).steps
    .filter(({ state }: { state: string }) => state === 'open')
    .map(({ step }: { step: string }) => step);

const settle = (step: string, isSettled = true) => call('put', `/first-steps/${step}`, { isSettled });

const later = ['rooms', 'email', 'log-ins', 'second-factor', 'backups'];

test('a salon that has just begun has everything before it, and says where it is found', async () => {
  const { isOver, siteUrl, steps } = await look();

  expect([isOver, siteUrl]).toEqual([false, 'http://localhost:5000']);
  expect(steps.map(({ step }: { step: string }) => step)).toEqual([
    ...['place', 'contact', 'opening-hours', 'team', 'services', 'offers', 'figures', 'legal-texts'],
    ...later,
  ]);
  expect(await open()).toHaveLength(13);
});

test('each step is done by doing it', async () => {
  await call('patch', '/salon', { countryCode: 'PT' }).expect(200);
  expect(await open()).not.toContain('place');

  await call('patch', '/salon', { address: { street: 'Rua da Lua 7' } }).expect(200);
  expect(await open()).toContain('contact');
  await call('patch', '/salon', { phone: '+351 200 000 148' }).expect(200);
  expect(await open()).not.toContain('contact');

  const hours = { windows: [{ weekday: 2, startsMinute: 600, endsMinute: 1080 }] };
  await call('put', '/salon/opening-hours', hours).expect(200);
  expect(await open()).not.toContain('opening-hours');

  const cut = await aService(parlour.database, { title: 'Cut' });
  expect(await open()).toEqual(expect.arrayContaining(['team', 'offers']));
  expect(await open()).not.toContain('services');

  await call('post', '/resource-pools', { title: 'Chairs', kind: 'chair', units: ['Chair 1'] }).expect(201);
  expect(await open()).not.toContain('rooms');

  // No one works on Tuesdays before there is a team member.
  const ana = await aMember(parlour.database, { does: [], hours: [[600, 1080]] });
  expect(await open()).not.toContain('team');
  expect(await open()).toContain('offers');
  await parlour.database.query(`INSERT INTO staff_services (staff_id, service_id) VALUES ($1, $2)`, [
    ana.id,
    cut.id,
  ]);
  expect(await open()).not.toContain('offers');
});

test('a team that never works while the salon is open is no team yet', async () => {
  const hours = { windows: [{ weekday: 2, startsMinute: 600, endsMinute: 720 }] };
  await call('put', '/salon/opening-hours', hours).expect(200);
  await aMember(parlour.database, { does: [], hours: [[780, 1080]] });

  expect(await open()).toContain('team');
});

test('F-7: the figures of the home page are asked for until both are the owner’s own', async () => {
  const say = (texts: object) => call('put', '/salon/texts', texts).expect(200);

  await say({ 'treatment.customers.figure': '140' });
  const halfway = await open();
  await say({ 'treatment.services.figure': '9' });

  expect(halfway).toContain('figures');
  expect(await open()).not.toContain('figures');
});

test('the legal pages are to be read, until the owner changes one or says that they fit', async () => {
  await settle('legal-texts').expect(200);
  expect(await open()).not.toContain('legal-texts');
  await settle('legal-texts', false).expect(200);
  expect(await open()).toContain('legal-texts');

  await call('put', '/salon/texts', { 'imprint.text': '{salon}, VAT 123' }).expect(200);
  expect(await open()).not.toContain('legal-texts');
});

test('what is not for this salon is set aside, for every admin, and taken back', async () => {
  const { body } = await settle('log-ins').expect(200);

  expect(body.steps).toContainEqual({
    step: 'log-ins',
    state: 'settled',
    isNeeded: false,
    canBeSettled: true,
  });
  const other = await anAdmin(parlour);
  const { body: seen } = await parlour.http.get('/first-steps').set('Authorization', other.bearer);
  // There are two admins now, so it has happened after all.
  expect(seen.steps).toContainEqual(expect.objectContaining({ step: 'log-ins', state: 'done' }));
  await settle('email').expect(200);
  expect(await open()).not.toContain('email');
  await settle('email', false).expect(200);
  expect(await open()).toContain('email');
});

test('opening hours may be right as they are', async () => {
  await settle('opening-hours').expect(200);

  expect(await open()).not.toContain('opening-hours');
});

test.each(['services', 'place', 'figures', 'no-such-step'])('nobody can set %s aside', async (step) => {
  await settle(step).expect(404);

  expect(await open()).toHaveLength(13);
});

test('a word on what is settled is needed', async () => {
  const { body } = await call('put', '/first-steps/email', { isSettled: 'yes' }).expect(422);

  expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['#/isSettled']);
});

test('two admins who set steps aside at once lose nothing of each other', async () => {
  await Promise.all([...later, ...later].map((step) => settle(step).expect(200)));

  const [{ steps }] = await parlour.database.query(`SELECT settled_steps AS steps FROM salon`);
  expect(steps.sort()).toEqual(later.toSorted());
});

test('it is over when nothing is left, and does not begin again', async () => {
  await call('patch', '/salon', {
    countryCode: 'PT',
    address: { city: 'Porto' },
    email: 'desk@casalua.example',
  }).expect(200);
  const cut = await aService(parlour.database, { title: 'Cut' });
  await aMember(parlour.database, { does: [cut], hours: [[600, 1080]] });
  await call('put', '/salon/texts', {
    'treatment.customers.figure': '140',
    'treatment.services.figure': '9',
  }).expect(200);
  for (const step of [...later, 'legal-texts']) await settle(step).expect(200);
  expect((await look()).isOver).toBe(false);

  const { body } = await settle('opening-hours').expect(200);
  expect(body.isOver).toBe(true);
  await settle('email', false).expect(200);

  expect(await look()).toMatchObject({ isOver: true, steps: [] });
});

test('a salon that takes bookings already is not bothered, whatever it lacks', async () => {
  await parlour.database.query(`UPDATE salon SET first_steps_over_at = now()`);

  expect(await look()).toMatchObject({ isOver: true, steps: [] });
});
