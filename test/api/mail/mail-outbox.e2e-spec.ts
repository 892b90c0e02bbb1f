import { startTestApp } from '../../support/app.js';
import { aClient, aNewClient, confirmAddressOf, type Person } from '../../support/people.js';
import { mailSettings, openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';
import { nightlyTest } from '../../support/lane.js';

const THURSDAY_TEN = '2027-03-04T10:00:00Z';

let salon: SalonWithMail;

afterEach(() => salon.close());

/** A new client who has got the email that asks them to verify their address. */
async function aWelcomedClient(): Promise<Person> {
  const welcomed = salon.mailServer.nextEmail();
  const client = await aNewClient(salon.parlour);
  await confirmAddressOf(client, salon.parlour);
  await welcomed;
  salon.mailServer.received.length = 0;
  return client;
}

test('confirmations are sent by themselves, each right after its booking', async () => {
  // Without the worker's regular rounds, only the booking itself can have sent its email.
  const rounds = jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined));
  salon = await openSalonWithMail({ mailRuns: true });
  rounds.mockRestore();
  const client = await aWelcomedClient();

  for (const time of ['10:00', '11:00', '12:00']) {
    const left = salon.mailServer.nextEmail();
    await salon.book(client, `2027-03-04T${time}:00Z`);
    await left;
  }

  expect(salon.mailServer.of(client)).toHaveLength(3);
});

test('emails wait while the database is away, and are sent afterwards', async () => {
  salon = await openSalonWithMail({ mailRuns: true });
  const { database } = salon.parlour;
  const client = await aWelcomedClient();
  await database.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
    CREATE TRIGGER refuse BEFORE UPDATE ON outbox EXECUTE FUNCTION refuse()`);
  await salon.book(client, THURSDAY_TEN);
  const early = salon.mailServer.received.length;
  await database.query(`DROP TRIGGER refuse ON outbox`);

  await salon.book(client, '2027-03-04T12:00:00Z');
  while (salon.mailServer.of(client).length < 2) await salon.mailServer.nextEmail();

  expect(early).toBe(0);
  const subjects = salon.mailServer.of(client).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Booked: Thursday 4 March 2027 at 10:00',
    'Booked: Thursday 4 March 2027 at 12:00',
  ]);
});

test('an app that stops delivers the email it is sending and records it, so that no other copy sends it again', async () => {
  salon = await openSalonWithMail();
  const { parlour, mailServer } = salon;
  const client = await aClient(parlour);
  await salon.book(client, THURSDAY_TEN);
  let release: () => void = () => undefined;
  mailServer.mood = { takesAfter: new Promise((resolve) => (release = resolve)) };
  const inHand = mailServer.nextEmail();
  const env = mailSettings(mailServer);
  const stopping = await startTestApp({ databaseUrl: parlour.databaseUrl, env, mailRuns: true });
  await inHand;

  const stopped = stopping.close();
  release();
  await stopped;
  parlour.clock.advanceMinutes(2);
  await salon.deliver();

  expect(mailServer.of(client)).toHaveLength(1);
});

nightlyTest(
  'an app that stops does not wait for a mail server that stalls; another copy sends the email later',
  async () => {
    salon = await openSalonWithMail();
    const { parlour, mailServer } = salon;
    const client = await aClient(parlour);
    await salon.book(client, THURSDAY_TEN);
    mailServer.mood = { takesAfter: new Promise(() => undefined) };
    const inHand = mailServer.nextEmail();
    const env = mailSettings(mailServer);
    const stopping = await startTestApp({ databaseUrl: parlour.databaseUrl, env, mailRuns: true });
    await inHand;

    await stopping.close();
    mailServer.mood = 'takes everything';
    parlour.clock.advanceMinutes(2);
    await salon.deliver();

    const ids = mailServer.of(client).map(({ header }) => header('message-id'));
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  },
);
