import { startTestApp } from '../../support/app.js';

/** What the operator reads about proxies when two visitors come through one. */
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

test('nothing is said about a proxy that is configured', async () => {
  expect(await warningsOf({ TRUST_PROXY: '1' })).toEqual([]);
});
