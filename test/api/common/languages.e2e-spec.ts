import { randomUUID } from 'node:crypto';
import type { Language } from '../../../api/words/types.gen.js';
import { languages } from '../../../api/words/languages.gen.js';
import { problems } from '../../../api/words/words.gen.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

// Monday, 1 March 2027, 08:00 is now.
let parlour: TestApp;
let client: Person;
let cut: Awaited<ReturnType<typeof aService>>;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut' });
  await aMember(parlour.database, { name: 'Ana', does: [cut] });
  client = await aClient(parlour);
});

afterAll(() => parlour.close());

const book = (language: string, body: object) =>
  parlour.http
    .post('/bookings')
    .set('Authorization', client.bearer)
    .set('Idempotency-Key', randomUUID())
    .set('Accept-Language', language)
    .send(body);

const someService = () => ({ lines: [{ serviceId: cut.id, staffId: null }] });

describe('13-A10 what goes wrong, in the reader’s language', () => {
  test.each(languages)('is titled in %s for whoever asks for it, and says so', async (language) => {
    const { body, headers } = await parlour.http
      .get('/bookings')
      .set('Accept', 'application/json')
      .set('Accept-Language', `${language};q=0.9, xx`)
      .expect(401);

    expect(body).toMatchObject({ code: 'unauthenticated', title: problems[language].unauthenticated() });
    expect(headers['content-language']).toBe(language);
    expect(headers['vary']).toMatch(/Accept-Language/);
  });

  const past: [Language, string][] = [
    ['en', 'That time has passed.'],
    ['de', 'Diese Zeit ist schon vorbei.'],
    ['pt', 'Essa hora já passou.'],
    ['ar', 'مضى هذا الوقت.'],
  ];
  test.each(past)('tells a client in %s that a time has passed', async (language, sentence) => {
    const { body } = await book(language, { ...someService(), startsAt: '2027-02-01T10:00:00.000Z' }).expect(
      422,
    );

    expect(body.errors).toEqual([{ pointer: '#/startsAt', detail: sentence }]);
  });

  test('counts minutes as the language does', async () => {
    const soon = { ...someService(), startsAt: '2027-03-01T08:30:00.000Z' };
    const detailIn = async (language: string) => {
      const { body } = await book(language, soon).expect(422);
      return body.errors[0].detail;
    };

    expect(await detailIn('pt-PT')).toBe('Marque com pelo menos 60 minutos de antecedência.');
    expect(await detailIn('ar')).toBe('يُرجى الحجز قبل 60 دقيقة على الأقل.');
  });

  test('says which field is wrong, in words of ours where the library has only English', async () => {
    const broken = { lines: [], startsAt: 'tomorrow' };
    const detailsIn = async (language: string): Promise<Record<string, string>> => {
      const { body } = await book(language, broken).expect(422);
      return Object.fromEntries(
        body.errors.map(({ pointer, detail }: { pointer: string; detail: string }) => [pointer, detail]),
      );
    };

    expect(await detailsIn('fr')).toMatchObject({
      '#/lines': 'Cette liste est trop courte.',
      '#/startsAt': 'Une date et une heure avec leur décalage sont attendues.',
    });
    expect(await detailsIn('en')).toMatchObject({
      '#/startsAt': 'startsAt must be a date and time with an offset, such as 2027-03-01T09:30:00Z',
    });
  });

  test.each([
    ['a language that we do not have', 'ja, tlh;q=0.5'],
    ['a path', '../../../etc/passwd'],
    ['none at all', '*;q=0'],
    ['the name of something that every object has', 'constructor, __proto__'],
    ['far too many', 'xx-yy,'.repeat(1200)],
  ])('answers in English who asks for %s', async (_, language) => {
    const { body, headers } = await parlour.http
      .get('/bookings')
      .set('Accept', 'application/json')
      .set('Accept-Language', language)
      .expect(401);

    expect(headers['content-language']).toBe('en');
    expect(body.code).toBe('unauthenticated');
  });
});
