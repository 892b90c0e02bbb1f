// Runs Lighthouse on the public pages as on a phone: npm run bench:lighthouse -- [options], after npm run build.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { browserProgram, FLAGS } from '../tools/browser/open-browser.mjs';
import { quantile } from './load.mjs';
import { appOn, withPrograms } from './programs.mjs';
import { openServer } from './server.mjs';

const USAGE = `npm run bench:lighthouse -- [options]
  --runs 5            how often each page is looked at, in turns; the median counts
  --pages /,/team     which pages, else all that are public
  --desktop           as a desktop in place of a phone`;

/**
 * The last that runs on every Node.js that we do. With its 200 packages it would add a third to what `npm ci` installs.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = {
  'first-contentful-paint': 'FCP s',
  'largest-contentful-paint': 'LCP s',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
};
const ONE_PAGE_MS = 180_000;

const print = (line) => process.stdout.write(`${line}\n`);
const run = promisify(execFile);

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    desktop: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  print(USAGE);
  process.exit(0);
}

/** Fetches Lighthouse into a folder for temporary files, unless it is there from the last time. */
function fetchLighthouse() {
  const home = path.join(os.tmpdir(), `parlour-${LIGHTHOUSE}`);
  const program = path.join(home, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program))
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', home, LIGHTHOUSE], {
      stdio: 'ignore',
    });
  return program;
}

/** One look at a page, by a visitor with an empty cache. Nothing is reported to anybody. */
async function lookAt(address, program, browser) {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      address,
      '--quiet',
      '--no-enable-error-reporting',
      '--output=json',
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=${['--headless=new', ...FLAGS].join(' ')}`,
      ...(values.desktop ? ['--preset=desktop'] : []),
    ],
    {
      env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
      maxBuffer: 64 * 1024 * 1024,
      timeout: ONE_PAGE_MS,
    },
  );
  const { categories, audits, runtimeError } = JSON.parse(stdout);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    figures: Object.keys(FIGURES).map((id) => audits[id].numericValue),
    faults,
  };
}

const medianOf = (figures) =>
  quantile(
    figures.toSorted((left, right) => left - right),
    0.5,
  );
/** The median of each column. */
const mediansOf = (rows) => rows[0].map((_, column) => medianOf(rows.map((row) => row[column])));

/** Every page that the server renders for everyone. */
async function publicPages(origin) {
  const firstOf = async (list) => (await (await fetch(`${origin}/${list}`)).json())[0].slug;
  const ofOne = [`all-services/${await firstOf('services')}`, `team/${await firstOf('staff')}`];
  const decidedOn = ['', 'all-services', 'team', ...ofOne, 'portfolio', 'all-reviews', 'contact', 'book'];
  return [...decidedOn, 'login', 'sign-up', 'privacy', 'terms', 'imprint'].map((page) => `/${page}`);
}

const program = fetchLighthouse();
const browser = await browserProgram();
const server = await openServer();
try {
  const database = server.urlOf(await server.create());
  await withPrograms([appOn(database, { DEMO: '1', DEMO_HISTORY: '0' })], async ({ origin }) => {
    // As the address in its links has it: the app's own, which counts as safe.
    const address = origin.replace('127.0.0.1', 'localhost');
    const pages = values.pages?.split(',') ?? (await publicPages(origin));
    const looks = new Map(pages.map((page) => [page, []]));
    print(
      `${LIGHTHOUSE}, ${values.desktop ? 'desktop' : 'phone'}, load ${os.loadavg()[0].toFixed(1)} before.`,
    );
    for (let round = 0; round < Number(values.runs); round++)
      for (const page of pages) looks.get(page).push(await lookAt(address + page, program, browser));
    print(
      `Load ${os.loadavg()[0].toFixed(1)} after. Median of ${values.runs}; the worst performance in brackets.`,
    );
    print(`| page | ${CATEGORIES.join(' | ')} | ${Object.values(FIGURES).join(' | ')} | not full |`);
    print(`| --- |${' --- |'.repeat(CATEGORIES.length + Object.keys(FIGURES).length + 1)}`);
    for (const [page, each] of looks) {
      const [performance, ...others] = mediansOf(each.map(({ scores }) => scores));
      const worst = Math.min(...each.map(({ scores }) => scores[0]));
      const [fcp, lcp, tbt, cls] = mediansOf(each.map(({ figures }) => figures));
      const figures = [(fcp / 1000).toFixed(2), (lcp / 1000).toFixed(2), tbt.toFixed(0), cls.toFixed(3)];
      const faults = [...new Set(each.flatMap((look) => look.faults))].join(', ');
      const cells = [`\`${page}\``, `${performance} (${worst})`, ...others, ...figures, faults];
      print(`| ${cells.join(' | ')} |`);
    }
  });
} finally {
  await server.close();
}
