import { OutboxRetentionService } from '../../../api/mail/mail/outbox-retention.service.js';
import { settleDue } from '../../../api/mail/mail/settle-due.js';
import type { TestApp } from '../../support/app.js';
import { aClient, anAdmin, loggedInAgain, PASSWORD, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// The tests' clock is set to Monday, 1 March 2027, eight o'clock, in Lisbon and in universal time.
const TEN = '2027-03-02T10:00:00.000Z';

let salon: SalonWithMail;
let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  salon = await openSalonWithMail();
  ({ parlour } = salon);
  admin = await anAdmin(parlour);
});
afterAll(() => salon.close());

beforeEach(() => salon.startAfresh());

const asAdmin = (method: 'get' | 'post', path: string) =>
  parlour.http[method](path).set('Authorization', admin.bearer);

/** Some emails to clients that were due, and a restore. They are about a password, since that needs no booking. */
async function aRestore({ emails = 3, kind = 'password-changed', to = 'client@example.com' } = {}) {
  const { database, clock } = parlour;
  await database.query(
    `INSERT INTO outbox (kind, to_address, facts, not_before, give_up_at)
     SELECT $2, $3, '{"at": "2027-02-01T08:00:00Z"}', due, due + interval '72 hours'
     FROM generate_series(1, $1::int) AS place, LATERAL (SELECT $4::timestamptz - place * interval '1 day' AS due) AS days`,
    [emails, kind, to, clock.now()],
  );
  await holdDue();
}

const deliver = () => salon.deliver();

/** A restore, of which the salon's own emails were due before it. */
const holdDue = () => settleDue('hold', parlour.clock.now(), parlour.database.manager);

const mark = (bookingId: string, verb: string) =>
  asAdmin('post', `/bookings/${bookingId}/status`).send({ verb }).expect(200);

/** The number of emails in each state. */
async function states(): Promise<Record<string, number>> {
  const rows: { state: string; count: number }[] = await parlour.database.query(
    `SELECT CASE WHEN held_at IS NOT NULL THEN 'held' WHEN sent_at IS NOT NULL THEN 'sent'
       WHEN dropped_at IS NOT NULL THEN 'dropped' ELSE 'waiting' END AS state, count(*)::int AS count
     FROM outbox GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** The emails in the order in which they leave. */
const inTurn = (): Promise<{ id: string }[]> =>
  parlour.database.query(`SELECT id FROM outbox ORDER BY not_before`);

const entries = (): Promise<{ action: string; detail: object }[]> =>
  parlour.database.query(
    `SELECT action, detail FROM audit_entries WHERE action LIKE 'mail.held-%' ORDER BY id`,
  );

describe('emails that were due before a restore', () => {
  test('12-A13 do not leave, and the page Mail says how many there are, of which kinds, and when they were due', async () => {
    await aRestore({ emails: 3 });
    await aRestore({ emails: 1, kind: 'google-linked' });
    await deliver();

    const { body } = await asAdmin('get', '/mail').expect(200);

    expect(await states()).toEqual({ held: 4 });
    const now = parlour.clock.now().getTime();
    const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
    expect(body).toMatchObject({
      held: {
        count: 4,
        firstDueAt: daysAgo(3),
        lastDueAt: daysAgo(1),
        kinds: [
          { kind: 'password-changed', count: 3 },
          { kind: 'google-linked', count: 1 },
        ],
      },
      failed: 0,
      overdue: 0,
    });
    const shown = await asAdmin('get', '/mail?state=held').expect(200);
    expect(shown.body.total).toBe(4);
    const opened = await asAdmin('get', `/mail/${shown.body.items[0]._id}`).expect(200);
    expect(opened.body.text).toContain('password');
  });

  test('12-A13 leave when an admin sends them, the oldest first, and the activity says so once', async () => {
    const before = (await entries()).length;
    await aRestore();
    const wanted = await inTurn();

    const first = await asAdmin('post', '/mail/held/send').expect(200);
    const again = await asAdmin('post', '/mail/held/send').expect(200);
    const turns = await inTurn();
    await deliver();

    expect([first.body, again.body]).toEqual([{ count: 3 }, { count: 0 }]);
    expect(turns).toEqual(wanted);
    expect(await states()).toEqual({ sent: 3 });
    expect((await entries()).slice(before)).toEqual([{ action: 'mail.held-sent', detail: { emails: 3 } }]);
    expect((await asAdmin('get', '/mail')).body.held).toBeNull();
  });

  test('12-A13 never leave once an admin has dropped them', async () => {
    const before = (await entries()).length;
    await aRestore();

    const dropped = await asAdmin('post', '/mail/held/drop').expect(200);
    const late = await asAdmin('post', '/mail/held/send').expect(200);
    await deliver();

    expect([dropped.body, late.body]).toEqual([{ count: 3 }, { count: 0 }]);
    expect(await states()).toEqual({ dropped: 3 });
    expect((await entries()).slice(before)).toEqual([{ action: 'mail.held-dropped', detail: { emails: 3 } }]);
  });

  test('12-A13 are decided on once, however many admins press at the same moment, while emails are being sent', async () => {
    const before = (await entries()).length;
    await aRestore({ emails: 40 });

    const answers = await Promise.all([
      ...['send', 'drop', 'send', 'drop', 'send'].map((what) => asAdmin('post', `/mail/held/${what}`)),
      deliver(),
      deliver(),
    ]);
    await deliver();

    const counts = answers.flatMap((answer) => (answer ? [answer.body.count] : []));
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 40]);
    expect(Object.values(await states())).toEqual([40]);
    expect((await entries()).length - before).toBe(1);
  });

  test('12-A13 are shown as sent when they were on their way as they were held', async () => {
    const client = await aClient(parlour, 'Ana Reis');
    await salon.book(client, TEN);
    let release: () => void = () => undefined;
    salon.mailServer.mood = { takesAfter: new Promise((resolve) => (release = resolve)) };
    const inHand = salon.mailServer.nextEmail();
    const delivered = deliver();
    await inHand;
    parlour.clock.set('2027-03-01T08:00:01Z');
    await holdDue();

    release();
    await delivered;
    salon.mailServer.mood = 'takes everything';

    const { body } = await asAdmin('get', '/mail?kind=booking-confirmed').expect(200);
    expect(body.items.map(({ state }: { state: string }) => state)).toEqual(['sent']);
    expect(body.held).toBeNull();
  });

  test('12-A13 ask for a review once, although the desk takes "done" back and sets it again before an admin sends them', async () => {
    const client = await aClient(parlour, 'Ana Reis');
    const { _id } = await salon.book(client, '2027-03-01T12:00:00.000Z');
    await mark(_id, 'finish');
    parlour.clock.set('2027-03-02T16:00:00Z');
    admin = await anAdmin(parlour);
    await holdDue();

    await mark(_id, 'reopen');
    await mark(_id, 'finish');
    await asAdmin('post', '/mail/held/send').expect(200);
    await deliver();
    parlour.clock.set('2027-03-03T08:00:00Z');
    await deliver();

    const asked = salon.mailServer
      .of(client)
      .filter(({ subject }) => subject.startsWith('How was your visit'));
    expect(asked).toHaveLength(1);
  });

  test('12-A13 do not leave when their bookings were cancelled or moved since, which is told instead', async () => {
    const client = await aClient(parlour, 'Ana Reis');
    const { _id: cancelled } = await salon.book(client, TEN);
    const { _id: moved } = await salon.book(client, '2027-03-03T10:00:00.000Z');
    await salon.book(client, '2027-03-04T10:00:00.000Z');
    parlour.clock.set('2027-03-01T08:00:01Z');
    await holdDue();

    await salon.cancel(client, cancelled);
    await salon.move(client, moved, '2027-03-05T10:00:00.000Z');
    await asAdmin('post', '/mail/held/send').expect(200);
    await deliver();

    const told = salon.mailServer.of(client).map(({ subject }) => subject);
    expect(told.toSorted()).toEqual([
      'Booked: Thursday 4 March 2027 at 10:00',
      'Your booking has moved to Friday 5 March 2027 at 10:00',
      'Your booking on Tuesday 2 March 2027 at 10:00 has been cancelled',
    ]);
  });

  test('12-A13 are deleted with the account of the person they are for, even as an admin sends them', async () => {
    const client = await aClient(parlour, 'Ana Reis');
    await aRestore({ emails: 5, to: client.email });
    await aRestore({ emails: 2, to: 'somebody@example.com' });
    const { bearer } = await loggedInAgain(parlour, client);

    const [erased, sent] = await Promise.all([
      parlour.http.delete('/account').set('Authorization', bearer).send({ password: PASSWORD }),
      asAdmin('post', '/mail/held/send'),
    ]);

    expect([erased.status, sent.status]).toEqual([204, 200]);
    const left = await parlour.database.query(`SELECT DISTINCT to_address FROM outbox`);
    expect(left).toEqual([{ to_address: 'somebody@example.com' }]);
  });

  test('12-A13 are left out when they are too late to be useful by the time an admin sends them', async () => {
    await aRestore({ emails: 2 });
    await parlour.database.query(
      `UPDATE outbox SET expires_at = $1 WHERE id = (SELECT id FROM outbox LIMIT 1)`,
      [parlour.clock.now()],
    );

    await asAdmin('post', '/mail/held/send').expect(200);
    await deliver();

    expect(await states()).toEqual({ dropped: 1, sent: 1 });
  });

  test('12-A13 go with the others a month after the restore when no one decides', async () => {
    const { database, app, clock } = parlour;
    const age = (days: number) =>
      database.query(`UPDATE outbox SET held_at = $1, not_before = least(not_before, $1)`, [
        new Date(clock.now().getTime() - days * 86_400_000),
      ]);
    await aRestore({ emails: 60 });

    await app.get(OutboxRetentionService).deleteOld();
    await age(29);
    await app.get(OutboxRetentionService).deleteOld();
    const within = await states();
    await age(31);
    await app.get(OutboxRetentionService).deleteOld();

    expect(within).toEqual({ held: 60 });
    expect(await states()).toEqual({});
  });

  test('12-A13 are never sent by a version of the program that knows nothing of them', async () => {
    await aRestore();

    // The query with which the previous version looked for the next email.
    const seen = await parlour.database.query(
      `SELECT 1 FROM outbox WHERE sent_at IS NULL AND dropped_at IS NULL AND failed_at IS NULL`,
    );
    const undone = parlour.database.query(`UPDATE outbox SET dropped_at = NULL WHERE held_at IS NOT NULL`);

    expect(seen).toEqual([]);
    await expect(undone).rejects.toThrow('outbox_held_is_dropped');
  });

  test('12-A13 are named on Health, and are no mail that is stuck', async () => {
    await aRestore();

    const { body } = await asAdmin('get', '/admin/health').expect(200);

    expect(body.checks.find(({ id }: { id: string }) => id === 'mail')).toMatchObject({
      verdict: 'warn',
      says: '3 emails from before the restore are waiting for your decision.',
      advice: 'Send or drop them under Mail.',
    });
  });
});
