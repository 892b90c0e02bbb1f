import { startTestApp } from '../../support/app.js';

/** The operator's log lines about proxies when two visitors come through one. */
async function warningsOf(env: Record<string, string>): Promise<string[]> {
  const parlour = await startTestApp({ env });
  const said: string[] = [];
  parlour.app.useLogger({ log: () => {}, error: () => {}, warn: (line: string) => said.push(line) });
  await parlour.http.get('/salon').expect(200);
  for (const address of ['203.0.113.7', '203.0.113.8']) {
    await parlour.http.get('/salon').set('X-Forwarded-For', address).expect(200);
  }
  await parlour.close();
  return said.filter((line) => line.includes('TRUST_PROXY'));
}

test('the operator is warned once about a proxy that is not configured, however many requests come through it', async () => {
  const warnings = await warningsOf({});

  expect(warnings).toHaveLength(1);
  expect(warnings.join('')).not.toContain('203.0.113');
});

test('the operator is warned once when visitors use https and PUBLIC_URL says they do not', async () => {
  const parlour = await startTestApp({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost:5000' } });
  const said: string[] = [];
  parlour.app.useLogger({ log: () => {}, error: () => {}, warn: (line: string) => said.push(line) });

  await parlour.http.get('/salon').expect(200);
  const before = said.length;
  for (const path of ['/salon', '/services'])
    await parlour.http.get(path).set('X-Forwarded-Proto', 'https').expect(200);
  await parlour.close();

  expect(before).toBe(0);
  expect(said).toEqual([expect.stringContaining('but PUBLIC_URL is http://localhost:5000')]);
});

test('nothing is said about a proxy that is configured', async () => {
  expect(await warningsOf({ TRUST_PROXY: '1' })).toEqual([]);
});
