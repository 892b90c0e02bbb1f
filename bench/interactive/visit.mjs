import { rolldown } from 'rolldown';
import { fileURLToPath } from 'node:url';

const BARE = fileURLToPath(new URL('./bare-page.js', import.meta.url));
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** As Lighthouse makes a phone of a desktop. */
const SLOWER = 4;
const TASK_IS_LONG_MS = 50;
/** Quiet time that ends a visit. */
const REST_MS = 400;

/** The scripts of the bare page, in one file. */
export async function bundleBarePage() {
  const bundle = await rolldown({
    input: BARE,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Watches from inside of the page; its times are the page's own. */
function watch({ presses }) {
  const seen = { longTasks: [], pageAt: null, allAt: null, openAt: null };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });

  // Content further down waits until it is wanted (web/src/ui/later.tsx).
  const isTakenOver = (part) =>
    part.closest('[data-later]') !== null || Object.keys(part).some((key) => key.startsWith('__reactProps'));
  const lookAtAll = () => {
    if ([...document.querySelectorAll('#root :is(button, a, input, textarea)')].every(isTakenOver))
      seen.allAt = performance.now();
    else setTimeout(lookAtAll, 5);
  };
  document.addEventListener('page-hydrated', () => {
    seen.pageAt = performance.now();
    lookAtAll();
  });

  if (!presses) return;
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) seen.openAt ??= performance.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'], childList: true });
    // The menu: before any script is there, as someone does who knows where to go.
    document.querySelector('button[aria-haspopup="dialog"]').click();
  });
}

/** Arrival of the last script that the page needs at once. */
const scriptsAt = () =>
  Math.max(
    ...JSON.parse(document.getElementById('scripts').textContent).map(
      (script) => performance.getEntriesByName(new URL(script, location.href).href)[0].responseEnd,
    ),
  );

/** Answers the page with its scripts replaced by those of the bare one. */
async function serveBare(page, address, bare) {
  await page.route('**/bare-page.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: bare }),
  );
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/(id="scripts"[^>]*>)[^<]*/, '$1["/bare-page.js"]')
      // React's own marks, of which it would have to find the like.
      .replaceAll(/<!--[^>]*-->/g, '');
    await route.fulfill({ response, body: html });
  });
}

/** One visitor with an empty cache and a slow processor: milliseconds after the last script had come. */
export async function visit(browser, address, { bare, presses = false } = {}) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    if (bare) await serveBare(page, address, bare);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch, { presses });
    await page.goto(address, { waitUntil: 'load' });
    const done = presses ? 'openAt' : 'allAt';
    await page.waitForFunction((time) => window.seen[time] !== null, done, { timeout: 60_000 });
    await page.waitForTimeout(REST_MS);
    const from = await page.evaluate(scriptsAt);
    const {
      longTasks,
      pageAt,
      allAt,
      openAt,
      setAside = 0,
    } = await page.evaluate(() => ({
      ...window.seen,
      setAside: window.setAside,
    }));
    const after = longTasks.filter(([startsAt, duration]) => startsAt + duration > from);
    return {
      page: pageAt - from - setAside,
      all: allAt - from - setAside,
      menu: openAt - from,
      longest: Math.max(0, ...after.map(([, duration]) => duration)),
      blocked: after.reduce((sum, [, duration]) => sum + duration - TASK_IS_LONG_MS, 0),
    };
  } finally {
    await context.close();
  }
}
