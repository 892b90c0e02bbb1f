import type { Browser, Page } from 'playwright-core';
import { openDemoSalon, type RunningSalon } from '../support/running-salon.js';
import { openBrowser, visit } from '../support/visitor.js';

/** Each would open a dialog if any page took it for more than text. */
const PAYLOADS = [
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
];

let salon: RunningSalon;
let browser: Browser;

beforeAll(async () => {
  salon = await openDemoSalon();
  browser = await openBrowser();
  await writeEverywhere();
});

afterAll(async () => {
  await browser?.close();
  await salon?.stop();
});

async function call(method: string, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${salon.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return { answer, body: await answer.json() };
}

const emailOf = (index: number) => `o'hostile+${index}@example.com`;

/** People with such names book with such notes, and write such messages. */
async function writeEverywhere(): Promise<void> {
  const services = await (await fetch(`${salon.url}/services`)).json();
  for (const [index, payload] of PAYLOADS.entries()) {
    const email = emailOf(index);
    const { answer } = await call('POST', '/auth/sign-up', { name: payload, email, password: 'secret1' });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { body } = await call('PUT', `/user/${encodeURIComponent(email)}`, { email }, { cookie });
    await bookSomething(services[index % services.length]._id, payload, body.token);
    await call('POST', '/messages', messageOf(payload, email));
  }
}

async function bookSomething(serviceId: string, note: string, token: string): Promise<void> {
  const first = await fetch(`${salon.url}/availability/first?services=${serviceId}`);
  const { startsAt } = await first.json();
  await call(
    'POST',
    '/bookings',
    { lines: [{ serviceId }], startsAt, note },
    { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  );
}

const messageOf = (payload: string, email: string) => ({
  kind: 'contact',
  name: payload,
  email,
  message: payload,
});

async function logIn(page: Page, path: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByLabel('Email').fill(person.email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page
    .getByText(/^Welcome back/)
    .first()
    .waitFor();
}

const settle = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

test('A11 what clients typed is only text to the salon', async () => {
  const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440 });
  await logIn(page, '/dashboard/order', salon.admin);
  // The menu knows only after a moment that she is an admin.
  await page.getByRole('navigation').getByRole('link', { name: 'All Users' }).first().waitFor();
  const screens = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const dashboard = [...new Set(screens)].filter((path) => path.startsWith('/dashboard'));

  for (const path of dashboard) {
    await page.goto(path);
    await settle(page);
  }
  await page.goto('/dashboard/order?q=hostile');
  await page.getByRole('main').getByText('<script>alert(1)</script>').first().waitFor();
  await page.goto('/dashboard/allUsers?q=hostile');
  await page.getByRole('main').getByText(emailOf(1)).first().waitFor();

  expect(dashboard.length).toBeGreaterThan(4);
  expect(faults).toEqual([]);
  await context.close();
});

test('A11 and to the client herself', async () => {
  const { page, context, faults } = await visit(browser, { url: salon.url, width: 390 });
  await logIn(page, '/dashboard/booking', { email: emailOf(1), password: 'secret1' });
  for (const path of ['/dashboard', '/dashboard/booking', '/', '/book']) {
    await page.goto(path);
    await settle(page);
  }

  expect(faults).toEqual([]);
  await context.close();
});

test('A11 what the salon’s own data holds is only text to visitors', async () => {
  const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440 });
  let next = 0;
  const payload = () => PAYLOADS[next++ % PAYLOADS.length] ?? '';
  await page.route(/\/(services|staff|salon|reviews)$/, async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: spoilt(await answer.json(), payload) });
  });
  for (const path of ['/', '/all-services', '/team', '/book']) {
    await page.goto(path);
    await settle(page);
  }

  expect(next).toBeGreaterThan(PAYLOADS.length);
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await context.close();
});

/** Puts a payload into every sentence; ids, times and links between things stay. */
function spoilt(value: unknown, payload: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => spoilt(one, payload));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'string' && /^(title|description|name|role|text|bio|street|city|author)$/.test(key)
        ? payload()
        : spoilt(one, payload),
    ]),
  );
}

test('A11 an address with a trap leads nowhere', async () => {
  const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440 });
  const paths = [
    (text: string) => `/all-services?search=${text}`,
    (text: string) => `/login?from=${text}&error=${text}`,
    (text: string) => `/setup#${text}`,
  ];
  for (const [index, payload] of PAYLOADS.entries()) {
    await page.goto(paths[index % paths.length]?.(encodeURIComponent(payload)) ?? '/');
    await settle(page);
    expect(new URL(page.url()).origin).toBe(salon.url);
  }

  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await context.close();
});

test('A24 login leads to no other site', async () => {
  const { page, context } = await visit(browser, { url: salon.url, width: 1440 });
  for (const from of [
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/.//elsewhere.example',
  ]) {
    await context.clearCookies();
    await logIn(page, `/login?from=${encodeURIComponent(from)}`, salon.admin);
    expect(new URL(page.url()).origin).toBe(salon.url);
  }
  await context.close();
});

test('A42 a script that got into a page could write no markup into it', async () => {
  const { page, context } = await visit(browser, { url: salon.url, width: 1440 });
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

test('the documentation is drawn under a policy without gaps', async () => {
  const { page, context, faults } = await visit(browser, { url: salon.url, width: 1440 });
  await page.goto('/docs');
  // The library draws what is in sight; this is the first that takes questions.
  await page.getByText('/audit').first().click();
  await page.getByText('First day, a local date of the salon.').first().waitFor();

  expect(faults).toEqual([]);
  await context.close();
});
