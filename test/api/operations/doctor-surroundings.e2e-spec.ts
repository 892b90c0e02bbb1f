import { examine, inWords } from '../../../api/operations/doctor/examine.js';
import { aSignedUpBrowser, bearerFrom } from '../../support/accounts-browser.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { expectSoon } from '../../support/browser.js';
import { onServer, urlOf } from '../../support/cluster.js';
import { surroundings } from '../../support/examined.js';
import { anAdmin, type Person } from '../../support/people.js';

let salon: TestApp;
let vera: Person;

beforeAll(async () => {
  salon = await startTestApp({ realClock: true });
  vera = await anAdmin(salon);
});

afterAll(() => salon.close());

test('an admin who comes by another address than PUBLIC_URL reads so; without a proxy that is trusted, nothing is said of https', async () => {
  const behindProxy = await startTestApp({
    env: { TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost:5000' },
  });
  const addressAt = async (at: TestApp, { bearer }: Person) => {
    const { body } = await at.http
      .get('/admin/health')
      .set({ Authorization: bearer, Host: 'salon.example', 'X-Forwarded-Proto': 'https' })
      .expect(200);
    const address = body.checks.find(({ id }: { id: string }) => id === 'address');
    return { ...address, whole: body.verdict };
  };

  const trusted = await addressAt(behindProxy, await anAdmin(behindProxy));
  const untrusted = await addressAt(salon, vera);
  await behindProxy.close();

  expect(trusted).toMatchObject({
    verdict: 'fail',
    says: expect.stringContaining(
      'Visitors use https://salon.example, but PUBLIC_URL is http://localhost:5000',
    ),
    advice: 'Set PUBLIC_URL to https://salon.example.',
    whole: 'fail',
  });
  expect(untrusted).toMatchObject({
    verdict: 'warn',
    says: expect.stringContaining('opened at salon.example, but PUBLIC_URL is http://localhost:5000'),
    advice: expect.stringContaining('TRUST_PROXY'),
  });
});

test('an admin stays logged in while the database is read-only, and reads that nothing is saved', async () => {
  const readOnly = await startTestApp();
  const { browser, email } = await aSignedUpBrowser(readOnly);
  await readOnly.database.query(`UPDATE users SET role = 'admin'`);
  // Its next request records that the new cookie has arrived.
  await bearerFrom(browser, email);
  const name = new URL(readOnly.databaseUrl).pathname.slice(1);
  await onServer(urlOf('postgres'), `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await onServer(
    urlOf('postgres'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );

  await expectSoon(async () => (await browser.get('/auth/session')).body.user?.email, email);
  const bearer = await bearerFrom(browser, email);
  const { body } = await browser.get('/admin/health').set('Authorization', bearer).expect(200);
  await readOnly.close();

  expect(body.verdict).toBe('fail');
  expect(body.checks.find(({ id }: { id: string }) => id === 'changes')).toMatchObject({
    verdict: 'fail',
    says: 'The database is read-only, so no one can book.',
    advice: expect.stringContaining('DATABASE_URL'),
  });
});

test('an admin who leaves the page Health open for hours is not told to wait', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' }, realClock: true });
  const { bearer } = await anAdmin(limited);
  const statuses = new Set<number>();
  // The number of requests two open pages make in an hour.
  for (let look = 0; look < 240; look++)
    statuses.add((await limited.http.get('/admin/health').set('Authorization', bearer)).status);
  await limited.close();

  expect([...statuses]).toEqual([200]);
});

/** The doctor's results about emails. */
async function mailFinding() {
  const { checks } = inWords(await examine(surroundings(salon, salon.database)), 'en');
  return checks.find(({ id }) => id === 'mail');
}

/** An email that the mail server has refused three times since then. */
const aRefusedEmail = (ago: string) =>
  salon.database.query(
    `INSERT INTO outbox (kind, to_address, not_before, give_up_at, created_at, attempts, last_error)
     VALUES ('reset', 'a@x.example', now() + interval '1 hour', now() + interval '2 days', now() - $1::interval, 3,
       'Mail command failed: 530 5.7.0 <a@x.example> Authentication required')`,
    [ago],
  );

test('emails that the mail server does not take are wrong a minute later, in its own words; while others leave, a warning', async () => {
  await aRefusedEmail('30 seconds');
  const atOnce = await mailFinding();
  await aRefusedEmail('61 seconds');
  const later = await mailFinding();
  await salon.database.query(
    `INSERT INTO outbox (kind, to_address, not_before, give_up_at, sent_at)
     VALUES ('reset', 'b@x.example', now(), now() + interval '2 days', now())`,
  );
  const whileOthersLeave = await mailFinding();

  expect(atOnce).toMatchObject({ verdict: 'ok' });
  expect(later).toMatchObject({
    verdict: 'fail',
    says: 'The mail server refused 1 email. It says: Mail command failed: 530 5.7.0 <…> Authentication required',
  });
  expect(whileOthersLeave).toMatchObject({ verdict: 'warn' });
});
