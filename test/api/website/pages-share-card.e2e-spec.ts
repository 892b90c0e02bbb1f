import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aDrawingWebApp } from '../../support/drawing-web-app.js';
import { anAdmin } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';
import { aService } from '../../support/salon.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp({
    webDir: aDrawingWebApp(),
    env: { PUBLIC_URL: 'https://maisonvera.example' },
  });
});

afterAll(() => parlour?.close());

const home = () => parlour.http.get('/').set('Accept', 'text/html').expect(200);

describe('F-2: the card of a shared page', () => {
  const cardAt = async () => {
    const [, at = ''] =
      /og:image" content="https:\/\/maisonvera\.example([^"]+)"/.exec((await home()).text) ?? [];
    const { body, headers } = await parlour.http.get(at).responseType('blob').expect(200);
    return { at, jpeg: Buffer.from(body), caches: headers['cache-control'], type: headers['content-type'] };
  };
  /** The average colour of a part of the card. */
  const coloursOf = async (jpeg: Buffer, part: { left: number; width: number }) => {
    const { channels } = await sharp(
      await sharp(jpeg)
        .extract({ ...part, top: 0, height: 630 })
        .toBuffer(),
    ).stats();
    return channels.map(({ mean }) => Math.round(mean / 16));
  };
  const LEFT = { left: 0, width: 540 };
  const RIGHT = { left: 560, width: 640 };

  test('shows the salon’s name beside its own picture, at an address that changes with either', async () => {
    const admin = await anAdmin(parlour);
    const change = (body: object) =>
      parlour.http.patch('/salon').set('Authorization', admin.bearer).send(body).expect(200);
    const bytes = await aPicture({ width: 1600, height: 900, colour: '#2040e0' }).png().toBuffer();
    const { body: picture } = await send(parlour, admin, bytes).expect(201);
    await change({ name: 'Maison Vera & <b>Filhas</b>', heroPictureId: null });
    const plain = await cardAt();
    await change({ heroPictureId: picture._id });
    const own = await cardAt();
    await change({ name: 'Casa' });
    const renamed = await cardAt();
    await change({ name: 'サロン' });
    const wordless = await cardAt();
    await change({ heroPictureId: null });

    for (const { jpeg, caches, type } of [plain, own, renamed, wordless]) {
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(caches).toContain('immutable');
      expect(type).toBe('image/jpeg');
    }
    expect(new Set([plain.at, own.at, renamed.at, wordless.at]).size).toBe(4);
    expect(await coloursOf(own.jpeg, RIGHT)).toEqual([2, 4, 14]);
    const darkened = await coloursOf(own.jpeg, LEFT);
    expect(darkened[0]).toBeLessThan((await coloursOf(renamed.jpeg, LEFT))[0] ?? 0);
    // A name in letters that the typeface does not have is left out, rather than shown as boxes.
    expect(await coloursOf(wordless.jpeg, LEFT)).toEqual([2, 4, 14]);
  });

  test('is shown under the address of an earlier card, but not for long, and no other file is', async () => {
    const { at } = await cardAt();
    const earlier = await parlour.http.get('/share-card/0123456789abcdef.jpg').expect(200);

    expect(at).not.toContain('0123456789abcdef');
    expect(earlier.headers['cache-control']).toBe('public, max-age=3600');
    await parlour.http.get('/share-card/..%2Findex.html').expect(404);
  });

  test('of a service shows its title, 1200 pixels wide and 630 high', async () => {
    await aService(parlour.database, { title: 'Balayage' });
    const { body: services } = await parlour.http.get('/services').expect(200);
    const service = services.find(({ title }: { title: string }) => title === 'Balayage');
    const { text } = await parlour.http
      .get(`/all-services/${service.slug}`)
      .set('Accept', 'text/html')
      .expect(200);
    const [, at = ''] = /og:image" content="https:\/\/maisonvera\.example([^"]+)"/.exec(text) ?? [];

    const { body, headers } = await parlour.http.get(at).responseType('blob').expect(200);

    expect(await sharp(Buffer.from(body)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(headers['cache-control']).toContain('immutable');
  });
});
