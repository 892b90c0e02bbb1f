import { examine, inWords } from '../../../api/operations/doctor/examine.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { surroundings } from '../../support/examined.js';
import { anAdmin, type Person } from '../../support/people.js';

let salon: TestApp;
let vera: Person;

beforeAll(async () => {
  salon = await startTestApp({ realClock: true });
  vera = await anAdmin(salon);
});

afterAll(() => salon.close());

test('an admin who comes by another address than PUBLIC_URL reads so, and only behind a proxy that is trusted', async () => {
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
  expect(untrusted.says).not.toContain('salon.example');
});

/** What the doctor says about emails. */
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
