import type { Browser, Page } from 'playwright-core';
import { openDemoSalon, type RunningSalon } from '../support/running-salon.js';
import { openBrowser, sidewaysScroll, visit } from '../support/visitor.js';

interface Service {
  slug: string;
  title: string;
  description: string;
  price: number;
}

let salon: RunningSalon;
let browser: Browser;
let services: Service[];

beforeAll(async () => {
  salon = await openDemoSalon();
  browser = await openBrowser();
  services = (await (await fetch(`${salon.url}/services`)).json()) as Service[];
});

afterAll(async () => {
  await browser?.close();
  await salon?.stop();
});

const PAGES = ['/', '/all-services', '/portfolio', '/team', '/contact'];
const WIDTHS = [320, 390, 768, 1024, 1440];

/** Until the browser has taken over the page that the server has drawn. */
const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });

describe('spec §2, every public page', () => {
  test.each(['light', 'night'] as const)('fits every screen by %s and causes no fault', async (theme) => {
    const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440, theme });
    const tooWide: string[] = [];
    for (const address of [...PAGES, `/all-services/${services[1]?.slug}`]) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        if ((await sidewaysScroll(page)) > 0) tooWide.push(`${address} at ${width}`);
      }
    }

    expect(tooWide).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('shows its words, prices and hours to those who do without scripts', async () => {
    const context = await browser.newContext({ baseURL: salon.url, javaScriptEnabled: false });
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
    for (const { title, price } of services) {
      expect(list).toContain(title);
      expect(list).toContain(`$${price}`);
    }
    const balayage = await wordsOf(`/all-services/${services[1]?.slug}`);
    expect(balayage).toMatch(
      /\$185[^]*What happens[^]*45 min[^]*Gloss toner[^]*Book with Amara Silva[^]*\$210/,
    );
    expect(await wordsOf('/team')).toContain('Book with');
    expect(await wordsOf('/portfolio')).toContain('Chichen Itza');
    const contact = await wordsOf('/contact');
    expect(contact).toMatch(/Monday\s+09:00–19:00/);
    expect(contact).toMatch(/This site needs JavaScript .* Or call us: \+351 /);
    expect(await page.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true);
    await context.close();
  });
});

describe('spec §2, Home:', () => {
  test('six sections stand in their order, testimonials fourth, above a footer whose links lead home', async () => {
    const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440 });
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
    expect(await headings.first().evaluate((heading) => heading.tagName)).toBe('H1');
    const places = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const elsewhere = places.filter((place) => !/^(mailto|tel):/.test(place) && place !== '/');
    expect(places.length).toBeGreaterThan(8);
    expect(elsewhere).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the showcase holds the services at positions 6 to 8 and leads to all of them', async () => {
    const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440 });
    await page.goto('/');
    const showcase = page.getByRole('main').locator('section').nth(1);

    const shown = await showcase.getByRole('article').getByRole('heading').allInnerTexts();
    expect(shown).toEqual(services.slice(6, 9).map(({ title }) => title));
    expect(await showcase.getByRole('link', { name: /^Buy Now/ }).count()).toBe(3);
    await untilAlive(page);
    await showcase.getByRole('link', { name: 'Explore More' }).click();
    await page.waitForURL('**/all-services');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the testimonials play by themselves until somebody stops them', async () => {
    const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Testimonials' });
    await section.scrollIntoViewIfNeeded();
    const carousel = section.locator('.swiper-initialized');
    await carousel.waitFor();
    const isPlaying = () => carousel.evaluate((element) => Reflect.get(element, 'swiper').autoplay.running);

    expect(await isPlaying()).toBe(true);
    await section.getByRole('button', { name: 'Stop the testimonials from moving' }).click();
    expect(await isPlaying()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('spec §9, All services: descriptions are cut at 80 letters, and longer ones than 100 say “...read more”', async () => {
  const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440 });
  await page.goto('/all-services');
  const cards = page.getByRole('main').getByRole('article');

  expect(await cards.count()).toBe(services.length);
  expect(services.some(({ description }) => description.length > 100)).toBe(true);
  for (const { title, description, price } of services) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const text = card.getByText(description.slice(0, 80).trimEnd(), { exact: true });
    expect(await text.count()).toBe(1);
    expect(await text.getAttribute('title')).toBe(description.length > 100 ? '...read more' : null);
    expect(await card.innerText()).toContain(`$${price}`);
    expect(await card.getByRole('link', { name: /^Buy Now/ }).count()).toBe(1);
  }
  expect(faults).toEqual([]);
  await context.close();
});

describe('spec §2, the theme toggle:', () => {
  test('the night stays through a reload, and is there before anything is painted', async () => {
    const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440, theme: undefined });
    await page.goto('/');
    await untilAlive(page);
    await page.getByRole('banner').getByRole('button', { name: 'Use the night theme' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Use the light theme' }).waitFor();
    await context.addInitScript(() => {
      // A page without a body has painted nothing yet.
      new MutationObserver((_changes, observer) => {
        Reflect.set(window, 'themeBeforeBody', document.body ? null : document.documentElement.dataset.theme);
        observer.disconnect();
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] });
    });
    await page.reload();
    await page.waitForLoadState('networkidle');

    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('night');
    expect(await page.evaluate(() => Reflect.get(window, 'themeBeforeBody'))).toBe('night');
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(['light', 'night'] as const)(
    'by %s nobody waits for the other theme’s picture',
    async (theme) => {
      const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440, theme });
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/pictures/hero')) pictures.push(request.url());
      });
      await page.goto('/');
      await page.waitForLoadState('networkidle');

      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter((picture) => !picture.includes(`hero-${theme}-`))).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

test('the first page weighs no more than 350 KB on a phone', async () => {
  const context = await browser.newContext({
    baseURL: salon.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
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

describe('spec §2, the slide-in drawer:', () => {
  test('keeps the keyboard inside, and goes away by Esc and by Back', async () => {
    const { page, context, faults } = await visit(browser, { url: salon.url, width: 390 });
    await page.goto('/team');
    await untilAlive(page);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await drawer.waitFor();

    const links = await drawer.getByRole('navigation').getByRole('link').allInnerTexts();
    expect(links).toEqual(
      expect.arrayContaining(['Home', 'Our Portfolio', 'Our Team', 'Contact Us', 'Login']),
    );
    const strays: string[] = [];
    for (let press = 0; press < links.length + 6; press += 1) {
      await page.keyboard.press('Tab');
      const stray = await page.evaluate(() => {
        const { activeElement } = document;
        const isInside = activeElement === document.body || activeElement?.closest('dialog') !== null;
        return isInside ? null : (activeElement?.textContent ?? '');
      });
      if (stray !== null) strays.push(stray);
    }
    expect(strays).toEqual([]);

    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.waitForFunction(() => !(history.state && 'isLayer' in history.state));
    await page.keyboard.press('Enter');
    await drawer.waitFor();
    await page.goBack();
    await drawer.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/team');
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('spec §2, Routes: an address that leads nowhere is answered 404, with a page that leads on', async () => {
  const { page, context } = await visit(browser, { url: salon.url, width: 390 });
  const answer = await page.goto('/no-such-page');

  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => PAGES.includes(url.pathname));
  await context.close();
});
