// Long because it lists the budget of every page, and the way to each.
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { moveClockOf, openAs, type Person, untilHydrated } from '../../support/browser.js';
import { DemoSalon, NewSalon, NobodysDemo } from '../../support/browser-salon.js';
import { perLane } from '../../support/lane.js';

/**
 * KB are 1,000 bytes on the wire, compressed as the server sends them to Chromium: with Brotli, as to any browser over
 * HTTPS.
 */
const KB = 1000;

/** KB of script that a page may fetch until it is idle, by its file in `web/src/pages`. */
const BUDGETS: Record<string, number> = {
  home: 130,
  'all-services': 130,
  service: 130,
  portfolio: 130,
  team: 130,
  contact: 136,
  'team-member': 130,
  'all-reviews': 130,
  privacy: 130,
  terms: 130,
  imprint: 130,
  'not-found': 130,
  book: 140,
  login: 132,
  'sign-up': 131,
  'reset-password': 131,
  verify: 131,
  join: 130,
  visit: 140,
  'review-requests': 125,
  'news-emails': 125,
  setup: 145,
  'dashboard/book': 155,
  'dashboard/booking': 147,
  'dashboard/visit': 160,
  'dashboard/account': 164,
  'dashboard/review': 164,
  'dashboard/overview': 170,
  'dashboard/commission': 170,
  'dashboard/reports': 180,
  'dashboard/report-rows': 170,
  'dashboard/diary': 180,
  'dashboard/my-hours': 171,
  'dashboard/working-hours': 170,
  'dashboard/time-off': 170,
  'dashboard/sick-day': 170,
  'dashboard/order': 170,
  'dashboard/site': 179,
  'dashboard/imports': 170,
  'dashboard/languages': 170,
  'dashboard/words': 170,
  'dashboard/portfolio': 170,
  'dashboard/pictures': 170,
  'dashboard/sales': 170,
  'dashboard/sale': 170,
  'dashboard/gift-cards': 170,
  'dashboard/inbox': 170,
  'dashboard/clients': 170,
  'dashboard/client': 172,
  'dashboard/staff': 173,
  'dashboard/team-member': 182,
  'dashboard/hours': 170,
  'dashboard/rooms': 170,
  'dashboard/till': 170,
  'dashboard/close': 170,
  'dashboard/products': 170,
  'dashboard/till-settings': 170,
  'dashboard/add': 178,
  'dashboard/manage': 175,
  'dashboard/manage-one': 178,
  'dashboard/make-admin': 170,
  'dashboard/all-users': 175,
  'dashboard/reviews': 170,
  'dashboard/mail': 170,
  'dashboard/audit': 170,
  'dashboard/health': 170,
};
/** The scripts that every page fetches. */
const SHELL_KB = 115;
/** The total size of all charts. */
const CHARTS_KB = 6;
const FONTS_KB = 45;
/** The largest picture of the front page on the widest screen. */
const HERO_KB = 45;
/** All that the front page fetches on a phone. */
const HOME_ON_A_PHONE_KB = 350;

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WIDEST = { width: 1920, height: 1080 };
/** The number of pages measured at the same time. */
const AT_ONCE = 4;
/** Quiet time after which a page counts as idle. */
const QUIET_MS = 700;

/** The pages to measure. */
const LOOKED_AT = perLane({
  change: ['home', 'book', 'dashboard/diary', 'dashboard/order'],
  nightly: Object.keys(BUDGETS),
});

/** The build's list of its files, by what they were made of. */
const buildFiles = (): Record<string, { file: string; imports?: string[] }> =>
  JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));

const demo = new DemoSalon();
/** Salons with few tested pages: a demo in which visitors look around as team members, and an empty one. */
const others = LOOKED_AT.includes('setup') ? { nobodys: new NobodysDemo(), empty: new NewSalon() } : null;

/** A page to look at: its address, and as whom. */
interface Look {
  address: string;
  as?: Keeps;
  viewport?: { width: number; height: number };
}

type Keeps = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Fetched {
  file: string;
  bytes: number;
}

/** The files each page fetched, by its file in `web/src/pages`. */
const fetchedBy = new Map<string, Fetched[]>();

const isScript = ({ file }: Fetched) => file.endsWith('.js');
const kb = (fetched: Fetched[]) => fetched.reduce((sum, { bytes }) => sum + bytes, 0) / KB;

/** Opens a page with an empty cache, and notes all that comes over the wire until it is idle. */
async function load({ address, as, viewport = DESK }: Look): Promise<Fetched[]> {
  const context = await demo.browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    ...(as && { storageState: as }),
  });
  try {
    await moveClockOf(context);
    // Only the demo salon has a tour, and only until it is left.
    await context.addInitScript(() => localStorage.setItem('demo-tour', 'left'));
    const page = await context.newPage();
    // A script that is fetched and then imported is there twice, the second time from the cache, with less than no
    // bytes.
    const fetched: Promise<Fetched>[] = [];
    const isIdle = watch(page);
    page.on('requestfinished', (request) => {
      const file = new URL(request.url()).pathname;
      const answer = request
        .sizes()
        .then(({ responseBodySize }) => ({ file, bytes: Math.max(0, responseBodySize) }));
      // Requests that end as the page closes are not counted.
      answer.catch(() => undefined);
      fetched.push(answer);
    });
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await untilHydrated(page);
    await isIdle();
    return await Promise.all(fetched);
  } finally {
    await context.close();
  }
}

/** The storage of a logged-in browser. */
async function signedIn(person: Person): Promise<Keeps> {
  const { page, context } = await demo.visit({ width: DESK.width });
  await openAs(page, '/dashboard', person);
  return keptBy(page, context);
}

/** The same for a visitor of the demo. */
async function lookingAround(nobodys: NobodysDemo, role: 'stylist' | 'reception'): Promise<Keeps> {
  const { page, context } = await nobodys.lookAround(role, '/dashboard');
  return keptBy(page, context);
}

async function keptBy(page: Page, context: BrowserContext): Promise<Keeps> {
  await page.waitForFunction(() => localStorage.getItem('accessToken') !== null);
  const keeps = await context.storageState();
  await context.close();
  return keeps;
}

/** Answers once the scripts have come and nothing has been on the wire for a while. */
function watch(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let quietSince = Infinity;
  let hasScripts = false;
  page.on('request', (request) => {
    underWay.add(request);
    hasScripts ||= request.url().includes('/assets/') && request.url().endsWith('.js');
  });
  const done = (request: Request) => {
    underWay.delete(request);
    quietSince = performance.now();
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return async () => {
    while (!hasScripts || underWay.size > 0 || performance.now() - quietSince < QUIET_MS) await pause(50);
  };
}

/** The salon takes money from now on: the id of its first sale. */
async function aSale(): Promise<string> {
  const bearer = await demo.bearerOf(demo.admin);
  const { name } = await demo.get('/salon');
  const record = { mode: 'record', acknowledged: true, typed: name, giftCardTax: 'at-use' };
  await demo.send('PATCH', '/till/settings', record, bearer);
  const lines = [{ kind: 'gift-card', price: 50 }];
  const payments = [{ method: 'card', amount: 50 }];
  return (await demo.send('POST', '/sales', { lines, payments, expectedTotal: 50 }, bearer))._id;
}

/** Every page of the site and of the dashboard, opened by the first role that may see it. */
async function allPages(): Promise<Record<string, Look>> {
  const person = await demo.aClient();
  const [client, admin] = await Promise.all([signedIn(person), signedIn(demo.admin)]);
  const [service] = await demo.get('/services');
  const { startsAt } = await demo.get(`/availability/first?services=${service._id}`);
  const booking = await demo.send(
    'POST',
    '/bookings',
    { lines: [{ serviceId: service._id }], startsAt },
    person.bearer,
  );
  const bearer = await demo.bearerOf(demo.admin);
  const [member] = await demo.get('/staff');
  const [someone] = (await demo.get('/clients', bearer)).items;

  const pages: Record<string, Look> = {};
  const add = (name: string, address: string, as?: Keeps) =>
    (pages[name] = { address: demo.url + address, ...(as && { as }) });
  add('home', '/');
  add('not-found', '/no-such-page');
  for (const name of ['all-services', 'portfolio', 'team', 'contact', 'privacy', 'terms', 'imprint'])
    add(name, `/${name}`);
  add('all-reviews', '/all-reviews');
  for (const name of ['login', 'sign-up', 'reset-password']) add(name, `/${name}`);
  add('service', `/all-services/${service.slug}`);
  add('team-member', `/team/${member.slug}`);
  add('verify', '/verify#code=guessed');
  add('join', '/join#code=guessed');
  add('visit', '/visit#code=guessed');
  add('review-requests', '/review-requests/guessed');
  add('news-emails', '/news-emails/guessed');
  add('book', `/book?service=${service._id}`);
  add('dashboard/book', '/dashboard', client);
  add('dashboard/visit', `/dashboard/visit?booking=${booking._id}`, client);
  for (const name of ['booking', 'account', 'review']) add(`dashboard/${name}`, `/dashboard/${name}`, client);
  if (others) {
    const { nobodys, empty } = others;
    const ofTheTeam = async (role: 'stylist' | 'reception', name: string) =>
      (pages[`dashboard/${name}`] = {
        address: `${nobodys.url}/dashboard/${name}`,
        as: await lookingAround(nobodys, role),
      });
    await ofTheTeam('stylist', 'my-hours');
    await ofTheTeam('reception', 'time-off');
    pages['setup'] = { address: empty.setUpLink };
  }
  add('dashboard/manage-one', `/dashboard/manage/${service._id}`, admin);
  add('dashboard/team-member', `/dashboard/staff/${member._id}`, admin);
  add('dashboard/client', `/dashboard/clients/${someone._id}`, admin);
  add('dashboard/close', '/dashboard/till/1', admin);
  add('dashboard/report-rows', '/dashboard/reports/rows', admin);
  add('dashboard/sale', `/dashboard/sales/${await aSale()}`, admin);
  add('dashboard/all-users', '/dashboard/allUsers', admin);
  for (const name of Object.keys(BUDGETS)) {
    const isAdmins = name.startsWith('dashboard/') && !(name in pages);
    if (isAdmins) add(name, `/${name}`, admin);
  }
  return pages;
}

beforeAll(async () => {
  const left = Object.entries(await allPages()).filter(([name]) => LOOKED_AT.includes(name));
  const lookOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, look] = next;
      fetchedBy.set(name, await load(look));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn));
}, 300_000);

afterAll(() => {
  const lines = [...fetchedBy].map(
    ([name, fetched]) =>
      `${name.padEnd(26)} ${kb(fetched.filter(isScript)).toFixed(1).padStart(6)} KB of ${BUDGETS[name]}`,
  );
  process.stdout.write(`${lines.sort().join('\n')}\n`);
});

test('every page of the web app has a budget', () => {
  const pages = Object.keys(buildFiles()).filter((part) => part.endsWith('.page.tsx'));

  expect(pages.map((page) => page.slice('src/pages/'.length, -'.page.tsx'.length)).sort()).toEqual(
    Object.keys(BUDGETS).sort(),
  );
});

test('the charts are small, and only pages with figures fetch them', () => {
  const manifest = buildFiles();
  const charts = Object.keys(manifest).find((part) =>
    /\/charts-[^/.]+\.js$/.test(manifest[part]?.file ?? ''),
  );
  const wants = (part: string, seen = new Set<string>()): boolean => {
    if (part === charts) return true;
    if (seen.has(part)) return false;
    seen.add(part);
    return (manifest[part]?.imports ?? []).some((imported) => wants(imported, seen));
  };
  const pages = Object.keys(manifest).filter((part) => part.endsWith('.page.tsx') && wants(part));

  expect(pages.map((page) => page.slice('src/pages/'.length, -'.page.tsx'.length)).sort()).toEqual([
    'dashboard/overview',
    'dashboard/reports',
  ]);
  expect(statSync(`dist/web/${manifest[charts ?? '']?.file}.br`).size / KB).toBeLessThanOrEqual(CHARTS_KB);
});

test.each(Object.entries(BUDGETS).filter(([name]) => LOOKED_AT.includes(name)))(
  'the page %s fetches at most %i KB of script',
  (name, budget) => {
    const scripts = (fetchedBy.get(name) ?? []).filter(isScript);
    const own = `/${buildFiles()[`src/pages/${name}.page.tsx`]?.file}`;

    // Another page, such as that of an address that is not there, would be weighed in its place.
    expect(scripts.map(({ file }) => file)).toContain(own);
    expect(kb(scripts)).toBeLessThanOrEqual(budget);
  },
);

test('what every page fetches is small', () => {
  const [first = [], ...others] = [...fetchedBy.values()];
  const shared = first.filter((one) => others.every((page) => page.some(({ file }) => file === one.file)));

  expect(kb(shared.filter(isScript))).toBeLessThanOrEqual(SHELL_KB);
});

test('the front page comes with few fonts and a light first picture, and all of it is small on a phone', async () => {
  const widest = await load({ address: demo.url, viewport: WIDEST });
  const onPhone = await load({ address: demo.url, viewport: PHONE });
  const hero = widest.filter(({ file }) => file.startsWith('/pictures/hero-'));

  expect(hero).toHaveLength(1);
  expect(kb(hero)).toBeLessThanOrEqual(HERO_KB);
  expect(kb(widest.filter(({ file }) => file.endsWith('.woff2')))).toBeLessThanOrEqual(FONTS_KB);
  expect(kb(onPhone)).toBeLessThanOrEqual(HOME_ON_A_PHONE_KB);
});
