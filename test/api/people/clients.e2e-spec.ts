// Long because the list and the record of a client are two views of the same few clients.
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { countStatements } from '../../support/count-statements.js';
import { findInDatabase } from '../../support/find-in-database.js';

let parlour: TestApp;
let vera: Person;
let maria: Person;

// It is Monday, 1 March 2027, 08:00.
beforeAll(async () => {
  parlour = await startTestApp();
});

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE users, clients, bookings, outbox, messages CASCADE`);
  parlour.clock.set('2027-03-01T08:00:00Z');
  vera = await anAdmin(parlour, 'Vera Duarte');
  maria = await aClient(parlour, 'Maria Lopes');
});

afterAll(() => parlour.close());

const as = (verb: 'get' | 'post' | 'patch' | 'delete', path: string, person: Person = vera) =>
  parlour.http[verb](path).set('Authorization', person.bearer);

const add = async (body: object): Promise<string> =>
  (await as('post', '/clients').send(body).expect(201)).body._id;

const list = async (query = '') => (await as('get', `/clients?${query}`).expect(200)).body;

const names = async (query = ''): Promise<string[]> =>
  (await list(query)).items.map(({ name }: { name: string }) => name);

const pastBooking = (parts: Parameters<typeof aPastBooking>[1]) => aPastBooking(parlour.database, parts);

/** The recorded activity about a client; entries, also those of other tests, are never deleted. */
const actsOn = async (id: string): Promise<[string, object][]> =>
  (
    await parlour.database.query(
      `SELECT action, detail FROM audit_entries WHERE object_id = $1 ORDER BY id`,
      [id],
    )
  ).map(({ action, detail }: { action: string; detail: object }) => [action, detail]);

describe('the list of clients', () => {
  test('holds those with an account and those without, by name, and not those who run the salon', async () => {
    await aClient(parlour, 'zoe');
    await add({ name: 'Nora Quist' });

    expect(await names()).toEqual(['Maria Lopes', 'Nora Quist', 'zoe']);
  });

  test('shows the latest first when that is asked for', async () => {
    parlour.clock.advanceMinutes(1);
    await add({ name: 'Nora Quist' });

    expect(await names('sort=newest')).toEqual(expect.arrayContaining(['Nora Quist', 'Maria Lopes']));
    await parlour.database.query(`UPDATE users SET created_at = '2020-01-01'`);
    expect(await names('sort=newest')).toEqual(['Nora Quist', 'Maria Lopes']);
  });

  test('says how often each client came and did not, when they were here, when they come next, and what they spent', async () => {
    const clientId = maria.id;
    await pastBooking({ clientId, startsAt: '2026-12-01T10:00:00Z', priceCents: 4050 });
    await pastBooking({ clientId, startsAt: '2027-02-01T10:00:00Z', priceCents: 6000 });
    await pastBooking({ clientId, startsAt: '2027-02-08T10:00:00Z', status: 'no-show' });
    await pastBooking({ clientId, startsAt: '2027-02-09T10:00:00Z', status: 'cancelled' });
    await pastBooking({ clientId, startsAt: '2027-02-10T10:00:00Z', status: 'confirmed' });
    await pastBooking({ clientId, startsAt: '2019-02-01T10:00:00Z', currency: 'EUR' });
    await pastBooking({ clientId, startsAt: '2027-03-09T10:00:00Z', status: 'confirmed' });
    await pastBooking({ clientId, startsAt: '2027-03-02T10:00:00Z', status: 'cancelled' });

    const { items, currency } = await list();

    expect(currency.code).toBe('USD');
    expect(items).toEqual([
      {
        _id: clientId,
        name: 'Maria Lopes',
        email: maria.email,
        phone: '',
        hasAccount: true,
        isVerified: true,
        visits: 3,
        noShows: 1,
        lateCancellations: 0,
        lastVisitAt: '2027-02-01T10:00:00.000Z',
        nextVisitAt: '2027-03-09T10:00:00.000Z',
        spent: 100.5,
        warning: '',
        tags: [],
        isBlocked: false,
        lookedAfterBy: null,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  test('is searched by part of a name or an email address, and by digits of a phone number however it is written', async () => {
    await add({ name: 'Nora Quist', phone: '+49 (171) 23-45', email: 'nq@example.com' });
    await add({ name: '100% Olga' });

    expect(await names('q=nora')).toEqual(['Nora Quist']);
    expect(await names('q=NQ%40exam')).toEqual(['Nora Quist']);
    expect(await names('q=0171%202345')).toEqual(['Nora Quist']);
    expect(await names('q=100%25')).toEqual(['100% Olga']);
    expect(await names(`q=${maria.email.slice(0, 12)}`)).toEqual(['Maria Lopes']);
    expect(await names('q=nobody')).toEqual([]);
  });

  test('is searched by half a number with the country of the salon or without, however either was written', async () => {
    await parlour.database.query(`UPDATE salon SET country = 'Germany'`);
    await add({ name: 'Nora Quist', phone: '+49 (0)171 2345678' });
    await add({ name: 'Olga Berg', phone: '0171 / 234 99' });
    await add({ name: 'Rui Sá', phone: '+351 917 171 000' });
    await parlour.database.query(`UPDATE users SET phone = '0049 171 2340' WHERE id = $1`, [maria.id]);

    const both = ['Maria Lopes', 'Nora Quist', 'Olga Berg'];
    expect(await names('q=0171%20234')).toEqual(both);
    expect(await names('q=%2B49%20171%20234')).toEqual(both);
    expect(await names('q=0049171234')).toEqual(both);
    expect(await names('q=%2B49%20(0)171')).toEqual(both);
    expect(await names(`q=${encodeURIComponent('٠١٧١ ٢٣٤')}`)).toEqual(both);
    expect(await names('q=917%20171')).toEqual(['Rui Sá']);
  });

  test('comes in pages that show every client once', async () => {
    for (const name of ['Ada', 'Bea', 'Cleo', 'Nina', 'Olga', 'Zita']) await add({ name });

    const pages = [
      await names('pageSize=3'),
      await names('pageSize=3&page=2'),
      await names('pageSize=3&page=3'),
    ];

    expect(pages).toEqual([['Ada', 'Bea', 'Cleo'], ['Maria Lopes', 'Nina', 'Olga'], ['Zita']]);
    expect(await list('pageSize=3&page=2')).toMatchObject({ total: 7, page: 2, pageSize: 3 });
  });

  test('takes as many queries for many clients as for one', async () => {
    const few = await countStatements(parlour.database, () => list());
    for (const name of ['Ada', 'Bea', 'Cleo', 'Nina']) {
      await pastBooking({ cardId: await add({ name }), startsAt: '2027-02-01T10:00:00Z' });
    }

    expect(await countStatements(parlour.database, () => list())).toBe(few);
  });

  test.each(['sort=visits', 'page=0', 'pageSize=1000', 'page=x', `q=${'a'.repeat(255)}`, 'q=a&q=b'])(
    'cannot be asked for by %s',
    async (query) => {
      expect((await as('get', `/clients?${query}`)).status).toBe(422);
    },
  );
});

describe('a client', () => {
  test('without an account has a record that the salon writes and changes', async () => {
    const id = await add({ name: ' Nora Quist ', email: 'nq@example.com', phone: ' 0171 23 ', note: 'Shy' });

    const { body } = await as('patch', `/clients/${id}`).send({ phone: '0171 24', note: '' }).expect(200);

    expect(body).toMatchObject({ name: 'Nora Quist', email: 'nq@example.com', phone: '0171 24', note: '' });
    expect(body).toMatchObject({ hasAccount: false, can: { changeContact: true, erase: true } });
    expect((await as('get', `/clients/${id}`).expect(200)).body).toEqual(body);
    expect(await actsOn(id)).toEqual([
      ['client.added', {}],
      ['client.changed', {}],
    ]);
  });

  test('who has an account can have a note, and is otherwise left alone', async () => {
    const note = 'Allergic to latex';
    const before = await parlour.database.query(`SELECT * FROM users`);

    await as('patch', `/clients/${maria.id}`).send({ note: 'First' }).expect(200);
    parlour.clock.advanceMinutes(5);
    const { body } = await as('patch', `/clients/${maria.id}`).send({ note }).expect(200);
    const refused = await as('patch', `/clients/${maria.id}`).send({
      note: 'x',
      name: 'Mary',
      phone: '1234',
    });

    expect(body).toMatchObject({ note, noteChangedAt: '2027-03-01T08:05:00.000Z', hasAccount: true });
    expect(body.can).toEqual({
      changeNote: true,
      changeContact: false,
      changeCarer: false,
      merge: true,
      erase: false,
      changeDetails: true,
      giveConsent: false,
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '#/name',
      '#/phone',
    ]);
    expect((await as('get', `/clients/${maria.id}`)).body.note).toBe(note);
    expect(await parlour.database.query(`SELECT * FROM users`)).toEqual(before);
    expect(await list()).toMatchObject({ total: 1 });
  });

  test('has one line that no one may overlook, with or without an account, which is on record without its words', async () => {
    const warning = 'Allergic to PPD';
    const olga = await add({ name: 'Olga', note: 'Likes tea', warning });

    await as('patch', `/clients/${maria.id}`).send({ note: 'Shy' }).expect(200);
    const { body } = await as('patch', `/clients/${maria.id}`)
      .send({ warning: ` ${warning} ` })
      .expect(200);

    expect(body).toMatchObject({ warning, note: 'Shy', can: { changeContact: false } });
    expect((await as('patch', `/clients/${maria.id}`).send({ note: 'Loud' })).body.warning).toBe(warning);
    expect((await list()).items.map((item: { warning: string }) => item.warning)).toEqual([warning, warning]);
    expect(await actsOn(olga)).toEqual([
      ['client.added', {}],
      ['client.warned-of', {}],
    ]);
    expect((await actsOn(maria.id)).map(([action]) => action)).toEqual([
      ...['client.changed', 'client.warned-of', 'client.changed'],
    ]);
    expect((await as('patch', `/clients/${olga}`).send({ warning: '' })).body).toMatchObject({
      warning: '',
      note: 'Likes tea',
    });
  });

  test('has tags, each in the spelling that came first, by which the list is narrowed, whether there is an account or not', async () => {
    const olga = await add({ name: 'Olga' });
    await add({ name: 'Nora' });
    const put = (id: string, body: object) => as('patch', `/clients/${id}`).send(body);

    expect((await put(olga, { addTag: ' Bride ' }).expect(200)).body.tags).toEqual(['Bride']);
    expect((await put(maria.id, { addTag: 'bride' }).expect(200)).body.tags).toEqual(['Bride']);
    expect((await put(olga, { addTag: 'BRIDE' }).expect(200)).body.tags).toEqual(['Bride']);
    await put(olga, { addTag: 'Student', note: 'Shy' }).expect(200);

    expect((await as('get', '/clients/tags').expect(200)).body).toEqual([
      { tag: 'Bride', clients: 2 },
      { tag: 'Student', clients: 1 },
    ]);
    expect(await names('tag=bride')).toEqual(['Maria Lopes', 'Olga']);
    expect(await list('tag=bride&q=olga')).toMatchObject({
      total: 1,
      items: [{ tags: ['Bride', 'Student'] }],
    });
    expect(await names('tag=nobody')).toEqual([]);
    expect((await put(olga, { removeTag: 'bride' }).expect(200)).body).toMatchObject({
      tags: ['Student'],
      note: 'Shy',
    });
    expect((await put(maria.id, { note: 'x' }).expect(200)).body.tags).toEqual(['Bride']);
  });

  test('keeps every tag that two put on at the same moment, in one spelling', async () => {
    const ids = [await add({ name: 'Olga' }), await add({ name: 'Nora' }), maria.id];

    await Promise.all(
      ids.flatMap((id) =>
        ['Bride', 'bride', 'VIP'].map((addTag) => as('patch', `/clients/${id}`).send({ addTag }).expect(200)),
      ),
    );

    const { items } = await list();
    expect(items.map(({ tags }: { tags: string[] }) => tags.length)).toEqual([2, 2, 2]);
    expect((await as('get', '/clients/tags')).body).toHaveLength(2);
  });

  test('has twelve tags at most', async () => {
    const id = await add({ name: 'Olga' });
    for (let number = 1; number <= 12; number++) {
      await as('patch', `/clients/${id}`)
        .send({ addTag: `Tag ${number}` })
        .expect(200);
    }

    const { body } = await as('patch', `/clients/${id}`).send({ addTag: 'One more' }).expect(422);

    expect(body.errors).toEqual([expect.objectContaining({ pointer: '#/addTag' })]);
    await as('patch', `/clients/${id}`).send({ addTag: 'TAG 3' }).expect(200);
    await as('patch', `/clients/${id}`).send({ addTag: 'One, two' }).expect(422);
    await as('patch', `/clients/${id}`)
      .send({ addTag: 'x'.repeat(31) })
      .expect(422);
    await as('patch', `/clients/${id}`).send({ addTag: ' ' }).expect(422);
  });

  test('is not added twice under one email address, with or without an account', async () => {
    const olga = await add({ name: 'Olga', email: 'olga@example.com' });
    const nora = await add({ name: 'Nora' });
    await parlour.database.query(`UPDATE users SET verified_at = now() WHERE id = $1`, [maria.id]);

    const answers = [
      await as('post', '/clients').send({ name: 'O.', email: 'OLGA@example.com' }),
      await as('post', '/clients').send({ name: 'M.', email: maria.email.toUpperCase() }),
      await as('patch', `/clients/${nora}`).send({ email: 'olga@example.com' }),
      await as('patch', `/clients/${nora}`).send({ email: maria.email }),
    ];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [409, 'email-already-in-use']),
    );
    await as('patch', `/clients/${olga}`).send({ email: 'Olga@example.com' }).expect(200);
    await as('patch', `/clients/${olga}`).send({ email: '' }).expect(200);
  });

  test('has their own coming and past bookings only', async () => {
    const id = await add({ name: 'Nora' });
    await pastBooking({ clientId: maria.id, startsAt: '2027-02-01T10:00:00Z' });
    const past = await pastBooking({ cardId: id, startsAt: '2027-02-01T10:00:00Z' });
    const gone = await pastBooking({ cardId: id, startsAt: '2027-03-03T10:00:00Z', status: 'cancelled' });
    const next = await pastBooking({ cardId: id, startsAt: '2027-03-02T10:00:00Z', status: 'confirmed' });
    const after = await pastBooking({ cardId: id, startsAt: '2027-03-05T10:00:00Z', status: 'confirmed' });

    const ids = async (query: string) =>
      (await as('get', `/clients/${id}/bookings?${query}`).expect(200)).body.items.map(
        ({ _id }: { _id: string }) => _id,
      );

    expect(await ids('')).toEqual([next, after]);
    expect(await ids('when=past')).toEqual([gone, past]);
    expect(await ids('when=past&page=2&pageSize=1')).toEqual([past]);
    const { body } = await as('get', `/clients/${id}/bookings`);
    expect(body.items[0].client).toMatchObject({ _id: null, cardId: id });
    expect((await as('get', `/clients/${maria.id}/bookings?when=past`)).body.total).toBe(1);
  });

  test('is not found by an unknown id', async () => {
    const nobody = randomUUID();
    const answers = [
      await as('get', `/clients/${nobody}`),
      await as('get', `/clients/${nobody}/bookings`),
      await as('get', `/clients/${nobody}/departure`),
      await as('patch', `/clients/${nobody}`).send({ note: 'x' }),
      await as('delete', `/clients/${nobody}`),
      await as('get', '/clients/not-an-id'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test.each<[string, object]>([
    ['no name', { email: 'a@example.com' }],
    ['an empty name', { name: '  ' }],
    ['a name with a line break', { name: 'A\nB' }],
    ['a name that is too long', { name: 'a'.repeat(121) }],
    ['no address', { name: 'A', email: 'nobody' }],
    ['two addresses', { name: 'A', email: 'a@b.co, c@d.co' }],
    ['an address that is null', { name: 'A', email: null }],
    ['words for a number', { name: 'A', phone: 'call me' }],
    ['a note that is too long', { name: 'A', note: 'a'.repeat(2001) }],
    ['a warning that is too long', { name: 'A', warning: 'a'.repeat(201) }],
    ['a warning of two lines', { name: 'A', warning: 'PPD\nlatex' }],
    ['a note that is no text', { name: 'A', note: { a: 1 } }],
    ['a field of somebody else', { name: 'A', userId: randomUUID() }],
  ])('is not written down with %s', async (_, body) => {
    expect((await as('post', '/clients').send(body)).status).toBe(422);
    expect(await parlour.database.query(`SELECT 1 FROM clients`)).toEqual([]);
  });
});

describe('A49 a client without an account whom the salon erases', () => {
  const CANARY = {
    name: 'Canary Quillfeather',
    email: 'canary@birdcage.example',
    phone: '+99 777 31 41 59',
    note: 'allergic to sunflower-seed-oil-xq',
    warning: 'faints at moonseed-balm-vw',
    tag: 'plover-quartet-zz',
    message: 'a question about moulting-season-jj',
  };

  test('leaves the past bookings and no personal data; coming bookings are cancelled', async () => {
    const { name, email, phone, note, warning, message } = CANARY;
    const id = await add({ name, email, phone, note, warning });
    await as('patch', `/clients/${id}`).send({ addTag: CANARY.tag }).expect(200);
    const past = await pastBooking({ cardId: id, startsAt: '2027-02-01T10:00:00Z', name, email });
    const next = await pastBooking({
      cardId: id,
      startsAt: '2027-03-05T10:00:00Z',
      status: 'confirmed',
      name,
      email,
    });
    await parlour.http.post('/messages').send({ kind: 'contact', name, email, phone, message }).expect(201);
    await parlour.database.query(
      `INSERT INTO idempotency_keys (scope, key, request_hash, answer) VALUES ('book:desk', 'k', 'h', $1)`,
      [JSON.stringify({ _id: past, client: { name } })],
    );
    expect((await as('get', `/clients/${id}/departure`).expect(200)).body).toEqual({
      comingVisits: 1,
      people: [],
    });

    await as('delete', `/clients/${id}`).expect(204);

    expect(await findInDatabase(parlour.database, Object.values(CANARY))).toEqual({});
    const rows = await parlour.database.query(
      `SELECT id, status, card_id, total_price_cents::int FROM bookings ORDER BY starts_at`,
    );
    expect(rows).toEqual([
      { id: past, status: 'done', card_id: null, total_price_cents: 4000 },
      { id: next, status: 'cancelled', card_id: null, total_price_cents: 4000 },
    ]);
    expect(await actsOn(id)).toContainEqual(['client.erased', { cancelledVisits: 1 }]);
    await as('get', `/clients/${id}`).expect(404);
  });

  test('takes nothing of someone who has since got an account under the same address', async () => {
    const { name, phone } = CANARY;
    const id = await add({ name, phone, email: 'shared@example.com' });
    await parlour.http
      .post('/messages')
      .send({ kind: 'contact', name: 'Rita', email: 'shared@example.com', message: 'Mine' })
      .expect(201);
    await parlour.http
      .post('/auth/sign-up')
      .send({ name: 'Rita', email: 'shared@example.com', password: 'a long enough secret' })
      .expect(201);

    await as('delete', `/clients/${id}`).expect(204);

    expect(await parlour.database.query(`SELECT text FROM messages`)).toEqual([{ text: 'Mine' }]);
  });

  test('is never one with an account, who is erased with it', async () => {
    await as('patch', `/clients/${maria.id}`).send({ note: 'x' }).expect(200);
    const [{ id: cardId }] = await parlour.database.query(`SELECT id FROM clients`);

    const answers = [await as('delete', `/clients/${maria.id}`), await as('delete', `/clients/${cardId}`)];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await parlour.database.query(`SELECT 1 FROM clients`)).toHaveLength(1);
  });
});
