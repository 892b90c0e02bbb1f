import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { Service } from '../../../api/salon/services/service.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';
import { aMember, aService, nobodyWorksHere } from '../../support/salon.js';

const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;

let parlour: TestApp;
let admin: Person;
let client: Person;
let cut: Service;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
  client = await aClient(parlour);
  cut = await aService(parlour.database, { title: 'Cut' });
});

afterAll(() => parlour.close());

beforeEach(() => nobodyWorksHere(parlour.database));

const asAdmin = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', admin.bearer);

const add = async (body: object) => (await asAdmin('post', '/staff').send(body).expect(201)).body;

const namesOf = ({ body }: Response): string[] => body.map(({ name }: { name: string }) => name);

const shown = async () => namesOf(await parlour.http.get('/staff').expect(200));

const offered = async (day = TUESDAY): Promise<string[]> => {
  const { body } = await parlour.http.get('/availability').query({ day, services: cut.id }).expect(200);
  return body.starts;
};

const book = (startsAt: string, staffId: string) =>
  parlour.http
    .post('/bookings')
    .set('Authorization', client.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId: cut.id, staffId }], startsAt })
    .expect(201);

describe('the team', () => {
  test('gets new members at the end, who cannot be booked before they have hours and services', async () => {
    await add({ name: 'Ana' });

    const added = await add({ name: ' Bea ', role: 'Colourist', introduction: 'Copper is a mood.' });

    expect(added).toEqual({
      _id: expect.any(String),
      name: 'Bea',
      slug: `bea-${added._id.slice(0, 8)}`,
      role: 'Colourist',
      introduction: 'Copper is a mood.',
      languages: [],
      img: '',
      picture: null,
      offers: [],
      active: true,
      comingVisits: 0,
      fallbacks: {},
      words: {},
    });
    expect(await shown()).toEqual(['Ana', 'Bea']);
  });

  test('says which languages each speaks with clients, by code and in the owner’s order', async () => {
    const { _id } = await add({ name: 'Ana', languages: ['pt', 'en'] });
    await asAdmin('patch', `/staff/${_id}`)
      .send({ languages: ['Portuguese'] })
      .expect(422);

    await asAdmin('patch', `/staff/${_id}`)
      .send({ languages: ['en', 'ja', 'pt'] })
      .expect(200);

    const { body } = await parlour.http.get('/staff').expect(200);
    expect(body[0].languages).toEqual(['en', 'ja', 'pt']);
  });

  test('shows a picture of the salon’s own, which stays while it does', async () => {
    const { body: picture } = await send(parlour, admin, await aPicture().jpeg().toBuffer()).expect(201);
    const { createdAt: _, words: _words, ...inAllSizes } = picture;
    const { _id } = await add({ name: 'Ana', pictureId: picture._id });

    const { body } = await parlour.http.get('/staff').expect(200);
    const refused = await asAdmin('delete', `/media/${picture._id}`).expect(409);
    // B-9: also above a column of the diary.
    const diary = await asAdmin('get', '/bookings/diary?from=2027-03-02&to=2027-03-02').expect(200);
    expect(diary.body.people).toContainEqual(
      expect.objectContaining({ _id, img: picture.src, picture: inAllSizes }),
    );
    await asAdmin('patch', `/staff/${_id}`).send({ pictureId: null }).expect(200);
    await asAdmin('delete', `/media/${picture._id}`).expect(204);

    expect(body[0]).toMatchObject({ img: picture.src, picture: inAllSizes });
    expect(refused.body.code).toBe('picture-in-use');
  });

  test('is in the owner’s order, unless someone has changed it since', async () => {
    const [ana, bea] = [await add({ name: 'Ana' }), await add({ name: 'Bea' })];
    const arrange = (ids: string[]) => asAdmin('put', '/staff/order').send({ ids });

    const arranged = await arrange([bea._id, ana._id]).expect(200);
    const { body: short } = await arrange([ana._id]).expect(409);

    expect(namesOf(arranged)).toEqual(['Bea', 'Ana']);
    expect(short.code).toBe('list-has-changed');
    expect(await shown()).toEqual(['Bea', 'Ana']);
  });

  test('no longer shows a member who has left on the site and in the diary, until they return', async () => {
    const ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
    expect(await offered()).toContain(at('10:00'));

    const { body: left } = await asAdmin('patch', `/staff/${ana.id}`).send({ active: false }).expect(200);
    const then = {
      shown: await shown(),
      offered: await parlour.http.get('/availability').query({ day: TUESDAY, services: cut.id }),
    };
    await asAdmin('patch', `/staff/${ana.id}`).send({ active: true }).expect(200);

    expect(left.active).toBe(false);
    expect(then.shown).toEqual([]);
    expect(then.offered.body.starts).toEqual([]);
    expect(await offered()).toContain(at('10:00'));
  });

  test('keeps a member whom clients expect, and says how many do', async () => {
    const ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
    const { body: booking } = await book(at('10:00'), ana.id);

    const { body: all } = await asAdmin('get', '/staff/all').expect(200);
    const { body } = await asAdmin('patch', `/staff/${ana.id}`).send({ active: false }).expect(409);
    const stays = await shown();
    await asAdmin('post', `/bookings/${booking._id}/cancel`).send({}).expect(200);
    await asAdmin('patch', `/staff/${ana.id}`).send({ active: false }).expect(200);

    expect(all).toMatchObject([{ name: 'Ana', comingVisits: 1 }]);
    expect(body).toMatchObject({ code: 'has-coming-visits', comingVisits: 1 });
    expect(stays).toEqual(['Ana']);
  });

  test('keeps a member who has been booked; one added by mistake can be deleted', async () => {
    const ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
    await book(at('10:00'), ana.id);
    const slip = await add({ name: 'Anna' });

    const { body } = await asAdmin('delete', `/staff/${ana.id}`).expect(409);
    await asAdmin('delete', `/staff/${slip._id}`).expect(204);

    expect(body.code).toBe('has-history');
    expect(await shown()).toEqual(['Ana']);
    await asAdmin('delete', `/staff/${slip._id}`).expect(404);
  });

  test('has every change recorded', async () => {
    const { _id } = await add({ name: 'Ana' });
    await asAdmin('patch', `/staff/${_id}`).send({ role: 'Stylist' }).expect(200);
    await asAdmin('put', `/staff/${_id}/hours`).send({ windows: [] }).expect(200);
    await asAdmin('delete', `/staff/${_id}`).expect(204);

    const { body } = await asAdmin('get', `/audit?object=${_id}`).expect(200);

    const acts = body.items.map(({ action }: { action: string }) => action).sort();
    expect(acts).toEqual(['staff.added', 'staff.changed', 'staff.changed', 'staff.deleted']);
  });
});

describe('the hours of a team member', () => {
  const noon = { weekday: 2, startsMinute: 720, endsMinute: 780 };
  const morning = { weekday: 2, startsMinute: 540, endsMinute: 600 };

  test('are several windows a day, and the diary follows at once', async () => {
    const ana = await aMember(parlour.database, { does: [cut] });
    expect(await offered()).toHaveLength(31);

    const { body } = await asAdmin('put', `/staff/${ana.id}/hours`)
      .send({ windows: [noon, morning] })
      .expect(200);

    expect(body).toEqual({ weekly: [morning, noon], exceptions: [] });
    expect(await offered()).toEqual(
      ['09:00', '09:15', '09:30', '12:00', '12:15', '12:30'].map((time) => at(time)),
    );
    expect((await asAdmin('get', `/staff/${ana.id}/hours`).expect(200)).body).toEqual(body);
  });

  test('are others on one day, until the week holds again', async () => {
    const ana = await aMember(parlour.database, { does: [cut] });
    const day = `/staff/${ana.id}/exceptions/${TUESDAY}`;
    const window = { startsMinute: 600, endsMinute: 630 };

    await asAdmin('put', day).send({ windows: [] }).expect(200);
    const off = await offered();
    const { body } = await asAdmin('put', day)
      .send({ windows: [window] })
      .expect(200);
    const short = await offered();
    await asAdmin('delete', day).expect(200);

    expect(off).toEqual([]);
    expect(body.exceptions).toEqual([{ day: TUESDAY, windows: [window] }]);
    expect(short).toEqual([at('10:00')]);
    expect(await offered()).toHaveLength(31);
    await asAdmin('delete', day).expect(404);
  });

  test('leave what is booked as it is', async () => {
    const ana = await aMember(parlour.database, { does: [cut] });
    const { body: booking } = await book(at('10:00'), ana.id);

    await asAdmin('put', `/staff/${ana.id}/hours`)
      .send({ windows: [noon] })
      .expect(200);

    const { body } = await asAdmin('get', `/bookings/${booking._id}`).expect(200);
    expect(body).toMatchObject({ status: 'confirmed', startsAt: at('10:00') });
  });

  test.each([
    ['two windows that overlap', [noon, { ...noon, startsMinute: 779, endsMinute: 800 }], '#/windows'],
    ['a window that ends before it starts', [{ ...noon, endsMinute: 700 }], '#/windows/0/endsMinute'],
    ['an eighth weekday', [{ ...noon, weekday: 8 }], '#/windows/0/weekday'],
    ['half a minute', [{ ...noon, startsMinute: 0.5 }], '#/windows/0/startsMinute'],
    ['a day of 25 hours', [{ ...noon, endsMinute: 1500 }], '#/windows/0/endsMinute'],
    ['a window that is none', [null], '#/windows/0'],
    ['no list', 'monday', '#/windows'],
    ['more windows than a week can have', Array.from({ length: 43 }, () => noon), '#/windows'],
  ])('are never %s', async (_, windows, pointer) => {
    const ana = await aMember(parlour.database, { does: [cut] });

    const { body } = await asAdmin('put', `/staff/${ana.id}/hours`).send({ windows }).expect(422);

    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
    expect(await offered()).toHaveLength(31);
  });

  test('may touch, and differ from day to day', async () => {
    const { _id } = await add({ name: 'Ana' });
    const windows = [morning, { ...noon, startsMinute: 600 }, { ...noon, weekday: 3 }];

    await asAdmin('put', `/staff/${_id}/hours`).send({ windows }).expect(200);
  });

  test.each(['2027-02-29', '1066-10-14', 'tomorrow', '2027-3-2'])('have no day %s', async (day) => {
    const { _id } = await add({ name: 'Ana' });

    await asAdmin('put', `/staff/${_id}/exceptions/${day}`).send({ windows: [] }).expect(404);
  });

  test('belong to someone', async () => {
    await asAdmin('get', `/staff/${randomUUID()}/hours`).expect(404);
    await asAdmin('put', `/staff/${randomUUID()}/hours`).send({ windows: [] }).expect(404);
    await asAdmin('put', `/staff/${randomUUID()}/exceptions/${TUESDAY}`).send({ windows: [] }).expect(404);
    await asAdmin('patch', `/staff/${randomUUID()}`).send({ name: 'Ana' }).expect(404);
  });
});

test.each([
  ['no name', { name: ' ' }, '#/name'],
  ['a name without end', { name: 'x'.repeat(81) }, '#/name'],
  ['A18 null for a role', { name: 'Ana', role: null }, '#/role'],
  ['a picture that is not there', { name: 'Ana', pictureId: randomUUID() }, '#/pictureId'],
  ['A09 a place in the order', { name: 'Ana', position: 1 }, '#/position'],
  ['A21 a path for a picture', { name: 'Ana', img: '/../etc/passwd' }, '#/img'],
])('nobody is added with %s', async (_, body, pointer) => {
  const answer = await asAdmin('post', '/staff').send(body).expect(422);

  expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  expect(await shown()).toEqual([]);
});
