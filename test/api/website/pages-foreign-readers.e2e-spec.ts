import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { faultsForGoogle, faultsForVocabulary, type StructuredData } from '../../support/structured-data.js';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

let parlour: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  writeFileSync(path.join(folder, 'index.html'), '<html><head><!--head--></head><!--body--></html>');
  parlour = await startTestApp({
    webDir: folder,
    env: { PUBLIC_URL: 'https://maisonvera.example' },
  });
  const owner = await anAdmin(parlour);
  const others = ['de', 'ar'].map((language) => ({ language, isPublic: true }));
  await parlour.http
    .put('/salon/languages')
    .set('Authorization', owner.bearer)
    .send({ mainLanguage: 'en', others })
    .expect(200);
  const cut = await aService(parlour.database, { title: 'Cut & finish <“long”>', priceCents: 4550 });
  await aMember(parlour.database, { does: [cut], name: 'Ana & Zoë' });
  await parlour.database.query(
    `UPDATE salon SET street = 'Rua do Ouro 12', city = 'Lisbon', latitude = 38.7, longitude = -9.1, country_code = 'PT',
     phone = '+351 200 000 148', email = 'hello@maisonvera.example'`,
  );
  await parlour.database.query(`UPDATE staff SET languages = '{pt,en}', role = 'Stylist'`);
});
afterAll(async () => {
  await parlour?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Reads the sitemap as strictly as XML asks, and returns its pages with the links and dates of each. */
async function readSitemap() {
  const { text } = await parlour.http.get('/sitemap.xml').expect(200);
  const parser = new SaxesParser({ xmlns: true });
  const pages: { loc: string; lastmod?: string; languages: string[] }[] = [];
  const open: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    open.push(`${uri} ${local}`);
    if (local === 'url') pages.push({ loc: '', languages: [] });
    if (uri === XHTML) pages.at(-1)?.languages.push(attributes.hreflang?.value ?? '');
  });
  parser.on('text', (words) => {
    const page = pages.at(-1);
    if (page && open.at(-1) === `${SITEMAPS} loc`) page.loc += words;
    if (page && open.at(-1) === `${SITEMAPS} lastmod`) page.lastmod = words;
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return pages;
}

/** The structured data of every page in the sitemap, in all languages or only in English. */
async function structuredData({ onlyEnglish = false } = {}): Promise<StructuredData[]> {
  const blocks: StructuredData[] = [];
  const paths = (await readSitemap()).map(({ loc }) => new URL(loc).pathname);
  for (const at of paths.filter((path) => !onlyEnglish || !/^\/(de|ar)\b/.test(path))) {
    const { text } = await parlour.http.get(at).set('Accept', 'text/html').expect(200);
    for (const [, json = ''] of text.matchAll(/<script [^>]*ld\+json[^>]*>([^<]*)<\/script>/g))
      blocks.push(JSON.parse(json));
  }
  return blocks;
}

test('a strict reader of XML finds every page in the sitemap, with its date and its other languages', async () => {
  const pages = await readSitemap();

  expect(pages.length).toBe(new Set(pages.map(({ loc }) => loc)).size);
  expect(pages.length).toBe(3 * 12);
  for (const { loc, lastmod, languages } of pages) {
    expect(new URL(loc).href).toBe(loc);
    expect(languages).toEqual(['en', 'de', 'ar']);
    if (lastmod) expect(new Date(lastmod).toISOString()).toBe(lastmod);
  }
});

test('a validator of Google’s rules finds no fault in the structured data of any public page', async () => {
  const blocks = await structuredData();

  const faults = await Promise.all(blocks.map(faultsForGoogle));

  expect(blocks.length).toBeGreaterThan(12);
  expect(faults.flat()).toEqual([]);
});

test('the structured data of every public page keeps to the vocabulary of schema.org', async () => {
  const blocks = await structuredData({ onlyEnglish: true });
  await parlour.database.query(`UPDATE services SET price_kind = 'from'`);
  const withStartingPrices = await structuredData({ onlyEnglish: true });

  expect(faultsForVocabulary([...blocks, ...withStartingPrices])).toEqual([]);
});
