// Measures the cost of a booking while no email can be sent: node bench/mail-outage.mjs [bookings], after npm run
// build.
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { calendarFrom } from './calendar.mjs';
import { signUpClients, tokensOf, verifyEverybody } from './people.mjs';
import { appOn, withPrograms } from './programs.mjs';
import { aSalon, seedSalon } from './salon.mjs';
import { openServer } from './server.mjs';
import { eachOnce, freeSlots } from './slots.mjs';

const BOOKINGS = Number(process.argv[2] ?? 200);

/** A mail server that accepts everything. */
function workingMailServer() {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => stream.resume().on('end', done),
  });
}

/** The worst case of a mail server: it accepts the connection and never answers. */
const silentMailServer = () => net.createServer((socket) => socket.on('error', () => undefined));

async function listening(mailServer) {
  const listener = mailServer.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return listener.address().port;
}

/** A salon of its own with clients who can book, and a mail server. */
async function open(server, mailServer) {
  const database = await server.create();
  const port = await listening(mailServer);
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'salon@example.com' };
  return { database, start: appOn(server.urlOf(database), settings) };
}

async function furnish(server, { database }, { origin }, { salon, calendar }) {
  const slots = await server.on(database, async (client) => {
    await seedSalon(client, salon, calendar.holiday);
    return freeSlots(client, calendar);
  });
  const clients = await signUpClients(origin, salon.staff);
  await server.on(database, verifyEverybody);
  const tokens = await tokensOf(origin, clients);
  return { origin, tokens, slot: eachOnce(slots), timesMs: [] };
}

async function book({ origin, tokens, slot, timesMs }, { plainService }) {
  const { staffId, startsAt } = slot();
  const askedAt = performance.now();
  const answer = await fetch(`${origin}/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens.get(staffId)[0]}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ lines: [{ serviceId: plainService.id, staffId }], startsAt }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`A booking was answered ${answer.status}.`);
  timesMs.push(performance.now() - askedAt);
}

function summary({ timesMs }) {
  const sorted = timesMs.toSorted((left, right) => left - right);
  const quantile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}

const shown = ({ p50Ms, p99Ms }) => `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;

const server = await openServer();
const mailServers = [workingMailServer(), silentMailServer()];
try {
  const databases = [];
  for (const mailServer of mailServers) databases.push(await open(server, mailServer));
  await withPrograms(
    databases.map(({ start }) => start),
    async (...apps) => {
      const plan = { salon: aSalon(), calendar: calendarFrom(Date.now()) };
      const salons = [];
      for (const [index, app] of apps.entries())
        salons.push(await furnish(server, databases[index], app, plan));
      // Turn by turn, and each first as often as the other, so that whatever else the machine does falls on both.
      for (let turn = 0; turn < BOOKINGS; turn++) {
        for (const salon of turn % 2 ? salons.toReversed() : salons) await book(salon, plan.salon);
      }
      const [working, silent] = salons.map(summary);
      process.stdout.write(
        `${BOOKINGS} bookings each\n  mail server answers: ${shown(working)}\n  mail server silent:  ${shown(silent)}\n` +
          `  ratio: p50 ${(silent.p50Ms / working.p50Ms).toFixed(2)}, p99 ${(silent.p99Ms / working.p99Ms).toFixed(2)}\n`,
      );
    },
  );
} finally {
  for (const mailServer of mailServers) mailServer.close();
  await server.close();
}
process.exit(0);
