import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { JobRuns } from '../../../api/common/job-runs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, PASSWORD } from '../../support/people.js';
import { aPicture } from '../../support/pictures.js';

interface Line {
  time: string;
  level: string;
  context: string;
  message: string;
  requestId?: string;
  traceId?: string;
  route?: string;
  code?: string;
}

let parlour: TestApp;
let written: string[] = [];

const listen = () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((line) => {
      written.push(...String(line).split('\n').filter(Boolean));
      return true;
    });
  }
};

/** The answer has been read before the server hears that it was taken. */
async function logged(isIt: (line: string) => boolean): Promise<string> {
  for (;;) {
    const line = written.find(isIt);
    if (line !== undefined) return line;
    await turn();
  }
}

const lineOf = async (requestId: string, context = 'Request'): Promise<Line> =>
  JSON.parse(await logged((line) => line.includes(requestId) && line.includes(`"${context}"`)));

const requestIdOf = ({ headers }: { headers: Record<string, string> }): string =>
  headers['x-request-id'] ?? '';

async function start(env: Record<string, string>, mailRuns = false): Promise<void> {
  listen();
  parlour = await startTestApp({ env, mailRuns });
}

/** Waits for the end of a round of emails. */
async function roundOfEmails(): Promise<void> {
  const lastRound = () =>
    parlour.app
      .get(JobRuns)
      .list()
      .find(({ name }) => name === 'OutboxDispatcherService.rounds')
      ?.lastSuccess.getTime();
  parlour.clock.advanceMinutes(1);
  const since = parlour.clock.now().getTime();
  while ((lastRound() ?? 0) < since) await turn();
}

afterEach(async () => {
  await parlour.close();
  jest.restoreAllMocks();
  written = [];
});

describe('12-C1 a log for programs', () => {
  beforeEach(() => start({ LOG_FORMAT: 'json', LOG_LEVEL: 'info', TRUST_PROXY: '1' }));

  test('has one line of JSON for each request, with its route and never what was in its address', async () => {
    const { http } = parlour;
    const answer = await http.get('/all-services?secret=of-somebody').expect(404);
    const live = await http.get('/health/live').expect(200);
    const removed = await http.delete('/user/maria@example.com').expect(401);

    expect(await lineOf(requestIdOf(live))).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      pid: process.pid,
      context: 'Request',
      message: 'GET /health/live 200',
      method: 'GET',
      route: '/health/live',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      requestId: requestIdOf(live),
      traceId: requestIdOf(live).replaceAll('-', ''),
    });
    expect(await lineOf(requestIdOf(answer))).toMatchObject({ route: '(none)', code: 'not-found' });
    expect(await lineOf(requestIdOf(removed))).toMatchObject({
      route: '/user/:email',
      code: 'unauthenticated',
    });
    expect(written.join('\n')).not.toMatch(/maria@|of-somebody|127\.0\.0\.1/);
    expect(written.filter((line) => line.includes('"Request"'))).toHaveLength(3);
  });

  test('counts the bytes that were sent, compressed as they were', async () => {
    const { http } = parlour;
    const plain = await http.get('/docs/json').set('Accept-Encoding', 'identity').expect(200);
    const packed = await http.get('/docs/json').set('Accept-Encoding', 'gzip').expect(200);
    const bytes = await Promise.all(
      [plain, packed].map(async (answer) =>
        Number(Object.entries(await lineOf(requestIdOf(answer))).find(([name]) => name === 'bytes')?.[1]),
      ),
    );

    expect(bytes[0]).toBeGreaterThan(plain.text.length);
    expect(bytes[1]).toBeLessThan(plain.text.length / 4);
    expect(bytes[1]).toBeGreaterThan(1000);
  });

  test('names the request in every line about it, and the answer names it too', async () => {
    const { http, database } = parlour;
    const admin = await anAdmin(parlour);
    await database.query(`ALTER TABLE media ADD CONSTRAINT no_pictures CHECK (false) NOT VALID`);

    const answer = await http
      .post('/media')
      .set('Authorization', admin.bearer)
      .set('X-Request-Id', 'from-the-proxy-1')
      .set('traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')
      .attach('file', await aPicture().jpeg().toBuffer(), 'picture.jpg')
      .expect(500);

    const trace = { requestId: 'from-the-proxy-1', traceId: '4bf92f3577b34da6a3ce929d0e0e4736' };
    expect(answer.headers['x-request-id']).toBe('from-the-proxy-1');
    expect(answer.body.instance).toBe('from-the-proxy-1');
    expect(await lineOf('from-the-proxy-1', 'Problem')).toMatchObject({ ...trace, level: 'error' });
    expect(await lineOf('from-the-proxy-1')).toMatchObject({ ...trace, route: '/media', status: 500 });
  });

  test('keeps the requests of many people apart', async () => {
    const ids = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(
      ids.map((id, at) =>
        parlour.http
          .post('/auth/login')
          .set('X-Request-Id', id)
          .send({ email: `maria${at}@example.com`, password: PASSWORD })
          .expect(401),
      ),
    );

    for (const id of ids) expect(await lineOf(id)).toMatchObject({ requestId: id, status: 401 });
    expect(written.filter((line) => line.includes('POST /auth/login'))).toHaveLength(20);
  });
});

test('12-C1 an email is not put down to whichever request came just before, and its line names no one', async () => {
  await start({ LOG_FORMAT: 'json', LOG_LEVEL: 'info' }, true);
  const { email } = await anAdmin(parlour);
  // The first round may have been asked for another one; after both, the next email begins a round of its own.
  await roundOfEmails();
  await roundOfEmails();
  await parlour.http.post('/auth/reset-request').send({ email }).expect(202);
  const line = await logged((one) => one.includes('"Mail"'));

  expect(JSON.parse(line)).not.toHaveProperty('requestId');
  expect(line).not.toContain('@');
});

test('12-C1 without a proxy no one chooses the id of their request', async () => {
  await start({ LOG_FORMAT: 'json', LOG_LEVEL: 'info' });

  const answer = await parlour.http.get('/nowhere').set('X-Request-Id', 'f00dcafe-forged').expect(404);

  expect(requestIdOf(answer)).not.toBe('f00dcafe-forged');
  expect(answer.body.instance).toBe(requestIdOf(answer));
  await lineOf(requestIdOf(answer));
  expect(written.join('\n')).not.toContain('f00dcafe');
});

test('12-C1 a log for people stays calm, and has the requests when it is asked for all', async () => {
  await start({ LOG_LEVEL: 'info' });
  await parlour.http.get('/health/live').expect(200);
  await parlour.close();
  const calm = written.join('\n');
  await start({ LOG_LEVEL: 'debug' });
  const live = await parlour.http.get('/health/live').expect(200);

  expect(calm).not.toContain('health');
  expect(await logged((line) => line.includes('GET /health/live 200'))).toContain(requestIdOf(live));
});
