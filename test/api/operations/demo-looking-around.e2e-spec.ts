import { SetupService } from '../../../api/people/admin/setup.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, PASSWORD } from '../../support/people.js';
import { nobodyWorksHere } from '../../support/salon.js';
import { aBrowser, anAddress, bearerFrom, type Browser, whoIs } from '../../support/accounts-browser.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp({ env: { DEMO: '1' } });
});

afterAll(() => parlour.close());

const ask = (browser: Browser, role: string) => browser.post('/demo/look-around').send({ role });

/** A visitor who looks around, in their browser, with the `Authorization` of their pages. */
async function lookingAroundAs(role: string) {
  const browser = aBrowser(parlour);
  const { body } = await ask(browser, role).expect(200);
  const user: { email: string; role: string; staffId: string | null; may: Record<string, string> } =
    body.user;
  return { browser, user, bearer: await bearerFrom(browser, user.email) };
}

const peopleOf = async (app: TestApp): Promise<string[]> =>
  (await app.http.get('/demo/people').expect(200)).body.map(({ role }: { role: string }) => role).toSorted();

const rename = (name: string) => parlour.database.query(`UPDATE salon SET name = $1`, [name]);

test('each of the people of the demo salon is logged in without a password, with what they may do', async () => {
  const [owner, reception, stylist, client] = await Promise.all(
    ['admin', 'reception', 'stylist', 'user'].map(lookingAroundAs),
  );

  expect(owner?.user.may.settings).toBe('all');
  expect([reception?.user.may.diary, reception?.user.may.settings]).toEqual(['all', undefined]);
  expect([stylist?.user.may.diary, stylist?.user.may.settings]).toEqual(['own', undefined]);
  expect(client?.user.may).toEqual({});
  const team: { _id: string }[] = (await parlour.http.get('/staff').expect(200)).body;
  expect(team.map(({ _id }) => _id)).toContain(stylist?.user.staffId);
});

test('whoever looks around twice is the same', async () => {
  const first = await lookingAroundAs('stylist');
  const second = await lookingAroundAs('stylist');

  expect(second.user).toEqual(first.user);
});

test('whoever looks around as the owner cannot let anybody in, or out', async () => {
  const { bearer } = await lookingAroundAs('admin');
  const { email, id } = await aClient(parlour);
  const tries = [
    parlour.http.put('/user/admin').send({ email }),
    parlour.http.put(`/users/${id}/disabled`).send({ disabled: true }),
    parlour.http.delete(`/user/${email}`),
    parlour.http.put('/auth/email').send({ email: anAddress(), password: PASSWORD }),
  ];

  const answers = await Promise.all(tries.map((asked) => asked.set('Authorization', bearer)));

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

interface Visit {
  _id: string;
  status: string;
  startsAt: string;
  can: Record<string, boolean>;
}

/** Everything the client of the demo salon finds among their bookings. */
async function visitsOf(bearer: string): Promise<{ upcoming: Visit[]; past: Visit[] }> {
  const list = async (when: string): Promise<Visit[]> =>
    (
      await parlour.http
        .get('/bookings/mine')
        .query({ when, pageSize: 100 })
        .set('Authorization', bearer)
        .expect(200)
    ).body.items;
  const [upcoming, past] = await Promise.all([list('upcoming'), list('past')]);
  return { upcoming, past };
}

const idsOf = ({ upcoming, past }: { upcoming: Visit[]; past: Visit[] }) =>
  [...upcoming, ...past].map(({ _id }) => _id).toSorted();

test('whoever looks around cannot shut out those who come after them', async () => {
  const everybody = await Promise.all(['admin', 'reception', 'stylist', 'user'].map(lookingAroundAs));
  const rule = { roles: ['admin', 'reception', 'stylist'], from: '2027-03-01' };

  const answers = await Promise.all([
    ...everybody.map(({ bearer }) =>
      parlour.http.post('/account/factors/totp').set('Authorization', bearer).send({ name: 'Phone' }),
    ),
    ...everybody.map(({ bearer }) =>
      parlour.http.post('/account/factors/passkey/options').set('Authorization', bearer).send({}),
    ),
    parlour.http
      .put('/salon/factor-rule')
      .set('Authorization', everybody[0]?.bearer ?? '')
      .send(rule),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(403));
  await lookingAroundAs('admin');
});

describe('whoever looks around as a client', () => {
  test('has visits to come, which they may move and cancel, and visits to look back at and to review', async () => {
    const { bearer } = await lookingAroundAs('user');

    const { upcoming, past } = await visitsOf(bearer);

    expect(upcoming.map(({ status, can }) => [status, can.move, can.cancel])).toEqual([
      ['confirmed', true, true],
      ['confirmed', true, true],
    ]);
    expect(past.map(({ status, can }) => [status, can.review])).toEqual([
      ['done', true],
      ['done', true],
    ]);
    await parlour.http
      .post('/reviews')
      .set('Authorization', bearer)
      .send({
        bookingId: past[0]?._id,
        stars: 5,
        name: 'Maria',
        text: 'Nobody hurries here, and nobody is late.',
      })
      .expect(201);
  });

  test('finds the same visits again, however many come at once', async () => {
    const before = idsOf(await visitsOf((await lookingAroundAs('user')).bearer));

    const visitors = await Promise.all(Array.from({ length: 4 }, () => lookingAroundAs('user')));

    for (const { bearer } of visitors) expect(idsOf(await visitsOf(bearer))).toEqual(before);
  });

  test('has something to come in a demo that was set up half a year ago, and keeps what they had', async () => {
    const before = idsOf(await visitsOf((await lookingAroundAs('user')).bearer));
    const now = parlour.clock.now().toISOString();
    parlour.clock.set('2027-09-01T08:00:00Z');

    const { upcoming, past } = await visitsOf((await lookingAroundAs('user')).bearer);

    parlour.clock.set(now);
    expect(upcoming.map(({ startsAt }) => startsAt > '2027-09-04')).toEqual([true, true]);
    expect(idsOf({ upcoming: [], past })).toEqual(before);
  });

  test('gets them once when two are the first, at the same moment', async () => {
    await parlour.database.query(`DELETE FROM reviews WHERE booking_id IS NOT NULL`);
    await parlour.database.query(
      `UPDATE bookings SET client_id = NULL FROM users WHERE users.id = client_id AND email LIKE 'client@%'`,
    );

    await Promise.all([
      ask(aBrowser(parlour), 'user').expect(200),
      ask(aBrowser(parlour), 'user').expect(200),
    ]);

    const { upcoming, past } = await visitsOf((await lookingAroundAs('user')).bearer);
    expect([upcoming.length, past.length]).toEqual([2, 2]);
  });

  test('is let in all the same when the salon sells nothing any more', async () => {
    await parlour.database.query(
      `UPDATE bookings SET client_id = NULL FROM users WHERE users.id = client_id AND email LIKE 'client@%'`,
    );
    await nobodyWorksHere(parlour.database);

    const { upcoming, past } = await visitsOf((await lookingAroundAs('user')).bearer);

    expect([upcoming, past]).toEqual([[], []]);
  });
});

test('no one looks around in a salon that is no demo, or that sends emails', async () => {
  const { databaseUrl } = parlour;
  const real = await startTestApp({ databaseUrl });
  const sending = await startTestApp({
    databaseUrl,
    env: { DEMO: '1', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@salon.example' },
  });

  for (const app of [real, sending]) {
    expect(await peopleOf(app)).toEqual([]);
    await ask(aBrowser(app), 'admin').expect(404);
  }
  await Promise.all([real.close(), sending.close()]);
});

test('as soon as the salon has a name of its own, whoever looks around is out', async () => {
  const { browser, bearer } = await lookingAroundAs('admin');

  await rename('Chez Ana');

  expect(await peopleOf(parlour)).toEqual([]);
  await ask(aBrowser(parlour), 'admin').expect(404);
  await parlour.http.get('/user').set('Authorization', bearer).expect(401);
  expect(await whoIs(browser)).toBeNull();
  await rename('Maison Vera');
});

test('the set-up link in the log works all the same, and makes nobodies of those who looked around', async () => {
  const { browser, bearer } = await lookingAroundAs('admin');
  const link = await parlour.app.get(SetupService, { strict: false }).link();
  const email = anAddress('owner');

  await parlour.http
    .post('/setup')
    .send({ code: link.split('#')[1], name: 'Ana Costa', email, password: PASSWORD })
    .expect(201);

  await parlour.http.get('/user').set('Authorization', bearer).expect(401);
  expect(await whoIs(browser)).toBeNull();
  expect(await peopleOf(parlour)).toEqual([]);
  await ask(aBrowser(parlour), 'reception').expect(404);
  const team = await parlour.database.query(`SELECT email FROM users WHERE role <> 'user'`);
  expect(team).toEqual([{ email }]);
});
