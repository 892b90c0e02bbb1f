import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import supertest from 'supertest';
import { createEmptyDatabase, type TestDatabase } from '../../support/cluster.js';
import { nightlyTest } from '../../support/lane.js';
import { aNewClient, type Person } from '../../support/people.js';
import { openDemoSalon, type RunningSalon } from '../../support/running-salon.js';
import { aSalonFolder } from '../../support/salon-folder.js';
import { parlour } from '../../support/type-command.js';

const KEPT = 'test/archives/0.1.0.parlour';
const KEPT_HAND_OVER = 'test/archives/0.1.0-hand-over.parlour';

/** Books the first free time of the first service. Gives the booking's reference. */
async function book(url: string, person: Person): Promise<string> {
  const http = supertest(url);
  const { body: services } = await http.get('/services').expect(200);
  const serviceId = services[0]._id;
  const { body: first } = await http.get(`/availability/first?services=${serviceId}`).expect(200);
  const { body: day } = await http.get(`/availability?services=${serviceId}&day=${first.day}`).expect(200);
  const { body } = await http
    .post('/bookings')
    .set('Authorization', person.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId, staffId: null }], startsAt: day.starts[0] })
    .expect(201);
  return body.reference;
}

const bookingsOf = async (url: string, person: Person): Promise<string[]> => {
  const { body } = await supertest(url).get('/bookings/mine').set('Authorization', person.bearer).expect(200);
  return body.items.map(({ reference }: { reference: string }) => reference);
};

nightlyTest('12-A8 a salon whose folder was deleted comes back, with who was logged in', async () => {
  const folder = aSalonFolder();
  const dataDir = path.join(folder, 'data');
  const settings = { DATA_DIR: dataDir };
  // Tokens are for one address, and each opening has a port of its own.
  const address = { PUBLIC_URL: 'http://maisonvera.example' };
  const file = path.join(folder, 'salon.parlour');
  let again: RunningSalon | undefined;
  try {
    const salon = await openDemoSalon(address, dataDir);
    const client = await aNewClient({ http: supertest(salon.url) });
    const reference = await book(salon.url, client);
    const saved = parlour(['backup', '--to', file], settings);
    const rehearsed = parlour(['verify', file, '--rehearse', '--json'], settings);
    const underApp = parlour(
      ['restore', file, '--mail', 'drop', '--replace', '--name', 'Maison Vera'],
      settings,
    );
    await salon.close();
    rmSync(dataDir, { recursive: true });

    const back = parlour(['restore', file, '--mail', 'drop'], settings);

    expect(saved).toMatchObject({ exitCode: 0, stderr: '' });
    expect(rehearsed).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(rehearsed.stdout)).toMatchObject({ salon: 'Maison Vera', rehearsal: 'restored' });
    expect(underApp).toMatchObject({ exitCode: 1, stdout: '' });
    expect(underApp.stderr).toMatch(/Stop Parlour/);
    expect(back).toMatchObject({ exitCode: 0, stderr: '' });
    again = await openDemoSalon(address, dataDir);
    expect(await bookingsOf(again.url, client)).toEqual([reference]);
  } finally {
    await again?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('on a server', () => {
  let database: TestDatabase;
  let settings: Record<string, string>;
  const folder = aSalonFolder();

  beforeAll(async () => {
    database = await createEmptyDatabase();
    settings = { DATABASE_URL: database.url, DATA_DIR: folder };
  });

  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const unpackedBackup = (name: string): Buffer => {
    const file = path.join(folder, name);
    const { stderr } = parlour(['backup', '--to', file], settings);
    expect(stderr).toBe('');
    return gunzipSync(readFileSync(file));
  };

  nightlyTest(
    '12-A8 the archive that an earlier version left is read, and a salon that is there is replaced only by its name',
    () => {
      const fresh = parlour(['restore', KEPT, '--mail', 'drop', '--json'], settings);
      const unasked = parlour(['restore', KEPT, '--mail', 'drop'], settings);
      const wrongName = parlour(
        ['restore', KEPT, '--mail', 'drop', '--replace', '--name', 'maison vera'],
        settings,
      );
      const asked = parlour(
        ['restore', KEPT, '--mail', 'drop', '--json', '--replace', '--name', 'Maison Vera'],
        settings,
      );

      expect(fresh).toMatchObject({ exitCode: 0, stderr: '' });
      expect(JSON.parse(fresh.stdout)).toMatchObject({ salon: 'Maison Vera', savedBefore: null });
      for (const refused of [unasked, wrongName]) {
        expect(refused.exitCode).toBe(1);
        expect(refused.stderr).toBe(
          'parlour restore: there is a salon already, Maison Vera. To replace it: --replace --name "Maison Vera"\n',
        );
      }
      expect(asked).toMatchObject({ exitCode: 0, stderr: '' });
      const { savedBefore } = JSON.parse(asked.stdout);
      expect(readdirSync(path.join(folder, 'backups'))).toEqual([path.basename(savedBefore)]);
      expect(parlour(['verify', savedBefore], settings)).toMatchObject({ exitCode: 0, stderr: '' });
    },
  );

  nightlyTest('12-A8 a backup goes into the folder that was named, even one that is not there yet', () => {
    const { stdout, stderr } = parlour(['backup', '--to', `${folder}/elsewhere/`, '--json'], settings);

    expect(stderr).toBe('');
    expect(readdirSync(path.join(folder, 'elsewhere'))).toEqual([path.basename(JSON.parse(stdout).file)]);
  });

  nightlyTest(
    '12-A8 emails that were due when the backup was made wait for an admin, unless someone says otherwise',
    () => {
      const { exitCode, stdout } = parlour(
        ['restore', KEPT, '--replace', '--name', 'Maison Vera', '--json'],
        settings,
      );
      const mistyped = parlour(['restore', KEPT, '--mail', 'burn'], settings);

      expect(exitCode).toBe(0);
      expect(JSON.parse(stdout).dueEmails).toEqual({ count: expect.any(Number), fate: 'hold' });
      expect(JSON.parse(stdout).dueEmails.count).toBeGreaterThan(0);
      expect(mistyped).toMatchObject({
        exitCode: 64,
        stderr: 'parlour restore: --mail takes hold, send or drop.\n',
      });
    },
  );

  nightlyTest.each(['SIGINT', 'SIGTERM'] as const)(
    'a rehearsal that is ended by %s drops the database it was made in, and says nothing',
    async (ending) => {
      const command = spawn(process.execPath, ['dist/api/cli.js', 'verify', KEPT, '--rehearse'], {
        env: { PATH: process.env.PATH, ...settings },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      command.stderr.on('data', (bytes) => (said += bytes));
      const ended = once(command, 'exit');
      await untilSeen(database.url, `bool_or(query ~ $2)`, ['DATABASE "parlour_rehearsal_']);
      command.kill(ending);
      const [exitCode] = await ended;

      expect(exitCode).toBe(ending === 'SIGINT' ? 130 : 143);
      expect(said).toBe('');
      expect(await rehearsalsOf(database.url)).toEqual([]);
    },
  );

  nightlyTest(
    'a hand-over is sealed with a passphrase of its own, and never with that of the backups',
    () => {
      const ofTheBackups = { BACKUP_PASSPHRASE: 'four words of ours' };
      const ofTheNewOwner = { EXPORT_PASSPHRASE: 'for the new owner only' };
      const file = (name: string) => path.join(folder, name);

      const open = parlour(['export', file('open.parlour')], { ...settings, ...ofTheBackups });
      const same = parlour(['export', file('same.parlour')], {
        ...{ ...settings, ...ofTheBackups },
        EXPORT_PASSPHRASE: ofTheBackups.BACKUP_PASSPHRASE,
      });
      const sealed = parlour(['export', file('sealed.parlour'), '--json'], {
        ...{ ...settings, ...ofTheBackups, ...ofTheNewOwner },
      });

      expect(open).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('It is not sealed') });
      expect(gunzipSync(readFileSync(file('open.parlour'))).length).toBeGreaterThan(0);
      expect(same).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Choose another.') });
      expect(readdirSync(folder)).not.toContain('same.parlour');
      expect(JSON.parse(sealed.stdout)).toMatchObject({ sealed: true });
      const shut = parlour(['verify', file('sealed.parlour')], ofTheBackups);
      expect(shut).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('does not open') });
      const opened = parlour(['verify', file('sealed.parlour')], ofTheNewOwner);
      expect(opened).toMatchObject({ exitCode: 0, stderr: '' });
    },
  );

  nightlyTest('a restore that is killed while it writes leaves the salon as it was', async () => {
    const before = unpackedBackup('before.parlour');
    const words = ['restore', KEPT, '--mail', 'drop', '--replace', '--name', 'Maison Vera'];
    const command = spawn(process.execPath, ['dist/api/cli.js', ...words], {
      env: { PATH: process.env.PATH, ...settings },
      stdio: 'ignore',
    });
    const ended = once(command, 'exit');
    // It lasts long enough to be seen from outside; `npm run prove:archives` kills at every single statement.
    await untilItRuns(/^INSERT INTO/, database.url);
    command.kill('SIGKILL');
    const [, signal] = await ended;

    expect(signal).toBe('SIGKILL');
    await untilAlone(database.url);
    expect(unpackedBackup('after.parlour').equals(before)).toBe(true);
  });
});

nightlyTest(
  '12-A12 a salon that an earlier version handed over is read into a new one, and a link makes whoever has it its admin',
  async () => {
    const database = await createEmptyDatabase();
    const folder = aSalonFolder();
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder, PUBLIC_URL: 'https://salon.example' };
    try {
      const backup = parlour(['import', KEPT], settings);
      const restored = parlour(['restore', KEPT_HAND_OVER], settings);
      const imported = parlour(['import', KEPT_HAND_OVER, '--json'], settings);
      const again = parlour(['import', KEPT_HAND_OVER], settings);
      const exported = parlour(['export', `${folder}/`, '--json'], settings);
      const verified = parlour(['verify', JSON.parse(exported.stdout).file, '--json'], settings);

      expect(backup).toMatchObject({ exitCode: 1, stdout: '' });
      expect(backup.stderr).toMatch(
        /^parlour import: this is a backup, .* parlour restore puts it back\.\n$/,
      );
      expect(restored).toMatchObject({ exitCode: 1, stdout: '' });
      expect(restored.stderr).toMatch(/^parlour restore: this is a hand-over, .* parlour import reads it/);
      expect(imported).toMatchObject({ exitCode: 0, stderr: '' });
      expect(JSON.parse(imported.stdout)).toMatchObject({
        salon: 'Maison Vera',
        formerAdmins: ['vera@maisonvera.example'],
        setupLink: expect.stringMatching(/^https:\/\/salon\.example\/setup#[\w-]{27}$/),
      });
      expect(again.stderr).toMatch(/^parlour import: there is a salon already, Maison Vera\./);
      expect(JSON.parse(verified.stdout)).toMatchObject({ kind: 'hand-over', rows: { users: 2 } });
    } finally {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** Asks the server, from another of its databases, until the answer is yes. */
async function untilSeen(databaseUrl: string, condition: string, values: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const watcher = new pg.Client({ connectionString: url.href });
  await watcher.connect();
  try {
    for (const patience = AbortSignal.timeout(30_000); ; await breath()) {
      const { rows } = await watcher.query(
        `SELECT ${condition} AS seen FROM pg_stat_activity WHERE datname = $1`,
        [name, ...values],
      );
      if (rows[0].seen) return;
      if (patience.aborted) throw new Error(`It was not seen: ${condition}`);
    }
  } finally {
    await watcher.end();
  }
}

/** The databases in which a backup of this salon is being rehearsed, or was. */
async function rehearsalsOf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `SELECT datname FROM pg_database WHERE starts_with(datname,
       'parlour_rehearsal_' || (SELECT oid FROM pg_database WHERE datname = current_database()) || '_')`,
  );
  await client.end();
  return rows.map(({ datname }) => datname);
}

/** Until the transaction that replaces the salon is at such a statement. */
const untilItRuns = (statement: RegExp, databaseUrl: string) =>
  untilSeen(
    databaseUrl,
    `coalesce(bool_or(regexp_replace(query, '^\\s+', '') ~ $2 AND backend_xid IS NOT NULL), false)`,
    [statement.source],
  );

const untilAlone = (databaseUrl: string) => untilSeen(databaseUrl, `count(*) = 0`, []);
