// Takes the pictures of docs/screens: start a demo salon with ADMIN_EMAIL and ADMIN_PASSWORD set, then
//   ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run screens [-- http://localhost:5000] [words of page names]
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { openBrowser } from './browser/open-browser.mjs';

const [origin = 'http://localhost:5000', ...only] = process.argv.slice(2);
const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const FOLDER = new URL('../docs/screens/', import.meta.url).pathname;

const THEMES = ['light', 'night'];
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Scaled size of a picture: enough to see it by, small enough for a page with many of them. */
const SHOWN_WIDTH = { [DESK.width]: 960, [PHONE.width]: 390 };
const TALLEST = 2400;
const QUALITY = 62;

const PUBLIC = {
  home: '/',
  'all-services': '/all-services',
  portfolio: '/portfolio',
  team: '/team',
  contact: '/contact',
  login: '/login',
};
const DASHBOARD = {
  overview: '/dashboard/overview',
  diary: '/dashboard/diary',
  orders: '/dashboard/order',
  services: '/dashboard/manage',
  staff: '/dashboard/staff',
  hours: '/dashboard/hours',
  site: '/dashboard/site',
  clients: '/dashboard/clients',
  inbox: '/dashboard/inbox',
  reviews: '/dashboard/reviews',
};

async function settle(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  // Pictures below the fold load only when they are scrolled near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    scrollTo(0, 0);
    // The pictures of the other theme are never fetched, and would never be decoded.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

async function take(page, name, { isWhole }) {
  const { width } = page.viewportSize();
  const whole = sharp(await page.screenshot({ fullPage: isWhole })).resize({ width: SHOWN_WIDTH[width] });
  const { data, info } = await whole.png().toBuffer({ resolveWithObject: true });
  const kept = sharp(data).extract({
    left: 0,
    top: 0,
    width: info.width,
    height: Math.min(info.height, TALLEST),
  });
  await kept.webp({ quality: QUALITY, effort: 6 }).toFile(`${FOLDER}${name}.webp`);
  process.stdout.write(`${name}\n`);
}

async function visit(browser, theme, viewport) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
    localStorage.setItem('demo-tour', 'left');
  }, theme);
  return context.newPage();
}

async function logIn(page) {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(ADMIN_EMAIL);
  await main.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await main.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

const isWanted = (name) => only.length === 0 || only.some((word) => name.includes(word));

async function takeAll(page, pages, suffix, options) {
  for (const [name, path] of Object.entries(pages).filter(([name]) => isWanted(name))) {
    await page.goto(path);
    await settle(page);
    await take(page, `${name}-${suffix}`, options);
  }
}

await mkdir(FOLDER, { recursive: true });
const browser = await openBrowser();
try {
  for (const theme of THEMES) {
    for (const [viewport, suffix] of [
      [DESK, theme],
      [PHONE, `phone-${theme}`],
    ]) {
      const page = await visit(browser, theme, viewport);
      await takeAll(page, PUBLIC, suffix, { isWhole: true });
      if (ADMIN_EMAIL && ADMIN_PASSWORD) {
        await logIn(page);
        await takeAll(page, DASHBOARD, suffix, { isWhole: false });
      }
      await page.context().close();
    }
  }
} finally {
  await browser.close();
}
