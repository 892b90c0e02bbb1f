import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

const logIn = (body: object) => parlour.http.post('/auth/login').send(body);

const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 0]));

describe('A-2: a visitor who sends more than anybody needs', () => {
  test('reads that there are too many fields, and no list of them', async () => {
    const { status, body } = await logIn(unknownFields(2_500));

    expect([status, body.code]).toEqual([422, 'invalid-input']);
    expect(body.errors).toEqual([{ pointer: '#', detail: 'This has too many fields.' }]);
  });

  test('reads the same when the fields are spread over the lines of a booking', async () => {
    const lines = Array.from({ length: 600 }, () => ({ a: 0, b: 0 }));

    const { status, body } = await parlour.http.post('/holds').send({ lines });

    expect([status, body.code]).toEqual([422, 'invalid-input']);
    expect(body.errors).toEqual([{ pointer: '#', detail: 'This has too many fields.' }]);
  });

  test('reads of twenty mistakes, in fewer words than they sent', async () => {
    const answer = await logIn(unknownFields(1_000));

    expect([answer.status, answer.body.code]).toEqual([422, 'invalid-input']);
    expect(answer.body.errors).toHaveLength(20);
    expect(answer.text.length).toBeLessThan(20_000);
  });

  test('is not told the longest name they can think of', async () => {
    const answer = await logIn({ ['~'.repeat(30_000)]: 0 });

    expect([answer.status, answer.body.code]).toEqual([422, 'invalid-input']);
    expect(answer.text.length).toBeLessThan(1_000);
  });

  test.each([
    ['/auth/login', 33],
    ['/crash-reports', 9],
    ['/time-off', 101],
  ])('is refused at %s from %i kB on', async (path, kilobytes) => {
    const { status, body } = await parlour.http.post(path).send({ text: 'x'.repeat(kilobytes * 1024) });

    expect([status, body.code]).toEqual([413, 'too-large']);
  });
});

describe('A-2: an owner with much to say', () => {
  const signed = (path: string) => parlour.http.put(path).set('Authorization', admin.bearer);

  test('puts a thousand services in order in one request', async () => {
    const ids = Array.from({ length: 1_000 }, () => randomUUID());

    const { body } = await signed('/services/order').send({ ids });

    // None of these exist: they were read, and looked for.
    expect(body.code).not.toBe('too-large');
    expect(body.errors).not.toEqual([{ pointer: '#', detail: 'This has too many fields.' }]);
  });

  test('says of a team of a hundred how long each of them takes', async () => {
    const service = await aService(parlour.database);
    const segments = Array.from({ length: 9 }, (_, index) => ({
      kind: index % 2 === 0 ? 'active' : 'processing',
      minutes: 5,
    }));
    const offers = [];
    for (let member = 0; member < 100; member++) {
      const { id } = await aMember(parlour.database, { does: [] });
      offers.push({ staffId: id, price: 40, segments });
    }

    await signed(`/staff/offers/${service.id}`).send({ offers }).expect(200);
  });
});
