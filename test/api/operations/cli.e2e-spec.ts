import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appVersion } from '../../../api/common/app-version.js';
import { freePort } from '../../../tools/free-port.mjs';
import { untilReady } from '../../support/running-salon.js';
import { aSalonFolder } from '../../support/salon-folder.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';
import { parlour } from '../../support/type-command.js';
import { nightlyTest } from '../../support/lane.js';

/** The doctor's checks with one of these verdicts. */
function verdictsIn(report: string, ...verdicts: string[]): Record<string, string> {
  const { checks }: { checks: { id: string; verdict: string }[] } = JSON.parse(report);
  return Object.fromEntries(
    checks.filter(({ verdict }) => verdicts.includes(verdict)).map(({ id, verdict }) => [id, verdict]),
  );
}

describe('beside the embedded database', () => {
  const folder = aSalonFolder();
  const settings = { DATA_DIR: path.join(folder, 'data') };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a command in a folder without a salon says so and makes none', () => {
    const { exitCode, stderr } = parlour(['version'], settings);

    expect(stderr).toBe(`parlour version: DATA_DIR: there is no salon in ${settings.DATA_DIR}.\n`);
    expect(exitCode).toBe(78);
  });

  nightlyTest(
    '12-A1 a command uses the server of a running salon and leaves it running, and starts one of its own behind it',
    async () => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const app = spawn(process.execPath, ['dist/api/main.js'], {
        env: { PATH: process.env.PATH, DEMO: '0', LOG_LEVEL: 'error', PORT: String(port), ...settings },
        stdio: 'inherit',
      });
      await untilReady(app, url);
      const server = path.join(settings.DATA_DIR, 'postgres/cluster/postmaster.pid');
      const running = readFileSync(server, 'utf8');

      const beside = parlour(['version', '--json'], settings);
      const examined = parlour(['doctor', '--json'], settings);
      const during = readFileSync(server, 'utf8');
      const ready = await fetch(`${url}/health/ready`);
      const ended = once(app, 'exit');
      app.kill('SIGTERM');
      await ended;
      const alone = parlour(['version', '--json'], settings);

      expect(beside).toMatchObject({ exitCode: 0, stderr: '' });
      expect(JSON.parse(beside.stdout)).toMatchObject({ version: appVersion(), pending: [], unknown: [] });
      expect(verdictsIn(examined.stdout, 'fail')).toEqual({});
      // Emails of a salon that has just been opened go nowhere.
      expect(verdictsIn(examined.stdout, 'warn')).toMatchObject({ 'mail-server': 'warn' });
      expect(examined.exitCode).toBe(2);
      expect(during).toBe(running);
      expect(ready.status).toBe(200);
      expect(alone).toEqual(beside);
      expect(existsSync(server)).toBe(false);
    },
  );
});

describe('an admin who is locked out', () => {
  let salon: TestApp;
  const admin = { email: 'vera@salon.example', password: 'a password of forty signs' };
  const settings = () => ({ DATABASE_URL: salon.databaseUrl, PUBLIC_URL: 'https://salon.example' });

  beforeAll(async () => {
    salon = await startTestApp({
      realClock: true,
      env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    });
  });
  afterAll(() => salon.close());

  test('12-A1 is let in at once, however often others have guessed at the password', async () => {
    const logIn = () => salon.http.post('/auth/login').send(admin);
    const guesses = 'SELECT key FROM spent_limits';
    await salon.http.post('/auth/login').send({ ...admin, password: 'a guess' });
    const [{ key }] = await salon.database.query(guesses);
    // As many attempts as are allowed, from many places.
    await salon.database.query(`UPDATE spent_limits SET recovers_at = now() + interval '1 hour'`);
    await salon.database.query(`DELETE FROM failed_tries`);
    const before = await logIn();

    parlour(['unlock', admin.email], settings());
    await salon.database.query(`DELETE FROM failed_tries`);

    expect(key).toBeDefined();
    expect([before.status, (await logIn()).status]).toEqual([429, 200]);
  });

  test('12-A1 gets a link on the machine with which they choose a new password, and the activity says so', async () => {
    const { exitCode, stdout } = parlour(['unlock', 'Vera@Salon.example'], settings());
    const [, code] = /https:\/\/salon\.example\/reset-password#code=(\S+)/.exec(stdout) ?? [];

    const reset = await salon.http.post('/auth/reset').send({ code, password: 'quite another secret' });
    const acts = await salon.database.query(`SELECT action FROM audit_entries ORDER BY id`);

    expect(exitCode).toBe(0);
    expect(reset.body).toEqual({});
    expect(reset.status).toBe(204);
    expect(acts.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['account.unlocked', 'password.reset']),
    );
  });

  nightlyTest(
    '12-A1 nothing runs beside a command: no demo salon moves in, and no email leaves',
    async () => {
      parlour(['unlock', admin.email], settings());

      const [facts] = await salon.database.query(
        `SELECT (SELECT count(*)::int FROM services) AS services,
              (SELECT count(*)::int FROM outbox WHERE sent_at IS NOT NULL) AS sent`,
      );
      expect(facts).toEqual({ services: 0, sent: 0 });
    },
  );

  test('an address without an account is refused in one sentence', () => {
    const { exitCode, stdout, stderr } = parlour(['unlock', 'nobody@salon.example', '--json'], settings());

    expect(stderr).toBe('parlour unlock: no account has the address nobody@salon.example.\n');
    expect(stdout).toBe('');
    expect(exitCode).toBe(1);
  });

  nightlyTest('12-A1 an older database is left as it is', async () => {
    await salon.database.query(`DELETE FROM migrations WHERE timestamp = 1763700000062`);

    const { exitCode, stderr } = parlour(['unlock', admin.email], settings());

    expect(stderr).toContain('the database is older than this program (1 migrations are missing');
    expect(exitCode).toBe(78);
  });
});

test.each([
  [['unlock'], 'parlour unlock: something is missing; see parlour unlock --help.\n'],
  [
    ['unlock', 'a@b.example', 'c@d.example'],
    'parlour unlock: that is too much; see parlour unlock --help.\n',
  ],
  [['unlok'], 'parlour unlok: there is no verb "unlok"; parlour --help lists them.\n'],
])('a command that is typed wrongly says what is wrong (%j)', (words, sentence) => {
  expect(parlour(words, {})).toEqual({ exitCode: 64, stdout: '', stderr: sentence });
});

test('the overview and the help of a verb are printed to whoever asks for them', () => {
  const overview = parlour(['--help'], {});
  const help = parlour(['unlock', '--help'], {});

  expect(overview).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^ {2}parlour unlock /m) });
  expect(help).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^parlour unlock /) });
});

test.each([
  ['backup', ['--to']],
  ['export', []],
])(
  'parlour %s names the setting in one sentence while the store of the pictures is away',
  async (verb, options) => {
    const salon = await startTestApp();
    await send(salon, await anAdmin(salon), await aPicture().jpeg().toBuffer());
    // A picture that is still in the folder would be read from there.
    rmSync(path.join(salon.folder.path, 'media'), { recursive: true });

    const { exitCode, stderr } = parlour([verb, ...options, path.join(salon.folder.path, 'none.parlour')], {
      DATABASE_URL: salon.databaseUrl,
      DATA_DIR: salon.folder.path,
      EXPORT_PASSPHRASE: 'for the new owner only',
      MEDIA_STORE: 's3',
      S3_URL: `http://key:secret@127.0.0.1:${await freePort()}/pictures?region=eu-central-1`,
    });
    await salon.close();

    expect(stderr).toBe(
      `parlour ${verb}: S3_URL: the store of the pictures cannot be used: nothing answers at its address (ECONNREFUSED).\n`,
    );
    expect(exitCode).toBe(69);
  },
);
