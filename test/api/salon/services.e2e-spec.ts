// Long because what Add Services and Manage Services do to the same list belongs together.
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';
import { active, processing } from '../../support/salon.js';

let parlour: TestApp;
let admin: Person;
let hair: string;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE services, service_categories CASCADE`);
  const { body } = await asAdmin('post', '/service-categories').send({ title: 'Hair' }).expect(201);
  hair = body[0]._id;
});

const asAdmin = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', admin.bearer);

const aCut = (parts: object = {}) => ({
  title: 'Cut',
  price: 45,
  categoryId: hair,
  segments: [active(30)],
  ...parts,
});

const add = async (parts: object = {}) =>
  (await asAdmin('post', '/services').send(aCut(parts)).expect(201)).body;
const change = async (id: string, body: object) =>
  (await asAdmin('patch', `/services/${id}`).send(body).expect(200)).body;

const shown = async (): Promise<string[]> => {
  const { body } = await parlour.http.get('/services').expect(200);
  return body.map(({ title }: { title: string }) => title);
};

const acts = async (id: string): Promise<string[]> => {
  const { body } = await asAdmin('get', `/audit?object=${id}`).expect(200);
  return body.items.map(({ action }: { action: string }) => action).reverse();
};

test('B-10: the list of services says that it is JSON, in which letters', async () => {
  const { headers } = await parlour.http.get('/services').expect(200);

  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test('spec §2, Add Services: a service is added behind the others and visible at once', async () => {
  await add({ title: 'Blow-dry' });

  const added = await add({
    title: 'Coloração & gloss',
    description: 'Two shades.',
    price: 185.5,
    priceKind: 'from',
    segments: [active(60), processing(45), active(30)],
    bufferMinutes: 10,
    addOns: [{ title: 'Mask', price: 22, extraMinutes: 15 }],
  });

  expect(added).toEqual({
    _id: expect.any(String),
    slug: `coloracao-gloss-${added._id.slice(0, 8)}`,
    img: '',
    picture: null,
    title: 'Coloração & gloss',
    description: 'Two shades.',
    steps: '',
    aftercare: '',
    price: 185.5,
    priceKind: 'from',
    category: { _id: hair, slug: 'hair', colour: 'clay', title: 'Hair', fallbacks: {} },
    durationMinutes: 135,
    segments: [active(60), processing(45), active(30)],
    bufferMinutes: 10,
    addOns: [
      { _id: expect.any(String), title: 'Mask', price: 22, extraMinutes: 15, fallbacks: {}, words: {} },
    ],
    fallbacks: {},
    words: {},
    status: 'active',
    rebookWeeks: null,
    comingVisits: 0,
    version: 1,
    can: { delete: true },
  });
  const { body } = await parlour.http.get('/services').expect(200);
  const {
    status: _,
    rebookWeeks: _due,
    comingVisits: _none,
    version: _first,
    can: _can,
    words: _words,
    ...shownToAll
  } = added;
  const addOns = added.addOns.map(({ words: _theirs, ...addOn }: { words: object }) => addOn);
  // No one does it yet, so it has no price.
  expect(body[1]).toEqual({ ...shownToAll, addOns, terms: null });
  expect(await acts(added._id)).toEqual(['service.added']);
});

test('spec §2, Add Services: it shows the picture that was sent, which stays while it does', async () => {
  const { body: picture } = await send(parlour, admin, await aPicture().jpeg().toBuffer()).expect(201);
  const { createdAt: _, words: _words, ...inAllSizes } = picture;
  const { _id } = await add({ pictureId: picture._id });

  const { body } = await parlour.http.get('/services').expect(200);
  const refused = await asAdmin('delete', `/media/${picture._id}`).expect(409);
  await change(_id, { pictureId: null });
  await asAdmin('delete', `/media/${picture._id}`).expect(204);

  expect(body[0]).toMatchObject({ img: picture.src, picture: inAllSizes });
  expect(refused.body.code).toBe('picture-in-use');
});

test('spec §2, Manage Services: what is left out of a change stays as it is', async () => {
  const before = await add({ description: 'Wet or dry.', bufferMinutes: 5, rebookWeeks: 6 });

  const after = await change(before._id, { price: 49.9, title: 'Haircut' });

  expect(after).toEqual({
    ...before,
    price: 49.9,
    title: 'Haircut',
    slug: `haircut-${before._id.slice(0, 8)}`,
    version: 2,
  });
  expect(await change(before._id, {})).toEqual(after);
  expect(await acts(before._id)).toEqual(['service.added', 'service.changed']);
  const { rebookWeeks } = await change(before._id, { rebookWeeks: null });
  expect([before.rebookWeeks, rebookWeeks]).toEqual([6, null]);
});

describe('of two who change one service, the one who has not seen the other’s change', () => {
  const stale = (id: string, body: object) => asAdmin('patch', `/services/${id}`).send(body).expect(409);

  test('is shown it instead of overwriting it, and may then decide', async () => {
    const seen = await add({ description: 'Wet or dry.' });
    await change(seen._id, { price: 60, version: seen.version });

    const { body } = await stale(seen._id, { title: 'Trim', version: seen.version });
    expect(body.code).toBe('service-has-changed');
    expect(body.service).toMatchObject({ _id: seen._id, title: 'Cut', price: 60, version: 2 });
    expect(await shown()).toEqual(['Cut']);

    await change(seen._id, { title: 'Trim', version: body.service.version });
    expect(await shown()).toEqual(['Trim']);
  });

  test('is shown it too when only the add-ons were changed or the service was hidden', async () => {
    const seen = await add();
    const { version } = await change(seen._id, { addOns: [{ title: 'Mask', price: 22, extraMinutes: 15 }] });
    await stale(seen._id, { price: 60, version: seen.version });
    await change(seen._id, { status: 'hidden' });

    await stale(seen._id, { status: 'archived', version });
  });

  test('loses when both save at the same moment', async () => {
    const seen = await add();

    const answers = await Promise.all(
      [50, 60].map((price) =>
        asAdmin('patch', `/services/${seen._id}`).send({ price, version: seen.version }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('does not apply while the services are only put in another order', async () => {
    const seen = await add();
    const other = await add({ title: 'Blow-dry' });
    await asAdmin('put', '/services/order')
      .send({ ids: [other._id, seen._id] })
      .expect(200);

    expect(await change(seen._id, { price: 60, version: seen.version })).toMatchObject({ version: 2 });
  });

  test.each([0, -1, 1.5, '1', null, 3_000_000_000])('cannot have seen version %p', async (version) => {
    const { _id } = await add();

    await asAdmin('patch', `/services/${_id}`).send({ price: 60, version }).expect(422);
  });
});

test('a hidden service is seen by admins alone, an archived one too, and both come back', async () => {
  const { _id } = await add();

  await change(_id, { status: 'hidden' });
  const whileHidden = await shown();
  await change(_id, { status: 'archived' });
  const whileArchived = await shown();
  const { body: all } = await asAdmin('get', '/services/all').expect(200);
  await change(_id, { status: 'active' });

  expect([whileHidden, whileArchived, await shown()]).toEqual([[], [], ['Cut']]);
  expect(all).toMatchObject([{ _id, status: 'archived' }]);
  expect(await acts(_id)).toEqual([
    'service.added',
    'service.changed',
    'service.archived',
    'service.restored',
  ]);
});

test('the owner puts them in order, unless someone changed the list in the meantime', async () => {
  const first = await add({ title: 'First' });
  const second = await add({ title: 'Second', status: 'hidden' });
  const third = await add({ title: 'Third' });
  const arrange = (ids: string[]) => asAdmin('put', '/services/order').send({ ids });

  const { body: arranged } = await arrange([third._id, second._id, first._id]).expect(200);
  const { body: short } = await arrange([first._id, third._id]).expect(409);
  await arrange([first._id, second._id, randomUUID()]).expect(409);
  await arrange([first._id, first._id, second._id]).expect(422);

  expect(arranged.map(({ title }: { title: string }) => title)).toEqual(['Third', 'Second', 'First']);
  expect(short.code).toBe('list-has-changed');
  expect(await shown()).toEqual(['Third', 'First']);
});

test('an add-on keeps its id when it is changed or moved, a new one gets its own, and one left out is gone', async () => {
  const mask = { title: 'Mask', price: 22, extraMinutes: 15 };
  const { _id, addOns } = await add({ addOns: [mask, { title: 'Gloss', price: 0, extraMinutes: 0 }] });
  const [maskId, glossId] = addOns.map((addOn: { _id: string }) => addOn._id);

  const after = await change(_id, {
    addOns: [
      { title: 'Fringe', price: 10, extraMinutes: 5 },
      { _id: maskId, title: 'Deep mask', price: 25.5, extraMinutes: 20 },
    ],
  });

  expect(after.addOns).toEqual([
    { _id: expect.any(String), title: 'Fringe', price: 10, extraMinutes: 5, fallbacks: {}, words: {} },
    { _id: maskId, title: 'Deep mask', price: 25.5, extraMinutes: 20, fallbacks: {}, words: {} },
  ]);
  expect(after.addOns[0]._id).not.toBe(glossId);
  expect((await change(_id, { addOns: [] })).addOns).toEqual([]);
});

test('an add-on of another service cannot be taken over', async () => {
  const other = await add({ addOns: [{ title: 'Mask', price: 22, extraMinutes: 15 }] });
  const { _id } = await add();
  const addOns = [{ _id: other.addOns[0]._id, title: 'Mine', price: 22, extraMinutes: 15 }];

  const answer = await asAdmin('patch', `/services/${_id}`).send({ addOns }).expect(422);

  expect(answer.body.errors[0].pointer).toBe('#/addOns/0/_id');
  const { body } = await asAdmin('get', '/services/all').expect(200);
  expect(body).toMatchObject([{ addOns: other.addOns }, { addOns: [] }]);
});

test('a service that was never booked can be deleted', async () => {
  const { _id } = await add({ addOns: [{ title: 'Mask', price: 22, extraMinutes: 15 }] });

  await asAdmin('delete', `/services/${_id}`).expect(204);

  expect(await shown()).toEqual([]);
  await asAdmin('delete', `/services/${_id}`).expect(404);
  await asAdmin('patch', `/services/${_id}`).send({ title: 'x' }).expect(404);
  expect(await acts(_id)).toEqual(['service.added', 'service.deleted']);
});

test('a buffer counts together with the segments before it, whichever of them is changed', async () => {
  const { _id } = await add({ segments: [active(660)], bufferMinutes: 60 });
  const send = (body: object) => asAdmin('patch', `/services/${_id}`).send(body);

  const { body } = await send({ bufferMinutes: 65 }).expect(422);
  await send({ segments: [active(665)] }).expect(422);
  await send({ segments: [active(600)], bufferMinutes: 120 }).expect(200);

  expect(body.errors).toEqual([
    { pointer: '#/segments', detail: 'A service and its buffer can take up to twelve hours.' },
  ]);
});

describe('a service', () => {
  const withAddOn = (parts: object) => ({
    addOns: [{ title: 'Mask', price: 22, extraMinutes: 15, ...parts }],
  });

  test.each<[string, object, string]>([
    ['no title', { title: ' ' }, '#/title'],
    ['a title of 81 characters', { title: 'x'.repeat(81) }, '#/title'],
    ['A18 null for a description', { description: null }, '#/description'],
    ['a description of 2,001 characters', { description: 'x'.repeat(2001) }, '#/description'],
    ['no price', { price: undefined }, '#/price'],
    ['A12 a price below nothing', { price: -45 }, '#/price'],
    ['a price in parts of a cent', { price: 45.001 }, '#/price'],
    ['a price that is a word', { price: '45' }, '#/price'],
    ['a price that no purse holds', { price: 100_001 }, '#/price'],
    ['a kind of price that is none', { priceKind: 'about' }, '#/priceKind'],
    ['no category', { categoryId: undefined }, '#/categoryId'],
    ['a category that is not there', { categoryId: randomUUID() }, '#/categoryId'],
    ['a picture that is not there', { pictureId: randomUUID() }, '#/pictureId'],
    ['A21 a path for a picture', { img: '/../etc/passwd' }, '#/img'],
    ['A09 a place of its choice', { position: 1 }, '#/position'],
    ['a standing that is none', { status: 'gone' }, '#/status'],
    ['no time', { segments: [] }, '#/segments'],
    ['ten stretches of time', { segments: Array(10).fill(active(5)) }, '#/segments'],
    ['nothing for a stretch of time', { segments: [null] }, '#/segments/0'],
    ['a wait first', { segments: [processing(10), active(10)] }, '#/segments'],
    ['a wait last', { segments: [active(10), processing(10)] }, '#/segments'],
    ['two waits in a row', { segments: [active(5), processing(5), processing(5), active(5)] }, '#/segments'],
    ['a stretch of seven minutes', { segments: [active(7)] }, '#/segments'],
    ['a stretch of half a minute', { segments: [active(5.5)] }, '#/segments/0/minutes'],
    ['a stretch of no minutes', { segments: [active(0)] }, '#/segments/0/minutes'],
    ['a stretch of another kind', { segments: [{ kind: 'lunch', minutes: 5 }] }, '#/segments/0/kind'],
    ['more than twelve hours', { segments: [active(700), active(25)] }, '#/segments'],
    ['a next visit on the same day', { rebookWeeks: 0 }, '#/rebookWeeks'],
    ['a next visit after more than a year', { rebookWeeks: 53 }, '#/rebookWeeks'],
    ['a clean-up of three minutes', { bufferMinutes: 3 }, '#/bufferMinutes'],
    ['a clean-up of three hours', { bufferMinutes: 180 }, '#/bufferMinutes'],
    ['21 add-ons', { addOns: Array(21).fill(withAddOn({}).addOns[0]) }, '#/addOns'],
    ['nothing for an add-on', { addOns: [null] }, '#/addOns/0'],
    ['an add-on without a title', withAddOn({ title: '' }), '#/addOns/0/title'],
    ['an add-on that pays the client', withAddOn({ price: -1 }), '#/addOns/0/price'],
    ['an add-on of seven minutes', withAddOn({ extraMinutes: 7 }), '#/addOns/0/extraMinutes'],
    ['an add-on that shortens the booking', withAddOn({ extraMinutes: -5 }), '#/addOns/0/extraMinutes'],
    ['an add-on of five hours', withAddOn({ extraMinutes: 300 }), '#/addOns/0/extraMinutes'],
    ['an add-on by an id that it has not got', withAddOn({ _id: randomUUID() }), '#/addOns/0/_id'],
    ['an add-on by no id', withAddOn({ _id: 'mask' }), '#/addOns/0/_id'],
  ])('cannot have %s', async (_, parts, pointer) => {
    const answer = await asAdmin('post', '/services').send(aCut(parts)).expect(422);

    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
    expect(await shown()).toEqual([]);
  });

  test('cannot have the same add-on twice', async () => {
    const { _id, addOns } = await add(withAddOn({}));

    const answer = await asAdmin('patch', `/services/${_id}`)
      .send({ addOns: [addOns[0], addOns[0]] })
      .expect(422);

    expect(answer.body.errors[0].pointer).toBe('#/addOns');
  });
});
