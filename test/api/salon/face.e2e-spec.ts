import { crc32, deflateSync } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aLogo, aPicture } from '../../support/pictures.js';

let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

const as = (person: Person, method: 'get' | 'post' | 'patch' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', person.bearer);
const upload = (bytes: Buffer, name = 'logo.png', person = admin) =>
  as(person, 'post', '/salon/logo').attach('file', bytes, name);
const change = (body: object) => as(admin, 'patch', '/salon').send(body);
const face = async () => (await parlour.http.get('/salon').expect(200)).body.face;

describe('a salon’s colour', () => {
  test('is given by the owner, and tells every reader the tones that follow from it', async () => {
    const { body } = await change({ colour: '#FFE45C' }).expect(200);

    expect(body.face).toMatchObject({ colour: '#ffe45c', tones: { mended: 'darker' } });
    expect(await face()).toEqual(body.face);
    const { body: tones } = await as(admin, 'get', '/salon/tones?colour=%23ffe45c').expect(200);
    expect(body.face.tones).toEqual(tones);
    const { body: log } = await as(admin, 'get', '/audit?action=salon.changed').expect(200);
    expect(log.items[0].detail).toEqual({ keys: 'colour' });
  });

  test('can be taken back', async () => {
    await change({ colour: '#0b4f3c' }).expect(200);

    const { body } = await change({ colour: null }).expect(200);

    expect(body.face).toMatchObject({ colour: null, tones: null });
  });

  test.each(['red', '#12345', '#1234567', 'rgb(0 0 0)', '#12345g', 7, ''])(
    'is refused as %j',
    async (colour) => {
      const { body } = await change({ colour }).expect(422);

      expect(body.errors[0].pointer).toBe('#/colour');
    },
  );
});

describe('a salon’s logo', () => {
  test('is cut to what is drawn, shown once it is saved, and kept while it is shown', async () => {
    const { body: logo } = await upload(await aLogo()).expect(201);

    expect(logo).toEqual({
      _id: expect.any(String),
      light: `/logos/${logo._id}-light-1.png`,
      night: `/logos/${logo._id}-night-1.png`,
      width: 200,
      height: 50,
    });
    expect((await face()).logo).toBeNull();
    const { body } = await change({ logoPictureId: logo._id }).expect(200);
    expect(body.face.logo).toEqual(logo);
    await as(admin, 'delete', `/media/${logo._id}`).expect(409);

    await change({ logoPictureId: null }).expect(200);

    expect((await face()).logo).toBeNull();
    await as(admin, 'delete', `/media/${logo._id}`).expect(204);
  });

  test('on white becomes one on a transparent ground', async () => {
    const { body: logo } = await upload(await aLogo({ ground: '#ffffff' })).expect(201);

    const { body } = await as(admin, 'get', '/media').expect(200);
    const { webp } = body.items.find(({ _id }: { _id: string }) => _id === logo._id);
    const [path = ''] = webp.split(' ');
    const { body: bytes } = await parlour.http.get(path).expect(200);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });

    expect([info.width, info.height, info.channels]).toEqual([200, 50, 4]);
    // The colour shines through a little where it is not at its fullest, and is exact on white again.
    const [red = 0, , , alpha = 0] = data;
    expect(Math.round((red * alpha) / 255 + 255 - alpha)).toBe(0x1b);
  });

  test.each([
    ['a drawing', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', /SVG files/],
    ['a page', '<!doctype html><script>alert(1)</script>', /^$/],
    ['nothing', '', /^$/],
  ])('is refused when it is %s', async (_, text, sentence) => {
    const { body } = await upload(Buffer.from(text), 'logo.png').expect(422);

    expect(body.code).toBe('unusable-picture');
    expect(body.detail ?? '').toMatch(sentence);
  });

  test('may name a drawing in what its file says about itself', async () => {
    const described = await sharp(await aLogo())
      .withExif({ IFD0: { ImageDescription: 'Made from <svg viewBox="0 0 1 1">' } })
      .png()
      .toBuffer();

    await upload(described).expect(201);
  });

  test('is refused when nothing is drawn', async () => {
    const blank = await aPicture({ colour: '#ffffff' }).png().toBuffer();

    expect((await upload(blank).expect(422)).body.detail).toMatch(/empty/);
  });

  test('is refused when it is a small file of more pixels than fit into memory', async () => {
    expect((await upload(bomb(30_000, 30_000)).expect(422)).body.code).toBe('too-many-pixels');
  });

  test('is the owner’s to change', async () => {
    const client = await aClient(parlour);

    await upload(await aLogo(), 'logo.png', client).expect(403);
    await as(client, 'get', '/salon/tones?colour=%23123456').expect(403);
    await as(client, 'patch', '/salon').send({ colour: '#123456' }).expect(403);
  });

  test('and its colour stay when two admins change one each at the same time', async () => {
    const { body: logo } = await upload(await aLogo()).expect(201);

    await Promise.all([
      change({ colour: '#0b4f3c' }).expect(200),
      change({ logoPictureId: logo._id }).expect(200),
    ]);

    expect(await face()).toMatchObject({ colour: '#0b4f3c', logo });
    await change({ colour: null, logoPictureId: null }).expect(200);
  });

  test('that does not exist cannot be chosen', async () => {
    const { body } = await change({ logoPictureId: randomUUID() }).expect(422);

    expect(body.errors[0].pointer).toBe('#/logoPictureId');
  });
});

test('a salon is marked by the initials of its name', async () => {
  await change({ name: 'Salão Íris & Filhas' }).expect(200);

  expect((await face()).initials).toBe('SÍ');
});

/** A PNG that says it is this large, with a single row. */
function bomb(width: number, height: number): Buffer {
  const part = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.alloc(width * 3 + 1))),
    part('IEND', Buffer.alloc(0)),
  ]);
}
