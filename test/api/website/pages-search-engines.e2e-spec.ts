// Long because it is the list of what search engines are told of each page.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Service } from '../../../api/salon/services/service.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

const TEMPLATE = `<!doctype html><html><head><title>Beauty salon</title><!--head--></head>
<body><div id="root"></div><!--body--><i nonce="__CSP_NONCE__"></i></body></html>`;
const HOSTILE = `$& </script><script>alert('x')</script>`;

let parlour: TestApp;
let folder: string;
let cut: Service;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  writeFileSync(path.join(folder, 'index.html'), TEMPLATE);
  const env = { PUBLIC_URL: 'https://maisonvera.example' };
  parlour = await startTestApp({ webDir: folder, env });
  cut = await aService(parlour.database, { title: 'Cut & finish', priceCents: 4550 });
  await aMember(parlour.database, { does: [cut], name: 'Ana' });
  await parlour.database.query(
    `INSERT INTO reviews (name, title, text, stars, status) VALUES ('Maria', '', $1, 5, 'published')`,
    [HOSTILE],
  );
});

afterAll(async () => {
  await parlour?.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = async (at: string, headers: Record<string, string> = {}) => {
  const { text, status } = await parlour.http.get(at).set({ Accept: 'text/html', ...headers });
  return { text, status };
};

/** The structured data in the page. */
const block = (text: string, marker: string) => {
  const [, json = ''] = new RegExp(`<script [^>]*${marker}[^>]*>([^<]*)</script>`).exec(text) ?? [];
  return JSON.parse(json);
};

describe('a public page', () => {
  test('says in its head what it is about, at the salon’s own address', async () => {
    const { text } = await page('/all-services');

    expect(text).toMatch(/<title>All services · [^<]+<\/title>/);
    expect((await page('/')).text).toMatch(/<title>Beauty salon · [^<]+<\/title>/);
    expect(text).toContain('<meta name="description" content="Every service at');
    expect(text).toContain('<link rel="canonical" href="https://maisonvera.example/all-services"');
    expect(text).toContain('<meta property="og:image" content="https://maisonvera.example/share-card/');
  });

  test.each(['Host', 'X-Forwarded-Host', 'Forwarded'])(
    'A28 takes its address from the settings, not from the header %s',
    async (header) => {
      const value = header === 'Forwarded' ? 'host=evil.example' : 'evil.example';
      const { text } = await page('/', { [header]: value });

      expect(text).not.toContain('evil.example');
    },
  );

  test('tells search engines its hours, prices and team, and leaves out what it shows of itself in reviews', async () => {
    const { text } = await page('/');
    const salon = block(text, 'ld\\+json');

    expect(salon['@type']).toBe('BeautySalon');
    expect(salon.hasOfferCatalog.itemListElement[0]).toMatchObject({
      price: 45.5,
      itemOffered: { name: 'Cut & finish' },
    });
    expect(salon).toMatchObject({
      priceRange: '45.5 USD',
      employee: [{ '@type': 'Person', name: 'Ana', url: expect.stringContaining('/team/ana-') }],
    });
    expect(salon).not.toHaveProperty('review');
    expect(salon).not.toHaveProperty('aggregateRating');
  });

  test('tells search engines what the salon has said of itself, and nothing that it has not', async () => {
    const { text: before } = await page('/');
    await parlour.database.query(
      `UPDATE salon SET street = 'Rua do Ouro 12', city = 'Lisbon', latitude = 38.7, longitude = -9.1, country = 'Portugal',
       country_code = 'PT'`,
    );
    await parlour.database.query(`UPDATE services SET price_kind = 'from'`);
    const { text: after } = await page('/');
    await parlour.database.query(`UPDATE services SET price_kind = 'fixed'`);
    const [unknown, known] = [block(before, 'ld\\+json'), block(after, 'ld\\+json')];

    expect(unknown).not.toHaveProperty('address');
    expect(unknown).not.toHaveProperty('geo');
    expect(before).not.toMatch(/name="description" content="[^"]*, \./);
    expect(known).toMatchObject({
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rua do Ouro 12',
        addressLocality: 'Lisbon',
        addressCountry: 'PT',
      },
      hasMap: expect.stringContaining('mlat=38.7&mlon=-9.1'),
      geo: { '@type': 'GeoCoordinates', latitude: 38.7, longitude: -9.1 },
    });
    // A “from” price has a minimum rather than one price.
    expect(known.hasOfferCatalog.itemListElement[0]).not.toHaveProperty('price');
    expect(known.hasOfferCatalog.itemListElement[0].priceSpecification).toEqual({
      '@type': 'PriceSpecification',
      minPrice: 45.5,
      priceCurrency: 'USD',
    });
    for (const { dayOfWeek, opens, closes } of known.openingHoursSpecification) {
      expect(dayOfWeek).toMatch(/day$/);
      expect(opens < closes).toBe(true);
    }
  });

  test.each(['?category=hair', '?search=cut&category=hair', '?fbclid=x'])(
    'is one page to search engines, however its list is filtered: %s',
    async (filter) => {
      const { text } = await page(`/all-services${filter}`);

      expect(text).toContain('<link rel="canonical" href="https://maisonvera.example/all-services"');
      expect(text).toContain('<meta property="og:url" content="https://maisonvera.example/all-services"');
    },
  );

  test('A11 shows what people wrote as text, whatever they wrote', async () => {
    const { text } = await page('/');

    expect(text).not.toContain(`<script>alert`);
    expect(block(text, 'first-answers')['/reviews'][0].text).toBe(HOSTILE);
  });

  test('tells visitors without scripts what needs them', async () => {
    expect((await page('/book')).text).toMatch(/<noscript>[^]*needs JavaScript[^]*<\/noscript>/);
  });

  test('contains the answers to its first requests', async () => {
    const { text } = await page('/team');
    const { body } = await parlour.http.get('/staff?language=en').expect(200);

    expect(block(text, 'first-answers')['/staff?language=en']).toEqual(body);
  });
});

describe('the page of one service', () => {
  const slug = () => `cut-finish-${cut.id.slice(0, 8)}`;

  test('says in its head what it is about, and is found under an earlier title too', async () => {
    const canonical = `<link rel="canonical" href="https://maisonvera.example/all-services/${slug()}"`;
    const { text, status } = await page(`/all-services/${slug()}`);
    const earlier = await page(`/all-services/bob-${cut.id.slice(0, 8)}/`);

    expect(status).toBe(200);
    expect(text).toMatch(/<title>Cut &amp; finish · [^<]+<\/title>/);
    expect(text).toContain(canonical);
    expect([earlier.status, earlier.text]).toEqual([200, expect.stringContaining(canonical)]);
  });

  test('tells search engines the price that it shows', async () => {
    const { text } = await page(`/all-services/${slug()}`);

    const [service, crumbs] = block(text, 'ld\\+json')['@graph'];

    expect(service).toMatchObject({ '@type': 'Service', name: 'Cut & finish', offers: { price: 45.5 } });
    expect(crumbs.itemListElement).toHaveLength(3);
  });

  test('contains the answers to its first requests', async () => {
    const { text } = await page(`/all-services/${slug()}`);

    expect(Object.keys(block(text, 'first-answers'))).toEqual([
      ...['/salon?language=en', '/services?language=en', '/staff?language=en'],
      '/reviews/summary',
      `/reviews/published?service=${cut.id}`,
    ]);
  });

  test('is shared with a card of its own, and found with the salon’s own picture of it', async () => {
    const [{ id }] = await parlour.database.query(
      `INSERT INTO media (name, content_hash, width, height, colour, widths)
       VALUES (repeat('a', 32), 'a', 960, 640, '#7a2540', '[480, 960]') RETURNING id`,
    );
    await parlour.database.query(`UPDATE services SET picture_id = $1`, [id]);

    const { text } = await page(`/all-services/${slug()}`);

    const picture = 'https://maisonvera.example/media/aaaaaaaa';
    const [, card = ''] = /og:image" content="https:\/\/maisonvera\.example([^"]+)"/.exec(text) ?? [];
    const ofSalon = (await page('/')).text;
    expect(card).toMatch(/^\/share-card\/[0-9a-f]{16}\.jpg$/);
    expect(ofSalon).not.toContain(card);
    expect(block(text, 'ld\\+json')['@graph'][0].image).toContain(picture);
  });

  test.each(['nothing', 'cut-finish-00000000', 'cut-finish', '%00', 'a%2Fb'])(
    'is missing under %s, and says so with its status',
    async (at) => {
      const { text, status } = await page(`/all-services/${at}`);

      expect(status).toBe(404);
      expect(text).toContain('<meta name="robots" content="noindex"');
    },
  );

  test('is not found while the service is hidden, and not in the sitemap', async () => {
    await parlour.database.query(`UPDATE services SET status = 'hidden'`);

    const { status } = await page(`/all-services/${slug()}`);
    const { text: sitemap } = await parlour.http.get('/sitemap.xml').expect(200);
    await parlour.database.query(`UPDATE services SET status = 'active'`);

    expect(status).toBe(404);
    expect(sitemap).not.toContain(slug());
  });
});

describe('the page of one team member', () => {
  const anas = async () => {
    const { body } = await parlour.http.get('/staff').expect(200);
    return body[0] as { _id: string; slug: string };
  };

  test('says in its head who it is about, and is found under an earlier name too', async () => {
    const { _id: id, slug } = await anas();
    const { text, status } = await page(`/team/${slug}`);
    const earlier = await page(`/team/anna-${id.slice(0, 8)}`);
    const canonical = `<link rel="canonical" href="https://maisonvera.example/team/${slug}"`;

    expect(slug).toBe(`ana-${id.slice(0, 8)}`);
    expect([status, earlier.status]).toEqual([200, 200]);
    expect(text).toMatch(/<title>Ana · [^<]+<\/title>/);
    expect([text, earlier.text]).toEqual([
      expect.stringContaining(canonical),
      expect.stringContaining(canonical),
    ]);
    expect((await page('/team/nobody-00000000')).status).toBe(404);
  });

  test('tells search engines of their work and languages, and contains the answers to its first requests', async () => {
    await parlour.database.query(`UPDATE staff SET languages = '{pt,en}', role = 'Stylist'`);
    const { _id: id, slug } = await anas();
    const { text } = await page(`/team/${slug}`);

    expect(block(text, 'ld\\+json')['@graph'][0]).toMatchObject({
      '@type': 'Person',
      name: 'Ana',
      jobTitle: 'Stylist',
      knowsLanguage: ['pt', 'en'],
      worksFor: { '@id': 'https://maisonvera.example/#salon' },
    });
    expect(Object.keys(block(text, 'first-answers'))).toEqual([
      ...['/salon?language=en', '/staff?language=en', '/services?language=en', '/portfolio?language=en'],
      '/reviews/summary',
      `/reviews/published?staff=${id}`,
    ]);
  });
});

test('private pages ask search engines not to list them', async () => {
  for (const at of ['/dashboard', '/login', '/nowhere']) {
    const { text } = await page(at);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain('canonical');
  }
  expect((await page('/nowhere')).status).toBe(404);
});

test('the sitemap lists the pages worth finding, and robots.txt names it', async () => {
  const { text: sitemap, headers } = await parlour.http.get('/sitemap.xml').expect(200);
  const { text: robots } = await parlour.http.get('/robots.txt').expect(200);

  expect(headers['content-type']).toContain('application/xml');
  const found = [...sitemap.matchAll(/<loc>https:\/\/maisonvera\.example(.*?)<\/loc>/g)].map(([, at]) => at);
  expect(found).toEqual([
    '/',
    '/all-services',
    '/portfolio',
    '/team',
    '/all-reviews',
    '/contact',
    '/book',
    '/privacy',
    '/terms',
    '/imprint',
    `/all-services/cut-finish-${cut.id.slice(0, 8)}`,
    expect.stringMatching(/^\/team\/ana-/),
  ]);
  for (const at of found) expect((await page(at ?? '')).status).toBe(200);
  expect(robots).toContain('Sitemap: https://maisonvera.example/sitemap.xml');
  expect(robots).toContain('Disallow: /dashboard');
});

test('the sitemap says when a service or a team member was last changed, and nothing where nobody knows', async () => {
  const owner = await anAdmin(parlour);
  await parlour.http
    .patch(`/services/${cut.id}`)
    .set('Authorization', owner.bearer)
    .send({ description: 'With a wash.' })
    .expect(200);

  const { text: sitemap } = await parlour.http.get('/sitemap.xml').expect(200);

  const changeOf = (path: string) =>
    new RegExp(`<loc>https://maisonvera\\.example${path}[^<]*</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(
      sitemap,
    )?.[1];
  const changedAt = parlour.clock.now().toISOString();
  expect(changeOf('/all-services/cut-')).toBe(changedAt);
  expect(changeOf('/all-services')).toBe(changedAt);
  expect(changeOf('/team/ana-')).toBeUndefined();
  expect(changeOf('/contact')).toBeUndefined();
});

test('the sitemap does not tell anyone when the hours of a team member were changed', async () => {
  const owner = await anAdmin(parlour);
  const { body: staff } = await parlour.http.get('/staff').expect(200);
  const windows = [{ weekday: 2, startsMinute: 600, endsMinute: 900 }];
  await parlour.http
    .put(`/staff/${staff[0]._id}/hours`)
    .set('Authorization', owner.bearer)
    .send({ windows })
    .expect(200);

  const { text: sitemap } = await parlour.http.get('/sitemap.xml').expect(200);

  expect(sitemap).toMatch(/\/team\/ana-[^<]*<\/loc><\/url>/);
});

test('the web app manifest carries the salon’s own name', async () => {
  const salon = await parlour.http.get('/salon').expect(200);

  const { body, headers } = await parlour.http.get('/manifest.webmanifest').expect(200);

  expect(headers['content-type']).toContain('application/manifest+json');
  expect(body).toMatchObject({ name: salon.body.name, short_name: salon.body.name, start_url: '/' });
});

describe('A-12: a link to a page that someone shares', () => {
  test.each([{ Accept: '*/*' }, {}, { Accept: 'image/webp,*/*;q=0.5' }])(
    'is shown with its title to a program that asks with %j',
    async (headers) => {
      for (const at of ['/', '/portfolio', '/team', '/all-services', '/contact']) {
        const { text, headers: answered } = await parlour.http.get(at).set(headers).expect(200);

        expect(answered['content-type']).toContain('text/html');
        expect(text).toContain('<meta property="og:title"');
      }
    },
  );

  test('is found by a program that asks for the head alone', async () => {
    const { type } = await parlour.http.head('/team').set('Accept', '*/*').expect(200);

    expect(type).toBe('text/html');
  });

  test('is data to a program that asks for data, where there is data', async () => {
    const portfolio = await parlour.http.get('/portfolio').set('Accept', 'application/json').expect(200);
    const team = await parlour.http.get('/team').set('Accept', 'application/json').expect(404);

    expect([portfolio, team].map(({ type }) => type)).toEqual([
      'application/json',
      'application/problem+json',
    ]);
  });

  test.each(['/services', '/salon', '/staff', '/reviews', '/nothing/here'])(
    'leaves %s what it is to programs',
    async (at) => {
      const { type } = await parlour.http.get(at).set('Accept', '*/*');
      expect(type).toMatch(/^application\/(problem\+)?json$/);
    },
  );
});

test('A-12: whoever finds a hole in the site reads whom to tell', async () => {
  await parlour.database.query(`UPDATE salon SET email = 'hello@maisonvera.example'`);

  const { text, headers } = await parlour.http.get('/.well-known/security.txt').expect(200);

  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (new Date(expires).getTime() - parlour.clock.now().getTime()) / 86_400_000;
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Contact: mailto:hello@maisonvera.example\n');
  expect(text).toContain('Canonical: https://maisonvera.example/.well-known/security.txt\n');
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('A-12: a page says where to report what its policy stops', async () => {
  const { headers } = await parlour.http.get('/').expect(200);

  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  expect(headers['content-security-policy']).toMatch(/; report-to csp; report-uri \/csp-reports$/);
  await parlour.http.post('/csp-reports').type('application/reports+json').send('[]').expect(204);
});
