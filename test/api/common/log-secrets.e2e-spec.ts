import { randomUUID } from 'node:crypto';
import { freePort } from '../../../tools/free-port.mjs';
import { OutboxWorkerService } from '../../../api/mail/mail/outbox-worker.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, PASSWORD } from '../../support/people.js';
import { TestMailServer } from '../../support/mail-server.js';
import { aPicture, send } from '../../support/pictures.js';
import { aMember, aService } from '../../support/salon.js';
import { mailSettings } from '../../support/salon-with-mail.js';

const S3_SECRET = 'between-us-and-the-bucket';
const WRONG_PASSWORD = 'a wrong but secret guess';

describe.each(['text', 'json'])('in a log written as %s', (LOG_FORMAT) => {
  let mailServer: TestMailServer;
  let parlour: TestApp;
  const written: string[] = [];

  beforeAll(async () => {
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((line) => {
        written.push(String(line));
        return true;
      });
    }
    mailServer = await new TestMailServer().open();
    // A store that does not answer is mentioned in the log.
    const store = {
      MEDIA_STORE: 's3',
      S3_URL: `http://salon:${S3_SECRET}@127.0.0.1:${await freePort()}/pictures`,
    };
    parlour = await startTestApp({
      env: { ...mailSettings(mailServer), ...store, LOG_LEVEL: 'debug', LOG_FORMAT },
    });
  });

  afterAll(async () => {
    await parlour.close();
    await mailServer.close();
    jest.restoreAllMocks();
  });

  test('A37 no secret is in the log, whatever went wrong', async () => {
    const { http, database } = parlour;
    const email = 'maria@example.com';
    const signedUp = await http.post('/auth/sign-up').send({ name: 'Maria', email, password: PASSWORD });
    const login = await http.post('/auth/login').send({ email, password: PASSWORD });
    const cookies = [signedUp, login].flatMap(({ headers }) => [headers['set-cookie']].flat()).map(String);
    const { body: issued } = await http
      .put(`/user/${email}`)
      .set('Cookie', cookies.map((cookie) => cookie.split(';')[0]).join('; '))
      .send({ email })
      .expect(200);
    await http.post('/auth/login').send({ email, password: WRONG_PASSWORD }).expect(401);
    await http
      .post('/auth/login')
      .set('Content-Type', 'application/json')
      .send(`{"password":"${WRONG_PASSWORD}`);
    await http.post('/auth/login').send({ email: [email], password: { $ne: WRONG_PASSWORD } });

    const bearer = `Bearer ${issued.token}`;
    const cut = await aService(database);
    await aMember(database, { does: [cut] });
    const booking = { lines: [{ serviceId: cut.id }], startsAt: '2027-03-02T10:00:00Z' };
    const book = () =>
      http.post('/bookings').set('Authorization', bearer).set('Idempotency-Key', randomUUID()).send(booking);
    await book().expect(201);
    await book();
    await http.get('/bookings/mine').set('Authorization', `${bearer}x`).expect(401);

    // The mail server is away, so that the log mentions the emails with the links.
    mailServer.mood = { refuses: () => true, code: 550 };
    await http.post('/auth/reset-request').send({ email }).expect(202);
    const rows: { secret_link: string }[] = await database.query(
      `SELECT secret_link FROM outbox WHERE secret_link IS NOT NULL`,
    );
    await parlour.app.get(OutboxWorkerService).deliverDue();
    parlour.clock.advanceMinutes(73 * 60);
    await parlour.app.get(OutboxWorkerService).deliverDue();

    // And the worst: a call that fails inside.
    const admin = await anAdmin(parlour);
    await send(parlour, admin, await aPicture().png().toBuffer()).expect(503);
    await database.query(`UPDATE users SET verified_at = now()`);
    await database.query(`ALTER TABLE audit_entries ADD CONSTRAINT nothing_more CHECK (false) NOT VALID`);
    await http
      .put('/user/admin')
      .query({ code: WRONG_PASSWORD })
      .set('Authorization', admin.bearer)
      .send({ email })
      .expect(500);

    const log = written.join('');
    const codes = rows.map(({ secret_link }) => secret_link.split('code=')[1] ?? secret_link);
    const secrets = [
      PASSWORD,
      S3_SECRET,
      WRONG_PASSWORD,
      encodeURIComponent(WRONG_PASSWORD),
      issued.token,
      admin.token,
      ...cookies.map((cookie) => cookie.split(';')[0]?.split('=')[1] ?? cookie),
      ...codes,
    ];
    expect(codes.length).toBeGreaterThan(0);
    expect(secrets.every((secret) => secret.length > 8)).toBe(true);
    // It was listened to: the failure is in it.
    expect(log).toContain('PUT /user/admin');
    expect(log).toContain('S3_URL');
    expect(log).toContain('POST /bookings');
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toMatch(/\$2[aby]\$|Bearer |__Host-/);
  });

  test('a failed request is logged by its route, without personal data', async () => {
    const { http, database } = parlour;
    const admin = await anAdmin(parlour);
    const { email } = await aClient(parlour);
    await database.query(`ALTER TABLE users ADD CONSTRAINT nobody_goes CHECK (false) NOT VALID`);
    await database.query(
      `CREATE RULE nobody_goes AS ON DELETE TO users DO ALSO UPDATE users SET name = name`,
    );
    await http.delete(`/user/${email}`).set('Authorization', admin.bearer).expect(500);

    const line = written.findLast((entry) => entry.includes('DELETE /user/'));
    expect(line).toContain('DELETE /user/:email');
    expect(written.filter((entry) => /ERROR|"level":"error"/.test(entry)).join('')).not.toContain(email);
  });
});
