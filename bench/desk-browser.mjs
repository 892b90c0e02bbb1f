import { openBrowser } from '../tools/browser/open-browser.mjs';
import { quantile } from './load.mjs';

const LOADS = 7;
const DRAG_STEPS = 60;

const shown = (times) => {
  const sorted = times.toSorted((left, right) => left - right);
  return `${quantile(sorted, 0.5).toFixed(0)} / ${quantile(sorted, 1).toFixed(0)}`;
};

async function logIn(page, origin, { ADMIN_EMAIL, ADMIN_PASSWORD }) {
  await page.goto(`${origin}/login`);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(ADMIN_EMAIL);
  await main.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await main.getByRole('button', { name: 'Login' }).click();
  await page.waitForFunction(() => localStorage.getItem('accessToken') !== null);
}

/** The time from opening the address to the frame that shows this many items, and the longest task in between. */
async function drawn(page, url, selector, count) {
  const figures = { untilDrawn: [], longestTask: [] };
  for (let load = -1; load < LOADS; load++) {
    await page.goto(url);
    const figure = await page.evaluate(
      ([wanted, atLeast]) =>
        new Promise((resolve) => {
          let longestTask = 0;
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
          }).observe({ type: 'longtask', buffered: true });
          const look = () => {
            if (document.querySelectorAll(wanted).length < atLeast) return requestAnimationFrame(look);
            // The frame after the next is painted with it.
            return requestAnimationFrame(() => {
              const untilDrawn = performance.now();
              setTimeout(() => resolve({ untilDrawn, longestTask }), 200);
            });
          };
          look();
        }),
      [selector, count],
    );
    if (load < 0) continue;
    figures.untilDrawn.push(figure.untilDrawn);
    figures.longestTask.push(figure.longestTask);
  }
  return figures;
}

/** Measures the time from a pointer move to the end of its frame, over a drag down and up a column. */
async function dragLatency(page, url, visits) {
  await page.goto(url);
  const cards = page.locator('main [data-card]');
  await cards.nth(visits - 1).waitFor();
  await page.getByRole('region', { name: /^Diary/ }).evaluate((region) => region.scrollIntoView());
  await cards.first().hover({ position: { x: 30, y: 8 } });
  await page.evaluate(() => {
    window.frameTimes = [];
    addEventListener('pointermove', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => window.frameTimes.push(performance.now() - timeStamp))),
    );
  });
  const box = await cards.first().boundingBox();
  await page.mouse.down();
  for (let step = 0; step < DRAG_STEPS; step++) {
    const depth = Math.sin((step / DRAG_STEPS) * Math.PI) * 200;
    await page.mouse.move(box.x + 32, box.y + 16 + depth);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return page.evaluate(() => window.frameTimes);
}

/** The owner's pages in a real browser, on a full day and on a quiet one, as a table. */
export async function drawnPages(origin, { admin, fullDay, quietDay }) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await logIn(page, origin, admin);
    const diary = (view, { day }) => `${origin}/dashboard/diary?day=${day}&view=${view}&staff=all`;
    const lines = ['', '| page | drawn, median / worst ms | longest task ms |', '| --- | --- | --- |'];
    for (const [name, url, selector, count] of [
      [`diary, a day of ${quietDay.visits}`, diary('day', quietDay), 'main [data-card]', quietDay.visits],
      [`diary, a day of ${fullDay.visits}`, diary('day', fullDay), 'main [data-card]', fullDay.visits],
      [
        'diary, a week of one person',
        `${origin}/dashboard/diary?day=${fullDay.day}&view=week`,
        'main [data-card]',
        30,
      ],
      [
        `agenda, a day of ${fullDay.visits}`,
        diary('agenda', fullDay),
        'main ol > li, main ul > li',
        fullDay.visits,
      ],
      ['Order List', `${origin}/dashboard/order`, 'main tbody tr', 25],
      ['overview', `${origin}/dashboard/overview`, 'main section[aria-labelledby]', 4],
    ]) {
      const { untilDrawn, longestTask } = await drawn(page, url, selector, count);
      lines.push(`| ${name} | ${shown(untilDrawn)} | ${shown(longestTask)} |`);
    }
    lines.push('', '| drag | from the pointer to the frame, p50 / worst ms |', '| --- | --- |');
    for (const each of [quietDay, fullDay]) {
      const times = await dragLatency(page, diary('day', each), each.visits);
      lines.push(`| on a day of ${each.visits} | ${shown(times)} |`);
    }
    return lines.join('\n');
  } finally {
    await browser.close();
  }
}
