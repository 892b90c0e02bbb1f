import { loadEnv } from '../../../api/config/env.js';
import { describeStartupError } from '../../../api/config/startup-error.js';
import { mediaStoreOf } from '../../../api/platform/media/media-store-of.js';
import { pushPictures } from '../../../api/platform/media/push-pictures.js';
import { S3Store } from '../../../api/platform/media/s3.store.js';
import { MediaSweeperService } from '../../../api/platform/media/media-sweeper.service.js';
import { StoreFailure } from '../../../api/platform/s3/store-failure.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';
import { S3StandIn } from '../../support/s3-server.js';

const AWAY = 'We can’t reach the pictures right now. Nothing was changed. Please try again in a few minutes.';

let s3: S3StandIn;
let parlour: TestApp;
/** Another copy of the app, which has asked for no picture yet. */
let other: TestApp;
let admin: Person;
let shade = 0;

beforeAll(async () => {
  s3 = await new S3StandIn().open();
  parlour = await startTestApp({ env: s3.settings() });
  other = await startTestApp({ env: s3.settings(), databaseUrl: parlour.databaseUrl });
});

afterAll(async () => {
  await other.close();
  await parlour.close();
  await s3.close();
});

beforeEach(async () => {
  s3.mood = 'well';
  admin = await anAdmin(parlour);
});

/** A new picture. */
const another = () =>
  aPicture({ colour: `#10${(shade += 1).toString(16).padStart(4, '0')}` })
    .png()
    .toBuffer();

const upload = async () => (await send(parlour, admin, await another()).expect(201)).body;

const count = async (): Promise<number> =>
  (await parlour.http.get('/media').set('Authorization', admin.bearer).expect(200)).body.total;

const remove = (id: string) => parlour.http.delete(`/media/${id}`).set('Authorization', admin.bearer);

/** The store without the app around it, and less patient. */
const store = (timeoutMs?: number) => {
  const { s3: bucket } = loadEnv(s3.settings());
  if (!bucket) throw new Error('The settings name no bucket.');
  return new S3Store(bucket, timeoutMs);
};

const NAME = 'abcdefabcdefabcdefabcdefabcdefab-480.webp';
const BYTES = Buffer.from('as good as a picture, for whoever only keeps it');

describe('12-B a salon that keeps its pictures in S3', () => {
  test('shows a picture in every copy of the app, from its own address and for ever', async () => {
    const { src } = await upload();

    const [here, there] = [await parlour.http.get(src), await other.http.get(src)];

    expect(there.status).toBe(200);
    expect(there.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(there.body).toEqual(here.body);
    expect(s3.files()).toContain(src.replace('/media/', ''));
    expect(parlour.folder.pictures()).toEqual([]);
  });

  test('asks the store once for what many want, and never for a picture that does not exist', async () => {
    const { src } = await upload();
    s3.asked.length = 0;

    const answers = await Promise.all(Array.from({ length: 20 }, () => other.http.get(src)));
    const invented = await other.http.get(`/media/${NAME}`);
    const anotherWidth = await other.http.get(src.replace(/-\d+\.webp/, '-479.webp'));

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([invented.status, anotherWidth.status]).toEqual([404, 404]);
    expect(s3.asked).toEqual([`GET /pictures/of/vera${src.replace('/media', '')}`]);
  });

  test('deletes a picture everywhere, in the memory of another copy too', async () => {
    const { _id, src } = await upload();
    await other.http.get(src).expect(200);

    await remove(_id).expect(204);

    await other.http.get(src).expect(404);
    expect(s3.files()).not.toContain(src.replace('/media/', ''));
  });

  test('clears away what was never shown', async () => {
    const { src } = await upload();
    parlour.clock.advanceMinutes(8 * 24 * 60);

    await parlour.app.get(MediaSweeperService).sweep();

    await parlour.http.get(src).expect(404);
    expect(s3.files()).toEqual([]);
  });
});

test('12-B a push to the bucket can be cut off and repeated, and sends what is missing or damaged', async () => {
  const before = await startTestApp({ databaseUrl: parlour.databaseUrl });
  await send(before, admin, await another()).expect(201);
  const folder = mediaStoreOf({ dataDir: before.folder.path, mediaStore: 'folder', s3: null });
  const push = () => pushPictures(folder, store());

  await s3.goAway();
  const cutOff = await push().catch((error: unknown) => error);
  await s3.comeBack();
  const first = await push();
  const again = await push();
  await store().remove(before.folder.pictures()[0] ?? '');
  const third = await push();

  expect(cutOff).toBeInstanceOf(StoreFailure);
  expect([first, again, third]).toEqual([
    { sent: 2, there: 0 },
    { sent: 0, there: 2 },
    { sent: 1, there: 1 },
  ]);
  expect(s3.files()).toEqual(expect.arrayContaining(before.folder.pictures()));
  await before.close();
});

describe('12-B while the store is away', () => {
  test('what was shown is shown, bookings go on, and uploads say so and lose nothing', async () => {
    const shown = await upload();
    const before = await count();
    await s3.goAway();

    const fromMemory = await parlour.http.get(shown.src);
    const notYetAsked = await other.http.get(shown.src);
    const services = await parlour.http.get('/services');
    const picture = await another();
    const refused = await send(parlour, admin, picture);
    const deletion = await remove(shown._id);
    const between = await count();
    await s3.comeBack();
    const accepted = await send(parlour, admin, picture);

    expect([fromMemory.status, services.status]).toEqual([200, 200]);
    expect(notYetAsked.status).toBe(503);
    expect(notYetAsked.headers['cache-control']).toBe('no-store');
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({ code: 'pictures-away', title: AWAY });
    expect(deletion.status).toBe(503);
    expect(between).toBe(before);
    expect(accepted.status).toBe(201);
    expect((await other.http.get(shown.src)).status).toBe(200);
  });

  test('the nightly clearing deletes no picture whose files would stay', async () => {
    const { src } = await upload();
    parlour.clock.advanceMinutes(8 * 24 * 60);
    await s3.goAway();

    await parlour.app.get(MediaSweeperService).sweep();
    await s3.comeBack();

    await parlour.http.get(src).expect(200);
  });
});

describe('12-B a store that does not do as it says', () => {
  test.each(['shows a page', 'refuses with 200', 'breaks off', 'garbles', 'busy'] as const)(
    'never gets its answer shown as a picture: it %s',
    async (mood) => {
      const { src } = await upload();
      s3.mood = mood;

      const answer = await other.http.get(src);
      s3.mood = 'well';
      const later = await other.http.get(src);

      expect(answer.status).toBe(503);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(later.status).toBe(200);
    },
  );

  test.each(['shows a page', 'refuses with 200', 'busy'] as const)(
    'has not taken a picture because it said so: it %s',
    async (mood) => {
      const before = await count();
      s3.mood = mood;

      const answer = await send(parlour, admin, await another());

      expect(answer.status).toBe(503);
      expect(await count()).toBe(before);
    },
  );

  test('is asked a second time when it was only busy', async () => {
    s3.mood = 'busy once';

    await store().put(NAME, BYTES);

    expect(await store().read(NAME)).toEqual(BYTES);
  });

  test('is not waited for longer than the time there is for it', async () => {
    s3.mood = 'silent';

    await expect(store(50).read(NAME)).rejects.toThrow('it took too long to answer');
    await expect(store(50).check()).rejects.toThrow('it took too long to answer');
  });

  test('has lost no picture because it shows a page that says so', async () => {
    const missing = await store().read(NAME.replace('a', 'b'));
    s3.mood = 'is not found';

    expect(missing).toBeNull();
    await expect(store().read(NAME)).rejects.toThrow('which is not how S3 answers');
    await expect(store().remove(NAME)).rejects.toThrow('which is not how S3 answers');
  });
});

describe('12-B a salon that starts with its pictures in S3', () => {
  /** The last line of a start with these settings, as the operator reads it. */
  const startWith = async (settings: Record<string, string>) => {
    try {
      await (await startTestApp({ env: settings, databaseUrl: parlour.databaseUrl })).close();
      return null;
    } catch (error) {
      return describeStartupError(error);
    }
  };

  test.each([
    ['bucket', { bucket: 'pictures-of-others' }, 'there is no such bucket (NoSuchBucket)'],
    ['key', { key: 'NOBODY' }, 'it refuses the key or the secret (InvalidAccessKeyId)'],
    ['secret', { secret: 'hunter2' }, 'it refuses the key or the secret (SignatureDoesNotMatch)'],
  ])('ends at once with one sentence when the %s is wrong', async (_what, wrong, reason) => {
    const ended = await startWith(s3.settings(wrong));

    expect(ended).toEqual({ line: `Parlour cannot start: S3_URL: ${reason}.`, exitCode: 78 });
  });

  test.each(['shows a page', 'busy'] as const)('opens when what is wrong will pass: it %s', async (mood) => {
    s3.mood = mood;

    expect(await startWith(s3.settings())).toBeNull();
  });

  test('opens while the store is away', async () => {
    await s3.goAway();

    const ended = await startWith(s3.settings());
    await s3.comeBack();

    expect(ended).toBeNull();
  });

  test('shows pictures that are still in the folder, and deletes them there', async () => {
    const before = await startTestApp({ databaseUrl: parlour.databaseUrl });
    const { _id, src } = (await send(before, admin, await another()).expect(201)).body;
    const after = await startTestApp({
      env: { ...s3.settings(), DATA_DIR: before.folder.path },
      databaseUrl: parlour.databaseUrl,
    });

    const shown = await after.http.get(src);
    await after.http.delete(`/media/${_id}`).set('Authorization', admin.bearer).expect(204);
    await after.close();

    expect(shown.status).toBe(200);
    expect(before.folder.pictures()).toEqual([]);
    await before.close();
  });
});
