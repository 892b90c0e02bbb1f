// Long because it is a list of abuse cases at the HTTP boundary, each a few lines.
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Response } from 'supertest';
import { startTestApp, type TestApp } from '../../support/app.js';
import { Contract, type Operation } from '../../support/contract.js';
import { aClient, anAdmin, PASSWORD, type Person } from '../../support/people.js';

const { operations } = Contract.read();
let webDir: string;
let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  webDir = aBuiltClient();
  parlour = await startTestApp({ webDir });
  admin = await anAdmin(parlour);
});

afterAll(async () => {
  await parlour.close();
  rmSync(webDir, { recursive: true });
});

/** A client as the build makes it, and files that a careless build leaves next to it. */
function aBuiltClient(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  for (const inner of ['assets', '.git']) mkdirSync(path.join(folder, inner));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><meta nonce="__CSP_NONCE__"><title>Parlour</title>',
  );
  for (const file of ['assets/app-1a2b.js', 'assets/app-1a2b.js.map', 'robots.txt', '.env', '.git/config']) {
    writeFileSync(path.join(folder, file), 'PLANTED');
  }
  return folder;
}

type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options' | 'trace';

const METHODS: Method[] = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'];

const filled = (template: string) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'email' ? admin.email : randomUUID()));

const asAdmin = (method: Method, url: string) =>
  parlour.http[method](url).set('Authorization', admin.bearer).set('Idempotency-Key', randomUUID());

/** The number of rows of each table, without the counters of requests. */
async function rowCounts(): Promise<unknown> {
  const tables = parlour.database.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((table) => table !== 'spent_limits');
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const [row] = await parlour.database.query(`SELECT ${counts.join(', ')}`);
  return row;
}

/** Opening the link in an email shows a page; a mail program posts to the same address. */
const isPage = (template: string, method: Method) =>
  ['/review-requests/{code}', '/news-emails/{code}'].includes(template) &&
  (method === 'get' || method === 'head');

const paths = () => [...new Set(operations.map((operation) => operation.path))];

/** Paths as in the contract, not as in the router: `/user/admin` is also an address to `/user/{email}`. */
const methodsOf = (template: string): string[] => {
  const asked = filled(template);
  const matches = (other: string) => new RegExp(`^${other.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked);
  const found = operations.filter((operation) => matches(operation.path)).map(({ method }) => method);
  return [...new Set(found.includes('get') ? [...found, 'head'] : found)];
};

describe('A06 a request that asks in the wrong way changes nothing:', () => {
  test('a method that a path does not have is refused, with a list of those it has', async () => {
    const before = await rowCounts();
    const found: unknown[] = [];
    for (const template of paths()) {
      const known = methodsOf(template);
      for (const method of METHODS.filter((one) => !known.includes(one) && !isPage(template, one))) {
        const { status, headers } = await asAdmin(method, filled(template));
        const allowed = String(headers.allow ?? '').toLowerCase();
        if (status !== 405 || !known.every((one) => allowed.split(', ').includes(one))) {
          found.push([method, template, status, allowed]);
        }
      }
    }

    expect(found).toEqual([]);
    expect(await rowCounts()).toEqual(before);
  });

  test.each([
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['XML', 'application/xml'],
    ['JSON that says it is something else', 'text/json'],
    ['nothing in particular', ''],
  ])('a body that calls itself %s is refused', async (_, type) => {
    const before = await rowCounts();
    const writes = operations.filter(({ method, body }) => method !== 'get' && body !== null);
    const found: unknown[] = [];
    for (const { method, path: template } of writes) {
      const request = asAdmin(method, filled(template)).serialize((raw) => raw);
      if (type) request.set('Content-Type', type);
      else request.unset('Content-Type');
      const { status, body } = await request.send(Buffer.from('{"email":"eve@example.com"}'));
      if (status !== 415 || body.code !== 'unsupported-media-type') found.push([method, template, status]);
    }

    expect(writes.length).toBeGreaterThan(5);
    expect(found).toEqual([]);
    expect(await rowCounts()).toEqual(before);
  });

  test('pages and files of the web app can only be read', async () => {
    for (const url of ['/', '/login', '/robots.txt', '/assets/app-1a2b.js']) {
      const answer = await parlour.http.post(url).send({});

      expect([url, answer.status, answer.headers.allow]).toEqual([url, 405, 'GET, HEAD']);
    }
  });

  test('a page of another site may not call the API', async () => {
    const answer = await parlour.http.get('/services').set('Origin', 'https://elsewhere.example').expect(200);

    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('A17 another spelling of a path gives no access:', () => {
  const closed = async () => {
    const found: Operation[] = [];
    for (const operation of operations) {
      const { status } = await parlour.http[operation.method](filled(operation.path)).send(
        operation.method === 'get' ? undefined : {},
      );
      if (status === 401) found.push(operation);
    }
    return found;
  };

  const tricks: [string, (url: string) => string][] = [
    ['in capitals', (url) => url.toUpperCase()],
    ['with a slash at the end', (url) => `${url}/`],
    ['with two slashes', (url) => `/${url}`],
    ['with a dot', (url) => `/.${url}`],
    ['with an encoded dot', (url) => `/%2e${url}`],
    ['through the parent folder', (url) => `/services/..${url}`],
    ['through an encoded parent folder', (url) => `/services/%2e%2e${url}`],
    ['with an encoded letter', (url) => `/%${url.charCodeAt(1).toString(16)}${url.slice(2)}`],
    ['with an encoded slash', (url) => `/%2f${url.slice(1)}`],
    ['with a semicolon', (url) => `${url};x=1`],
    ['with a semicolon in front', (url) => `/;${url}`],
    ['with a backslash', (url) => `\\${url}`],
    ['with NUL at the end', (url) => `${url}%00`],
    ['with a dot and an ending', (url) => `${url}.json`],
    ['with a question in the path', (url) => `${url}%3f`],
    ['as a whole address', (url) => `http://elsewhere.example${url}`],
  ];

  test.each(tricks)('%s', async (_, trick) => {
    const targets = await closed();
    const opened: unknown[] = [];
    for (const { method, path: template } of targets) {
      const status = await statusOf(method, trick(filled(template)));
      if (status < 400) opened.push([method, template, status]);
    }

    expect(targets.length).toBeGreaterThan(10);
    expect(opened).toEqual([]);
  });

  test('a HEAD request gets no further than a GET request', async () => {
    const reads = (await closed()).filter(({ method }) => method === 'get');
    for (const { path: template } of reads) {
      expect(await statusOf('head', filled(template))).toBe(401);
    }
  });

  /** Sends the path as it is written; an ordinary client would tidy it first. */
  async function statusOf(method: string, rawPath: string): Promise<number> {
    const { request } = await import('node:http');
    const { port } = new URL(await parlour.app.getUrl());
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method: method.toUpperCase(), path: rawPath });
      sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
      sent.end();
    });
  }
});

describe('A21 no one reads a file that is not public:', () => {
  test.each([
    '/.env',
    '/.git/config',
    '/assets/app-1a2b.js.map',
    '/assets/../.env',
    '/assets/..%2f.env',
    '/assets/%2e%2e/.env',
    '/..%5c.env',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '//etc/passwd',
    '/robots.txt%00.js',
    '/robots.txt~',
    '/index.html.bak',
    '/package.json',
    '/api/openapi.json',
    '/data/postgres',
    '/docs/swagger-ui-bundle.js.map',
    '/docs/package.json',
    '/docs/..%2fpackage.json',
  ])('%s', async (url) => {
    const { port } = new URL(await parlour.app.getUrl());
    const { get } = await import('node:http');
    const [status, text] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: url }, (answer) => {
        let body = '';
        answer.on('data', (part) => (body += part)).on('end', () => resolve([answer.statusCode, body]));
      }).on('error', reject);
    });

    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/PLANTED|root:|"dependencies"/);
  });

  test('while the site’s own files are served', async () => {
    await parlour.http.get('/robots.txt').expect(200);
    await parlour.http
      .get('/assets/app-1a2b.js')
      .expect(200)
      .expect('Cache-Control', /immutable/);
  });
});

describe('A41 no private answer is cached:', () => {
  test('every answer of the API forbids caching, except those that are the same for everyone', async () => {
    const kept: unknown[] = [];
    for (const { method, path: template } of operations) {
      const answers = [
        await parlour.http[method](filled(template)),
        await asAdmin(method, filled(template)),
        await asAdmin(method, `${filled(template)}/app.css`),
      ];
      const policies = answers.map(({ headers }) => headers['cache-control']);
      if (policies.every((value) => value === 'no-store') || isForEverybody(answers)) continue;
      kept.push([method, template, policies]);
    }

    expect(kept).toEqual([]);
  });

  /** Responses that are the same for visitors and admins can be cached, if they are revalidated each time. */
  const isForEverybody = ([toNobody, toAdmin]: Response[]): boolean =>
    toNobody?.status === 200 &&
    toNobody.text === toAdmin?.text &&
    [toNobody, toAdmin].every(({ headers }) => headers['cache-control'] === 'public, no-cache');

  test('so does every page', async () => {
    for (const url of ['/', '/dashboard', '/nowhere']) {
      const page = await parlour.http.get(url).set('Accept', 'text/html');
      expect(page.headers['cache-control']).toBe('no-store');
    }
  });
});

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const policyOf = ({ headers }: Response): string[] => String(headers['content-security-policy']).split(/; ?/);

describe('A42 every answer has a content security policy:', () => {
  const answers: [string, () => PromiseLike<Response>][] = [
    ['data', () => parlour.http.get('/services')],
    ['a problem', () => parlour.http.get('/user')],
    ['what does not exist', () => parlour.http.get('/nowhere')],
    ['a body that cannot be read', () => parlour.http.post('/auth/login').type('json').send('{')],
    ['a page', () => parlour.http.get('/').set('Accept', 'text/html')],
    ['a file', () => parlour.http.get('/robots.txt')],
    ['the documentation', () => parlour.http.get('/docs')],
  ];

  test.each(answers)('%s', async (_, ask) => {
    const answer = await ask();

    expect(answer.headers).toMatchObject(everywhere);
    expect(policyOf(answer)).toEqual(
      expect.arrayContaining([`default-src 'none'`, `frame-ancestors 'none'`]),
    );
    expect(policyOf(answer).join()).not.toContain('unsafe-');
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  test('data can run nothing, even when a browser is made to show it', async () => {
    expect(policyOf(await parlour.http.get('/services'))).toContain('sandbox');
  });

  test('each page gets a nonce of its own, for its styles alone', async () => {
    const pages = [
      await parlour.http.get('/').set('Accept', 'text/html'),
      await parlour.http.get('/').set('Accept', 'text/html'),
    ];
    const nonces = pages.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1] ?? '');

    expect(new Set(nonces).size).toBe(2);
    pages.forEach((page, index) => {
      expect(Buffer.from(nonces[index] ?? '', 'base64')).toHaveLength(16);
      expect(policyOf(page)).toEqual(
        expect.arrayContaining([
          `style-src 'self' 'nonce-${nonces[index]}'`,
          `style-src-attr 'none'`,
          `script-src 'self'`,
          `base-uri 'none'`,
          `form-action 'self'`,
          `require-trusted-types-for 'script'`,
          `trusted-types 'none'`,
        ]),
      );
    });
  });

  test('the frame for emails has no origin, fetches the salon’s logo alone, and only our own pages may embed it', async () => {
    const frame = await parlour.http.get('/letter-frame').set('Accept', 'text/html').expect(200);

    expect(policyOf(frame)).toEqual([
      `default-src 'none'`,
      expect.stringMatching(/^script-src 'sha256-[\w+/=]+'$/),
      `style-src 'unsafe-inline'`,
      'img-src http://localhost:5000/logos/',
      `frame-ancestors 'self'`,
      `base-uri 'none'`,
      `form-action 'none'`,
      'sandbox allow-scripts',
    ]);
  });

  test('the frame of the live map allows that map alone, and only our own pages may embed it', async () => {
    await parlour.database.query(`UPDATE salon SET latitude = 38.7119, longitude = -9.1402`);
    const frame = await parlour.http.get('/map-frame').set('Accept', 'text/html').expect(200);
    const page = await parlour.http.get('/contact').set('Accept', 'text/html');
    await parlour.database.query(`UPDATE salon SET latitude = NULL, longitude = NULL`);
    await parlour.http.get('/map-frame').expect(404);

    expect(policyOf(frame)).toEqual(
      expect.arrayContaining([
        `default-src 'none'`,
        `frame-src https://www.openstreetmap.org`,
        `frame-ancestors 'self'`,
      ]),
    );
    expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(frame.text).toMatch(
      /<iframe src="https:\/\/www\.openstreetmap\.org\/[^"]+"[^>]+sandbox="[^"]+" referrerpolicy="no-referrer">/,
    );
    expect(policyOf(page)).toContain(`frame-src 'self'`);
    expect(page.headers['content-security-policy']).not.toContain('openstreetmap');
  });

  test('on https, browsers are made to use https only, with a cookie that no other host can set', async () => {
    const secure = await startTestApp({
      databaseUrl: parlour.databaseUrl,
      env: { PUBLIC_URL: 'https://salon.example' },
    });
    const { email } = await aClient(parlour);

    const answer = await secure.http.post('/auth/login').send({ email, password: PASSWORD }).expect(200);

    await secure.close();
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-session=.*; Path=\/;.*HttpOnly; Secure/);
  });
});

describe('A48 a failure reveals nothing about the inside:', () => {
  const INSIDE = /node_modules|\bat .*:\d+:\d+|SELECT|relation "|typeorm|express|nestjs|\/api\/|\$2b\$/i;

  const failures: [string, () => PromiseLike<Response>][] = [
    ['broken JSON', () => parlour.http.post('/auth/login').type('json').send('{"email":')],
    ['a path that cannot be decoded', () => parlour.http.get('/bookings/%E0%A4%A')],
    ['a path that does not exist', () => parlour.http.get('/nowhere')],
    ['a wrong method', () => parlour.http.delete('/services')],
    ['too much', () => parlour.http.post('/auth/login').send({ email: 'x'.repeat(200_000) })],
    ['a token that is none', () => parlour.http.get('/user').set('Authorization', 'Bearer a.b.c')],
    ['a set-up that is over', () => parlour.http.post('/setup').send({})],
  ];

  test.each(failures)('%s', async (_, ask) => {
    const { headers, text } = await ask();

    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(text).not.toMatch(INSIDE);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test('not even when the database fails in the middle of it', async () => {
    const salon = await startTestApp({ env: { LOG_LEVEL: 'error' } });
    const { bearer } = await anAdmin(salon);
    await salon.database.query('ALTER TABLE outbox RENAME TO outbox_gone');
    // Its own log is where the reason belongs; here it would only be noise.
    salon.app.useLogger(false);

    const answer = await salon.http.get('/mail').set('Authorization', bearer);

    await salon.close();
    expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
    expect(answer.text).not.toMatch(INSIDE);
    expect(answer.text).not.toContain('outbox');
  });
});

describe('A50 what anybody may ask the server reveals no more than it must:', () => {
  test('health checks', async () => {
    for (const url of ['/health/live', '/health/ready']) {
      const { text } = await parlour.http.get(url).expect(200);
      expect(text.length).toBeLessThan(40);
    }
  });

  test.each(['/metrics', '/debug', '/status', '/server-status', '/actuator', '/graphql', '/health', '/api'])(
    'there is no %s',
    async (url) => {
      await parlour.http.get(url).expect(404);
    },
  );

  test('the documentation lists every operation, and nothing about this salon', async () => {
    const { text } = await parlour.http.get('/docs/json').expect(200);
    expect(text).not.toMatch(/postgres:|127\.0\.0\.1|localhost/);
  });
});

test('A22 the server does not wait for someone who sends a request byte by byte', () => {
  const server: Server = parlour.app.getHttpServer();

  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
});
