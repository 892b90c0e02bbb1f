import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { addPhone, anInsider, halfWayIn } from '../../support/insiders.js';
import { whoIs } from '../../support/accounts-browser.js';
import { aClient, anAdmin, PASSWORD, type Person } from '../../support/people.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

beforeEach(() => parlour.database.query(`DELETE FROM users`));

afterAll(() => parlour.close());

const disable = (actor: Person, { id }: { id: string }, disabled = true) =>
  parlour.http.put(`/users/${id}/disabled`).set('Authorization', actor.bearer).send({ disabled });
const dismiss = (actor: Person, { email }: Person) =>
  parlour.http.delete(`/admin/${email}`).set('Authorization', actor.bearer);
const remove = (actor: Person, { email }: Person) =>
  parlour.http.delete(`/user/${email}`).set('Authorization', actor.bearer);

const ask = (person: Person) => parlour.http.get('/bookings/mine').set('Authorization', person.bearer);
const logIn = ({ email }: Person) => parlour.http.post('/auth/login').send({ email, password: PASSWORD });

const adminsLeft = async (): Promise<number> => {
  const [{ count }] = await parlour.database.query(
    `SELECT count(*)::int FROM users WHERE role = 'admin' AND disabled_at IS NULL`,
  );
  return count;
};

describe('an account that an admin closes', () => {
  test('is logged out with its next request, and cannot be logged in to', async () => {
    const [vera, maria] = [await anAdmin(parlour), await aClient(parlour)];
    await ask(maria).expect(200);

    await disable(vera, maria).expect(204);

    await ask(maria).expect(401);
    const { status, body } = await logIn(maria);
    expect([status, body.code]).toEqual([403, 'user-disabled']);
  });

  test('stays logged out after it is enabled again, until its owner logs in', async () => {
    const [vera, maria] = [await anAdmin(parlour), await aClient(parlour)];
    await disable(vera, maria).expect(204);

    await disable(vera, maria, false).expect(204);

    await ask(maria).expect(401);
    await logIn(maria).expect(200);
  });

  test('ends a log-in under way, also if it is enabled again before the second step', async () => {
    const [vera, maria] = [await anAdmin(parlour), await anInsider(parlour)];
    const phone = await addPhone(parlour, maria);
    const browser = await halfWayIn(parlour, maria);
    await disable(vera, maria).expect(204);

    await disable(vera, maria, false).expect(204);

    await browser.post('/auth/factor').send({ code: phone.code() }).expect(404);
    expect(await whoIs(browser)).toBeNull();
  });

  test('is not closed a second time', async () => {
    const [vera, maria] = [await anAdmin(parlour), await aClient(parlour)];

    await disable(vera, maria).expect(204);
    await disable(vera, maria).expect(204);

    const rows = await parlour.database.query(`SELECT action FROM audit_entries WHERE object_id = $1`, [
      maria.id,
    ]);
    expect(rows).toEqual([{ action: 'user.disabled' }]);
  });

  test('is not one’s own', async () => {
    const vera = await anAdmin(parlour);
    await anAdmin(parlour);

    const { status, body } = await disable(vera, vera);

    expect([status, body.code]).toEqual([409, 'not-possible']);
    await ask(vera).expect(200);
  });

  test('exists', async () => {
    const vera = await anAdmin(parlour);

    await disable(vera, { id: randomUUID() }).expect(404);
    await disable(vera, { id: 'nobody' }).expect(404);
  });

  test.each([{}, { disabled: 'true' }, { disabled: null }, { disabled: true, role: 'admin' }])(
    'needs a plain yes or no, not %j',
    async (answer) => {
      const [vera, maria] = [await anAdmin(parlour), await aClient(parlour)];

      await parlour.http
        .put(`/users/${maria.id}/disabled`)
        .set('Authorization', vera.bearer)
        .send(answer)
        .expect(422);

      await ask(maria).expect(200);
    },
  );
});

/** The accounts and sessions as they are, so that a race can be run again from the same start. */
const kept = async (): Promise<{ users: string; sessions: string }> => {
  const [rows] = await parlour.database.query(
    `SELECT (SELECT json_agg(u)::text FROM users u) AS users, (SELECT json_agg(s)::text FROM sessions s) AS sessions`,
  );
  return rows;
};

async function bringBack({ users, sessions }: { users: string; sessions: string }): Promise<void> {
  await parlour.database.query(`DELETE FROM users`);
  await parlour.database.query(`INSERT INTO users SELECT * FROM json_populate_recordset(NULL::users, $1)`, [
    users,
  ]);
  await parlour.database.query(
    `INSERT INTO sessions SELECT * FROM json_populate_recordset(NULL::sessions, $1)`,
    [sessions],
  );
}

describe('two admins who remove each other at the same moment', () => {
  const ways = { disable, dismiss, remove };
  const pairs = [
    ['disable', 'disable'],
    ['disable', 'dismiss'],
    ['disable', 'remove'],
    ['dismiss', 'dismiss'],
    ['dismiss', 'remove'],
    ['remove', 'remove'],
  ] as const;

  test.each(pairs)(
    'A35 leave one of them, when one wants to %s and the other to %s',
    async (ones, others) => {
      const [one, other] = [await anAdmin(parlour), await anAdmin(parlour)];
      const everybodySignedIn = await kept();
      const rounds = 34;
      const left: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await bringBack(everybodySignedIn);
        const answers = await Promise.all([ways[ones](one, other), ways[others](other, one)]);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        left.push(await adminsLeft());
      }

      expect(left).toEqual(Array.from({ length: rounds }, () => 1));
    },
  );

  test('A35 leave one of three who all close each other', async () => {
    const [one, two, three] = [await anAdmin(parlour), await anAdmin(parlour), await anAdmin(parlour)];

    await Promise.all(
      [one, two, three].flatMap((actor) =>
        [one, two, three].filter((other) => other !== actor).map((other) => disable(actor, other)),
      ),
    );

    expect(await adminsLeft()).toBeGreaterThanOrEqual(1);
  });
});
