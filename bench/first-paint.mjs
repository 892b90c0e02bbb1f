// Measures when a visitor on a slow phone sees the first words of a page: node bench/first-paint.mjs [rounds], after
// npm run build.
import { openBrowser } from '../tools/browser/open-browser.mjs';
import { quantile } from './load.mjs';
import { appOn, withPrograms } from './programs.mjs';
import { openServer } from './server.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
/** “Slow 3G” of the browser's own tools. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** Baseline for the others: drawn by the server since there are drawn pages. */
const REFERENCE = '/';

const print = (line) => process.stdout.write(`${line}\n`);

/**
 * Milliseconds from asking for the address until its first words are painted and its script has taken the page over.
 */
async function timesOf(browser, origin, address) {
  // A fresh visitor each time, who has nothing in the cache.
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    await page.goto(address, { waitUntil: 'commit' });
    const words = page.getByRole('heading', { level: 1 });
    await words.waitFor({ timeout: 120_000 });
    return await page.evaluate(
      () =>
        new Promise((resolve) =>
          new PerformanceObserver((list) => {
            const [{ startTime }] = list.getEntriesByName('first-contentful-paint');
            resolve({ painted: startTime, words: performance.now() });
          }).observe({ type: 'paint', buffered: true }),
        ),
    );
  } finally {
    await context.close();
  }
}

async function measure(origin) {
  const services = await (await fetch(`${origin}/services`)).json();
  const pages = [REFERENCE, '/all-services', '/book', `/book?service=${services[0]._id}`, '/login'];
  const times = new Map(pages.map((page) => [page, []]));
  const browser = await openBrowser();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      // In turn, so that whatever else the machine does falls on all of them.
      for (const page of pages) times.get(page).push(await timesOf(browser, origin, page));
    }
  } finally {
    await browser.close();
  }
  return times;
}

const medianOf = (each, figure) =>
  quantile(
    each.map((time) => time[figure]).toSorted((a, b) => a - b),
    0.5,
  );

const server = await openServer();
try {
  const database = server.urlOf(await server.create());
  const times = await withPrograms([appOn(database, { DEMO: '1', DEMO_HISTORY: '0' })], ({ origin }) =>
    measure(origin),
  );
  const reference = medianOf(times.get(REFERENCE), 'painted');
  print('| page | first paint, median s | its heading, median s | first paint beside the home page |');
  print('| --- | --- | --- | --- |');
  for (const [page, each] of times) {
    const painted = medianOf(each, 'painted');
    const cells = [painted / 1000, medianOf(each, 'words') / 1000, painted / reference];
    print(`| \`${page.replace(/=.*/, '=…')}\` | ${cells.map((cell) => cell.toFixed(2)).join(' | ')} |`);
  }
} finally {
  await server.close();
}
