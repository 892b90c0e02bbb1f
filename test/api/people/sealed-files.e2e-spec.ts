import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileKeyCheck } from '../../../api/operations/doctor/file-key.check.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { surroundings } from '../../support/examined.js';
import { findInDatabase } from '../../support/find-in-database.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, aColleague, anAdmin, loggedInAgain, PASSWORD, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

const LATEX = 'Latex: blisters on the hands';
const FORMULA = { parts: '30 g 7.1\n45 g developer 3 %', minutes: 35, outcome: 'Even', note: 'Roots first' };

let parlour: TestApp;
let vera: Person;
let mia: Person;
let ana: Person;
let ben: Person;
let reception: Person;

let own: StaffMember;
let other: StaffMember;
let colour: Service;

// It is Monday, 1 March 2027, 08:00. Ana has had a booking with Mia, Ben has not.
beforeAll(async () => {
  parlour = await startTestApp();
  colour = await aService(parlour.database, { title: 'Colour' });
  own = await aMember(parlour.database, { name: 'Ana', does: [colour] });
  other = await aMember(parlour.database, { name: 'Ben', does: [colour] });
});

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE users, clients, bookings, file_keys CASCADE`);
  parlour.clock.set('2027-03-01T08:00:00Z');
  vera = await anAdmin(parlour, 'Vera Duarte');
  mia = await aClient(parlour, 'Mia Costa');
  ana = await aColleague(parlour, { role: 'stylist', staffId: own.id }, 'Ana');
  ben = await aColleague(parlour, { role: 'stylist', staffId: other.id }, 'Ben');
  reception = await aColleague(parlour, { role: 'reception' }, 'Rui');
  const line = {
    ...{ serviceId: colour.id, title: 'Colour', priceCents: 4000 },
    ...{ staffId: own.id, staffName: 'Ana' },
  };
  await aPastBooking(parlour.database, {
    startsAt: '2027-02-20T10:00:00Z',
    clientId: mia.id,
    lines: [line],
  });
});

afterAll(() => parlour.close());

const as = (verb: 'get' | 'post' | 'put' | 'delete', place: string, { bearer }: Person = vera) =>
  parlour.http[verb](`/clients/${mia.id}/${place}`).set('Authorization', bearer);
const addAllergy = async (person = vera) =>
  (await as('post', 'allergies', person).send({ text: LATEX }).expect(201)).body;
const addFormula = async (person = vera) =>
  (await as('post', 'formulas', person).send(FORMULA).expect(201)).body;
const keyFile = () => path.join(parlour.folder.path, 'file.key');
const reads = () =>
  parlour.database.query(
    `SELECT actor_id FROM audit_entries WHERE action = 'sealed-file.read' AND object_id = $1`,
    [mia.id],
  );

test('a stylist writes down what they mixed for their client, and corrects it under their own name', async () => {
  const { items } = await addFormula(ana);
  expect(items).toMatchObject([{ ...FORMULA, writtenBy: 'Ana', earlier: [] }]);

  const corrected = { ...FORMULA, minutes: 40 };
  const after = (await as('put', `formulas/${items[0]._id}`).send(corrected).expect(200)).body;
  expect(after.items).toMatchObject([
    { ...corrected, writtenBy: 'Vera Duarte', earlier: [{ ...FORMULA, writtenBy: 'Ana' }] },
  ]);

  await as('delete', `formulas/${items[0]._id}`, ana).expect(204);
  expect((await as('get', 'formulas', ana).expect(200)).body.items).toEqual([]);
});

test('reception learns that a client has an allergy, and never which', async () => {
  await addAllergy(ana);
  expect((await as('get', 'allergies', reception).expect(200)).body).toEqual({ hasAny: true, items: null });
  await as('get', 'formulas', reception).expect(403);
  await as('post', 'allergies', reception).send({ text: 'Nuts' }).expect(403);
});

test('a stylist opens the files of their own clients only, and a client none', async () => {
  await addAllergy();
  expect((await as('get', 'allergies', ana).expect(200)).body.items).toMatchObject([{ text: LATEX }]);
  await as('get', 'allergies', ben).expect(404);
  await as('get', 'formulas', mia).expect(403);
});

test('whoever reads the file of a client they don’t treat is recorded, once for each sitting', async () => {
  await addAllergy(ana);
  await as('get', 'allergies', ana).expect(200);
  expect(await reads()).toEqual([]);
  await as('get', 'allergies').expect(200);
  await as('get', 'allergies').expect(200);
  expect(await reads()).toEqual([{ actor_id: vera.id }]);
  parlour.clock.advanceMinutes(16);
  vera = await loggedInAgain(parlour, vera);
  await as('get', 'allergies').expect(200);
  expect(await reads()).toHaveLength(2);
});

test('nothing of what is sealed can be read in the database, and it opens in its own row only', async () => {
  await addAllergy();
  await addFormula();
  expect(await findInDatabase(parlour.database, ['blisters', 'developer', 'Roots first'])).toEqual({});

  await parlour.database.query(`UPDATE allergies SET sealed = (SELECT sealed FROM formulas LIMIT 1)`);
  expect((await as('get', 'allergies').expect(200)).body.items).toMatchObject([
    { text: '', isReadable: false },
  ]);
});

test('the client gets all of it in their own data', async () => {
  await addAllergy();
  await addFormula();
  const { body } = await parlour.http.get('/account/export').set('Authorization', mia.bearer).expect(200);
  expect(body.sealedFile).toMatchObject({ allergies: [{ text: LATEX }], formulas: [FORMULA] });
});

test('Health says whether the key is there, and nothing before the first entry', async () => {
  const verdict = async () => (await fileKeyCheck.examine(surroundings(parlour)))?.verdict;
  expect(await verdict()).toBeUndefined();
  await addAllergy();
  expect(await verdict()).toBe('ok');
  renameSync(keyFile(), `${keyFile()}.away`);
  expect(await verdict()).toBe('fail');
  renameSync(`${keyFile()}.away`, keyFile());
  expect(await verdict()).toBe('ok');
});

test('without its key nothing opens and nothing is written, and all of it opens once the key is back', async () => {
  await addAllergy();
  renameSync(keyFile(), `${keyFile()}.away`);
  expect((await as('get', 'allergies').expect(200)).body.items).toMatchObject([{ isReadable: false }]);
  expect((await as('get', 'formulas').expect(200)).body.isKeyMissing).toBe(true);
  const refused = await as('post', 'formulas').send(FORMULA).expect(409);
  expect(refused.body.code).toBe('file-key-missing');

  renameSync(`${keyFile()}.away`, keyFile());
  expect((await as('get', 'allergies').expect(200)).body.items).toMatchObject([{ text: LATEX }]);
});

test('a new line above the key seals what comes next, and the older line opens what was before', async () => {
  await addAllergy();
  const older = readFileSync(keyFile(), 'utf8');
  writeFileSync(keyFile(), `${Buffer.alloc(32, 7).toString('base64')}\n${older}`);
  await addFormula();
  expect((await as('get', 'allergies').expect(200)).body.items).toMatchObject([{ text: LATEX }]);

  writeFileSync(keyFile(), older);
  const { items } = (await as('get', 'formulas').expect(200)).body;
  expect(items).toMatchObject([{ isReadable: false }]);
});

test('entries of several clients at once are sealed under one first key', async () => {
  rmSync(keyFile(), { force: true });
  const others = await Promise.all(['Nora', 'Olga', 'Pia', 'Rita'].map((name) => aClient(parlour, name)));
  const allergyOf = (verb: 'get' | 'post', { id }: Person) =>
    parlour.http[verb](`/clients/${id}/allergies`).set('Authorization', vera.bearer);
  await Promise.all([
    addAllergy(),
    addFormula(),
    ...others.map((client) => allergyOf('post', client).send({ text: LATEX }).expect(201)),
  ]);
  expect(await parlour.database.query(`SELECT id FROM file_keys`)).toHaveLength(1);
  expect((await as('get', 'allergies').expect(200)).body.items).toMatchObject([{ isReadable: true }]);
  expect((await as('get', 'formulas').expect(200)).body.items).toMatchObject([{ isReadable: true }]);
  for (const client of others)
    expect((await allergyOf('get', client).expect(200)).body.items).toMatchObject([{ isReadable: true }]);
});

test('two records of one client become one file, and nothing of it is left once the client erases their account', async () => {
  await addAllergy();
  const record = await parlour.http
    .post('/clients')
    .set('Authorization', vera.bearer)
    .send({ name: 'Mia C.' })
    .expect(201);
  await parlour.http
    .post(`/clients/${record.body._id}/formulas`)
    .set('Authorization', vera.bearer)
    .send(FORMULA)
    .expect(201);
  await as('post', 'merge').send({ _id: record.body._id }).expect(200);
  expect((await as('get', 'allergies').expect(200)).body.items).toMatchObject([{ text: LATEX }]);
  expect((await as('get', 'formulas').expect(200)).body.items).toMatchObject([FORMULA]);

  await parlour.http
    .delete('/account')
    .set('Authorization', mia.bearer)
    .send({ password: PASSWORD })
    .expect(204);
  const [left] = await parlour.database.query(
    `SELECT (SELECT count(*)::int FROM allergies) AS allergies, (SELECT count(*)::int FROM formulas) AS formulas`,
  );
  expect(left).toEqual({ allergies: 0, formulas: 0 });
});
