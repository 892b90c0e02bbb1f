// Long because one upload is followed from the file that is sent to the files that are served and deleted.
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';

let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  const { body } = await asAdmin('get', '/media?pageSize=100').expect(200);
  for (const { _id } of body.items) await asAdmin('delete', `/media/${_id}`).expect(204);
});

const asAdmin = (method: 'get' | 'patch' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', admin.bearer);

const upload = (bytes: Buffer, name?: string) => send(parlour, admin, bytes, name);

const download = async (path: string): Promise<Buffer> => (await parlour.http.get(path).expect(200)).body;

/** The paths and widths of a `srcset`. */
const files = (srcset: string) => srcset.split(', ').map((entry) => entry.split(' '));

const kept = async (): Promise<number> => (await asAdmin('get', '/media').expect(200)).body.total;

describe('a picture that an admin sends', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a %s', async (format) => {
    const bytes = await aPicture().toFormat(format).toBuffer();

    const { body } = await upload(bytes).expect(201);

    expect(body).toMatchObject({ width: 60, height: 40, alt: '', focusXPercent: 50, focusYPercent: 50 });
    expect(await kept()).toBe(1);
  });

  test('is kept as AVIF and WebP in every width it is large enough for, and never enlarged', async () => {
    const bytes = await aPicture({ width: 1200, height: 900 }).jpeg().toBuffer();

    const { body } = await upload(bytes).expect(201);

    expect([body.width, body.height]).toEqual([1200, 900]);
    expect(files(body.avif).map(([, width]) => width)).toEqual(['480w', '960w', '1200w']);
    for (const [format, srcset] of [
      ['heif', body.avif],
      ['webp', body.webp],
    ]) {
      for (const [path = '', width] of files(srcset)) {
        const made = await sharp(await download(path)).metadata();
        expect([made.format, `${made.width}w`]).toEqual([format, width]);
      }
    }
    expect(body.src).toBe(files(body.webp)[1]?.[0]);
    expect(parlour.folder.pictures()).toHaveLength(6);
  });

  test('has a dominant colour, to show until it has loaded', async () => {
    const { body } = await upload(await aPicture({ colour: '#c81e28' }).png().toBuffer()).expect(201);

    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(body.colour.slice(at, at + 2), 16));
    expect([red, green, blue]).toEqual([
      expect.closeTo(200, -1.3),
      expect.closeTo(30, -1.3),
      expect.closeTo(40, -1.3),
    ]);
  });

  test('keeps its orientation, its greyscale and its transparency', async () => {
    const turned = await aPicture({ width: 60, height: 40 })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const grey = await aPicture({ colour: '#808080' }).toColourspace('b-w').png().toBuffer();
    const clear = await sharp({
      create: { width: 30, height: 30, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();

    const { body: upright } = await upload(turned).expect(201);
    await upload(grey).expect(201);
    const { body: seen } = await upload(clear).expect(201);

    expect([upright.width, upright.height]).toEqual([40, 60]);
    expect((await sharp(await download(seen.src)).metadata()).hasAlpha).toBe(true);
  });

  test('A20 no longer contains where, when and with what it was taken', async () => {
    const secret = 'Rua das Camelias 18';
    const bytes = await aPicture()
      .withExif({
        IFD0: { Artist: secret, Make: 'Canon' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1', GPSLongitudeRef: 'W' },
      })
      .jpeg()
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);

    const { body } = await upload(bytes).expect(201);

    for (const [path = ''] of [...files(body.avif), ...files(body.webp)]) {
      const made = await download(path);
      const { exif, xmp, iptc } = await sharp(made).metadata();
      expect([exif, xmp, iptc, made.includes(secret)]).toEqual([undefined, undefined, undefined, false]);
    }
  });

  test('A20 is re-encoded: what was hidden in the file is gone', async () => {
    const hidden = '<script>alert(document.domain)</script><?php system($_GET[0]); ?>';
    const bytes = Buffer.concat([
      await aPicture({ colour: '#2c674b' }).jpeg().toBuffer(),
      Buffer.from(hidden),
    ]);

    const { body } = await upload(bytes, 'nice.php.svg').expect(201);

    for (const [path = ''] of [...files(body.avif), ...files(body.webp)]) {
      expect((await download(path)).includes('script')).toBe(false);
    }
    expect(body.src).toMatch(/^\/media\/[0-9a-f]{32}-60\.webp$/);
  });

  test('is kept once when it is uploaded twice, even at the same moment', async () => {
    const bytes = await aPicture({ width: 70 }).jpeg().toBuffer();

    const answers = await Promise.all([upload(bytes), upload(bytes), upload(bytes)]);
    const { body: later } = await upload(bytes).expect(201);

    expect(answers.map(({ status, body }) => [status, body._id])).toEqual(
      answers.map(() => [201, later._id]),
    );
    expect([await kept(), parlour.folder.pictures()]).toEqual([1, expect.any(Array)]);
    expect(parlour.folder.pictures()).toHaveLength(2);
  });

  test('may come with an alt text, which can be changed, and can get a focal point', async () => {
    const bytes = await aPicture({ width: 71 }).jpeg().toBuffer();
    const { body: sent } = await upload(bytes).field('alt', ' A chair by the window ').expect(201);
    const change = { alt: 'Two chairs', focusXPercent: 20, focusYPercent: 75 };

    const { body: changed } = await asAdmin('patch', `/media/${sent._id}`).send(change).expect(200);
    const { body: list } = await asAdmin('get', '/media').expect(200);

    expect(sent.alt).toBe('A chair by the window');
    expect(changed).toEqual({ ...sent, ...change });
    expect(list.items).toEqual([{ ...changed, shownIn: [], goesAt: '2027-03-08T08:00:00.000Z' }]);
    await asAdmin('patch', `/media/${sent._id}`).send({ focusXPercent: 101 }).expect(422);
    await asAdmin('patch', `/media/${randomUUID()}`).send(change).expect(404);
  });

  test('keeps both when its alt text and its focal point are changed at the same moment', async () => {
    const { body: sent } = await upload(await aPicture({ width: 72 }).png().toBuffer()).expect(201);
    const change = (part: object) => asAdmin('patch', `/media/${sent._id}`).send(part).expect(200);

    await Promise.all([
      change({ alt: 'A braid' }),
      change({ focusXPercent: 10 }),
      change({ focusYPercent: 90 }),
      change({}),
    ]);

    const { body } = await asAdmin('get', '/media').expect(200);
    expect(body.items).toMatchObject([{ alt: 'A braid', focusXPercent: 10, focusYPercent: 90 }]);
  });

  test('that nothing shows is deleted with its files, and gets other names when it is uploaded again', async () => {
    const bytes = await aPicture({ width: 72 }).jpeg().toBuffer();
    const { body: first } = await upload(bytes).expect(201);

    await asAdmin('delete', `/media/${first._id}`).expect(204);

    expect(parlour.folder.pictures()).toEqual([]);
    await parlour.http.get(first.src).expect(404);
    await asAdmin('delete', `/media/${first._id}`).expect(404);
    expect((await upload(bytes).expect(201)).body.src).not.toBe(first.src);
  });

  test('is recorded with who uploaded it and who deleted it', async () => {
    const { body } = await upload(await aPicture({ width: 73 }).jpeg().toBuffer()).expect(201);
    await asAdmin('delete', `/media/${body._id}`).expect(204);

    const { body: audit } = await asAdmin('get', `/audit?object=${body._id}`).expect(200);

    const acts = audit.items.map(({ action }: { action: string }) => action);
    expect(acts.sort()).toEqual(['picture.deleted', 'picture.uploaded']);
  });
});

describe('A20 a hostile file does no harm:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>';

  test.each([
    ['a drawing', async () => Buffer.from(svg)],
    ['a drawing in the dress of a JPEG', async () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1')],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', async () => aPicture().gif().toBuffer()],
    ['a TIFF', async () => aPicture().tiff().toBuffer()],
    [
      'the first half of a picture',
      async () => {
        const whole = await sharp(randomBytes(300 * 300 * 3), {
          raw: { width: 300, height: 300, channels: 3 },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'noise behind the signature of a PNG',
      async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(5000)]),
    ],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s is no picture, whatever its name says', async (_, bytes) => {
    const { body } = await upload(await bytes(), 'portrait.jpg').expect(422);

    expect(body.code).toBe('unusable-picture');
    expect([await kept(), parlour.folder.pictures()]).toEqual([0, []]);
  });

  test('forty-one million pixels are not opened', async () => {
    const bytes = await aPicture({ width: 6400, height: 6407 }).png().toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);

    const { body } = await upload(bytes).expect(422);

    expect(body.code).toBe('too-many-pixels');
    expect(parlour.folder.pictures()).toEqual([]);
  });

  test('sixteen megabytes are too many', async () => {
    const picture = await aPicture().jpeg().toBuffer();

    const { body } = await upload(Buffer.concat([picture, randomBytes(16 * 1024 * 1024)])).expect(413);

    expect(body.code).toBe('too-large');
    expect(parlour.folder.pictures()).toEqual([]);
  });

  test.each(['../../../../etc/cron.d/evil', '..\\..\\evil.webp', '/etc/passwd', '.htaccess'])(
    'the name %j leads nowhere',
    async (name) => {
      const { body } = await upload(await aPicture({ width: 74 }).jpeg().toBuffer(), name).expect(201);

      expect(body.src).toMatch(/^\/media\/[0-9a-f]{32}-74\.webp$/);
      expect(parlour.folder.pictures()).toHaveLength(2);
    },
  );

  test('only admins can upload', async () => {
    const bytes = await aPicture().jpeg().toBuffer();

    expect((await send(parlour, await aClient(parlour), bytes)).status).toBe(403);
    expect((await parlour.http.post('/media').attach('file', bytes, 'a.jpg')).status).toBe(401);
    expect(parlour.folder.pictures()).toEqual([]);
  });

  test('no other route accepts a form', async () => {
    const form = await parlour.http
      .post('/messages')
      .set('Authorization', admin.bearer)
      .field('kind', 'home');
    const patch = await asAdmin('patch', `/media/${randomUUID()}`).field('alt', 'x');

    expect([form.status, patch.status]).toEqual([415, 415]);
  });

  test('two files at once, or other fields, are rejected', async () => {
    const bytes = await aPicture().jpeg().toBuffer();

    const two = await upload(bytes).attach('file', bytes, 'b.jpg');
    const other = await parlour.http
      .post('/media')
      .set('Authorization', admin.bearer)
      .attach('img', bytes, 'a.jpg');
    const more = await upload(bytes).field('role', 'admin');

    expect([two.status, other.status, more.status]).toEqual([400, 400, 422]);
    expect(parlour.folder.pictures()).toEqual([]);
  });
});

describe('a picture’s file', () => {
  test('is cached by browsers for ever, cannot run anything there, and has the right type', async () => {
    const { body } = await upload(await aPicture().jpeg().toBuffer()).expect(201);

    const webp = await parlour.http.get(body.src).expect(200);
    const avif = await parlour.http.get(body.src.replace('.webp', '.avif')).expect(200);

    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${body.src.slice('/media/'.length)}"`,
    });
    expect(avif.headers['content-type']).toBe('image/avif');
  });

  test.each([
    '/media/..%2f..%2f..%2fetc%2fpasswd',
    '/media/%2fetc%2fpasswd',
    '/media/..%5c..%5c.env',
    '/media/.env',
    '/media/%00.webp',
    `/media/${'a'.repeat(32)}-480.webp`,
    `/media/${'a'.repeat(32)}-480.webp%00.svg`,
  ])('A21 is not reached as %s', async (path) => {
    const answer = await parlour.http.get(path).expect(404);

    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.code).toBe('not-found');
  });
});
