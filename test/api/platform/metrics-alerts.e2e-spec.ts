import { readFileSync } from 'node:fs';
import { freePort } from '../../../tools/free-port.mjs';
import { startTestApp } from '../../support/app.js';

const read = (file: string): string => readFileSync(`docker/observe/${file}`, 'utf8');

/** The names of metrics in a Prometheus query, without the suffixes of histograms. */
const namesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:parlour|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  ),
];

test('12-C4 every figure that the dashboard and the alerts ask for is there', async () => {
  const port = await freePort();
  const parlour = await startTestApp({ env: { METRICS_PORT: String(port) }, webDir: 'dist/web' });
  const scraped = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await parlour.close();

  const shown = new Set([...scraped.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const asked = namesIn(read('dashboard.json') + read('alerts.yaml'));
  expect(asked.length).toBeGreaterThan(14);
  expect(asked.filter((name) => !shown.has(name))).toEqual([]);
  const ours = [...shown].filter((name) => name?.startsWith('parlour_'));
  expect(ours.filter((name) => !asked.includes(name ?? ''))).toEqual([]);
});

test('12-C4 each alert is explained, and tested with a salon that needs nothing and one that does', () => {
  const alerts = [...read('alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const operating = readFileSync('docs/operating.md', 'utf8');
  const tests = read('alerts.test.yaml');

  expect(alerts.filter((name) => !operating.includes(`| ${name} `))).toEqual([]);
  expect(alerts.filter((name) => tests.split(name).length < 3)).toEqual([]);
});
