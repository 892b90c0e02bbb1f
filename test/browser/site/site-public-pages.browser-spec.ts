// Long because it is the list of what spec §2 asks of the public pages, each a few lines.
import type { Locator, Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  expectSoon,
  moveClockOf,
  shareOut,
  sidewaysScroll,
  untilMounted,
} from '../../support/browser.js';
import { fieldFaults } from '../../support/field-faults.js';
import { nightlyTest, perLane } from '../../support/lane.js';

interface Service {
  slug: string;
  title: string;
  description: string;
  terms: { price: number } | null;
}

const salon = new DemoSalon();
let services: Service[];

beforeAll(async () => {
  services = await salon.get('/services');
});

const PAGES = ['/', '/all-services', '/portfolio', '/team', '/all-reviews', '/contact', '/privacy'];
const DOORS = ['/login', '/sign-up', '/reset-password', '/book', '/no-such-page'];
const WIDTHS = [320, 390, 768, 1024, 1440];
/** Colours are a matter of the theme and places of the width, so these show all of both. */
const FACES = perLane({
  change: { light: [320], night: [1440] },
  nightly: { light: [320, 768, 1440], night: [390, 1024] },
});
/** All pages in both themes at night; with every change every other page, in one of them by turns. */
const pagesOf = (theme: keyof typeof FACES, addresses: string[]) =>
  perLane({
    change: addresses.filter((_, index) => index % 4 === (theme === 'light' ? 0 : 2)),
    nightly: addresses,
  });
const PATIENCE_MS = 300_000;

/** The words that begin on one line and end on another, or are partly hidden by their container. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (
        !parent?.checkVisibility() ||
        parent.closest('script, style, noscript, [inert], [aria-hidden="true"]')
      )
        continue;
      const frames: DOMRect[] = [];
      let isHidden = false;
      for (let part: Element | null = parent; part && part !== document.body; part = part.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(part);
        // Words for those who listen alone.
        isHidden ||= clipPath === 'inset(50%)';
        if (overflowX === 'hidden' || overflowX === 'clip') frames.push(part.getBoundingClientRect());
      }
      if (isHidden) continue;
      for (const word of text.textContent?.matchAll(/[\p{L}\p{N}]{3,}/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const places = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(places.map(({ top }) => Math.round(top)));
        const isCut = frames.some(({ left, right, top, bottom }) =>
          places.some(
            (place) =>
              (place.left < right && place.right > right + 1 && place.top < bottom && place.bottom > top) ||
              (place.left < left - 1 && place.right > left && place.top < bottom && place.bottom > top),
          ),
        );
        if (lines.size > 1 || isCut) found.push(`${word[0]} in “${parent.textContent?.slice(0, 60)}”`);
      }
    }
    return found;
  });

describe('spec §2, every public page', () => {
  test.each(['light', 'night'] as const)(
    'A-20: can be used by everybody on every screen by %s, refers to nothing that is not there and causes no fault',
    async (theme) => {
      const visits = [await salon.visit({ width: 1440, theme }), await salon.visit({ width: 1440, theme })];
      const found: string[] = [];
      const addresses = [...PAGES, `/all-services/${services[1]?.slug}`, ...DOORS];
      await shareOut(pagesOf(theme, addresses), visits, async ({ page }, address) => {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        found.push(...(await fieldFaults(page)).map((fault) => `${address}: ${fault}`));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          if ((await sidewaysScroll(page)) > 0) found.push(`${address} at ${width}: too wide`);
          if (!FACES[theme].includes(width)) continue;
          const faults = await accessibilityFaults(page, { inEveryLane: true, withContrast: true });
          found.push(...faults.map((fault) => `${address} at ${width}: ${fault}`));
        }
      });

      expect(found).toEqual([]);
      const faults = visits.flatMap((one) => one.faults);
      // The page that is not there is answered 404, and Chromium says so.
      expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
      for (const { context } of visits) await context.close();
    },
    PATIENCE_MS,
  );

  nightlyTest('F-6: breaks no word and cuts none, on a phone or a desk', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    const found: string[] = [];
    for (const address of [...PAGES, `/all-services/${services[1]?.slug}`, '/book']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await brokenWords(page)).map((word) => `${address} at ${width}: ${word}`));
      }
    }

    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('shows its words, prices and hours to those who do without scripts', async () => {
    const context = await salon.browser.newContext({ baseURL: salon.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const wordsOf = async (address: string) => {
      await page.goto(address);
      return page.locator('body').innerText();
    };

    expect(await wordsOf('/')).toContain('Opening hours');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
      /beauty salon for every women/i,
    );
    const list = await wordsOf('/all-services');
    for (const { title, terms } of services) {
      expect(list).toContain(title);
      expect(list).toContain(`$${terms?.price}`);
    }
    const balayage = await wordsOf(`/all-services/${services[1]?.slug}`);
    expect(balayage).toMatch(
      /Gloss toner[^]*\$185[^]*What to expect[^]*45 min[^]*Book with Amara Silva[^]*\$210/,
    );
    expect(await wordsOf('/team')).toContain('Book with');
    expect(await wordsOf('/portfolio')).toContain('Chichen Itza');
    const contact = await wordsOf('/contact');
    expect(contact).toMatch(/Monday( \(today\))?\s+09:00–19:00/);
    expect(contact).toMatch(/This site needs JavaScript .* Or call us: \+351 /);
    await expectSoon(() => page.getByRole('button', { name: 'Submit' }).isDisabled(), true);
    await context.close();
  });
});

nightlyTest(
  'search engines can read the sitemap and the structured data of every page in it, as a browser does',
  async () => {
    // An empty page: those of the salon forbid the browser's parsers.
    const { page, context } = await salon.visit({ width: 1440 });
    await page.goto('about:blank');
    const textAt = async (path: string) =>
      (await fetch(salon.url + path, { headers: { Accept: 'text/html,application/xml' } })).text();

    const sitemap = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        return {
          faults: [...parsed.querySelectorAll('parsererror')].map(({ textContent }) => textContent),
          paths: [...parsed.querySelectorAll('url > loc')].map(
            ({ textContent }) => new URL(textContent).pathname,
          ),
        };
      },
      await textAt('/sitemap.xml'),
    );
    const types: Record<string, string[]> = {};
    for (const path of sitemap.paths.filter((one) => !/^\/(pt|ar)(\/|$)/.test(one)))
      types[path] = await page.evaluate(
        (text) => {
          const parsed = new DOMParser().parseFromString(text, 'text/html');
          return [...parsed.querySelectorAll('script[type="application/ld+json"]')].flatMap(
            ({ textContent }) => {
              const data = JSON.parse(textContent) as { '@type'?: string; '@graph'?: { '@type': string }[] };
              return [...(data['@graph'] ?? []), data].flatMap((node) => node['@type'] ?? []);
            },
          );
        },
        await textAt(path),
      );

    expect(sitemap.faults).toEqual([]);
    expect(types['/']).toContain('BeautySalon');
    const ofFolder = (folder: string) =>
      Object.entries(types).flatMap(([path, found]) => (path.startsWith(`${folder}/`) ? [found] : []));
    expect(ofFolder('/all-services')).toHaveLength(12);
    expect(ofFolder('/all-services')[0]).toEqual(expect.arrayContaining(['Service', 'BreadcrumbList']));
    expect(ofFolder('/team')).toHaveLength(9);
    expect(ofFolder('/team')[0]).toEqual(expect.arrayContaining(['Person', 'BreadcrumbList']));
    await context.close();
  },
);

describe('spec §2, Home:', () => {
  test('D-8: six sections are in order, testimonials fourth, above a footer whose links lead home, but for a row of pages', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.goto('/');
    const headings = page.getByRole('main').locator('section').getByRole('heading');

    const sections = await page.getByRole('main').locator('section').all();
    const titles = await Promise.all(
      sections.map((section) => section.getByRole('heading').first().innerText()),
    );
    expect(titles).toHaveLength(6);
    expect(titles[0]).toMatch(/beauty salon for every women/i);
    expect(titles[3]).toBe('Testimonials');
    expect(titles[4]).toBe('Let us handle your project, professionally.');
    await expectSoon(() => headings.first().evaluate((heading) => heading.tagName), 'H1');
    const places = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const elsewhere = places.filter((place) => !/^(mailto|tel|https):/.test(place) && place !== '/');
    expect(places.length).toBeGreaterThan(8);
    // Home in the salon's other languages and a row of our own, next to the links that the specification names.
    expect(elsewhere).toEqual([
      '/pt',
      '/ar',
      '/all-services',
      '/team',
      '/contact',
      '/privacy',
      '/terms',
      '/imprint',
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the showcase holds the services at positions 6 to 8 and leads to all of them', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.goto('/');
    const showcase = page.getByRole('main').locator('section').nth(1);

    const shown = await showcase.getByRole('article').getByRole('heading').allInnerTexts();
    expect(shown).toEqual(services.slice(6, 9).map(({ title }) => title));
    await expectSoon(() => showcase.getByRole('link', { name: /^Buy Now/ }).count(), 3);
    await untilMounted(page);
    await showcase.getByRole('link', { name: 'Explore More' }).click();
    await page.waitForURL('**/all-services');
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest('the testimonials play by themselves until someone stops them', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Testimonials' });
    await section.scrollIntoViewIfNeeded();
    const carousel = section.locator('.swiper-initialized');
    await carousel.waitFor();
    const isPlaying = () => carousel.evaluate((element) => Reflect.get(element, 'swiper').autoplay.running);

    expect(await isPlaying()).toBe(true);
    await section.getByRole('button', { name: 'Pause the testimonials' }).click();
    expect(await isPlaying()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('spec §2, §9, Home: the first button leads to an appointment, and the treatment has its two figures', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await page.goto('/');
  await untilMounted(page);
  const [hero, , treatment] = await page.getByRole('main').locator('section').all();

  expect(await treatment?.getByRole('definition').allInnerTexts()).toEqual(['500+', '16+']);
  expect(await treatment?.getByRole('term').allInnerTexts()).toEqual(['Happy Customer', 'Total Service']);
  await hero?.getByRole('link', { name: 'Get an Appointment' }).click();
  await page.waitForURL('**/book');
  expect(faults).toEqual([]);
  await context.close();
});

test('F-1: whoever signs up finds the terms and what is kept of them, and every page leads there', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto('/sign-up');
  await page.getByRole('main').getByRole('link', { name: 'Terms' }).click();
  await heading('Terms');
  await page.getByRole('main').getByText('until 24 hours before it begins').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await heading('Privacy');
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: 'What is stored in your browser' })
    .waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await heading('Imprint');
  await page.getByRole('main').getByText('Rua das Camélias 18').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** The fields of a form: label, kind and, where there are several, their content. */
const fieldsOf = (form: Locator) =>
  form
    .locator('input:not([tabindex="-1"]), textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ labels, type }) => [
        labels?.[0]?.textContent?.trim() ?? '',
        type,
      ]),
    );

nightlyTest('spec §2, Home and Contact: the two forms ask for what they should', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await page.goto('/');
  const home = page.getByRole('form', { name: 'Write to us' });
  await home.scrollIntoViewIfNeeded();

  expect(await fieldsOf(home)).toEqual([
    ['Full Name', 'text'],
    ['Last Name', 'text'],
    ['Email Address', 'email'],
    ['Phone Number', 'tel'],
    ['Your Message', 'textarea'],
  ]);
  await page.goto('/contact');
  const contact = page.getByRole('form', { name: 'Contact' });
  await contact.getByRole('button', { name: 'Submit' }).waitFor();
  expect(await fieldsOf(contact)).toEqual([
    ['Name', 'text'],
    ['Email', 'email'],
    ['Message', 'textarea'],
  ]);
  const facts = await page.getByRole('main').getByRole('definition').allInnerTexts();
  expect(facts).toEqual([
    'Rua das Camélias 18\n1200-000 Lisbon, Portugal',
    expect.stringContaining('@'),
    expect.stringMatching(/^\+351/),
  ]);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('spec §2, Team: nine people, each with a role and a portrait', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await page.goto('/team');
  const people = page.getByRole('main').getByRole('article');

  await expectSoon(() => page.getByRole('heading', { level: 1 }).innerText(), 'Our Team');
  await expectSoon(() => people.count(), 9);
  for (const person of await people.all()) {
    const name = await person.getByRole('heading').innerText();
    await expectSoon(() => person.getByRole('img', { name: `Portrait of ${name}` }).count(), 1);
    expect(await person.locator('h2 + p').innerText()).toMatch(/\w+/);
  }
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'spec §2, Log-in, Sign-up and Reset password: each has its fields, and a way to the others',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    const main = page.getByRole('main');
    const leads = async (name: string, to: string) => {
      await main.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${to}`);
    };
    const form = async (button: string) => {
      await main.getByRole('button', { name: button, exact: true }).waitFor();
      return fieldsOf(main.locator('form'));
    };
    await page.goto('/login');

    expect(await form('Login')).toEqual([
      ['Email', 'email'],
      ['Password', 'password'],
    ]);
    await leads('Forget password ?', '/reset-password');
    expect(await form('Reset email')).toEqual([['Email', 'email']]);
    await main.getByRole('link', { name: /log ?in/i }).click();
    await page.waitForURL('**/login');
    await leads('Create New Account', '/sign-up');
    expect(await form('Sign Up')).toEqual([
      ['Name', 'text'],
      ['Email', 'email'],
      ['Password', 'password'],
    ]);
    await main.getByRole('link', { name: /log ?in/i }).click();
    await page.waitForURL('**/login');
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'spec §9, All services: descriptions are cut at 80 characters, and longer ones than 100 say “...read more”',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.goto('/all-services');
    const cards = page.getByRole('main').getByRole('article');

    await expectSoon(() => cards.count(), services.length);
    expect(services.some(({ description }) => description.length > 100)).toBe(true);
    for (const { title, description, terms } of services) {
      const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      const text = card.getByText(description.slice(0, 80).trimEnd(), { exact: true });
      await expectSoon(() => text.count(), 1);
      await expectSoon(() => card.getAttribute('title'), description.length > 100 ? '...read more' : null);
      expect(await card.innerText()).toContain(`$${terms?.price}`);
      await expectSoon(() => card.getByRole('link', { name: /^Buy Now/ }).count(), 1);
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** Opens a page whose scripts do not come before they are released. */
async function withoutScripts(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  // `page.goto` would wait for the scripts.
  await page.evaluate((url) => window.location.assign(url), salon.url + address);
  await page.waitForURL(salon.url + address, { waitUntil: 'commit' });
  return release;
}

test('a button that is pressed before the scripts have come does its work once they have', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  const release = await withoutScripts(page, '/');

  await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
  release();

  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Our Team' }).click();
  await page.getByRole('heading', { level: 1, name: 'Our Team' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a link far down that is held while the page gets ready leads to its page when it is let go', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  const release = await withoutScripts(page, '/all-services');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Buy Now/ })
    .last();
  await link.hover();
  await page.mouse.down();

  release();
  // React has taken over the link.
  await expectSoon(
    () => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    true,
  );
  await page.waitForLoadState('networkidle');
  await page.mouse.up();

  await page.waitForURL(/\/book\?service=/);
  expect(faults).toEqual([]);
  await context.close();
});

test('D-9: booking and the log-in are on the screen before any script has run, the same for everyone', async () => {
  const context = await salon.browser.newContext({ baseURL: salon.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/book');

  expect(await heading.innerText()).toBe('Choose your services');
  const sold = services.filter(({ terms }) => terms !== null).map(({ title }) => title);
  const rows = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
  expect(rows.toSorted()).toEqual(sold.toSorted());
  await page.goto('/book?service=one&date=2030-01-02');
  expect(await heading.innerText()).toBe('Choose a time');
  await page.goto('/login?from=%2Fdashboard');
  expect(await heading.innerText()).toBe('Good to see you again');
  expect(await page.getByLabel('Email').isEditable()).toBe(true);
  expect(await page.getByLabel('Password', { exact: true }).isEditable()).toBe(true);
  expect(await page.getByRole('button', { name: 'Login' }).isDisabled()).toBe(true);

  const bearer = await salon.bearerOf(salon.admin);
  const wordsFor = async (headers: Record<string, string>) => {
    const answer = await fetch(`${salon.url}/book`, { headers: { accept: 'text/html', ...headers } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return (await answer.text()).replace(/nonce="[^"]+"/g, '');
  };
  expect(await wordsFor({ authorization: bearer, cookie: 'theme=night' })).toBe(await wordsFor({}));
  await context.close();
});

test('D-9: what is typed and pressed before the scripts have come is not lost, and no password gets into the address', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  const main = page.getByRole('main');
  const email = main.getByLabel('Email');
  const password = main.getByLabel('Password', { exact: true });
  const releaseLogin = await withoutScripts(page, '/login?from=%2Fteam');
  await email.fill(salon.admin.email);
  await password.fill('not the one');
  await password.press('Enter');
  expect(await main.locator('form').getAttribute('method')).toBe('post');
  expect(page.url()).toBe(`${salon.url}/login?from=%2Fteam`);
  releaseLogin();
  await main.getByRole('button', { name: 'Login' }).click();
  await main.getByText('The email or password is incorrect.').waitFor();
  expect([await email.inputValue(), await password.inputValue()]).toEqual([salon.admin.email, 'not the one']);

  const releaseBook = await withoutScripts(page, '/book');
  await main.getByRole('button', { name: 'Add Gel manicure' }).click();
  releaseBook();
  await main.getByRole('button', { name: 'Gel manicure added: remove' }).waitFor();
  await page.waitForURL(/[?]service=[^&]+&step=service$/);
  // The wrong password was meant to be refused.
  expect(faults.filter((fault) => !fault.includes('status of 401'))).toEqual([]);
  await context.close();
});

const TAKEN_OVER = perLane({
  change: ['/', '/all-services', '/book'],
  nightly: [...PAGES, '/book', '/login', '/sign-up'],
});

test.each(TAKEN_OVER)(
  '%s stays as the server has drawn it while the browser takes it over',
  async (address) => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    const release = await withoutScripts(page, address);
    await page.waitForFunction(() => document.readyState !== 'loading');
    const drawn = await page.evaluateHandle(() => [
      ...document.querySelectorAll('header, main > *, main section, main article, footer > *'),
    ]);
    release();
    await untilMounted(page);
    await page.waitForLoadState('networkidle');

    const isThere = await drawn.evaluate((parts) => parts.map((part) => part.isConnected));
    expect(isThere.length).toBeGreaterThan(2);
    expect(isThere).not.toContain(false);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test.each([...PAGES, '/book', '/login', '/sign-up'])(
  '%s asks for none of its scripts before it has been seen',
  async (address) => {
    const answer = await fetch(`${salon.url}${address}`, { headers: { Accept: 'text/html' } });

    // The page itself contains data, the theme, and the code that starts the scripts later.
    const page = await answer.text();
    expect(page).toContain('<main id="main"');
    expect(page).not.toMatch(/<script[^>]* src=/);
    expect(page).not.toMatch(/rel="(module)?preload"[^>]*\.js"/);
    expect(page).toMatch(/id="scripts">\["\/assets\/index-[^"]+\.js","/);
  },
);

nightlyTest('a page that is shared or put on a phone has its pictures, and says its language', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  const pictureAt = async (address: string) => {
    const answer = await fetch(new URL(address, salon.url));
    return [answer.status, answer.headers.get('content-type')?.split('/')[0]];
  };
  for (const address of [...PAGES, `/all-services/${services[1]?.slug}`]) {
    await page.goto(address);
    const said = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    await expectSoon(() => page.locator('html').getAttribute('lang'), 'en');
    expect(await said('meta[property="og:title"]')).toBe(await page.title());
    expect(await said('meta[name="twitter:card"]')).toBe('summary_large_image');
    expect((await said('meta[name="description"]'))?.length).toBeGreaterThan(20);
    const picture = new URL((await said('meta[property="og:image"]')) ?? '');
    expect(await pictureAt(picture.pathname)).toEqual([200, 'image']);
  }
  const icons = await page
    .locator('head link[rel="icon"], head link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const manifest = await page.locator('head link[rel="manifest"]').getAttribute('href');
  const { icons: kept, start_url: start } = await (await fetch(new URL(manifest ?? '', salon.url))).json();
  expect(start).toBe('/');
  for (const icon of [...icons, ...kept.map(({ src }: { src: string }) => src)])
    expect(await pictureAt(icon)).toEqual([200, 'image']);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('the first page weighs no more than 350 KB on a phone', async () => {
  const context = await salon.browser.newContext({
    baseURL: salon.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  await moveClockOf(context);
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).transferSize)
      .reduce((sum, size) => sum + size, 0),
  );

  // Less than that would mean that it was not weighed.
  expect(bytes).toBeGreaterThan(150_000);
  expect(bytes).toBeLessThan(350_000);
  await context.close();
});
