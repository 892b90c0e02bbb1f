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
   * Faults that no visitor should cause: errors in the console, crashes of the page, requests to other sites,
   * injected scripts, styles or scripts blocked by the content security policy.
   */
  faults: string[];
}

export interface VisitOptions {
  url: string;
  width: number;
  theme?: 'light' | 'night';
  /** A touch screen. */
  hasTouch?: boolean;
  /** True for a browser in which the tour of the demo salon was never left. */
  takesTour?: boolean;
}

/** Moves the clock of all pages in this browser to that of the app under test. */
export const moveClockOf = (context: BrowserContext) => context.addInitScript(moveDate, aheadMs);

/**
 * Gives the test control of this page's clock. Playwright counts from the machine's time, so the move is undone
 * first, for the open page and for pages that it opens.
 */
export async function takeClockOf(page: Page): Promise<void> {
  await page.addInitScript(moveDate, -aheadMs);
  await page.evaluate(moveDate, -aheadMs);
  await page.clock.install({ time: now() });
}

/** A fresh browser of this width, which records what goes wrong behind the page. */
export async function visit(
  browser: Browser,
  { url, width, theme, hasTouch = false, takesTour = false }: VisitOptions,
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
  // No one is shown the tour of the demo salon, unless a story is about it. The frame of a letter stores nothing.
  if (!takesTour)
    await context.addInitScript(() => {
      if (self.origin !== 'null') localStorage.setItem('demo-tour', 'left');
    });
  if (theme) await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  // Fails early on a missing element, so that the test can name it.
  context.setDefaultTimeout(15_000);
  await context.addInitScript(() => {
    // Also reports violations of report-only policies.
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

/**
 * Checks that no dialog with a form opens with the focus on its close button: a space typed at once would close it.
 */
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
 * Lets several workers process one list, each taking the next item when it is free: pages spend most of their time
 * waiting for the network.
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
 * A dialog adds its entry to the history shortly after it opens, and removes it shortly after it closes. People
 * cannot leave the page that fast, and the change would cancel a navigation in progress.
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
 * A server-rendered page starts its scripts after the first paint. A button pressed before that waits for them; keys,
 * gestures and actions of the page itself do not. A test that holds back the scripts continues without them.
 */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        document.getElementById('scripts') === null ||
        [...document.querySelectorAll('#root button, #root a, #root input')].every(
          (part) =>
            // Parts further down hydrate only when needed (web/src/ui/later.tsx).
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

/** A person with an account. */
export interface Person {
  email: string;
  password: string;
}

/** Fills the log-in form that the page shows or is about to show. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Login' }).click();
}

/** Logs this browser in without opening a page; the log-in page has its own tests. */
export async function enterAs(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.context().request.post('/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()} ${await answer.text()}`);
}

/** Opens a page as this person. */
export async function openAs(page: Page, path: string, person: Person): Promise<void> {
  await enterAs(page, person);
  await page.goto(path);
}

/** Reads the page repeatedly until it shows the expected value; reports the difference if it never does. */
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
 * The findings of axe on the current page, one per line. It takes as long as opening the page, half of it for
 * contrast: so in the change lane it runs only where a test goes through screens (`inEveryLane`), and at night in all
 * stories.
 */
export async function accessibilityFaults(
  page: Page,
  { inEveryLane = false, withContrast = perLane({ change: false, nightly: true }) } = {},
): Promise<string[]> {
  if (!perLane({ change: inEveryLane, nightly: true })) return [];
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: withContrast } } })
    // All our pages have one origin: without the second page that axe opens for other origins, it takes half the
    // time.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The horizontal overflow of the page in pixels; it should be zero. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until the browser has hydrated the server-rendered page. */
export const untilMounted = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
