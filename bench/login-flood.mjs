// Measures what visitors notice while someone tries passwords by the thousand: node bench/login-flood.mjs [seconds],
// after npm run build.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { appOn, withPrograms } from './programs.mjs';
import { openServer } from './server.mjs';

const SECONDS = Number(process.argv[2] ?? 20);
const LOGINS_PER_SECOND = 200;
const EVERY_MS = 10;

const agent = new http.Agent({ keepAlive: true, maxSockets: 1000 });

const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

function send(origin, { method = 'GET', path, body, from = someAddress() }) {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { 'x-forwarded-for': from, ...type };
    const request = http.request(`${origin}${path}`, { agent, method, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    request.on('error', reject).end(body && JSON.stringify(body));
  });
}

/** A visitor who reads the services over and over, and how long each answer took. */
async function measureVisitor(origin) {
  const timesMs = [];
  for (const until = performance.now() + SECONDS * 1000; performance.now() < until;) {
    const askedAt = performance.now();
    const status = await send(origin, { path: '/services' });
    if (status !== 200) throw new Error(`The services were answered ${status}.`);
    timesMs.push(performance.now() - askedAt);
    await pause(EVERY_MS);
  }
  timesMs.sort((left, right) => left - right);
  const quantile = (share) => timesMs[Math.min(timesMs.length - 1, Math.floor(timesMs.length * share))];
  return { p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}

/** Wrong passwords, each for another address, sent whether or not the ones before were answered. */
function flood(origin, from) {
  const answers = new Map();
  const sent = [];
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * LOGINS_PER_SECOND);
    while (sent.length < due) {
      const body = { email: `${randomUUID()}@example.com`, password: 'a guess' };
      sent.push(
        send(origin, { method: 'POST', path: '/auth/login', body, from })
          .catch(() => 'no answer')
          .then((status) => answers.set(status, (answers.get(status) ?? 0) + 1)),
      );
    }
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(sent);
    return [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  };
}

const shown = ({ p50Ms, p99Ms }) => `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;

async function measure(app, from) {
  await measureVisitor(app.origin);
  const idle = await measureVisitor(app.origin);
  const end = flood(app.origin, from);
  const flooded = await measureVisitor(app.origin);
  const answers = await end();
  return [
    `  idle:    ${shown(idle)}`,
    `  flooded: ${shown(flooded)}; the logins were answered ${answers}`,
    `  ratio:   p50 ${(flooded.p50Ms / idle.p50Ms).toFixed(2)}, p99 ${(flooded.p99Ms / idle.p99Ms).toFixed(2)}`,
  ].join('\n');
}

const server = await openServer();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.close().finally(() => process.exit(1)));
}
try {
  for (const [title, from] of [
    ['From everywhere', undefined],
    ['From one address', '203.0.113.7'],
  ]) {
    const settings = {
      BCRYPT_COST: '12',
      RATE_LIMIT_SCALE: '1',
      TRUST_PROXY: '1',
      DEMO: '1',
      DEMO_HISTORY: '0',
    };
    const app = appOn(server.urlOf(await server.create()), settings);
    await withPrograms([app], async (running) => {
      const measured = await measure(running, from);
      process.stdout.write(`${title}, ${LOGINS_PER_SECOND} wrong passwords a second:\n${measured}\n`);
    });
  }
} finally {
  agent.destroy();
  await server.close();
}
