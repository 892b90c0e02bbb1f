import { ClientImportsService } from '../../../api/people/clients/client-imports.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { importSteps } from '../../support/imports.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';

let parlour: TestApp;
let vera: Person;
const imports = importSteps(() => ({ parlour, vera }));

beforeAll(async () => {
  parlour = await startTestApp();
  await parlour.database.query(`UPDATE salon SET currency = 'EUR', country_code = 'DE'`);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await parlour.database.query(
    `TRUNCATE imports, foreign_ids, bookings, users, clients, spent_limits CASCADE`,
  );
  vera = await anAdmin(parlour);
});

const addClient = async (body: object): Promise<string> =>
  (await parlour.http.post('/clients').set('Authorization', vera.bearer).send(body).expect(201)).body._id;
const changeClient = (id: string, body: object) =>
  parlour.http.patch(`/clients/${id}`).set('Authorization', vera.bearer).send(body).expect(200);
const showClient = async (id: string) =>
  (await parlour.http.get(`/clients/${id}`).set('Authorization', vera.bearer).expect(200)).body;

const clients = (): Promise<Record<string, unknown>[]> =>
  parlour.database.query(
    `SELECT id, name, email, email_key, phone, birthday, note, warning, blocked_at IS NOT NULL AS blocked
     FROM clients WHERE user_id IS NULL ORDER BY name, birthday`,
  );
const consents = (): Promise<Record<string, unknown>[]> =>
  parlour.database.query(`SELECT kind, is_given, origin FROM client_consents ORDER BY kind`);

const PHONE = '+49 171 2345678';

describe('a family', () => {
  test('that shares an address and a number comes in, and the address belongs to the first', async () => {
    await addClient({ name: 'Ann Lee', phone: PHONE });
    await addClient({ name: 'Tom Lee', phone: PHONE });
    const list = `Name,Email,Phone\nAnn Lee,lee@example.com,${PHONE}\nTom Lee,lee@example.com,${PHONE}\n`;

    const done = await imports.bringIn(list);
    expect(done).toMatchObject({ state: 'done', counts: { changed: 1, matched: 1 } });
    expect(await imports.rowsOf(done._id, 'matched')).toMatchObject([{ number: 2, problem: 'emailTaken' }]);
    expect(await clients()).toMatchObject([
      { name: 'Ann Lee', email: 'lee@example.com' },
      { name: 'Tom Lee', email: '' },
    ]);
  });

  test('with a new member who has the same address is asked about', async () => {
    await addClient({ name: 'Ann Lee', phone: PHONE });
    const list = `Name,Email,Phone\nAnn Lee,lee@example.com,${PHONE}\nTom Lee,lee@example.com,0171 9999999\n`;

    const done = await imports.bringIn(list);
    expect(done).toMatchObject({ state: 'done', counts: { changed: 1, 'needs-you': 1 } });
    expect(await imports.rowsOf(done._id, 'needs-you')).toMatchObject([{ problem: 'emailShared' }]);
  });

  test('with one customer number is asked about, and is two people if the owner says so', async () => {
    const list = `Client ID,Name,Phone\n7,Ann Lee,${PHONE}\n7,Tom Lee,${PHONE}\n`;
    const { _id: id, counts } = await imports.bringIn(list);
    expect(counts).toMatchObject({ new: 1, 'needs-you': 1 });
    expect(await imports.rowsOf(id, 'needs-you')).toMatchObject([{ problem: 'numberShared' }]);
    // Nothing changes before the owner has decided.
    expect((await imports.run(id)).counts).toMatchObject({ 'needs-you': 1 });

    await imports.change(id, { decisions: [{ number: 2, decision: 'separate' }] }).expect(200);
    await imports.run(id);
    expect(await clients()).toMatchObject([{ name: 'Ann Lee' }, { name: 'Tom Lee' }]);
    expect((await imports.bringIn(list)).counts).toMatchObject({ new: 0, changed: 0, matched: 2 });
  });
});

describe('two people of one name without contact details', () => {
  test('are asked about if anything else differs', async () => {
    const list = 'Name,Birthday\nAnna Schmidt,1980-05-06\nAnna Schmidt,1999-05-06\nAnna Schmidt,1980-05-06\n';
    const { _id: id, counts } = await imports.bringIn(list);
    expect(counts).toMatchObject({ new: 1, matched: 1, 'needs-you': 1 });
    expect(await imports.rowsOf(id, 'matched')).toMatchObject([{ number: 3, problem: 'twiceInFile' }]);

    await imports.change(id, { decisions: [{ number: 2, decision: 'separate' }] }).expect(200);
    await imports.run(id);
    expect(await clients()).toMatchObject([{ birthday: '1980-05-06' }, { birthday: '1999-05-06' }]);
    expect((await imports.bringIn(list)).counts).toMatchObject({ new: 0, changed: 0, matched: 3 });
  });
});

describe('what the desk enters', () => {
  test('between the check of a list and its run is kept, and survives an undo', async () => {
    const amelia = await addClient({ name: 'Amelia Hart', email: 'amelia@example.com' });
    const { _id: id } = await imports.upload(
      `Name,Email,Phone,Note\nAmelia Hart,amelia@example.com,${PHONE},Theirs\n`,
    );
    await imports.rehearse(id);
    const service = parlour.app.get(ClientImportsService, { strict: false });
    const listKnown = jest.spyOn(service, 'listKnown');
    listKnown.mockImplementation(async () => {
      listKnown.mockRestore();
      const all = await service.listKnown();
      await changeClient(amelia, { note: 'Ours' });
      return all;
    });

    expect(await imports.run(id)).toMatchObject({ state: 'done', doneRows: 1 });
    expect(await showClient(amelia)).toMatchObject({ note: 'Ours', phone: PHONE });
    await imports.undo(id);
    expect(await showClient(amelia)).toMatchObject({ note: 'Ours', phone: '' });
  });

  test('keeps a client whom an import added: a warning', async () => {
    const { _id: id } = await imports.bringIn('Name,Email\nAmelia Hart,amelia@example.com\n');
    const [amelia] = await clients();
    await changeClient(String(amelia?.['id']), { warning: 'Allergic to henna' });

    expect(await imports.undo(id)).toMatchObject({ state: 'undone', doneRows: 1 });
    expect(await clients()).toMatchObject([{ warning: 'Allergic to henna' }]);
  });

  test.each(['arrived', 'confirmed'] as const)(
    'keeps a client whom an import added: a visit, %s',
    async (status) => {
      const { _id: id } = await imports.bringIn('Name,Email\nAmelia Hart,amelia@example.com\n');
      const [amelia] = await clients();
      const cardId = String(amelia?.['id']);
      await aPastBooking(parlour.database, { startsAt: '2020-01-07T10:00:00Z', cardId, status });

      expect(await imports.undo(id)).toMatchObject({ state: 'undone', doneRows: 1 });
      expect(await clients()).toHaveLength(1);
    },
  );
});

describe('consents', () => {
  const heading = 'Name,Email,Email marketing consent';

  test('that someone refused elsewhere are refused here, although nothing else is new', async () => {
    await imports.bringIn(`${heading}\nAnn,ann@example.com,yes\n`);
    const done = await imports.bringIn(`${heading}\nAnn,ann@example.com,no\n`);
    expect(done.counts).toMatchObject({ changed: 1 });
    expect(await consents()).toEqual([{ kind: 'email-news', is_given: false, origin: 'import' }]);

    // An older list gives no consent back.
    expect((await imports.bringIn(`${heading}\nAnn,ann@example.com,yes\n`)).counts).toMatchObject({
      changed: 0,
    });
    expect(await consents()).toMatchObject([{ is_given: false }]);
  });

  test('of one person twice in a list are refused if one row says so', async () => {
    await imports.bringIn(`${heading}\nAnn,ann@example.com,yes\nAnn,ann@example.com,no\n`);
    expect(await consents()).toMatchObject([{ is_given: false }]);
  });

  test('given at the desk stay, whatever a list says', async () => {
    const ann = await addClient({ name: 'Ann', email: 'ann@example.com' });
    await changeClient(ann, { consents: [{ kind: 'email-news', isGiven: true }] });
    await imports.bringIn(`${heading}\nAnn,ann@example.com,no\n`);
    expect(await consents()).toEqual([{ kind: 'email-news', is_given: true, origin: 'desk' }]);
  });

  test('of an account come from its owner alone; a refusal counts', async () => {
    const mia = await aClient(parlour, 'Mia Costa');
    await imports.bringIn(`${heading}\nMia Costa,${mia.email},yes\n`);
    expect(await consents()).toEqual([]);
    await imports.bringIn(`${heading}\nMia Costa,${mia.email},no\n`);
    expect(await consents()).toMatchObject([{ is_given: false, origin: 'import' }]);
  });

  test('go with the import, also of clients who were here before', async () => {
    await addClient({ name: 'Ann', email: 'ann@example.com' });
    const { _id: id } = await imports.bringIn(`${heading}\nAnn,ann@example.com,yes\n`);
    expect(await consents()).toHaveLength(1);
    await imports.undo(id);
    expect(await consents()).toEqual([]);
    expect(await clients()).toHaveLength(1);
  });
});

describe('a client with an account', () => {
  test('keeps their own details, and gets the salon’s note, tags and block', async () => {
    const mia = await aClient(parlour, 'Mia Costa');
    const done = await imports.bringIn(
      `Name,Email,Phone,Birthday,Note,Tags,Blocked\nMia Costa,${mia.email},${PHONE},1990-07-04,Likes tea,VIP,Yes\n`,
    );
    expect(done).toMatchObject({ doneRows: 1, counts: { changed: 1 } });
    expect(await showClient(mia.id)).toMatchObject({
      note: 'Likes tea',
      tags: ['VIP'],
      phone: '',
      birthday: '',
      blockedAt: expect.any(String),
    });

    await imports.undo(done._id);
    expect(await showClient(mia.id)).toMatchObject({ note: '', tags: [], blockedAt: null });
  });

  test('who works here is not blocked', async () => {
    await imports.bringIn(`Name,Email,Blocked\nVera Duarte,${vera.email},Yes\n`);
    expect(await parlour.database.query(`SELECT id FROM clients WHERE blocked_at IS NOT NULL`)).toEqual([]);
  });
});

test('someone whom the desk has unblocked stays unblocked when the list comes in again', async () => {
  const list = 'Name,Email,Blocked\nAmelia Hart,amelia@example.com,Yes\n';
  await imports.bringIn(list);
  const [amelia] = await clients();
  expect(amelia).toMatchObject({ blocked: true });
  await changeClient(String(amelia?.['id']), { isBlocked: false });

  expect((await imports.bringIn(list)).counts).toMatchObject({ matched: 1, changed: 0 });
  expect(await clients()).toMatchObject([{ blocked: false }]);
});
