import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { startTestApp } from '../../support/app.js';
import { expectSoon } from '../../support/browser.js';
import { createTestDatabase, onServer, urlOf } from '../../support/cluster.js';
import { throughANetwork } from '../../support/silent-network.js';
import { nightlyTest } from '../../support/lane.js';

/** The folder of a website with nothing but what its server writes into it. */
function aWebsite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  const page =
    '<!doctype html><head><title>Beauty salon</title><!--head--></head><body><div id="root"></div></body>';
  writeFileSync(path.join(folder, 'index.html'), page);
  return folder;
}

nightlyTest(
  'a salon whose network to PostgreSQL has gone silent says so, and serves again without a restart',
  async () => {
    const database = await createTestDatabase();
    const network = await throughANetwork(database.url);
    const webDir = aWebsite();
    const env = { DATABASE_POOL_SIZE: '2' };
    const parlour = await startTestApp({ databaseUrl: network.url, webDir, env });
    const askForReviews = () => parlour.http.get('/reviews').then(({ status }) => status);
    const askForPage = (url: string) => parlour.http.get(url).set('Accept', 'text/html');
    expect(await askForReviews()).toBe(200);
    expect((await askForPage('/')).status).toBe(200);

    network.silence();
    // More than there are connections: some wait for an answer, the others for a connection.
    const [home, ...answers] = await Promise.all([
      askForPage('/'),
      ...Array.from({ length: 4 }, askForReviews),
    ]);

    expect(answers).toEqual([503, 503, 503, 503]);
    // People get the page; a search engine keeps the one it has, and asks again.
    expect([home.status, home.type, home.headers['retry-after']]).toEqual([503, 'text/html', '60']);
    expect(home.text).toContain('<div id="root">');
    expect(home.text).not.toContain('noindex');
    // The silent connections are closed by now, and the next requests get new ones.
    expect(await askForReviews()).toBe(200);
    expect((await askForPage('/')).status).toBe(200);
    await parlour.close();
    await network.close();
    await database.drop();
    rmSync(webDir, { recursive: true });
  },
);

nightlyTest(
  '12-B10: a salon in which one request waits too long for another does not say that PostgreSQL is away',
  async () => {
    const lines: string[] = [];
    const note = (line: unknown) => void lines.push(String(line));
    const parlour = await startTestApp();
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(note);
    jest.spyOn(Logger.prototype, 'error').mockImplementation(note);
    const other = parlour.database.createQueryRunner();
    await other.startTransaction();
    await other.query(`LOCK TABLE reviews`);

    const { status } = await parlour.http.get('/reviews');
    await other.rollbackTransaction();
    await other.release();
    await parlour.close();
    jest.restoreAllMocks();

    expect(status).toBe(503);
    expect(lines).toEqual([expect.stringMatching(/^A request waited too long for others .* lock timeout/)]);
  },
);

test('a salon whose PostgreSQL is gone from its Unix socket asks visitors to try again, and does not say that nothing exists', async () => {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const socketFolder = url.searchParams.get('host') ?? '/var/run/postgresql';
  const ownFolder = mkdtempSync(path.join(os.tmpdir(), 'parlour-socket-'));
  const socket = `.s.PGSQL.${url.port || '5432'}`;
  symlinkSync(path.join(socketFolder, socket), path.join(ownFolder, socket));
  url.searchParams.set('host', ownFolder);
  const webDir = aWebsite();
  const parlour = await startTestApp({ databaseUrl: url.href, webDir });
  const paths = ['/services', '/salon', '/staff', '/reviews'];
  const answers = () =>
    Promise.all(
      paths.map(async (asked) => {
        const { status, headers } = await parlour.http.get(asked);
        return [asked, status, headers['retry-after']];
      }),
    );
  expect(await answers()).toEqual(paths.map((asked) => [asked, 200, undefined]));
  const isReady = () => parlour.http.get('/health/ready').then(({ status }) => status);
  expect(await isReady()).toBe(200);

  renameSync(path.join(ownFolder, socket), path.join(ownFolder, 'gone'));
  await onServer(
    urlOf('postgres'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${url.pathname.slice(1)}'`,
  );

  expect(await answers()).toEqual(paths.map((asked) => [asked, 503, '2']));
  // Proxies need not wait until it would be asked again.
  expect(await isReady()).toBe(503);

  renameSync(path.join(ownFolder, 'gone'), path.join(ownFolder, socket));
  await expectSoon(
    answers,
    paths.map((asked) => [asked, 200, undefined]),
  );
  await parlour.close();
  await database.drop();
  for (const folder of [webDir, ownFolder]) rmSync(folder, { recursive: true });
});
