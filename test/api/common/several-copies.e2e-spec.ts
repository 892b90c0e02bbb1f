import { MIGRATION_LOCK } from '../../../api/database/migrate.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, PASSWORD, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';

let one: TestApp;
let other: TestApp;
let admin: Person;
let client: Person;

beforeAll(async () => {
  const env = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };
  one = await startTestApp({ env });
  other = await startTestApp({ databaseUrl: one.databaseUrl, env: { ...env, DATA_DIR: one.folder.path } });
  admin = await anAdmin(one);
  client = await aClient(one);
});

afterAll(async () => {
  await other.close();
  await one.close();
});

const account = () => other.http.get('/account').set('Authorization', client.bearer);

test('12-B7 a copy that has nothing to migrate starts while a backup is being read, which keeps migrations away', async () => {
  const reading = one.database.createQueryRunner();
  await reading.startTransaction('REPEATABLE READ');
  await reading.query(`SELECT pg_advisory_xact_lock_shared($1)`, [MIGRATION_LOCK]);
  await reading.query(`SELECT 1 FROM bookings, outbox, migrations`);

  const third = await startTestApp({ databaseUrl: one.databaseUrl });

  await third.http.get('/health/ready').expect(200);
  await third.close();
  await reading.commitTransaction();
  await reading.release();
});

describe('12-B7 what happens at one copy of the app, another one knows at once:', () => {
  test('a picture that was uploaded there is shown', async () => {
    const sent = await send(one, admin, await aPicture().jpeg().toBuffer());

    const shown = await other.http.get(sent.body.src);

    expect([sent.status, shown.status]).toEqual([201, 200]);
  });

  test('who has tried too often there is turned away here', async () => {
    const logIn = ({ http }: TestApp) =>
      http
        .post('/auth/login')
        .set('X-Forwarded-For', '203.0.113.7')
        .send({ email: 'nobody@example.com', password: 'a wrong guess' });
    let tries = 0;
    while ((await logIn(one)).status !== 429) if (++tries > 200) throw new Error('There is no limit.');

    expect((await logIn(other)).status).toBe(429);
  });

  test('an account that was closed there has no access here', async () => {
    const before = await account();

    await one.http
      .put(`/users/${client.id}/disabled`)
      .set('Authorization', admin.bearer)
      .send({ disabled: true })
      .expect(204);
    const after = await account();
    const login = await other.http.post('/auth/login').send({ email: client.email, password: PASSWORD });

    expect([before.status, after.status, login.status]).toEqual([200, 401, 403]);
  });
});
