import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

beforeEach(() => parlour.database.query(`TRUNCATE portfolio_items CASCADE`));

const asAdmin = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', admin.bearer);

const add = async (body: object) => (await asAdmin('post', '/portfolio').send(body).expect(201)).body;

const shown = async (): Promise<string[]> => {
  const { body } = await parlour.http.get('/portfolio').expect(200);
  return body.map(({ title }: { title: string }) => title);
};

test('a piece of work says whose it is, as long as they are in the list of the team', async () => {
  const ana = await aMember(parlour.database, { name: 'Ana', does: [] });
  const { _id } = await add({ title: 'Copper bob', staffId: ana.id });
  const nobody = '7a8e0000-0000-4000-8000-000000000000';
  await asAdmin('patch', `/portfolio/${_id}`).send({ staffId: nobody }).expect(422);
  const { body: before } = await parlour.http.get('/portfolio').expect(200);

  await asAdmin('delete', `/staff/${ana.id}`).expect(204);

  const { body: after } = await parlour.http.get('/portfolio').expect(200);
  expect([before[0].staffId, after[0].staffId]).toEqual([ana.id, null]);
});

test('a piece of work is added behind the others, with the small line it has by default', async () => {
  await add({ title: 'Bridal braid' });

  const added = await add({ title: 'Copper bob', description: 'For a singer.' });

  expect(added).toEqual({
    _id: expect.any(String),
    img: '',
    subtitle: 'SUBTITLE',
    title: 'Copper bob',
    description: 'For a singer.',
    picture: null,
    before: null,
    width: null,
    height: null,
    service: null,
    serviceId: null,
    staffId: null,
    isPublished: true,
    fallbacks: {},
    words: {},
  });
  expect(await shown()).toEqual(['Bridal braid', 'Copper bob']);
});

test('it shows a picture of the salon’s own, which stays while it does', async () => {
  const { body: picture } = await send(parlour, admin, await aPicture().jpeg().toBuffer()).expect(201);
  const { createdAt: _, words: _words, ...inAllSizes } = picture;
  const { _id } = await add({ title: 'Bridal braid', pictureId: picture._id });

  const { body } = await parlour.http.get('/portfolio').expect(200);
  const refused = await asAdmin('delete', `/media/${picture._id}`).expect(409);
  await asAdmin('patch', `/portfolio/${_id}`).send({ pictureId: null }).expect(200);
  await asAdmin('delete', `/media/${picture._id}`).expect(204);

  expect(body[0]).toMatchObject({ img: picture.src, picture: inAllSizes });
  expect(refused.body.code).toBe('picture-in-use');
});

test('it shows how it was before, in a second picture of the salon’s own, which stays while it does', async () => {
  const { body: picture } = await send(parlour, admin, await aPicture().jpeg().toBuffer()).expect(201);
  const bytes = await aPicture({ colour: '#2040e0', width: 90, height: 120 }).jpeg().toBuffer();
  const { body: earlier } = await send(parlour, admin, bytes).expect(201);
  await asAdmin('patch', `/media/${earlier._id}`).send({ alt: 'Long hair' }).expect(200);
  const { _id } = await add({
    title: 'Bridal braid',
    pictureId: picture._id,
    beforePictureId: earlier._id,
  });

  const { body } = await parlour.http.get('/portfolio').expect(200);
  await asAdmin('delete', `/media/${earlier._id}`).expect(409);
  const { body: changed } = await asAdmin('patch', `/portfolio/${_id}`)
    .send({ beforePictureId: null })
    .expect(200);
  await asAdmin('delete', `/media/${earlier._id}`).expect(204);

  expect(body[0].before).toMatchObject({
    img: earlier.src,
    width: 90,
    height: 120,
    picture: { _id: earlier._id, alt: 'Long hair' },
  });
  expect(changed.before).toBeNull();
});

test('an earlier picture that does not exist is refused by its field', async () => {
  const nothing = '7a8e0000-0000-4000-8000-000000000000';

  const { body } = await asAdmin('post', '/portfolio')
    .send({ title: 'Bridal braid', beforePictureId: nothing })
    .expect(422);

  expect(body.errors[0].pointer).toBe('#/beforePictureId');
});

test('the earlier picture that comes with the app is shown with its own later one, and with no other', async () => {
  await parlour.database.query(
    `INSERT INTO portfolio_items (title, img, img_width, img_height, before_img)
     VALUES ('Bob', '/pictures/look-800.webp', 1200, 1380, '/pictures/look-before-800.webp')`,
  );
  const before = async () => (await parlour.http.get('/portfolio').expect(200)).body[0];
  const { _id, before: bundled } = await before();
  const { body: picture } = await send(parlour, admin, await aPicture().jpeg().toBuffer()).expect(201);

  await asAdmin('patch', `/portfolio/${_id}`).send({ pictureId: picture._id }).expect(200);

  expect(bundled).toEqual({
    img: '/pictures/look-before-800.webp',
    width: 1200,
    height: 1380,
    picture: null,
  });
  expect((await before()).before).toBeNull();
});

test('F-3: it says how large its picture is, the salon’s own as well as one that comes with the app', async () => {
  const wide = await aPicture({ width: 90, height: 60, colour: '#123456' }).jpeg().toBuffer();
  const { body: picture } = await send(parlour, admin, wide).expect(201);
  await add({ title: 'Bridal braid', pictureId: picture._id });
  await parlour.database.query(
    `INSERT INTO portfolio_items (title, img, img_width, img_height, position)
     VALUES ('Demo', '/pictures/demo-800.webp', 1200, 1380, 2)`,
  );

  const { body } = await parlour.http.get('/portfolio').expect(200);

  expect(body).toMatchObject([
    { width: 90, height: 60 },
    { width: 1200, height: 1380 },
  ]);
});

test('F-3: a look names the service it is booked as, and visitors see it while that is for sale', async () => {
  const cut = await aService(parlour.database, { title: 'Cut' });
  const { _id } = await add({ title: 'Bob', serviceId: cut.id });
  const seen = async () => (await parlour.http.get('/portfolio').expect(200)).body[0].service;
  const chosen = async () => (await asAdmin('get', '/portfolio/all').expect(200)).body[0].serviceId;

  const whenNobodyDoesIt = await seen();
  await aMember(parlour.database, { does: [cut] });
  const whenSomebodyDoes = await seen();
  await parlour.database.query(`UPDATE services SET status = 'hidden' WHERE id = $1`, [cut.id]);
  const whenHidden = await seen();
  const chosenMeanwhile = await chosen();
  await parlour.database.query(`DELETE FROM staff_services WHERE service_id = $1`, [cut.id]);
  await asAdmin('delete', `/services/${cut.id}`).expect(204);

  expect([whenNobodyDoesIt, whenSomebodyDoes, whenHidden]).toEqual([
    null,
    { _id: cut.id, title: 'Cut' },
    null,
  ]);
  expect(chosenMeanwhile).toBe(cut.id);
  expect(await chosen()).toBeNull();
  await asAdmin('patch', `/portfolio/${_id}`).send({ serviceId: null }).expect(200);
});

test('hidden work is seen by admins alone', async () => {
  const { _id } = await add({ title: 'Not yet', isPublished: false });

  const { body: all } = await asAdmin('get', '/portfolio/all').expect(200);
  const hidden = await shown();
  await asAdmin('patch', `/portfolio/${_id}`).send({ isPublished: true, subtitle: 'BRIDES' }).expect(200);

  expect(all).toMatchObject([{ _id, isPublished: false }]);
  expect(hidden).toEqual([]);
  expect(await shown()).toEqual(['Not yet']);
});

test('the owner puts it in order, unless someone changed the list in the meantime', async () => {
  const first = await add({ title: 'First' });
  parlour.clock.advanceMinutes(1);
  const second = await add({ title: 'Second' });
  const arrange = (ids: string[]) => asAdmin('put', '/portfolio/order').send({ ids });

  await arrange([second._id, first._id]).expect(200);
  const { body: short } = await arrange([first._id]).expect(409);
  await arrange([first._id, randomUUID()]).expect(409);
  await arrange([first._id, first._id]).expect(422);

  expect(short.code).toBe('list-has-changed');
  expect(await shown()).toEqual(['Second', 'First']);
});

test('what is deleted is gone, and everything was recorded', async () => {
  const { _id } = await add({ title: 'First' });
  await asAdmin('patch', `/portfolio/${_id}`).send({ title: 'The first' }).expect(200);

  await asAdmin('delete', `/portfolio/${_id}`).expect(204);

  expect(await shown()).toEqual([]);
  await asAdmin('delete', `/portfolio/${_id}`).expect(404);
  await asAdmin('patch', `/portfolio/${_id}`).send({ title: 'x' }).expect(404);
  const { body: audit } = await asAdmin('get', `/audit?object=${_id}`).expect(200);
  const acts = audit.items.map(({ action }: { action: string }) => action).sort();
  expect(acts).toEqual(['portfolio.added', 'portfolio.changed', 'portfolio.deleted']);
});

test.each([
  ['no title', { title: ' ' }, '#/title'],
  ['A18 null for a description', { title: 'x', description: null }, '#/description'],
  ['a picture that is not there', { title: 'x', pictureId: randomUUID() }, '#/pictureId'],
  ['a service that is not there', { title: 'x', serviceId: randomUUID() }, '#/serviceId'],
  ['A09 a place of its choice', { title: 'x', position: 1 }, '#/position'],
  ['A21 a path for a picture', { title: 'x', img: '/../etc/passwd' }, '#/img'],
])('it cannot have %s', async (_, body, pointer) => {
  const answer = await asAdmin('post', '/portfolio').send(body).expect(422);

  expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  expect(await shown()).toEqual([]);
});
