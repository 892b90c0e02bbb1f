import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { StoppingService } from '../../../api/common/stopping.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { countStatements } from '../../support/count-statements.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aService } from '../../support/salon.js';

/** The longest value that an operator may set, so that no response is late by chance. */
const LONGEST = { SITE_FRESH_MS: '1000' };

let one: TestApp;
let other: TestApp;
let admin: Person;

beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ databaseUrl: one.databaseUrl, env: { ...LONGEST, TRUST_PROXY: '1' } });
  admin = await anAdmin(one);
  await aService(one.database, { title: 'Cut' });
});

afterAll(async () => {
  await other?.close();
  await one?.close();
});

/** Asked twice, it is in memory. */
async function remembered(url: string) {
  await other.http.get(url).expect(200);
  return other.http.get(url).expect(200);
}

const renamedAt = (parlour: TestApp, name: string) =>
  parlour.http.patch('/salon').set('Authorization', admin.bearer).send({ name }).expect(200);

describe('12-E1: what is given from memory', () => {
  test('costs no statement while the database has said a moment ago that nothing has changed', async () => {
    await remembered('/services');

    expect(await countStatements(other.database, () => other.http.get('/services').expect(200))).toBe(0);
  });

  test('is not what another copy has changed a second before', async () => {
    await remembered('/salon');
    const changedAtMs = performance.now();
    await one.database.query(`UPDATE salon SET name = 'Casa Vera'`);
    let name = '';
    while (name !== 'Casa Vera' && performance.now() < changedAtMs + 1000)
      ({ name } = (await other.http.get('/salon').expect(200)).body);

    expect(name).toBe('Casa Vera');
  });

  test('is never older than what this copy was told to change', async () => {
    for (const name of ['Casa Ana', 'Casa Rita', 'Casa Inês']) {
      await remembered('/salon');
      await renamedAt(other, name);

      expect((await other.http.get('/salon')).body.name).toBe(name);
    }
  });

  test('is not for someone who says who they are: they see what another copy has changed', async () => {
    await remembered('/salon');
    await renamedAt(one, 'Casa Marta');

    const { body } = await other.http.get('/salon').set('Authorization', admin.bearer);

    expect(body.name).toBe('Casa Marta');
  });

  test('says all that an answer says that was made for this request', async () => {
    const made = await other.http.get('/services').set('Authorization', admin.bearer);
    const kept = await remembered('/services');

    const { date: _date, 'x-request-id': _id, ...headers } = made.headers;
    expect(kept.headers).toMatchObject(headers);
    expect(kept.text).toBe(made.text);
    expect((await other.http.get('/services').set('If-None-Match', kept.headers['etag'] ?? '')).status).toBe(
      304,
    );
    expect((await other.http.head('/services').expect(200)).headers).toMatchObject({
      etag: kept.headers['etag'],
      'content-security-policy': kept.headers['content-security-policy'],
    });
  });

  test('carries the id that a proxy gave the request, and the last word of a copy that is about to stop', async () => {
    await remembered('/services');
    const { headers } = await other.http.get('/services').set('X-Request-Id', 'of-the-proxy-1');
    other.app.get(StoppingService).begin();
    // Without it, this program closes each connection on its own.
    const last = await other.http.get('/services').set('Connection', 'keep-alive');

    expect(headers['x-request-id']).toBe('of-the-proxy-1');
    expect(last.headers['connection']).toBe('close');
  });

  test('is not given to a request that names two hosts', async () => {
    await remembered('/services');
    const { port } = other.app.getHttpServer().address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    socket.write(
      'GET /services HTTP/1.1\r\nHost: salon.example\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n',
    );
    const answer: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => answer.push(text));
    await once(socket, 'close');

    expect(answer.join('')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test.each([
  ['is given from memory', LONGEST, async () => undefined],
  [
    'is out of date',
    { SITE_FRESH_MS: '0' },
    () => one.database.query(`UPDATE salon SET phone = md5(random()::text)`),
  ],
])('an answer that %s is counted once against the address that asks', async (_, freshness, change) => {
  // A hundredth of 600 a minute.
  const env = { ...freshness, RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: '1' };
  const tight = await startTestApp({ databaseUrl: one.databaseUrl, env });
  const statuses: number[] = [];
  while (statuses.length < 8) {
    await change();
    const { status } = await tight.http
      .get('/salon')
      .set('X-Forwarded-For', `203.0.113.${freshness.SITE_FRESH_MS.length}`);
    statuses.push(status);
  }
  await tight.close();

  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});
