import { DailyLookService } from '../../../api/operations/daily-look/daily-look.service.js';
import { DEMO_SALON_NAME } from '../../../api/salon/site-texts/demo-salon.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, loggedInAgain, type Person } from '../../support/people.js';
import { mailSettings, openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

let salon: SalonWithMail;
let second: TestApp;
let owner: Person;

beforeAll(async () => {
  salon = await openSalonWithMail();
  const { parlour, mailServer } = salon;
  second = await startTestApp({ databaseUrl: parlour.databaseUrl, env: mailSettings(mailServer) });
  owner = await anAdmin(parlour);
  await aClient(parlour);
  const [gone, unknown] = [await anAdmin(parlour), await anAdmin(parlour)];
  await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [gone.id]);
  await parlour.database.query(`UPDATE users SET verified_at = NULL WHERE id = $1`, [unknown.id]);
});

afterAll(async () => {
  await second.close();
  await salon.close();
});

beforeEach(async () => {
  await salon.startAfresh();
  await salon.parlour.database.query(`UPDATE daily_look SET looked_on = NULL, found = '{}'`);
});

/** Each copy looks twice, as its timer would within half an hour. */
async function lookAt(instant: string): Promise<void> {
  for (const { clock } of [salon.parlour, second]) clock.set(instant);
  for (const { app } of [salon.parlour, second, salon.parlour, second])
    await app.get(DailyLookService).look();
}

const lookAtOnce = () =>
  Promise.all([salon.parlour, second].map(({ app }) => app.get(DailyLookService).look()));

const recipients = async (): Promise<{ to: string; state: string }[]> =>
  salon.parlour.database.query(
    `SELECT to_address AS "to", CASE WHEN drop_reason <> '' THEN 'dropped' WHEN sent_at IS NULL THEN 'waiting' ELSE 'sent' END AS state
     FROM outbox WHERE kind = 'salon-needs-care' ORDER BY created_at`,
  );

// The clock of these tests is not the database's, which the doctor finds: something is wrong every day.
test('12-C6 when something needs care, the admins get one email that morning, however many copies look', async () => {
  await lookAt('2027-03-02T06:59:00Z');
  expect(await recipients()).toEqual([]);

  for (const { clock } of [salon.parlour, second]) clock.set('2027-03-02T07:00:00Z');
  await lookAtOnce();
  await lookAt('2027-03-02T22:00:00Z');
  await salon.deliver();

  const [email, ...more] = salon.mailServer.received;
  expect(more).toEqual([]);
  expect(email?.recipients).toEqual([owner.email]);
  expect(email?.subject).toMatch(/needs attention$/);
  expect(email?.text).toMatch(/Clock: The clocks of the app and the database differ by \d+ s\./);
  expect(email?.text).toContain('https://maisonvera.example/dashboard/health');
  expect(email?.text).not.toContain(salon.parlour.folder.path);
});

test('an admin whose language is German reads in German what needs care', async () => {
  const { database } = salon.parlour;
  await database.query(`UPDATE users SET lang = 'de' WHERE email = $1`, [owner.email]);

  await lookAt('2027-03-02T07:10:00Z');

  const [{ facts }] = await database.query(`SELECT facts FROM outbox WHERE kind = 'salon-needs-care'`);
  await database.query(`UPDATE users SET lang = NULL`);
  expect(facts.found).toContainEqual({
    title: 'Uhr',
    says: expect.stringMatching(/^Die Uhren von Anwendung und Datenbank weichen um \d+ s voneinander ab\.$/),
    advice: 'Synchronisieren Sie beide Uhren per NTP.',
    isWrong: true,
  });
});

test('12-C6 what stays wrong is told every morning, and while the mail server is away only the latest waits', async () => {
  await salon.mailServer.close();
  for (const day of ['02', '03', '04']) {
    await lookAt(`2027-03-${day}T07:10:00Z`);
    await salon.deliver();
    await salon.deliver(second);
  }

  const told = await recipients();
  await salon.mailServer.open();
  salon.parlour.clock.set('2027-03-04T12:00:00Z');
  await salon.deliver();

  expect(told.map(({ to }) => to)).toEqual([owner.email, owner.email, owner.email]);
  expect((await recipients()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'sent']);
});

test('12-C6 a demo salon writes to no one, and is not looked at', async () => {
  const { database } = salon.parlour;
  const [before] = await database.query(`SELECT name FROM salon`);
  await database.query(`UPDATE salon SET demo_at = now(), name = $1`, [DEMO_SALON_NAME]);

  await lookAt('2027-03-02T07:10:00Z');

  expect(await recipients()).toEqual([]);
  expect(await database.query(`SELECT looked_on FROM daily_look`)).toEqual([{ looked_on: null }]);
  await database.query(`UPDATE salon SET demo_at = NULL, name = $1`, [before.name]);
});

test('12-C6 work of a copy that stands still is a line on Health', async () => {
  const parlour = await startTestApp({ runsJobs: true });
  const vera = await anAdmin(parlour);
  parlour.clock.advanceMinutes(16);
  const { bearer } = await loggedInAgain(parlour, vera);

  const { body } = await parlour.http.get('/admin/health').set('Authorization', bearer).expect(200);
  await parlour.close();

  expect(body.checks).toContainEqual(
    expect.objectContaining({
      id: 'work',
      verdict: 'fail',
      says: expect.stringContaining('HoldsSweeperService.sweep'),
    }),
  );
});
