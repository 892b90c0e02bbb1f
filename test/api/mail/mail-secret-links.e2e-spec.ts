import { DataSource, type EntityManager } from 'typeorm';
import { MailerService } from '../../../api/mail/mail/mailer.service.js';
import type { EmailRequest } from '../../../api/mail/email-templates/email-kinds.js';
import { OutboxWorkerService } from '../../../api/mail/mail/outbox-worker.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

const SECRET = 'c2VjcmV0LXRva2Vu';

const get = (parlour: TestApp, admin: Person, path: string) =>
  parlour.http.get(path).set('Authorization', admin.bearer);

const inTransaction = (parlour: TestApp, work: (tx: EntityManager) => Promise<void>) =>
  parlour.app.get(DataSource).transaction(work);

const enqueue = (parlour: TestApp, message: EmailRequest) =>
  inTransaction(parlour, (tx) => parlour.app.get(MailerService).enqueue(message, tx));

const resetOf = ({ id, email }: Person, { clock }: TestApp): EmailRequest => ({
  kind: 'reset',
  to: email,
  userId: id,
  link: `/reset-password#${SECRET}`,
  expiresAt: new Date(clock.now().getTime() + 30 * 60_000),
});

describe('in a salon with a mail server', () => {
  let salon: SalonWithMail;
  let parlour: TestApp;
  let client: Person;
  let admin: Person;

  beforeAll(async () => {
    salon = await openSalonWithMail();
    ({ parlour } = salon);
    client = await aClient(parlour);
    admin = await anAdmin(parlour);
  });

  afterAll(() => salon.close());

  beforeEach(async () => {
    await parlour.database.query(`TRUNCATE outbox`);
    parlour.clock.set('2027-03-01T08:00:00Z');
    salon.mailServer.received.length = 0;
  });

  test('a secret link is only in the email: not on the dashboard, and no longer in the database', async () => {
    await enqueue(parlour, resetOf(client, parlour));
    const { body: list } = await get(parlour, admin, '/mail').expect(200);
    const before = await get(parlour, admin, `/mail/${list.items[0]._id}`).expect(200);

    await salon.deliver();

    const after = await get(parlour, admin, `/mail/${list.items[0]._id}`).expect(200);
    const rows = await parlour.database.query(`SELECT outbox::text AS everything FROM outbox`);
    const [mail] = salon.mailServer.of(client);
    expect(mail?.text).toContain(`https://maisonvera.example/reset-password#${SECRET}\n`);
    expect(mail?.html).toContain(`href="https://maisonvera.example/reset-password#${SECRET}"`);
    expect(before.body.text).toContain('https://maisonvera.example/…');
    expect(JSON.stringify([before.body, after.body, rows])).not.toContain(SECRET);
  });

  test('a link that has expired is not sent any more', async () => {
    await enqueue(parlour, resetOf(client, parlour));

    parlour.clock.advanceMinutes(30);
    await salon.deliver();

    expect(salon.mailServer.received).toEqual([]);
  });

  test('the email of a change that was rolled back is never sent', async () => {
    const undone = inTransaction(parlour, async (tx) => {
      await parlour.app.get(MailerService).enqueue(resetOf(client, parlour), tx);
      throw new Error('something came between');
    });
    await expect(undone).rejects.toThrow('something came between');

    await salon.deliver();

    expect(salon.mailServer.received).toEqual([]);
  });

  test('every other kind of email says what happened', async () => {
    const { id: userId, email: to } = client;
    const at = '2027-03-01T08:00:00.000Z';
    const expiresAt = new Date('2027-03-02T08:00:00Z');
    await enqueue(parlour, { kind: 'verification', to, userId, link: `/verify#${SECRET}`, expiresAt });
    await enqueue(parlour, { kind: 'password-changed', to, userId, facts: { at } });
    await enqueue(parlour, {
      kind: 'admin-sign-in',
      to,
      userId,
      facts: { at, device: 'Firefox on Linux', from: '192.0.2.7' },
    });
    const facts = { name: 'Rita Sá', address: 'rita@example.com', phone: '', text: 'Do you have\nparking?' };
    await enqueue(parlour, { kind: 'message-to-salon', to, facts });

    await salon.deliver();

    const mails = new Map(salon.mailServer.received.map((mail) => [mail.subject, mail]));
    expect([...mails.keys()].sort()).toEqual([
      'A message from Rita Sá',
      'A new log-in to Parlour',
      'Please confirm your email address for Parlour',
      'Your password for Parlour was changed',
    ]);
    expect(mails.get('Please confirm your email address for Parlour')?.text).toContain(`/verify#${SECRET}`);
    expect(mails.get('Your password for Parlour was changed')?.text).toContain(
      'Monday 1 March 2027 at 08:00',
    );
    expect(mails.get('A new log-in to Parlour')?.text).toContain('Firefox on Linux');
    expect(mails.get('A message from Rita Sá')?.html).toContain(
      '<bdi>Do you have</bdi><br><bdi>parking?</bdi>',
    );
    expect(mails.get('A message from Rita Sá')?.header('reply-to')).toBe('rita@example.com');
  });

  test('a visitor’s address cannot send an answer to several people', async () => {
    const facts = { name: 'Eve', address: 'a@b.example, evil@example.com', phone: '', text: 'Hello' };
    await enqueue(parlour, { kind: 'message-to-salon', to: client.email, facts });

    await salon.deliver();

    expect(salon.mailServer.of(client)[0]?.header('reply-to')).toBe('');
  });
});

describe('in a salon without a mail server', () => {
  let parlour: TestApp;

  beforeAll(async () => {
    parlour = await startTestApp();
  });

  afterAll(() => parlour.close());

  test('everything can be read on the desk, secret links too', async () => {
    const client = await aClient(parlour);
    const admin = await anAdmin(parlour);
    await enqueue(parlour, resetOf(client, parlour));

    await parlour.app.get(OutboxWorkerService).deliverDue();

    const { body: list } = await get(parlour, admin, '/mail').expect(200);
    const { body: shownEmail } = await get(parlour, admin, `/mail/${list.items[0]._id}`).expect(200);
    expect(list.leavesTheHouse).toBe(false);
    expect(shownEmail).toMatchObject({ state: 'sent', subject: 'A new password for Parlour' });
    expect(shownEmail.text).toContain(`http://localhost:5000/reset-password#${SECRET}\n`);
  });
});
