// Measures how soon after its scripts a public page reacts on a phone: npm run bench:interactive, after npm run build.
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../tools/browser/open-browser.mjs';
import { bundleBarePage, visit } from './interactive/visit.mjs';
import { quantile } from './load.mjs';
import { appOn, withPrograms } from './programs.mjs';
import { openServer } from './server.mjs';

const USAGE = `npm run bench:interactive -- [options]
  --rounds 9          how many visitors come to each page; one more comes first and is not counted
  --beside <folder>   an earlier version that has been built there, measured in turns with this one
  --pages /,/team     which pages`;

const print = (line) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    beside: { type: 'string' },
    pages: { type: 'string', default: '/' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  print(USAGE);
  process.exit(0);
}

const median = (visits, figure) =>
  quantile(
    visits.map((one) => one[figure]).toSorted((left, right) => left - right),
    0.5,
  );

/** Visits everyone in turn, so that whatever else the machine does falls on all of them. */
async function measure(browser, page, subjects) {
  const visits = new Map(subjects.map(({ name }) => [name, { looks: [], presses: [] }]));
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const { name, origin, bare } of subjects) {
      const look = await visit(browser, origin + page, { bare });
      const press = bare ? { menu: NaN } : await visit(browser, origin + page, { presses: true });
      if (round === 0) continue;
      visits.get(name).looks.push(look);
      visits.get(name).presses.push(press);
    }
  return visits;
}

const server = await openServer();
const browser = await openBrowser();
try {
  const load = os.loadavg()[0].toFixed(1);
  const bare = await bundleBarePage();
  const appIn = async (folder) =>
    appOn(server.urlOf(await server.create()), { DEMO: '1', DEMO_HISTORY: '0' }, folder);
  const starts = [await appIn()];
  if (values.beside) starts.push(await appIn(path.resolve(values.beside)));
  await withPrograms(starts, async (now, earlier) => {
    print(
      `${browser.version()}, a processor slowed four times, ${values.rounds} visits, load ${load} before.`,
    );
    print(
      '| page | what | all of it ms | beside React alone | its menu opens ms | longest task ms | blocked ms |',
    );
    print('| --- | --- | --- | --- | --- | --- | --- |');
    for (const page of values.pages.split(',')) {
      const visits = await measure(browser, page, [
        { name: 'React alone', origin: now.origin, bare },
        { name: 'this version', origin: now.origin },
        ...(earlier ? [{ name: 'the earlier one', origin: earlier.origin }] : []),
      ]);
      const least = median(visits.get('React alone').looks, 'all');
      for (const [name, { looks, presses }] of visits) {
        const [all, longest, blocked] = ['all', 'longest', 'blocked'].map((figure) => median(looks, figure));
        const menu = median(presses, 'menu');
        const cells = [all, all / least, menu, longest, blocked].map((cell, at) =>
          Number.isNaN(cell) ? '' : cell.toFixed(at === 1 ? 2 : 0),
        );
        print(`| \`${page}\` | ${name} | ${cells.join(' | ')} |`);
      }
    }
  });
} finally {
  await browser.close();
  await server.close();
}
