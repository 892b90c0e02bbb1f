import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBrowser } from '../../../tools/browser/open-browser.mjs';
import { nightlyTest } from '../../support/lane.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-formats-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The code that makes the samples, as one script. */
function scriptOfSamples(): string {
  const file = path.join(folder, 'samples.js');
  const rolldown = path.resolve('node_modules/rolldown/bin/cli.mjs');
  const source = path.resolve('web/src/lib/formats.sample.ts');
  execFileSync('node', [rolldown, source, '--file', file, '--format', 'iife', '--name', 'written']);
  return readFileSync(file, 'utf8');
}

const writtenByNode = (script: string): Record<string, string[]> =>
  JSON.parse(
    execFileSync('node', ['-e', `${script}; console.log(JSON.stringify(written.samples()))`], {
      encoding: 'utf8',
    }),
  );

nightlyTest(
  '13-A2 days, times, prices and lists are written alike by the server and by a browser, in every language',
  async () => {
    const script = scriptOfSamples();
    const browser = await openBrowser();
    const contexts = ['en-US', 'ar-EG', 'pt-BR'].map((locale) =>
      browser.newContext({ locale, timezoneId: 'Asia/Tokyo' }),
    );

    const shown = await Promise.all(
      contexts.map(async (context) => {
        const page = await (await context).newPage();
        return page.evaluate(`${script}; written.samples()`);
      }),
    );
    await browser.close();

    const expected = writtenByNode(script);
    // Six languages, each with hours of both kinds.
    expect(Object.keys(expected)).toHaveLength(12);
    for (const one of Object.values(expected)) expect(one.length).toBeGreaterThan(200);
    for (const one of shown) expect(one).toEqual(expected);
  },
);
