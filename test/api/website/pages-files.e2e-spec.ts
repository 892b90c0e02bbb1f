import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { ExpressLoader } from '@nestjs/serve-static';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient } from '../../support/people.js';

const SCRIPT = `console.log('Maison Vera');\n`.repeat(200);
const PACKED = brotliCompressSync(SCRIPT);
const FONT = Buffer.from('wOF2 as it is');

let parlour: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  for (const inside of ['assets', 'fonts', 'pictures']) mkdirSync(path.join(folder, inside));
  const write = (name: string, bytes: string | Buffer) => writeFileSync(path.join(folder, name), bytes);
  write('index.html', '<!doctype html><title>Parlour</title>');
  write('assets/index-abc.js', SCRIPT);
  write('assets/index-abc.js.br', PACKED);
  write('assets/index-abc.js.gz', gzipSync(SCRIPT));
  write('assets/index-abc.js.map', '{}');
  write('face.woff2', FONT);
  write('fonts/face-0123abcd.woff2', FONT);
  write('pictures/look-89abcdef-480.avif', 'a look');
  write('pictures/map-89abcdef.svg', '<svg/>');
  write('pictures/map-89abcdef.svg.br', brotliCompressSync('<svg/>'));
  parlour = await startTestApp({ webDir: folder });
});

afterAll(async () => {
  await parlour?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The script, asked for by a browser that reads these encodings; its bytes as they came over the wire. */
async function fetchScript(acceptEncoding: string, headers: Record<string, string> = {}) {
  const url = new URL('/assets/index-abc.js', await parlour.app.getUrl());
  const request = get(url, { headers: { 'Accept-Encoding': acceptEncoding, ...headers } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

describe('a script of the site', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('comes to a browser that reads “%s” as %s', async (accept, encoding) => {
    const { status, headers } = await fetchScript(accept);
    expect(status).toBe(200);

    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('is compressed once, during the build, and served as it is', async () => {
    const { status, body, headers } = await fetchScript('br');
    expect(status).toBe(200);

    expect(body).toEqual(PACKED);
    expect(headers['content-length']).toBe(String(PACKED.length));
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  test('answers a HEAD request with its size', async () => {
    const { headers, text } = await parlour.http
      .head('/assets/index-abc.js')
      .set('Accept-Encoding', 'br')
      .expect(200);

    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(PACKED.length) });
    expect(text ?? '').toBe('');
  });

  test('is not sent again to a browser that has it, and has another name for each way it is packed', async () => {
    const { headers: tight } = await fetchScript('br');
    const { headers: plain } = await fetchScript('identity');

    expect(tight['etag']).not.toBe(plain['etag']);
    expect((await fetchScript('br', { 'If-None-Match': tight['etag'] ?? '' })).status).toBe(304);
    expect((await fetchScript('br', { 'If-None-Match': plain['etag'] ?? '' })).status).toBe(200);
  });

  test('can be requested in ranges', async () => {
    const { status, body, headers } = await fetchScript('br', { Range: 'bytes=2-5' });
    expect(status).toBe(206);

    expect(body).toEqual(PACKED.subarray(2, 6));
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-range': `bytes 2-5/${PACKED.length}`,
    });
  });

  test('has no range beyond its end', async () => {
    const { status, headers } = await fetchScript('br', { Range: 'bytes=99999-' });
    expect(status).toBe(416);

    expect(headers['content-range']).toBe(`bytes */${PACKED.length}`);
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each(['/assets/index-abc.js.br', '/assets/index-abc.js.gz', '/assets/index-abc.js.map'])(
    'is the only one of its files: %s is not found',
    async (file) => {
      await parlour.http.get(file).set('Accept', '*/*').expect(404);
    },
  );
});

test.each([
  '/fonts/face-0123abcd.woff2',
  '/pictures/look-89abcdef-480.avif',
  '/pictures/map-89abcdef.svg',
  '/assets/index-abc.js',
])(
  'D-10: browsers keep %s for a year without asking again, as its name changes with its content',
  async (file) => {
    const { headers } = await parlour.http.get(file).set('Accept-Encoding', 'br').expect(200);

    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

test('a file whose name says nothing of its content is cached for an hour; a font is served as it is', async () => {
  const { body, headers } = await parlour.http
    .get('/face.woff2')
    .set('Accept-Encoding', 'gzip, br')
    .expect(200);

  expect(body).toEqual(FONT);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=3600' });
});

test('what is generated per request is compressed then', async () => {
  const { headers } = await parlour.http.get('/salon').set('Accept-Encoding', 'gzip').expect(200);

  expect(headers['content-encoding']).toBe('gzip');
});

describe('a file of the web app', () => {
  let strict: TestApp;

  beforeEach(async () => {
    strict = await startTestApp({ webDir: folder, env: { RATE_LIMIT_SCALE: '0.02' } });
  });

  afterEach(() => strict.close());

  test('does not count towards a visitor’s limit, as a page fetches dozens', async () => {
    for (let index = 0; index < 30; index++) await strict.http.get('/assets/index-abc.js').expect(200);

    await strict.http.get('/salon').expect(200);
  });

  test('is served without a query', async () => {
    const { bearer } = await aClient(strict);
    const query = jest.spyOn(strict.database.driver, 'createQueryRunner');

    await strict.http.get('/assets/index-abc.js').set('Authorization', bearer).expect(200);

    expect(query).not.toHaveBeenCalled();
  });

  test('that is missing is counted and not found', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 30; index++)
      statuses.push((await strict.http.get('/assets/gone.js').set('Accept', '*/*')).status);

    expect(statuses).toContain(404);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('the files are served by @nestjs/serve-static, and by nothing beside it', async () => {
  const mount = jest.spyOn(ExpressLoader.prototype, 'register').mockImplementation(() => undefined);
  const without = await startTestApp({ webDir: folder });
  mount.mockRestore();
  const { status } = await without.http.get('/face.woff2').set('Accept', '*/*');
  await without.close();

  expect(status).toBe(404);
  await parlour.http.get('/face.woff2').expect(200);
});

test('a call for data never makes the server look for a file of that name', async () => {
  const opened = jest.spyOn(fs, 'stat');

  await parlour.http.get('/salon').expect(200);
  await parlour.http.get('/nothing/here').set('Accept', '*/*').expect(404);
  await parlour.http.post('/nothing/here').send({}).expect(404);

  const ours = opened.mock.calls.filter(([file]) => String(file).startsWith(folder));
  expect(ours).toEqual([]);
  await parlour.http.get('/face.woff2').expect(200);
  expect(opened).toHaveBeenCalledWith(path.join(folder, 'face.woff2'), expect.any(Function));
  opened.mockRestore();
});

test('an unknown address gets the rendered 404 page, not the web app’s empty document', async () => {
  const page = await parlour.http.get('/nothing/here').set('Accept', 'text/html').expect(404);
  const data = await parlour.http.get('/nothing/here').set('Accept', 'application/json').expect(404);

  expect(page.text).toContain('<title>');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(data.body).toMatchObject({ code: 'not-found' });
});
