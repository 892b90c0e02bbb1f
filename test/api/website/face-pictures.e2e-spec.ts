import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aDrawingWebApp } from '../../support/drawing-web-app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aLogo, aPicture, send } from '../../support/pictures.js';

let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  parlour = await startTestApp({ webDir: aDrawingWebApp() });
  admin = await anAdmin(parlour);
});

afterAll(() => parlour?.close());

beforeEach(() => change({ name: 'Casa Íris', colour: null, logoPictureId: null }));

const change = (body: object, status = 200) =>
  parlour.http.patch('/salon').set('Authorization', admin.bearer).send(body).expect(status);
const upload = async (bytes: Buffer) =>
  (
    await parlour.http
      .post('/salon/logo')
      .set('Authorization', admin.bearer)
      .attach('file', bytes, 'logo.png')
      .expect(201)
  ).body;
const file = async (at: string, status = 200) => {
  const { body, headers } = await parlour.http.get(at).responseType('blob').expect(status);
  return { bytes: Buffer.from(body), headers };
};
const head = async () => (await parlour.http.get('/').set('Accept', 'text/html').expect(200)).text;
const manifest = async () => (await parlour.http.get('/manifest.webmanifest').expect(200)).body;

/** The colour of one pixel, with its alpha. */
async function pixelOf(bytes: Buffer, at: (size: number) => number): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (at(info.height) * info.width + at(info.width)) * 4;
  return [...data.subarray(start, start + 4)];
}
const centre = (size: number) => Math.floor(size / 2);
const corner = () => 0;

describe('a salon’s logo', () => {
  test('in a dark colour is light on dark pages and in dark emails, as wide and high as the salon says', async () => {
    const logo = await upload(await aLogo({ colour: '#1b2a6b', radius: 20 }));

    const [light, night] = await Promise.all([file(logo.light), file(logo.night)]);

    expect(await sharp(light.bytes).metadata()).toMatchObject({ format: 'png', width: 200, height: 50 });
    expect(await pixelOf(light.bytes, centre)).toEqual([0x1b, 0x2a, 0x6b, 255]);
    expect((await pixelOf(night.bytes, centre))[0]).toBeGreaterThan(200);
  });

  test('is kept by browsers for a year, is no page of its own, and may be shown by mail programs', async () => {
    const logo = await upload(await aLogo());

    const { headers } = await file(logo.light);

    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('is drawn for anyone; no other picture of the salon is', async () => {
    const { body: photo } = await send(parlour, admin, await aPicture().png().toBuffer()).expect(201);

    await file(`/logos/${photo._id}-light-1.png`, 404);
    const { body } = await change({ logoPictureId: photo._id }, 422);

    expect(body.errors[0].pointer).toBe('#/logoPictureId');
  });

  test('that was a picture of the salon before is drawn once it is uploaded as a logo', async () => {
    const logo = await upload(await aLogo({ colour: '#0b4f3c' }));
    await parlour.database.query(`UPDATE media SET is_logo = false WHERE id = $1`, [logo._id]);
    await file(logo.light, 404);

    expect(await upload(await aLogo({ colour: '#0b4f3c' }))).toEqual(logo);

    await file(logo.light);
  });

  test.each(['../salon', 'x-light-1.png', '7a8e0000-0000-4000-8000-000000000000-dusk-1.png'])(
    'is not asked for as %s',
    async (name) => {
      await file(`/logos/${encodeURIComponent(name)}`, 404);
    },
  );
});

describe('the icon of a salon', () => {
  const iconsOf = async () => {
    const { icons } = await manifest();
    return icons as { src: string; sizes: string; purpose?: string }[];
  };
  const iconOf = async (size: number) =>
    (await iconsOf()).find(
      ({ sizes, purpose = '' }) => sizes === `${size}x${size}` && purpose !== 'maskable',
    );

  test('has its initials in its colour, at an address that changes with both', async () => {
    const plain = await iconOf(512);
    await change({ colour: '#0b4f3c' });
    const green = await iconOf(512);
    await change({ name: 'Atelier Bia' });
    const renamed = await iconOf(512);

    const { bytes, headers } = await file(renamed?.src ?? '');

    expect(new Set([plain?.src, green?.src, renamed?.src]).size).toBe(3);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(await pixelOf(bytes, (size) => Math.floor(size / 10))).toEqual([0x0b, 0x4f, 0x3c, 255]);
    expect(headers['cache-control']).toContain('immutable');
  });

  test('shows a logo on white, unless it is too wide to be read that small', async () => {
    const square = await upload(await aLogo({ width: 120, height: 120 }));
    await change({ colour: '#0b4f3c', logoPictureId: square._id });
    const withLogo = await file((await iconOf(192))?.src ?? '');
    const wide = await upload(await aLogo({ width: 300, height: 40 }));
    await change({ logoPictureId: wide._id });
    const withInitials = await file((await iconOf(192))?.src ?? '');

    const edge = (size: number) => Math.floor(size / 10);
    expect(await pixelOf(withLogo.bytes, edge)).toEqual([255, 255, 255, 255]);
    expect(await pixelOf(withInitials.bytes, edge)).toEqual([0x0b, 0x4f, 0x3c, 255]);
  });

  test('fills its square where a phone cuts it to its own shape, and has round corners elsewhere', async () => {
    const { src = '' } = (await iconsOf()).find(({ purpose }) => purpose === 'maskable') ?? {};

    const [full, plain] = await Promise.all([file(src), file((await iconOf(512))?.src ?? '')]);

    expect((await pixelOf(full.bytes, corner))[3]).toBe(255);
    expect((await pixelOf(plain.bytes, corner))[3]).toBe(0);
  });

  test.each(['صالون ليلى', '美容室さくら'])(
    'of %s has a disc, since the typeface lacks its letters',
    async (name) => {
      await change({ name, colour: '#0b4f3c' });

      const { bytes } = await file((await iconOf(192))?.src ?? '');

      expect((await pixelOf(bytes, centre))[0]).toBeGreaterThan(200);
      expect(await pixelOf(bytes, (size) => Math.floor(size / 4))).toEqual([0x0b, 0x4f, 0x3c, 255]);
    },
  );

  test('that a phone still knows shows the new face, for an hour', async () => {
    const { headers } = await file('/icons/0123456789abcdef-180.png');

    expect(headers['cache-control']).toBe('public, max-age=3600');
    await file('/icons/0123456789abcdef-181.png', 404);
  });
});

test('a salon’s pages have its tones before the first paint, and name its icons', async () => {
  await change({ colour: '#0b4f3c' });

  const html = await head();

  expect(html).toMatch(/<style[^>]*>[^<]*--accent:\s*#0b4f3c/);
  expect(html).toMatch(/<link rel="icon"[^>]+\/icons\/[0-9a-f]{16}-64\.png/);
  expect(html).toMatch(/<link rel="apple-touch-icon"[^>]+\/icons\/[0-9a-f]{16}-180-full\.png/);
});
