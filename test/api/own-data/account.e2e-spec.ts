import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Service } from '../../../api/salon/services/service.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let cut: Service;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut' });
  await aMember(parlour.database, { name: 'Ana', does: [cut] });
});

afterAll(() => parlour.close());

const account = (verb: 'get' | 'patch' | 'delete', { bearer }: Person, path = '/account') =>
  parlour.http[verb](path).set('Authorization', bearer);

const rowOf = async ({ id }: Person) =>
  (await parlour.database.query(`SELECT to_jsonb(users) AS row FROM users WHERE id = $1`, [id]))[0].row;

describe('someone who looks at their account', () => {
  test('sees who they are, and nothing that could be used against them', async () => {
    const client = await aClient(parlour, 'Maria Lopes');

    const { status, body } = await account('get', client);

    expect([status, body]).toEqual([
      200,
      {
        _id: client.id,
        email: client.email,
        name: 'Maria Lopes',
        phone: '',
        role: 'user',
        language: null,
        isVerified: true,
        hasPassword: true,
        isAskedForReviews: true,
        birthday: '',
        address: '',
        consents: ['email-reminders', 'message-reminders', 'email-news', 'message-news'].map((kind) => ({
          kind,
          isGiven: null,
          origin: null,
          decidedAt: null,
        })),
        google: false,
        createdAt: expect.any(String),
      },
    ]);
  });

  test('changes name and phone number, each without the other', async () => {
    const client = await aClient(parlour);

    await account('patch', client).send({ phone: '+351 912 345 678' }).expect(200);
    const { body } = await account('patch', client).send({ name: '  Maria de Sousa ' }).expect(200);

    expect([body.name, body.phone]).toEqual(['Maria de Sousa', '+351 912 345 678']);
    expect(await rowOf(client)).toMatchObject({ name: 'Maria de Sousa', phone: '+351 912 345 678' });
  });

  test('may remove the phone number, and may change nothing at all', async () => {
    const client = await aClient(parlour);
    await account('patch', client).send({ phone: '912 345' }).expect(200);

    const none = await account('patch', client).send({ phone: '' });
    const nothing = await account('patch', client).send({});

    expect([none.body.phone, nothing.status, nothing.body.phone]).toEqual(['', 200, '']);
  });

  test.each([
    ['name', ''],
    ['name', '   '],
    ['name', null],
    ['name', 'M'.repeat(121)],
    ['name', 'Maria\r\nBcc: eve@example.com'],
    ['name', ['Maria']],
    ['phone', 'call me'],
    ['phone', null],
    ['phone', '1'.repeat(33)],
  ])('cannot change %s to %j', async (field, value) => {
    const client = await aClient(parlour);
    const before = await rowOf(client);

    const { status, body } = await account('patch', client).send({ [field]: value });

    expect([status, body.errors[0].pointer]).toEqual([422, `#/${field}`]);
    expect(await rowOf(client)).toEqual(before);
  });

  test('changes no other account', async () => {
    const [client, other] = [await aClient(parlour), await aClient(parlour, 'Olga')];

    await account('patch', client).send({ name: 'Maria' }).expect(200);

    expect(await rowOf(other)).toMatchObject({ name: 'Olga' });
  });
});

describe('A09 what owners cannot change about their account', () => {
  const columns = () => {
    const { columns } = parlour.database.getMetadata('User');
    return columns.flatMap(({ propertyName, databaseName }) => [propertyName, databaseName]);
  };

  test('every column but name and phone number is refused, and nothing changes', async () => {
    const client = await aClient(parlour);
    const before = await rowOf(client);
    const foreign = [...new Set([...columns(), '_id', 'isVerified', 'hasPassword'])].filter(
      (name) => !['name', 'phone'].includes(name),
    );

    const answers = await Promise.all(
      foreign.map(async (name) => {
        const value = name === 'role' ? 'admin' : randomUUID();
        const { status } = await account('patch', client).send({ name: 'Eve', [name]: value });
        return [name, status];
      }),
    );

    expect(foreign).toEqual(
      expect.arrayContaining(['role', 'passwordHash', 'password_hash', 'tokenVersion']),
    );
    expect(answers).toEqual(foreign.map((name) => [name, 422]));
    expect(await rowOf(client)).toEqual(before);
  });
});

describe('an admin who asks what would go with a user', () => {
  test('counts no bookings for an account without any, and for an address without an account', async () => {
    const [admin, client] = [await anAdmin(parlour), await aClient(parlour)];

    const known = await account('get', admin, `/user/${client.email}/departure`).expect(200);
    const unknown = await account('get', admin, '/user/nobody@example.com/departure').expect(200);

    expect([known.body, unknown.body]).toEqual([
      { comingVisits: 0, people: [] },
      { comingVisits: 0, people: [] },
    ]);
  });
});

describe('someone who exports their data', () => {
  const book = async ({ bearer }: Person, startsAt: string) => {
    const { body } = await parlour.http
      .post('/bookings')
      .set('Authorization', bearer)
      .set('Idempotency-Key', randomUUID())
      .send({ lines: [{ serviceId: cut.id }], startsAt, note: 'By the window', phone: '912 345' })
      .expect(201);
    return String(body._id);
  };

  const cancel = ({ bearer }: Person, id: string, reason: string) =>
    parlour.http.post(`/bookings/${id}/cancel`).set('Authorization', bearer).send({ reason }).expect(200);

  /** The number of database statements during the request. */
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const query = jest.spyOn(Client.prototype, 'query');
    await work();
    const count = query.mock.calls.length;
    query.mockRestore();
    return count;
  };

  test('gets one file with all that the salon knows about them, and nothing about anybody else', async () => {
    const [client, other] = [await aClient(parlour, 'Maria Lopes'), await aClient(parlour, 'Olga')];
    await book(other, '2027-03-02T09:00:00Z');
    await cancel(client, await book(client, '2027-03-02T10:00:00Z'), 'My train is late');
    await parlour.database.query(
      `INSERT INTO reviews (client_id, name, text, stars) VALUES ($1, 'Maria', 'Wonderful', 5)`,
      [client.id],
    );

    const { headers, body, text } = await account('get', client, '/account/export').expect(200);

    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'content-disposition': 'attachment; filename="parlour-my-data-2027-03-01.json"',
      'cache-control': 'no-store',
    });
    expect(body).toMatchObject({
      schema: 9,
      exportedAt: '2027-03-01T08:00:00.000Z',
      profile: { email: client.email, name: 'Maria Lopes' },
      sessions: [{ isCurrent: true, createdAt: '2027-03-01T08:00:00.000Z' }],
      reviews: [{ text: 'Wonderful', stars: 5, status: 'pending' }],
    });
    expect(body.visits).toEqual([
      expect.objectContaining({
        status: 'cancelled',
        name: 'Maria Lopes',
        email: client.email,
        phone: '912 345',
        note: 'By the window',
        cancelReason: 'My train is late',
        totalPrice: 40,
        lines: [expect.objectContaining({ title: 'Cut', staffName: 'Ana' })],
        events: [
          expect.objectContaining({ verb: 'book', by: 'client' }),
          expect.objectContaining({ verb: 'cancel', by: 'client' }),
        ],
      }),
    ]);
    expect(body.letters.map(({ kind, to }: { kind: string; to: string }) => [kind, to])).toEqual(
      expect.arrayContaining([
        ['booking-confirmed', client.email],
        ['booking-cancelled', client.email],
      ]),
    );
    expect(text).not.toContain(other.email);
    expect(text).not.toContain('Olga');
    expect(text).not.toMatch(/v1\$|password_?hash/i);
  });

  test('is answered with the same number of queries after one booking or many', async () => {
    const client = await aClient(parlour);
    const take = () => account('get', client, '/account/export').expect(200);
    await book(client, '2027-03-03T09:00:00Z');
    await take();
    const once = await statementsOf(take);
    for (const hour of [10, 11, 12, 13]) await book(client, `2027-03-03T${hour}:00:00Z`);

    expect(await statementsOf(take)).toBe(once);
    expect(once).toBeGreaterThan(4);
  });

  test('is refused once the account no longer exists', async () => {
    const refused = await parlour.http.get('/account/export');

    expect([refused.status, refused.headers['content-disposition']]).toEqual([401, undefined]);
  });
});
