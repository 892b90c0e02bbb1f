import type { Page } from 'playwright-core';
import { PASSWORD } from '../../support/people.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { expectSoon, logIn, openAs, shareOut } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import { menu } from '../../support/menu.js';

/** Each would open a dialog if any page took it for more than text; the first ten differ most. */
const ALL_PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(2)>',
  '"><svg onload=alert(3)>',
  `'-alert(4)-'`,
  'javascript:alert(5)',
  '<iframe srcdoc="<script>parent.alert(6)</script>">',
  '</title></textarea></style><script>alert(7)</script>',
  '<a href="javascript:alert(8)">here</a>',
  '{{constructor.constructor("alert(9)")()}}',
  '${alert(10)}',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(11)>',
  '<style>*{background:url(https://elsewhere.example)}</style>',
  '<b style="position:fixed;inset:0">all of it',
  '<meta http-equiv=refresh content="0;url=//elsewhere.example">',
  '<base href=//elsewhere.example>',
  '<form action=//elsewhere.example><button>go',
  '<object data=javascript:alert(12)>',
  '\u202e<script>alert(13)</script>',
  '<ScRiPt>alert(14)</sCrIpT>',
  '<script/src=//elsewhere.example/x.js></script>',
  '<svg><script>alert&#40;15)</script></svg>',
  '<svg><animate onbegin=alert(16) attributeName=x dur=1s>',
  '<body onload=alert(17)>',
  '<video><source onerror=alert(18)></video>',
  '<details open ontoggle=alert(19)>',
  '<input autofocus onfocus=alert(20)>',
  '<embed src=javascript:alert(21)>',
  '<link rel=stylesheet href=//elsewhere.example/x.css>',
  '<!--><script>alert(22)</script>-->',
  '<![CDATA[<script>alert(23)</script>]]>',
  '</script><script>alert(24)</script>',
  '\u2028</script><img src=x onerror=alert(25)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(26)>">',
  '<template><script>alert(27)</script></template>',
  '<a href="data:text/html,<script>alert(28)</script>">here</a>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgyOSk8L3NjcmlwdD4=',
  '&lt;script&gt;alert(30)&lt;/script&gt;',
  '%3Cscript%3Ealert(31)%3C/script%3E',
  '"onmouseover=alert(32) autofocus onfocus=alert(33) x="',
  '`onload=alert(34)',
  '</style><style>@import "//elsewhere.example";',
  '$& $1 <!--head--> <!--app-html--> __CSP_NONCE__',
];

const PAYLOADS = perLane({ change: ALL_PAYLOADS.slice(0, 10), nightly: ALL_PAYLOADS });

const salon = new DemoSalon();

beforeAll(async () => {
  await writeEverywhere();
});

const emailOf = (index: number) => `o'hostile+${index}@example.com`;

/** People with such names book with such notes, praise with such words and write such messages, to a salon that has them as well. */
async function writeEverywhere(): Promise<void> {
  const services = await salon.get('/services');
  const admin = await salon.bearerOf(salon.admin);
  await shareOut([...PAYLOADS.entries()], ['one', 'another'], async (_, [index, payload]) => {
    const email = emailOf(index);
    const { bearer: client } = await salon.aClient({ name: payload, email });
    await bookSomething(services[index % services.length]._id, payload, client);
    await salon.send('POST', '/messages', messageOf(payload, email));
    await praise(payload, client, admin);
    await sell(payload, admin);
  });
  await salon.send('PUT', '/salon/texts', await hostileTexts(), admin);
}

async function praise(text: string, client: string, admin: string): Promise<void> {
  const review = await salon.send('POST', '/reviews', { name: text, title: text, text, stars: 5 }, client);
  await salon.send('POST', `/reviews/${review._id}/publish`, { version: 1 }, admin);
}

/** Text by the owner, or by an attacker with their account. */
async function sell(text: string, admin: string): Promise<void> {
  const [{ _id: categoryId }] = await salon.send(
    'POST',
    '/service-categories',
    { title: text.slice(0, 40) },
    admin,
  );
  const segments = [{ kind: 'active', minutes: 30 }];
  await salon.send(
    'POST',
    '/services',
    { title: text, description: text, categoryId, price: 30, segments, addOns: [addOnOf(text)] },
    admin,
  );
  await salon.send('POST', '/staff', { name: text, role: text, introduction: text }, admin);
  await salon.send(
    'POST',
    '/portfolio',
    { title: text, subtitle: text.slice(0, 40), description: text },
    admin,
  );
  await salon.send('POST', '/clients', { name: text, note: text }, admin);
}

/** Something of the kind in each text of the public pages, as long as there is room. */
async function hostileTexts(): Promise<Record<string, string>> {
  const { texts } = await salon.get('/salon');
  const short = PAYLOADS.filter((payload) => payload.length <= 40);
  return Object.fromEntries(Object.keys(texts).map((key, index) => [key, short[index % short.length] ?? '']));
}

let lastBooking: Promise<unknown> = Promise.resolve();

/** One after the other: two at once would be offered the same first time. */
async function bookSomething(serviceId: string, note: string, client: string): Promise<void> {
  lastBooking = lastBooking.then(async () => {
    const { startsAt } = await salon.get(`/availability/first?services=${serviceId}`);
    await salon.send('POST', '/bookings', { lines: [{ serviceId }], startsAt, note }, client);
  });
  await lastBooking;
}

const addOnOf = (title: string) => ({ title, price: 5, extraMinutes: 5 });

const messageOf = (payload: string, email: string) => ({
  kind: 'contact',
  name: payload,
  email,
  message: payload,
});

/** Pages with clients' and the owner's texts. */
const MOST_TOLD = [
  'allUsers',
  'audit',
  'clients',
  'diary',
  'inbox',
  'mail',
  'manage',
  'order',
  'overview',
  'portfolio',
  'reviews',
  'site',
  'staff',
];

const settle = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

nightlyTest('A11 what clients typed is only text to the salon', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  await openAs(page, '/dashboard/order', salon.admin);
  // The sheet of a phone lists every page. It knows only after a moment that this is an admin.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  for (const group of ['Set up', 'System', 'Your bookings'])
    await menu(page).getByRole('button', { name: group }).click();
  const screens = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const dashboard = [...new Set(screens)].filter((path) => path.startsWith('/dashboard'));
  await page.setViewportSize({ width: 1440, height: 900 });

  const mostTold = dashboard.filter((path) => MOST_TOLD.includes(path.replace('/dashboard/', '')));
  for (const path of perLane({ change: mostTold, nightly: dashboard })) {
    await page.goto(path);
    await settle(page);
  }
  await page.goto(`/dashboard/order?q=${encodeURIComponent(emailOf(0))}`);
  await page
    .getByRole('main')
    .getByText('<script>alert(1)</script>')
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.goto(`/dashboard/allUsers?q=${encodeURIComponent(emailOf(1))}`);
  await page.getByRole('main').getByText(emailOf(1)).first().waitFor();

  expect(mostTold).toHaveLength(MOST_TOLD.length);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('A11 what clients typed is only text to the client as well', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  await openAs(page, '/dashboard/booking', { email: emailOf(1), password: PASSWORD });
  for (const path of ['/dashboard', '/dashboard/booking', '/', '/book']) {
    await page.goto(path);
    await settle(page);
  }

  expect(faults).toEqual([]);
  await context.close();
});

test('A11 what the salon’s own data holds is only text to visitors, with scripts and without', async () => {
  const services = (await salon.get('/services')) as { slug: string; title: string }[];
  const hostile = services.filter(({ title }) => title.includes('<script>')).map(({ slug }) => slug);
  const one = `/all-services/${hostile[0]}`;
  const pages = perLane({ change: ['/', one], nightly: ['/', '/portfolio', '/team', '/contact', one] });

  const { page, context, faults } = await salon.visit({ width: 1440 });
  for (const path of [...pages, '/book', '/all-services']) {
    await page.goto(path);
    await settle(page);
  }
  await page.getByRole('heading', { name: '<script>alert(1)</script>' }).first().waitFor();
  expect(faults).toEqual([]);
  await context.close();

  const plain = await salon.browser.newContext({ baseURL: salon.url, javaScriptEnabled: false });
  const paper = await plain.newPage();
  for (const path of [...pages, '/all-services']) {
    await paper.goto(path);
    await expectSoon(() => paper.locator('main').count(), 1);
    expect(
      await paper.locator('[onerror], [onload], [onfocus], main script, main style, base, object').count(),
    ).toBe(0);
  }
  await plain.close();
});

nightlyTest('A11 an address with a trap leads nowhere', async () => {
  const visits = [await salon.visit({ width: 1440 }), await salon.visit({ width: 1440 })];
  const paths = [
    (text: string) => `/all-services?search=${text}`,
    (text: string) => `/login?from=${text}&error=${text}`,
    (text: string) => `/setup#${text}`,
  ];
  await shareOut([...PAYLOADS.entries()], visits, async ({ page }, [index, payload]) => {
    await page.goto(paths[index % paths.length]?.(encodeURIComponent(payload)) ?? '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).origin).toBe(salon.url);
  });

  const faults = visits.flatMap((one) => one.faults);
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  for (const { context } of visits) await context.close();
});

test('A24 log-in leads to no other site', async () => {
  const { page, context } = await salon.visit({ width: 1440 });
  const elsewhere = [
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/.//elsewhere.example',
  ];
  for (const from of perLane({ change: elsewhere.slice(0, 2), nightly: elsewhere })) {
    await context.clearCookies();
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await logIn(page, salon.admin);
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    expect(new URL(page.url()).origin).toBe(salon.url);
  }
  await context.close();
});

test('A42 a script that got into a page could write no markup into it', async () => {
  const { page, context } = await salon.visit({ width: 1440 });
  await page.goto('/');
  await settle(page);

  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror=alert(1)>';
      return 'written';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });

  expect(outcome).toBe('refused');
  await context.close();
});

nightlyTest('the documentation is drawn under a policy without gaps', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await page.goto('/docs');
  // The library draws only visible parts; this is the first operation with a parameter, for which it draws a
  // form.
  await page.getByText('Sends a visitor to Google').first().click();
  await page.getByRole('columnheader', { name: 'Description' }).first().waitFor();
  await page.getByRole('cell', { name: 'from' }).first().waitFor();

  expect(faults).toEqual([]);
  await context.close();
});
