import { createServer } from 'node:net';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { freePort } from '../../../tools/free-port.mjs';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let port: number;

const scrape = async (path = '/metrics'): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);

/** The value of a series, or undefined without one. */
async function valueOf(series: string): Promise<number | undefined> {
  const lines = (await (await scrape()).text()).split('\n');
  const line = lines.find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

beforeAll(async () => {
  port = await freePort();
  parlour = await startTestApp({ env: { METRICS_PORT: String(port) } });
});

afterAll(() => parlour.close());

test('12-C2 answers are counted by route, never by what is in an address', async () => {
  const { http } = parlour;
  await http.get(`/bookings/${randomUUID()}`).expect(401);
  await http.get(`/bookings/${randomUUID()}`).expect(401);
  await http.get(`/${randomUUID()}`).expect(404);
  await http.get('/wp-login.php').expect(404);

  const text = await (await scrape()).text();
  const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
  const counted = (labels: string) => valueOf(`parlour_http_request_seconds_count{${labels}}`);
  expect(await counted('method="GET",route="/bookings/:id",status="4xx"')).toBe(2);
  expect(await counted('method="GET",route="(none)",status="4xx"')).toBe(2);
  expect([...routes].sort()).toEqual(['(none)', '/bookings/:id']);
});

test('12-C2 lost races, holds, emails and connections are figures', async () => {
  const { http, database } = parlour;
  const cut = await aService(database);
  const ana = await aMember(database, { does: [cut] });
  const hold = { lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: '2027-03-02T10:00:00Z' };
  expect((await http.post('/holds').send(hold)).status).toBe(201);
  expect((await http.post('/holds').send(hold)).body.code).toBe('slot-taken');
  await database.query(
    `INSERT INTO outbox (kind, to_address, not_before, give_up_at, created_at)
     VALUES ('reset', 'maria@example.com', '2027-03-01T07:00Z', '2027-03-04T07:00Z', '2027-03-01T07:00Z')`,
  );

  expect(await valueOf('parlour_problems_total{code="slot-taken"}')).toBe(1);
  expect(await valueOf('parlour_plan_reloads_total')).toBeGreaterThan(0);
  expect(await valueOf('parlour_database_connections')).toBeGreaterThan(0);
  expect(await valueOf('parlour_passwords_waiting')).toBe(0);
});

test('12-C2 they are not to be had where visitors are, and nothing else is to be had where they are', async () => {
  const { http } = parlour;

  expect((await http.get('/metrics')).status).toBe(404);
  expect((await scrape('/salon')).status).toBe(404);
  expect((await scrape('/metrics')).headers.get('content-type')).toContain('text/plain');
  const { status } = await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST', body: 'x' });
  expect(status).toBe(405);
});

test('12-C2 a salon whose port for figures is taken says which setting that is', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const METRICS_PORT = String(typeof address === 'object' && address ? address.port : 0);

  await expect(startTestApp({ env: { METRICS_PORT } })).rejects.toThrow(
    /^METRICS_HOST and METRICS_PORT: .*EADDRINUSE/,
  );
  other.close();
});

describe('beside a second salon in the same process', () => {
  let second: TestApp;
  let secondPort: number;

  beforeAll(async () => {
    secondPort = await freePort();
    second = await startTestApp({ env: { METRICS_PORT: String(secondPort) } });
  });
  afterAll(() => second.close());

  test('12-C2 each has its own figures, of emails and holds too, each asked of its own database', async () => {
    await second.database.query(
      `INSERT INTO outbox (kind, to_address, not_before, give_up_at, created_at)
       VALUES ('reset', 'maria@example.com', '2027-03-01T08:00Z', '2027-03-04T07:30Z', '2027-03-01T07:30Z')`,
    );
    await second.database.query(
      `INSERT INTO holds (holder, expires_at) VALUES ('somebody', '2027-03-01T09:00Z'), ('somebody', '2027-03-01T07:00Z')`,
    );
    const text = await (await fetch(`http://127.0.0.1:${secondPort}/metrics`)).text();

    expect(text).toContain('\nparlour_outbox_due 1\n');
    expect(text).toContain('\nparlour_outbox_oldest_due_seconds 1800\n');
    expect(text).toContain('\nparlour_outbox_failed 0\n');
    expect(text).toContain('\nparlour_holds_active 1\n');
    expect(text).not.toContain('slot-taken');
  });
});

test('12-C2 a database that says nothing is no reason to keep Prometheus waiting', async () => {
  const silentPort = await freePort();
  const salon = await startTestApp({ env: { METRICS_PORT: String(silentPort) } });
  const lock = salon.database.createQueryRunner();
  await lock.startTransaction();
  await lock.query('LOCK TABLE outbox, holds IN ACCESS EXCLUSIVE MODE');

  const text = await (
    await fetch(`http://127.0.0.1:${silentPort}/metrics`, { signal: AbortSignal.timeout(3500) })
  ).text();
  await lock.rollbackTransaction();
  await lock.release();
  await salon.close();

  expect(text).toContain('\nnodejs_eventloop_lag_seconds ');
  expect(text).toContain('\nparlour_database_connections ');
  expect(text).not.toMatch(/^parlour_(outbox|holds)\w+ /m);
});
