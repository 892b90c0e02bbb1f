import { startTestApp, type TestApp } from '../../support/app.js';

const REPORT = {
  message: 'TypeError: booking is undefined',
  stack: 'TypeError: booking is undefined\n    at render (https://salon.example/assets/index-abc.js:1:2)',
  path: '/book?hold=6f1c1a34-0c8e-4a55-9d0f-2f4c0c1f9c11',
  build: 'index-abc',
};

let parlour: TestApp;
let written: string;
/** Each test reports from an address of its own, since an address may not report for ever. */
let address: string;
let addresses = 0;

beforeAll(async () => {
  parlour = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
});

afterAll(() => parlour.close());

beforeEach(() => {
  address = `203.0.113.${++addresses}`;
  written = '';
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      written += String(text);
      return true;
    });
  }
});

afterEach(() => jest.restoreAllMocks());

const report = (body: object) =>
  parlour.http.post('/crash-reports').set('X-Forwarded-For', address).send(body);

test('a crash of the web app is one line in the log, and the answer is empty', async () => {
  const { body } = await report(REPORT).expect(204);

  expect(body).toEqual({});
  const line = expect.stringMatching(
    /The web app crashed on \/book \(build index-abc\): TypeError: booking is undefined \| at render/,
  );
  expect(written.trimEnd().split('\n')).toEqual([line]);
});

test('a crash without a stack or a build is reported as well', async () => {
  await report({ message: 'Out of memory', path: '/' }).expect(204);

  expect(written).toContain('The web app crashed on /: Out of memory');
});

test('no one can forge a line in the log', async () => {
  const forged = 'Oops\n[Nest] 1 ERROR [Mail] Made up\r\u2028\u001b[31m';

  await report({ message: forged, stack: `at x\nat y ${forged}`, path: `/${forged}`, build: forged }).expect(
    204,
  );

  const lines = written.trimEnd().split(/[\n\r\u2028]/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('The web app crashed on /Oops');
});

test('the thirty-first report from one address within an hour is rejected and not logged', async () => {
  for (let index = 0; index < 30; index++) await report(REPORT).expect(204);
  written = '';

  const { headers } = await report(REPORT).expect(429);

  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(written).toBe('');
});

test('a report larger than eight kilobytes is not even read', async () => {
  await report({ ...REPORT, stack: 'x'.repeat(9000) }).expect(413);

  expect(written).toBe('');
});

test.each([
  ['a message', { message: 'x'.repeat(501) }],
  ['a stack', { stack: 'x'.repeat(4001) }],
  ['a path', { path: 'x'.repeat(501) }],
  ['a build', { build: 'x'.repeat(65) }],
])('%s that is too long is refused', async (_, change) => {
  await report({ ...REPORT, ...change }).expect(422);

  expect(written).toBe('');
});
