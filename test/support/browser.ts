import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { perLane } from './lane.js';
import { moveDate } from './moved-date.mjs';
import { aheadMs, now } from './today.js';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /**
   * What no visitor should cause: errors in the console, crashes of the page, requests to other places, a script that
   * got in, a style or script that the page's policy had to stop.
   */
  faults: string[];
}

export interface VisitOptions {
  url: string;
  width: number;
  theme?: 'light' | 'night';
  /** A screen that is touched. */
  hasTouch?: boolean;
}

/** Moves the clock of every page in this browser to that of the app under test. */
export const moveClockOf = (context: BrowserContext) => context.addInitScript(moveDate, aheadMs);

/**
 * Hands the clock of this page to the test. Playwright counts from the machine's time, so the move is undone first, for the
 * page that is open and for those that it opens.
 */
export async function takeClockOf(page: Page): Promise<void> {
  await page.addInitScript(moveDate, -aheadMs);
  await page.evaluate(moveDate, -aheadMs);
  await page.clock.install({ time: now() });
}

/** A fresh browser of this width, which records what goes wrong behind the page. */
export async function visit(
  browser: Browser,
  { url, width, theme, hasTouch = false }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch,
    // Days and times are the salon's, wherever the visitor is.
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await moveClockOf(context);
  if (theme) await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  // What does not appear soon is missing; the test should say which it was.
  context.setDefaultTimeout(15_000);
  await context.addInitScript(() => {
    // Also covers what a policy only reports.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`policy: ${effectiveDirective} stopped ${blockedURI} ${sample}`),
    );
  });
  await context.addInitScript(watchFocusOfDialogs);
  const page = await context.newPage();
  waitBeforeLeaving(page);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) {
      faults.push(`elsewhere: ${request.url()}`);
    }
  });
  return { page, context, faults };
}

/** A dialog with a form must not open on its close button: a space typed at once would close it. */
function watchFocusOfDialogs(): void {
  const untouched = new Set<HTMLDialogElement>();
  for (const kind of ['keydown', 'pointerdown'])
    document.addEventListener(kind, () => untouched.clear(), { capture: true });
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    untouched.add(this);
    showModal.call(this);
    requestAnimationFrame(() => {
      const hasField = this.querySelector('form :is(input, select, textarea)') !== null;
      const isOnClose = document.activeElement === this.querySelector('button');
      if (untouched.delete(this) && hasField && isOnClose)
        console.error(`focus: “${this.querySelector('h2')?.textContent}” opened on its close button`);
    });
  };
}

/**
 * Several at work on one list, each taking the next thing when they are done with theirs: pages spend most of their time
 * waiting until nothing more is fetched.
 */
export async function shareOut<Worker, Item>(
  items: readonly Item[],
  workers: readonly Worker[],
  work: (worker: Worker, item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const item of rest) await work(worker, item);
    }),
  );
}

/**
 * A dialog puts its entry into the history a moment after it opens, and takes it out a moment after it closes. People are
 * not quick enough to leave the page before that, and a navigation under way would be cut off by it.
 */
export const untilHistoryRests = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      ((history.state as { openDialogs?: number } | null)?.openDialogs ?? 0) ===
      document.querySelectorAll('dialog[open]').length,
  );

function waitBeforeLeaving(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  page.goto = async (...visit) => {
    await untilHistoryRests(page);
    const answer = await goto(...visit);
    await untilHydrated(page);
    return answer;
  };
  page.reload = async (...visit) => {
    await untilHistoryRests(page);
    const answer = await reload(...visit);
    await untilHydrated(page);
    return answer;
  };
  page.goBack = async (...options) => {
    await untilHistoryRests(page);
    return goBack(...options);
  };
}

/**
 * A page that the server has rendered starts its scripts after the first paint. A button that is pressed before waits for
 * them; keys, gestures and what the page does by itself do not. A test that holds the scripts back goes on without them.
 */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        document.getElementById('scripts') === null ||
        [...document.querySelectorAll('#root button, #root a, #root input')].every(
          (part) =>
            // What is further down waits until it is wanted (web/src/ui/later.tsx).
            part.closest('[data-later]') !== null ||
            Object.keys(part).some((key) => key.startsWith('__reactProps')),
        ),
      undefined,
      { timeout: 5000 },
    )
    .catch(() => undefined);

export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
/** The heading of the page. */
export const heading = (page: Page, name: string | RegExp) =>
  main(page).getByRole('heading', { level: 1, name });

/** Somebody with an account. */
export interface Person {
  email: string;
  password: string;
}

/** Fills the login form that the page shows or is about to show. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Login' }).click();
}

/** Logs this browser in without a page; what the log-in page does is for its own stories. */
export async function enterAs(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.context().request.post('/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()} ${await answer.text()}`);
}

/** Opens a page as this person. */
export async function openAs(page: Page, path: string, person: Person): Promise<void> {
  await enterAs(page, person);
  await page.goto(path);
}

/** Reads the page again and again until it shows what is expected, and says how the two differ if it never does. */
export async function expectSoon<Shown>(read: () => Promise<Shown>, expected: Shown): Promise<void> {
  const patience = AbortSignal.timeout(10_000);
  for (;;) {
    const shown = await read();
    try {
      expect(shown).toEqual(expected);
      return;
    } catch (difference) {
      if (patience.aborted) throw difference;
    }
    await setTimeout(50);
  }
}

/**
 * What axe finds on the page as it stands, one line a finding. It works as long as the page takes to open, half of that for
 * contrast: so with every change it looks only where a test goes through screens (`inEveryLane`), and at night in all stories.
 */
export async function accessibilityFaults(
  page: Page,
  { inEveryLane = false, withContrast = perLane({ change: false, nightly: true }) } = {},
): Promise<string[]> {
  if (!perLane({ change: inEveryLane, nightly: true })) return [];
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: withContrast } } })
    // All of our pages are of one origin: without the second page that it would open for others it takes half the time.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** How far the page can be scrolled sideways, in pixels; none is right. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Until the browser has hydrated the page that the server rendered. */
export const untilMounted = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
