import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import supertest from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../support/cluster.js';
import { aNewClient } from '../../support/people.js';
import { DEMO_ADMIN, settingsOf, untilReady } from '../../support/running-salon.js';
import { aSalonFolder } from '../../support/salon-folder.js';

/** A network for examples, which reaches no one. */
const MAIL_SERVER = '192.0.2.25';
/** This machine's own addresses, and sockets in its file system. */
const HERE = /^(localhost|127\.\d+\.\d+\.\d+|::1|\/.*)$/;

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.drop());

/** Runs a salon while `use` uses it, and returns the hosts outside this machine that it has called. */
async function callsOf(
  own: Record<string, string>,
  use: (http: ReturnType<typeof supertest>, calls: () => string[]) => Promise<void>,
): Promise<string[]> {
  const folder = aSalonFolder();
  const connections = path.join(folder, 'connections');
  const { url, settings } = await settingsOf(folder, {
    DATABASE_URL: database.url,
    DEMO: '1',
    ...DEMO_ADMIN.settings,
    ...own,
  });
  const app = spawn(
    process.execPath,
    ['--import', pathToFileURL('test/support/note-connections.mjs').href, 'dist/api/main.js'],
    { env: { PATH: process.env.PATH, CONNECTIONS_FILE: connections, ...settings }, stdio: 'inherit' },
  );
  const calls = () => {
    const noted = existsSync(connections) ? readFileSync(connections, 'utf8').trim().split('\n') : [];
    return [...new Set(noted)].filter((host) => host !== '' && !HERE.test(host));
  };
  const ended = once(app, 'exit');
  try {
    await untilReady(app, url);
    await use(supertest(url), calls);
    return calls();
  } finally {
    app.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

test('12-B13 a salon that no one has given another server calls no one: not while clients use it, and not for Health', async () => {
  const calls = await callsOf({}, async (http) => {
    for (const page of ['/', '/contact', '/book'])
      await http.get(page).set('Accept', 'text/html').expect(200);
    await aNewClient({ http });
    const login = await http.post('/auth/login').send(DEMO_ADMIN.person).expect(200);
    const session = await http
      .put(`/user/${DEMO_ADMIN.person.email}`)
      .set('Cookie', login.headers['set-cookie'] ?? '')
      .send({ email: DEMO_ADMIN.person.email });
    await http.get('/admin/health').set('Authorization', `Bearer ${session.body.token}`).expect(200);
  });

  expect(calls).toEqual([]);
});

test('12-B13 a salon with a mail server calls that one, and no other', async () => {
  const calls = await callsOf(
    { SMTP_URL: `smtp://${MAIL_SERVER}:2525`, MAIL_FROM: 'hello@salon.example' },
    async (http, called) => {
      await aNewClient({ http });
      for (const patience = AbortSignal.timeout(60_000); called().length === 0 && !patience.aborted;)
        await pause(100);
    },
  );

  expect(calls).toEqual([MAIL_SERVER]);
});
