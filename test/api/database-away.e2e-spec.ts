import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { startTestApp } from '../support/app.js';
import { createTestDatabase } from '../support/cluster.js';
import { throughANetwork } from '../support/silent-network.js';

/** The folder of a website that says no more than what its server writes into it. */
function aWebsite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  const page =
    '<!doctype html><head><title>Beauty salon</title><!--head--></head><body><div id="root"></div></body>';
  writeFileSync(path.join(folder, 'index.html'), page);
  return folder;
}

test('a salon whose network to PostgreSQL has gone silent says so, and serves again without a restart', async () => {
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
  // The silent connections are closed by now, and what comes next gets new ones.
  expect(await askForReviews()).toBe(200);
  expect((await askForPage('/')).status).toBe(200);
  await parlour.close();
  await network.close();
  await database.drop();
  rmSync(webDir, { recursive: true });
});

test('12-B10: a salon in which one request waits too long for another does not say that PostgreSQL is away', async () => {
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
});
