import { startTestApp, type TestApp } from '../../support/app.js';

let parlour: TestApp;
let warnings: string[];

beforeEach(async () => {
  parlour = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  warnings = [];
  parlour.app.useLogger({ log: () => {}, error: () => {}, warn: (line: string) => warnings.push(line) });
});

afterEach(() => parlour.close());

const violation = (blockedURL: string) => ({
  type: 'csp-violation',
  body: { effectiveDirective: 'img-src', blockedURL, documentURL: 'https://salon.example/team' },
});

const report = (body: unknown, type = 'application/reports+json') =>
  parlour.http.post('/csp-reports').type(type).send(JSON.stringify(body));

const lines = () => warnings.filter((line) => line.includes('policy stopped'));

describe('A-12: what a page’s policy stopped', () => {
  test('is one line in the log, however often a browser says so within an hour', async () => {
    await report([violation('https://ads.example/1.gif')]).expect(204);
    await report([violation('https://ads.example/1.gif')]).expect(204);
    const once = lines();
    parlour.clock.advanceMinutes(61);
    await report([violation('https://ads.example/1.gif')]).expect(204);

    expect(once).toEqual([
      expect.stringContaining("A page's policy stopped img-src of https://ads.example/1.gif on"),
    ]);
    expect(lines()).toHaveLength(2);
  });

  test('is taken from browsers that report in the older way', async () => {
    const older = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' } };

    await report(older, 'application/csp-report').expect(204);

    expect(lines()).toEqual([expect.stringContaining('stopped img-src of data')]);
  });

  test('takes up twenty lines an hour at most, whoever makes it up', async () => {
    for (let call = 0; call < 5; call++) {
      const made = Array.from({ length: 10 }, (_, index) => violation(`https://x.example/${call}-${index}`));
      await report(made).expect(204);
    }

    expect(lines()).toHaveLength(20);
  });

  test('is heard thirty times an hour from one address', async () => {
    for (let call = 0; call < 30; call++) await report([]).expect(204);

    const { headers } = await report([violation('https://late.example')]).expect(429);

    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(lines()).toEqual([]);
  });

  test('is not read when it is long, or of another kind', async () => {
    await report([violation(`https://x.example/${'x'.repeat(17_000)}`)]).expect(413);
    await report([violation('https://x.example')], 'text/plain').expect(415);
    await parlour.http.post('/auth/login').type('application/csp-report').send('{}').expect(415);

    expect(lines()).toEqual([]);
  });
});
