import { Logger } from '@nestjs/common';
import { OutboxWorkerService } from '../../../api/mail/mail/outbox-worker.service.js';
import { DeliveriesRepository } from '../../../api/mail/mail/deliveries.repository.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, type Person } from '../../support/people.js';
import { mailSettings, openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';
import { nightlyTest } from '../../support/lane.js';

const CLIENTS = 4;

let salon: SalonWithMail;
let clients: Person[];

beforeEach(async () => {
  salon = await openSalonWithMail({ staff: CLIENTS });
  clients = [];
  while (clients.length < CLIENTS) clients.push(await aClient(salon.parlour));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await salon.close();
});

/** The nth half hour of an open salon, counted from Tuesday, 2 March, nine o'clock. */
const halfHour = (nth: number) =>
  new Date(Date.UTC(2027, 2, 2 + Math.floor(nth / 16), 9, (nth % 16) * 30)).toISOString();

const confirmed = /^Booked: [^!]* at \d\d:\d\d$/;

async function bookHalfHours(from: number, count: number): Promise<{ person: Person; bookingId: string }[]> {
  const booked: { person: Person; bookingId: string }[] = [];
  for (let nth = from; nth < from + count; nth++) {
    for (const [index, person] of clients.entries()) {
      const member = salon.staff[index];
      const staff = member ? [member] : [];
      booked.push({ person, bookingId: (await salon.book(person, halfHour(nth), { staff }))._id });
    }
  }
  return booked;
}

/** Sends the worker out until it has nothing left, as the hours go by on its clock. */
async function deliverFor(minutes: number, app: TestApp = salon.parlour): Promise<void> {
  for (let passed = 0; passed < minutes; passed++) {
    await salon.deliver(app);
    app.clock.advanceMinutes(1);
  }
}

const receivedSubjects = () => salon.mailServer.received.map(({ subject }) => subject);

describe('while the mail server is away', () => {
  nightlyTest(
    'two hundred bookings are made, some moved and cancelled; later each client gets one email, and only what is still true',
    async () => {
      await salon.mailServer.close();
      const booked = await bookHalfHours(0, 25);
      await deliverFor(5);
      booked.push(...(await bookHalfHours(25, 25)));
      const [first, second, third] = booked;
      if (!first || !second || !third) throw new Error('Nothing was booked.');
      await salon.cancel(first.person, first.bookingId);
      await salon.move(second.person, second.bookingId, halfHour(52));
      await salon.move(third.person, third.bookingId, halfHour(52));
      await salon.cancel(third.person, third.bookingId);
      await deliverFor(30);

      await salon.mailServer.open();
      await deliverFor(5);

      expect(booked).toHaveLength(200);
      expect(
        salon.mailServer.of(first.person).filter(({ subject }) => subject.includes('cancelled')),
      ).toHaveLength(1);
      const subjects = receivedSubjects();
      expect(subjects.filter((subject) => confirmed.test(subject))).toHaveLength(197);
      expect(subjects.filter((subject) => subject.includes('moved'))).toHaveLength(1);
      expect(subjects.filter((subject) => subject.includes('cancelled'))).toHaveLength(2);
      expect(subjects).toHaveLength(200);
      const ids = salon.mailServer.received.map(({ header }) => header('message-id'));
      expect(new Set(ids).size).toBe(200);
    },
  );

  test.each([
    ['hangs up', 'hangs up' as const],
    ['says "try later" to everybody', { refuses: () => true, code: 451 }],
  ])('or %s, mail is there within five minutes of its return', async (_, mood) => {
    salon.mailServer.mood = mood;
    await bookHalfHours(32, 2);
    await deliverFor(60);

    salon.mailServer.mood = 'takes everything';
    await deliverFor(5);

    expect(receivedSubjects()).toEqual(Array.from({ length: 8 }, () => expect.stringMatching(confirmed)));
  });

  test('emails that are outdated by the time it is back are not sent any more', async () => {
    await salon.mailServer.close();
    await bookHalfHours(0, 1);
    await deliverFor(3);
    salon.parlour.clock.set('2027-03-02T12:00:00Z');

    await salon.mailServer.open();
    await deliverFor(5);

    const rows = await salon.parlour.database.query(`SELECT DISTINCT drop_reason FROM outbox`);
    expect(receivedSubjects()).toEqual([]);
    expect(rows).toEqual([{ drop_reason: 'too-late' }]);
  });
});

describe('an email that the mail server rejects', () => {
  test('12-B9: is in the log once, with the code of the rejection and without the address', async () => {
    const lines: string[] = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void lines.push(String(line)));
    const [unwanted] = clients;
    if (!unwanted) throw new Error('Nobody is there.');
    salon.mailServer.mood = { refuses: () => true, code: 550 };
    await salon.book(unwanted, halfHour(0));

    await deliverFor(5);

    const rejections = lines.filter((line) => line.includes('rejected'));
    expect(rejections).toEqual([
      expect.stringMatching(/^Email \S+ \(booking-confirmed\) was rejected .* The mail server said: 550\./),
    ]);
    expect(rejections.join()).not.toContain(unwanted.email);
  });

  test('does not delay other emails', async () => {
    const [unwanted, wanted] = clients;
    if (!unwanted || !wanted) throw new Error('Nobody is there.');
    salon.mailServer.mood = { refuses: (recipient) => recipient === unwanted.email, code: 550 };
    await salon.book(unwanted, halfHour(0));
    await salon.book(wanted, halfHour(1));

    await salon.deliver();

    expect(salon.mailServer.received.map(({ recipients }) => recipients)).toEqual([[wanted.email]]);
  });

  nightlyTest('is tried for three days, less and less often, and then given up', async () => {
    const [unwanted] = clients;
    if (!unwanted) throw new Error('Nobody is there.');
    let tries = 0;
    const refuses = () => {
      tries += 1;
      return true;
    };
    salon.mailServer.mood = { refuses, code: 550 };
    await salon.book(unwanted, '2027-04-20T10:00:00Z');

    await deliverFor(72 * 60 - 1);
    const before = await salon.parlour.database.query(`SELECT kind FROM outbox WHERE failed_at IS NOT NULL`);
    await deliverFor(90);

    const after = await salon.parlour.database.query(
      `SELECT kind, last_error FROM outbox WHERE failed_at IS NOT NULL`,
    );
    expect(before).toEqual([]);
    expect(after).toEqual([
      { kind: 'booking-confirmed', last_error: expect.stringContaining('Not this one') },
    ]);
    // Some in the first hour, then one an hour.
    expect(tries).toBeGreaterThan(72);
    expect(tries).toBeLessThan(90);
  });
});

describe('several copies of the app', () => {
  let second: TestApp;

  beforeEach(async () => {
    const { parlour, mailServer } = salon;
    second = await startTestApp({ databaseUrl: parlour.databaseUrl, env: mailSettings(mailServer) });
    second.clock.set(parlour.clock.now().toISOString());
  });

  afterEach(() => second.close());

  test('share the emails, and no one gets one twice', async () => {
    await bookHalfHours(0, 15);

    await Promise.all([salon.deliver(), salon.deliver(second), salon.deliver(), salon.deliver(second)]);

    const ids = salon.mailServer.received.map(({ header }) => header('message-id'));
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  nightlyTest(
    'leave an email to the copy that claimed it, and take it over a minute after that copy died',
    async () => {
      const [client] = clients;
      if (!client) throw new Error('Nobody is there.');
      await salon.book(client, halfHour(0));
      const now = salon.parlour.clock.now();
      // The work of a worker that dies right away.
      await salon.parlour.app.get(DeliveriesRepository).claim(now, new Date(now.getTime() + 60_000), 1);

      second.clock.set(new Date(now.getTime() + 59_000).toISOString());
      await salon.deliver(second);
      const early = receivedSubjects();
      second.clock.set(new Date(now.getTime() + 60_000).toISOString());
      await salon.deliver(second);

      expect(early).toEqual([]);
      expect(receivedSubjects()).toEqual([expect.stringMatching(confirmed)]);
    },
  );

  nightlyTest(
    'give back what they claimed and did not get to, so that another sends it without waiting',
    async () => {
      let release: () => void = () => undefined;
      salon.mailServer.mood = { takesAfter: new Promise((resolve) => (release = resolve)) };
      const first = salon.mailServer.nextEmail();
      await bookHalfHours(0, 1);
      const round = salon.deliver();
      await first;
      // The mail server takes its time, and the copy is told to stop in the meantime.
      salon.parlour.app.get(OutboxWorkerService).stop();
      release();
      await round;

      const untried: unknown[] = await salon.parlour.database.query(
        `SELECT 1 FROM outbox WHERE kind = 'booking-confirmed' AND attempts = 0 AND locked_until IS NULL`,
      );
      await salon.deliver(second);

      expect(untried).toHaveLength(CLIENTS - 1);
      expect(receivedSubjects()).toHaveLength(CLIENTS);
    },
  );

  test('never let a newer email about a booking overtake one that is being sent', async () => {
    const [client] = clients;
    if (!client) throw new Error('Nobody is there.');
    let release: () => void = () => undefined;
    salon.mailServer.mood = { takesAfter: new Promise((resolve) => (release = resolve)) };
    const { _id } = await salon.book(client, halfHour(0));
    const firstRound = salon.deliver();
    await salon.mailServer.nextEmail();

    await salon.cancel(client, _id);
    await salon.deliver(second);
    const meanwhile = receivedSubjects().length;
    release();
    await firstRound;
    await salon.deliver(second);

    expect(meanwhile).toBe(1);
    expect(receivedSubjects()).toEqual([
      expect.stringMatching(confirmed),
      expect.stringContaining('cancelled'),
    ]);
  });

  nightlyTest(
    'send an email again under the same Message-ID when the sending copy died before recording it',
    async () => {
      const [client] = clients;
      if (!client) throw new Error('Nobody is there.');
      await salon.book(client, halfHour(0));
      await salon.deliver();
      await salon.parlour.database.query(`UPDATE outbox SET sent_at = NULL WHERE kind = 'booking-confirmed'`);

      await salon.deliver(second);

      const [once, again] = salon.mailServer.received.map(({ header }) => header('message-id'));
      expect(salon.mailServer.received).toHaveLength(2);
      expect(again).toBe(once);
    },
  );
});
