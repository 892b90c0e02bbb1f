import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, PASSWORD, type Person } from '../../support/people.js';

let parlour: TestApp;
let vera: Person;
let maria: Person;

beforeAll(async () => {
  parlour = await startTestApp();
});

beforeEach(async () => {
  await parlour.database.query(`DELETE FROM users`);
  vera = await anAdmin(parlour, 'Vera Duarte');
  maria = await aClient(parlour, 'Maria Lopes');
});

afterAll(() => parlour.close());

const asVera = (verb: 'put' | 'delete' | 'post', path: string, body: object = {}) =>
  parlour.http[verb](path).set('Authorization', vera.bearer).send(body);

const entriesAbout = (id: string) =>
  parlour.database.query(
    `SELECT e.actor_id, e.session_id IS NOT NULL AS has_session, e.action, e.object_type, e.detail
     FROM audit_entries e WHERE object_id = $1 ORDER BY id`,
    [id],
  );

const byVera = (action: string) => ({
  actor_id: vera.id,
  has_session: true,
  action,
  object_type: 'user',
  detail: {},
});

describe('is recorded with who did it', () => {
  test('making an account an admin, and taking the role back', async () => {
    await asVera('put', '/user/admin', { email: maria.email }).expect(200);
    await asVera('put', '/user/admin', { email: maria.email }).expect(200);
    await asVera('delete', `/admin/${maria.email}`).expect(200);

    expect(await entriesAbout(maria.id)).toEqual([byVera('admin.appointed'), byVera('admin.dismissed')]);
  });

  test('closing an account and opening it again', async () => {
    await asVera('put', `/users/${maria.id}/disabled`, { disabled: true }).expect(204);
    await asVera('put', `/users/${maria.id}/disabled`, { disabled: false }).expect(204);

    expect(await entriesAbout(maria.id)).toEqual([byVera('user.disabled'), byVera('user.enabled')]);
  });

  test('deleting an account, of which only the id is kept', async () => {
    await asVera('delete', `/user/${maria.email}`).expect(200);

    const [entry] = await entriesAbout(maria.id);
    expect(entry).toMatchObject({ actor_id: vera.id, action: 'user.deleted' });
    const [{ whole }] = await parlour.database.query(
      `SELECT coalesce(string_agg(e::text, ' '), '') AS whole FROM audit_entries e`,
    );
    expect(whole).not.toContain(maria.email);
    expect(whole).not.toContain('Maria');
  });

  test('sending an email again', async () => {
    const [{ id }] = await parlour.database.query(
      `INSERT INTO outbox (kind, to_address, user_id, not_before, give_up_at, failed_at, facts)
       VALUES ('password-changed', $1, $2, now(), now(), now(), '{"at": "2027-03-01T08:00:00Z"}') RETURNING id`,
      [maria.email, maria.id],
    );

    await asVera('post', `/mail/${id}/retry`).expect(200);

    expect(await entriesAbout(id)).toEqual([
      { ...byVera('mail.retried'), object_type: 'message', detail: { kind: 'password-changed' } },
    ]);
  });

  test('not what was refused, and not what changed nothing', async () => {
    const before = await countOfEntries();

    await asVera('delete', `/admin/${vera.email}`).expect(409);
    await asVera('delete', `/admin/${maria.email}`).expect(200);
    await asVera('delete', '/user/nobody@example.com').expect(200);
    await asVera('put', `/users/${maria.id}/disabled`, { disabled: false }).expect(204);

    expect(await countOfEntries()).toBe(before);
  });
});

test('the first admin of a salon is recorded, though no one was logged in', async () => {
  const { databaseUrl } = parlour;
  await parlour.database.query(`DELETE FROM users`);
  const env = { ADMIN_EMAIL: 'first@salon.example', ADMIN_PASSWORD: PASSWORD };
  const opened = await startTestApp({ databaseUrl, env });
  await opened.close();

  const [{ id }] = await parlour.database.query(`SELECT id FROM users WHERE email = 'first@salon.example'`);
  expect(await entriesAbout(id)).toEqual([
    { actor_id: null, has_session: false, action: 'salon.set-up', object_type: 'user', detail: {} },
  ]);
});

describe('what cannot be recorded does not happen', () => {
  beforeEach(() =>
    parlour.database.query(`ALTER TABLE audit_entries ADD CONSTRAINT nothing_more CHECK (false) NOT VALID`),
  );

  afterEach(() => parlour.database.query(`ALTER TABLE audit_entries DROP CONSTRAINT nothing_more`));

  test('no account is deleted, disabled or made an admin', async () => {
    const answers = [
      await asVera('delete', `/user/${maria.email}`),
      await asVera('put', `/users/${maria.id}/disabled`, { disabled: true }),
      await asVera('put', '/user/admin', { email: maria.email }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    const [row] = await parlour.database.query(`SELECT role, disabled_at FROM users WHERE id = $1`, [
      maria.id,
    ]);
    expect(row).toEqual({ role: 'user', disabled_at: null });
    await parlour.http.get('/bookings/mine').set('Authorization', maria.bearer).expect(200);
  });
});

const countOfEntries = async (): Promise<number> => {
  const [{ count }] = await parlour.database.query(`SELECT count(*)::int FROM audit_entries`);
  return count;
};
