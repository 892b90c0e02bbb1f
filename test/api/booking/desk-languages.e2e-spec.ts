import { randomUUID } from 'node:crypto';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aMember } from '../../support/salon.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// Lisbon is on UTC then; the tests' clock is set to Monday, 1 March, eight o'clock.
const THURSDAY_TEN = '2027-03-04T10:00:00.000Z';

let salon: SalonWithMail;
let admin: Person;

beforeAll(async () => {
  salon = await openSalonWithMail();
  admin = await anAdmin(salon.parlour);
  const others = ['pt', 'ar'].map((language) => ({ language, isPublic: true }));
  await asAdmin('put', '/salon/languages').send({ mainLanguage: 'en', others }).expect(200);
  await asAdmin('patch', `/services/${salon.cut.id}`)
    .send({ words: { pt: { title: 'Corte' } } })
    .expect(200);
});

afterAll(() => salon?.close());

beforeEach(() => salon.startAfresh());

const asAdmin = (method: 'get' | 'post' | 'put' | 'patch', at: string) =>
  salon.parlour.http[method](at).set('Authorization', admin.bearer).set('Accept', 'application/json');

const bookFor = async (client: object) => {
  const lines = [{ serviceId: salon.cut.id, staffId: salon.staff[0]?.id }];
  const { body } = await asAdmin('post', '/bookings/desk')
    .set('Idempotency-Key', randomUUID())
    .send({ client, lines, startsAt: THURSDAY_TEN })
    .expect(201);
  return body;
};

const letters = async () => {
  await salon.deliver();
  return salon.mailServer.received.map(({ subject, text }) => ({ subject, text }));
};

describe('13-A9 a client whom the desk books for', () => {
  test('reads the confirmation in the language that the desk has chosen, and their service as the site calls it', async () => {
    const booking = await bookFor({ name: 'Rui Alves', email: 'rui@example.com', language: 'pt' });
    const [letter] = await letters();
    const { items } = (await asAdmin('get', '/clients?q=rui').expect(200)).body;

    expect(letter?.subject).toBe('Marcado: quinta-feira, 4 de março de 2027, às 10:00');
    expect(letter?.text).toContain('Corte');
    expect(booking.lines[0].title).toBe('Cut');
    expect((await asAdmin('get', `/clients/${items[0]._id}`)).body.language).toBe('pt');
  });

  test('reads the main language while no one has chosen another', async () => {
    await bookFor({ name: 'Ann Lee', email: 'ann@example.com' });
    const [letter] = await letters();

    expect(letter?.subject).toBe('Booked: Thursday 4 March 2027 at 10:00');
    expect(letter?.text).not.toContain('Corte');
  });

  test('who was on file without a language gets the one that is chosen now, and keeps it afterwards', async () => {
    const contact = { name: 'Inês Melo', email: 'ines@example.com' };
    const { _id } = (await asAdmin('post', '/clients').send(contact).expect(201)).body;
    await bookFor({ ...contact, language: 'pt' });
    await asAdmin('post', '/clients')
      .send({ ...contact, language: 'ar' })
      .expect(409);

    expect((await asAdmin('get', `/clients/${_id}`)).body.language).toBe('pt');
  });

  test('is written to in another language from the moment on in which the desk changes it', async () => {
    const { _id } = (
      await asAdmin('post', '/clients')
        .send({ name: 'Leila Haddad', email: 'leila@example.com', language: 'ar' })
        .expect(201)
    ).body;
    const changed = await asAdmin('patch', `/clients/${_id}`).send({ language: 'pt' }).expect(200);
    await bookFor({ _id });
    const [letter] = await letters();

    expect(changed.body.language).toBe('pt');
    expect(letter?.subject).toMatch(/^Marcado:/);
    await asAdmin('patch', `/clients/${_id}`).send({ language: 'tlh' }).expect(422);
    expect((await asAdmin('patch', `/clients/${_id}`).send({ language: null })).body.language).toBeNull();
  });

  test('chooses it alone if they have an account, whose language the desk sees', async () => {
    const client = await aClient(salon.parlour);
    await salon.parlour.http.patch('/account').set('Authorization', client.bearer).send({ language: 'pt' });
    const refused = await asAdmin('patch', `/clients/${client.id}`).send({ language: 'ar' }).expect(422);

    expect(refused.body.errors[0].pointer).toBe('#/language');
    expect((await asAdmin('get', `/clients/${client.id}`)).body.language).toBe('pt');
  });
});

test('13-A9 the inbox says in which language a message was written, as its answer is', async () => {
  await salon.parlour.http
    .post('/messages')
    .set('Accept-Language', 'pt')
    .send({
      kind: 'contact',
      name: 'Rui',
      email: 'rui@example.com',
      message: 'Bom dia',
      messageId: randomUUID(),
    })
    .expect(201);
  const { body } = await asAdmin('get', '/messages').expect(200);

  expect(body.items[0]).toMatchObject({ message: 'Bom dia', language: 'pt' });
});

test('13-A8 the owner reads how many of the texts that visitors see are translated into each language', async () => {
  const progress = async () => (await asAdmin('get', '/salon/languages/progress').expect(200)).body;
  const before = await progress();
  await aMember(salon.parlour.database, { name: 'Bea', does: [salon.cut] });
  const [{ _id: categoryId }] = (
    await asAdmin('post', '/service-categories')
      .send({ title: 'Nails', words: { pt: { title: 'Unhas' } } })
      .expect(201)
  ).body.slice(-1);
  await asAdmin('post', '/services')
    .send({
      title: 'Manicure',
      description: 'With a bath.',
      price: 30,
      categoryId,
      segments: [{ kind: 'active', minutes: 30 }],
      addOns: [{ title: 'Polish', price: 5, extraMinutes: 10, words: { pt: { title: 'Verniz' } } }],
      words: { pt: { title: 'Manicura' }, ar: { title: 'أظافر', description: 'مع حمام.' } },
    })
    .expect(201);
  await asAdmin('put', '/salon/texts').send({ 'hero.button': 'Book now' }).expect(200);
  const after = await progress();

  const gained = (language: string, count: 'texts' | 'translated') =>
    [after, before].map((list) => list.find((one: { language: string }) => one.language === language)[count]);
  const more = (language: string, count: 'texts' | 'translated') => {
    const [now = 0, then = 0] = gained(language, count);
    return now - then;
  };
  // A category, a service with its description and an add-on, a team member’s role where they have one, a text of the site.
  expect(more('pt', 'texts')).toBe(more('ar', 'texts'));
  expect(more('pt', 'texts')).toBeGreaterThanOrEqual(5);
  expect(more('pt', 'translated')).toBe(3);
  expect(more('ar', 'translated')).toBe(2);
});

test('13-A8 what a language still lacks is listed with where it is written', async () => {
  const [{ _id: categoryId }] = (await asAdmin('get', '/service-categories').expect(200)).body;
  const { body: service } = await asAdmin('post', '/services')
    .send({
      title: 'Facial',
      description: 'With a mask.',
      price: 30,
      categoryId,
      segments: [{ kind: 'active', minutes: 30 }],
      addOns: [{ title: 'Serum', price: 5, extraMinutes: 10 }],
      words: { pt: { title: 'Limpeza de pele' } },
    })
    .expect(201);
  await asAdmin('put', '/salon/texts').send({ 'hero.button': 'Book now' }).expect(200);
  const missing = async (language: string) =>
    (await asAdmin('get', `/salon/languages/progress/missing?language=${language}`).expect(200)).body;

  const inPortuguese = await missing('pt');
  expect(inPortuguese).toContainEqual({ place: 'service', _id: service._id, name: 'Facial', texts: 2 });
  expect(inPortuguese.at(-1)).toEqual({ place: 'site', _id: '', name: '', texts: 1 });
  expect(await missing('ar')).toContainEqual({
    place: 'service',
    _id: service._id,
    name: 'Facial',
    texts: 3,
  });
  expect(await missing('en')).toEqual([]);
  const { body: progress } = await asAdmin('get', '/salon/languages/progress').expect(200);
  const { texts, translated } = progress.find((one: { language: string }) => one.language === 'pt');
  const listed = inPortuguese.reduce((sum: number, one: { texts: number }) => sum + one.texts, 0);
  expect(listed).toBe(texts - translated);
});
