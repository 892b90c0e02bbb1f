import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { active } from '../../support/salon.js';

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

const acts = async (id: string): Promise<string[]> => {
  const { body } = await asAdmin('get', `/audit?object=${id}`).expect(200);
  return body.items.map(({ action }: { action: string }) => action).reverse();
};

describe('categories', () => {
  const titles = (body: { title: string }[]) => body.map(({ title }) => title);

  test('are added behind the others, each under an address of its own that a new title leaves alone', async () => {
    await asAdmin('post', '/service-categories').send({ title: 'Brows & lashes' }).expect(201);
    const { body: added } = await asAdmin('post', '/service-categories')
      .send({ title: ' HAIR ' })
      .expect(201);
    const { body } = await asAdmin('patch', `/service-categories/${hair}`)
      .send({ title: 'Hair & colour' })
      .expect(200);

    expect(added).toMatchObject([
      { slug: 'hair', services: 0 },
      { slug: 'brows-lashes', services: 0 },
      { slug: 'hair-2', title: 'HAIR', services: 0 },
    ]);
    expect(body[0]).toEqual({
      ...{ _id: hair, slug: 'hair', colour: 'clay', title: 'Hair & colour', services: 0 },
      ...{ fallbacks: {}, words: {} },
    });
    expect((await add()).category.title).toBe('Hair & colour');
  });

  test('have a colour that no other has until the owner picks one, which a new title leaves alone', async () => {
    const change = (body: object) => asAdmin('patch', `/service-categories/${hair}`).send(body).expect(200);
    const colours = (body: { colour: string }[]) => body.map(({ colour }) => colour);

    await change({ title: 'Hair', colour: 'rose' });
    const { body: added } = await asAdmin('post', '/service-categories').send({ title: 'Nails' }).expect(201);
    const { body: chosen } = await asAdmin('post', '/service-categories')
      .send({ title: 'Skin', colour: 'rose' })
      .expect(201);
    const { body: renamed } = await change({ title: 'Hair & colour' });

    expect(colours(added)).toEqual(['rose', 'clay']);
    expect(colours(chosen)).toEqual(['rose', 'clay', 'rose']);
    expect(colours(renamed)).toEqual(['rose', 'clay', 'rose']);
    expect((await add()).category.colour).toBe('rose');
  });

  test('are put into the owner’s order, unless someone has changed them since', async () => {
    const { body: two } = await asAdmin('post', '/service-categories').send({ title: 'Nails' }).expect(201);
    const arrange = (ids: string[]) => asAdmin('put', '/service-categories/order').send({ ids });

    const { body } = await arrange([two[1]._id, hair]).expect(200);
    const { body: short } = await arrange([hair]).expect(409);

    expect(titles(body)).toEqual(['Nails', 'Hair']);
    expect(short.code).toBe('list-has-changed');
  });

  test('can be deleted when they are empty, archived services included', async () => {
    const { _id } = await add({ status: 'archived' });

    const { body: refused } = await asAdmin('delete', `/service-categories/${hair}`).expect(409);
    await asAdmin('delete', `/services/${_id}`).expect(204);
    const { body } = await asAdmin('delete', `/service-categories/${hair}`).expect(200);

    expect(refused.code).toBe('category-in-use');
    expect(body).toEqual([]);
    await asAdmin('delete', `/service-categories/${hair}`).expect(404);
    await asAdmin('patch', `/service-categories/${hair}`).send({ title: 'x' }).expect(404);
    expect(await acts(hair)).toEqual(['service-category.added', 'service-category.deleted']);
  });

  test.each([
    ['no title', { title: '  ' }, '#/title'],
    ['a title of 41 characters', { title: 'x'.repeat(41) }, '#/title'],
    ['a title that is a list', { title: ['Hair'] }, '#/title'],
    [
      'a colour of which nobody knows whether it can be read',
      { title: 'Nails', colour: '#ffff00' },
      '#/colour',
    ],
    ['A09 an address of their choice', { title: 'Nails', slug: 'hair' }, '#/slug'],
  ])('cannot have %s', async (_, body, pointer) => {
    const answer = await asAdmin('post', '/service-categories').send(body).expect(422);

    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  });
});
