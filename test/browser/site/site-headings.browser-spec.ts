import { DemoSalon } from '../../support/browser-salon.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import { holdBack, watchShifts } from '../../support/layout-shifts.js';

const salon = new DemoSalon();

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ar'] as const;
const WIDTHS = perLane({
  change: [320, 390, 1024, 1440],
  nightly: [320, 360, 390, 600, 768, 1024, 1280, 1440, 1920],
});
const PAGES = perLane({
  change: ['/', '/book'],
  nightly: [
    ...[
      '/',
      '/all-services',
      '/portfolio',
      '/team',
      '/all-reviews',
      '/contact',
      '/book',
      '/login',
      '/sign-up',
      '/reset-password',
    ],
    ...['/privacy', '/terms', '/imprint', '/verify', '/join', '/visit', '/nowhere'],
  ],
});
/** The layout shift allowed without input, as browsers measure it. */
const MOST_SHIFT = 0.02;

beforeAll(async () => {
  const bearer = await salon.bearerOf(salon.admin);
  const others = LANGUAGES.slice(1).map((language) => ({ language, isPublic: true }));
  await salon.send('PUT', '/salon/languages', { mainLanguage: 'en', others }, bearer);
});

/** Runs in the page: the words of headings on two lines, and the lines of the first heading. */
function readHeadings() {
  const topsOf = (range: Range) =>
    new Set(
      [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 4)),
    );
  const cut: string[] = [];
  for (const heading of document.querySelectorAll('#root :is(h1, h2, h3)')) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      // A word may be parted where its author has said so.
      for (const word of (text.textContent ?? '').matchAll(/[^\s\u00ad\u200b-]+/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (topsOf(range).size > 1) cut.push(word[0]);
      }
    }
  }
  const first = document.querySelector('main h1');
  const whole = document.createRange();
  if (first) whole.selectNodeContents(first);
  return { cut, lines: topsOf(whole).size, sideways: document.documentElement.scrollWidth > innerWidth };
}

nightlyTest.each(LANGUAGES)(
  'in %s no heading is cut inside a word, and nothing moves once it is shown',
  async (language) => {
    const { page, context } = await salon.visit({ width: 1440 });
    const shifts = await watchShifts(page);
    const prefix = language === 'en' ? '' : `/${language}`;
    const found: unknown[] = [];
    for (const path of PAGES) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(prefix + path);
      await page.locator('main h1').first().waitFor();
      const moved = (await shifts()).map(parseFloat).reduce((sum, shift) => sum + shift, 0);
      if (moved > MOST_SHIFT) found.push([path, 'moved', moved]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { cut, lines, sideways } = await page.evaluate(readHeadings);
        if (cut.length > 0 || lines > 4 || sideways) found.push([path, width, { cut, lines, sideways }]);
      }
    }
    expect(found).toEqual([]);
    await context.close();
  },
);

/** The page of one service and of one team member. */
async function ofOne(): Promise<string[]> {
  const first = async (path: string): Promise<string> => (await salon.get(path))[0].slug;
  return [`/all-services/${await first('/services')}`, `/team/${await first('/staff')}`];
}

nightlyTest.each([390, 1440])(
  'no public page moves when its fonts are late, at %i pixels',
  async (width) => {
    const inOthers = LANGUAGES.slice(1).map((language) => `/${language}`);
    const paths = [...PAGES.filter((path) => path !== '/nowhere'), ...(await ofOne()), ...inOthers];
    const { page, context } = await salon.visit({ width });
    const shifts = await watchShifts(page);
    const found: unknown[] = [];
    for (const path of paths) {
      const letFontsCome = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main h1').first().waitFor();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await letFontsCome();
      await page.unroute('**/*.woff2');
      await page.evaluate(() => document.fonts.ready);
      const moves = await shifts();
      if (moves.map(parseFloat).reduce((sum, shift) => sum + shift, 0) > MOST_SHIFT)
        found.push([path, moves]);
    }
    expect(found).toEqual([]);
    await context.close();
  },
  300_000,
);
