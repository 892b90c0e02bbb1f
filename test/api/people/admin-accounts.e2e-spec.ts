import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, aNewClient, type Person } from '../../support/people.js';
import { anAddress } from '../../support/accounts-browser.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

beforeEach(() => parlour.database.query(`DELETE FROM users`));

afterAll(() => parlour.close());

type Verb = 'get' | 'put' | 'delete';

const as = (person: Person) => {
  const call = (verb: Verb, path: string) => parlour.http[verb](path).set('Authorization', person.bearer);
  return {
    get: (path: string) => call('get', path),
    put: (path: string) => call('put', path),
    delete: (path: string) => call('delete', path),
  };
};

const adminsLeft = async () => {
  const [{ count }] = await parlour.database.query(`SELECT count(*)::int FROM users WHERE role = 'admin'`);
  return count;
};

describe('what only an admin may do', () => {
  test.each<[Verb, string]>([
    ['get', '/user'],
    ['put', '/user/admin'],
    ['delete', '/user/vera@salon.example'],
    ['delete', '/admin/vera@salon.example'],
  ])('is closed to visitors and clients: %s %s', async (verb, path) => {
    const client = await aClient(parlour);
    const body = { email: client.email };

    const visitor = await parlour.http[verb](path).send(body);
    const signedIn = await as(client)[verb](path).send(body);

    expect([visitor.status, visitor.body.code]).toEqual([401, 'unauthenticated']);
    expect([signedIn.status, signedIn.body.code]).toEqual([403, 'forbidden']);
    expect(await adminsLeft()).toBe(0);
  });

  test('is allowed however the path is capitalised', async () => {
    const [admin, client] = [await anAdmin(parlour), await aClient(parlour)];

    const answer = await as(admin).put('/USER/Admin/').send({ email: client.email });

    expect(answer.body).toEqual({ modifiedCount: 1 });
  });
});

describe('the list of users', () => {
  test('shows everyone by address, and nothing that is not on the page', async () => {
    const [admin, client] = [await anAdmin(parlour), await aClient(parlour)];

    const { body } = await as(admin).get('/user').expect(200);

    const everybody = [
      { _id: admin.id, email: admin.email, role: 'admin' },
      { _id: client.id, email: client.email, role: 'user' },
    ];
    expect(body).toEqual(everybody.sort((one, other) => (one.email < other.email ? -1 : 1)));
  });
});

describe('the question whether an account is an admin', () => {
  test('is answered to its owner', async () => {
    const [admin, client] = [await anAdmin(parlour), await aClient(parlour)];

    const ofAdmin = await as(admin).get(`/admin/${admin.email.toUpperCase()}`);
    const ofClient = await as(client).get(`/admin/${client.email}`);

    expect([ofAdmin.body, ofClient.body]).toEqual([{ admin: true }, { admin: false }]);
  });

  test('is answered to an admin about anybody', async () => {
    const [admin, other, client] = [await anAdmin(parlour), await anAdmin(parlour), await aClient(parlour)];

    const addresses = [other.email, client.email, anAddress()];
    const answers = await Promise.all(addresses.map((address) => as(admin).get(`/admin/${address}`)));

    expect(answers.map(({ body }) => body)).toEqual([{ admin: true }, { admin: false }, { admin: false }]);
  });

  test('is not answered to a client about any other account', async () => {
    const [admin, client] = [await anAdmin(parlour), await aClient(parlour)];

    const aboutAdmin = await as(client).get(`/admin/${admin.email}`);
    const aboutNobody = await as(client).get(`/admin/${anAddress()}`);

    expect([aboutAdmin.status, aboutAdmin.body.admin]).toEqual([403, false]);
    expect([aboutNobody.status, aboutNobody.body.admin]).toEqual([403, false]);
  });

  test.each([
    ['NUL', '%00vera@salon.example', 404],
    ['a line break', 'vera@salon.example%0d%0aBcc:eve@salon.example', 422],
    ['no address', 'vera', 422],
    ['a broken escape', '%zz@salon.example', 400],
  ])('is refused for a path with %s', async (_, path, status) => {
    const admin = await anAdmin(parlour);

    const answer = await as(admin).get(`/admin/${path}`);

    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

describe('making an account an admin', () => {
  test('opens the dashboard on its next request, without logging in again', async () => {
    const [admin, client] = [await anAdmin(parlour), await aClient(parlour)];
    await as(client).get('/user').expect(403);

    const answer = await as(admin).put('/user/admin').send({ email: client.email.toUpperCase() });

    expect([answer.status, answer.body]).toEqual([200, { modifiedCount: 1 }]);
    await as(client).get('/user').expect(200);
  });

  test('changes nothing for an admin, nor for an address without an account', async () => {
    const admin = await anAdmin(parlour);

    const again = await as(admin).put('/user/admin').send({ email: admin.email });
    const unknown = await as(admin).put('/user/admin').send({ email: anAddress() });

    expect([again.body, unknown.body]).toEqual([{ modifiedCount: 0 }, { modifiedCount: 0 }]);
    expect(await adminsLeft()).toBe(1);
  });

  test('A-8: is refused for an address that no one has confirmed, whoever signed up with it', async () => {
    const [admin, stranger] = [await anAdmin(parlour), await aNewClient(parlour)];

    const refused = await as(admin).put('/user/admin').send({ email: stranger.email });

    expect([refused.status, refused.body.code, refused.body.modifiedCount]).toEqual([
      403,
      'unverified-email',
      0,
    ]);
    expect(refused.body.detail).toContain('hasn’t confirmed their email address');
    await as(stranger).get('/user').expect(403);
  });

  test('needs an address', async () => {
    const admin = await anAdmin(parlour);

    const refused = await as(admin).put('/user/admin').send({ email: 'vera' });

    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '#/email']);
  });
});

describe('an admin who is dismissed', () => {
  test('loses the list of users on the next request', async () => {
    const [admin, other] = [await anAdmin(parlour), await anAdmin(parlour)];
    await as(other).get('/user').expect(200);

    const answer = await as(admin).delete(`/admin/${other.email}`);

    expect(answer.body).toEqual({ modifiedCount: 1 });
    await as(other).get('/user').expect(403);
  });

  test('is never the last one', async () => {
    const admin = await anAdmin(parlour);

    const refused = await as(admin).delete(`/admin/${admin.email}`);

    expect([refused.status, refused.body.code, refused.body.modifiedCount]).toEqual([409, 'last-admin', 0]);
    await as(admin).get('/user').expect(200);
  });

  test('was one: dismissing a client changes nothing', async () => {
    const [admin, client] = [await anAdmin(parlour), await aClient(parlour)];

    const answer = await as(admin).delete(`/admin/${client.email}`);

    expect(answer.body).toEqual({ modifiedCount: 0 });
  });
});

describe('a user who is deleted', () => {
  test('is logged out at once and gone from the list', async () => {
    const [admin, client] = [await anAdmin(parlour), await aClient(parlour)];

    const answer = await as(admin).delete(`/user/${client.email.toUpperCase()}`);

    expect([answer.status, answer.body]).toEqual([200, { deletedCount: 1 }]);
    await as(client).get(`/admin/${client.email}`).expect(401);
    const { body } = await as(admin).get('/user');
    expect(body).toHaveLength(1);
  });

  test('cannot be deleted twice', async () => {
    const admin = await anAdmin(parlour);

    const answer = await as(admin).delete(`/user/${anAddress()}`);

    expect([answer.status, answer.body]).toEqual([200, { deletedCount: 0 }]);
  });

  test('is never the last admin', async () => {
    const admin = await anAdmin(parlour);

    const refused = await as(admin).delete(`/user/${admin.email}`);

    expect([refused.status, refused.body.code, refused.body.deletedCount]).toEqual([409, 'last-admin', 0]);
    expect(await adminsLeft()).toBe(1);
  });

  test('is never the last admin who can still log in, when another account is closed', async () => {
    const [admin, closed] = [await anAdmin(parlour), await anAdmin(parlour)];
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [closed.id]);

    const own = await as(admin).delete(`/user/${admin.email}`);
    const theirs = await as(admin).delete(`/user/${closed.email}`);

    expect([own.status, theirs.body]).toEqual([409, { deletedCount: 1 }]);
  });

  test('is one of the two when two admins delete each other at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      await parlour.database.query(`DELETE FROM users`);
      const [one, other] = [await anAdmin(parlour), await anAdmin(parlour)];

      await Promise.all([as(one).delete(`/user/${other.email}`), as(other).delete(`/admin/${one.email}`)]);

      expect(await adminsLeft()).toBe(1);
    }
  });
});
