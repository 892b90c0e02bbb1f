import sharp from 'sharp';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aPicture } from '../../support/pictures.js';
import { startTestApp, type TestApp } from '../../support/app.js';

let parlour: TestApp;
let client: Person;
let owner: Person;
let portrait: Buffer;

beforeAll(async () => {
  parlour = await startTestApp();
  owner = await anAdmin(parlour);
  portrait = await aPicture({ width: 600, height: 800, colour: '#c81e28' }).jpeg().toBuffer();
});

afterAll(() => parlour?.close());

beforeEach(async () => {
  client = await aClient(parlour);
});

const as = ({ bearer }: Person, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', bearer);

const write = async (person = client) =>
  (
    await as(person, 'post', '/reviews')
      .send({ name: 'Maria Lopes', title: '', text: 'I feel like new.', stars: 5 })
      .expect(201)
  ).body;

const give = (id: string, person: Person, bytes = portrait) =>
  as(person, 'put', `/reviews/${id}/portrait`).attach('file', bytes, 'me.jpg');

const publish = (id: string, version: number) =>
  as(owner, 'post', `/reviews/${id}/publish`).send({ version });

const shownTo = async (person: Person, path: string, id: string) =>
  (await as(person, 'get', path).expect(200)).body.items.find((one: { _id: string }) => one._id === id);

test('spec §3: a client gives their review a picture, which visitors see with it as a small square', async () => {
  const { _id } = await write();
  await give(_id, client).expect(204);

  const { img } = await shownTo(client, '/reviews/mine', _id);
  // It changes what the salon has read.
  await publish(_id, 1).expect(409);
  await publish(_id, 2).expect(200);
  const { body: seen } = await parlour.http.get('/reviews').expect(200);
  expect(seen).toContainEqual(expect.objectContaining({ _id, img }));
  const file = await parlour.http.get(img).expect(200);
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    // No shared cache keeps it when the account is erased.
    'cache-control': 'private, max-age=86400',
  });
  expect(await sharp(file.body).metadata()).toMatchObject({ width: 192, height: 192, format: 'webp' });
});

test('spec §3: the owner gives a review a picture, also once it is published, and takes it away again', async () => {
  const { _id } = await write();
  await publish(_id, 1).expect(200);
  await give(_id, client).expect(409);

  await give(_id, owner).expect(204);
  const { img, version } = await shownTo(owner, '/reviews/all', _id);
  expect([img, version]).toEqual([expect.stringMatching(/^\/reviews\/portraits\/[0-9a-f]{32}\.webp$/), 1]);
  await give(_id, owner).expect(204);
  await parlour.http.get(img).expect(404);

  await as(client, 'delete', `/reviews/${_id}/portrait`).expect(204);
  expect((await shownTo(owner, '/reviews/all', _id)).img).toBe('');
  const [{ count }] = await parlour.database.query(
    `SELECT count(*)::int FROM audit_entries WHERE action = 'review.portrait-changed' AND object_id = $1`,
    [_id],
  );
  expect(count).toBe(2);
});

test('no one gives a picture to the review of someone else, nor takes one away', async () => {
  const { _id } = await write();
  const stranger = await aClient(parlour);

  await give(_id, stranger).expect(404);
  await as(stranger, 'delete', `/reviews/${_id}/portrait`).expect(404);
  await parlour.http.put(`/reviews/${_id}/portrait`).attach('file', portrait, 'me.jpg').expect(401);
});

test.each([
  ['a drawing that could hold a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['what is no picture', Buffer.from('hello')],
])('%s is no portrait', async (_, bytes) => {
  const { _id } = await write();

  await give(_id, client, bytes).expect(422);
  expect((await shownTo(client, '/reviews/mine', _id)).img).toBe('');
});

test('clients find their pictures in the file with their own data', async () => {
  const { _id } = await write();
  await give(_id, client).expect(204);
  const without = await write();
  const { img } = await shownTo(client, '/reviews/mine', _id);
  const { body: picture } = await parlour.http.get(img).expect(200);

  const { body } = await as(client, 'get', '/account/export').expect(200);

  const portraits = new Map<string, string | null>(
    body.reviews.map((review: { _id: string; portrait: string | null }) => [review._id, review.portrait]),
  );
  expect(portraits).toEqual(
    new Map([
      [_id, `data:image/webp;base64,${picture.toString('base64')}`],
      [without._id, null],
    ]),
  );
});

test('the picture goes with the review, and with the account', async () => {
  const first = await write();
  await give(first._id, client).expect(204);
  const { img } = await shownTo(client, '/reviews/mine', first._id);
  await as(client, 'delete', `/reviews/${first._id}`).expect(204);
  await parlour.http.get(img).expect(404);

  const second = await write();
  await give(second._id, client).expect(204);
  const { img: other } = await shownTo(client, '/reviews/mine', second._id);
  await parlour.database.query(`DELETE FROM users WHERE email = $1`, [client.email]);
  await parlour.http.get(other).expect(404);
});
