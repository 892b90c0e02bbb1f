// Long because one salon with a mail server sends every letter of the proof, in every language.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { DailyLookService } from '../../../api/operations/daily-look/daily-look.service.js';
import type { EmailRequest } from '../../../api/mail/email-templates/email-kinds.js';
import { MailerService } from '../../../api/mail/mail/mailer.service.js';
import { languageFacts, languages } from '../../../api/words/languages.gen.js';
import type { Language } from '../../../api/words/types.gen.js';
import type { Received } from '../../support/mail-server.js';
import { aClient, aNewClient, anAdmin, loggedInAgain, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// Lisbon is on UTC then; the tests' clock is set to Monday, 1 March, eight o'clock.
const THURSDAY_TEN = '2027-03-04T10:00:00.000Z';
const THURSDAY_NOON = '2027-03-04T12:00:00.000Z';

let salon: SalonWithMail;
let client: Person;
let owner: Person;
let reception: Person;

beforeAll(async () => {
  salon = await openSalonWithMail();
  owner = await anAdmin(salon.parlour, 'ليلى حداد');
  reception = await anAdmin(salon.parlour, 'Pilar Núñez');
  await read(owner, 'ar');
  await read(reception, 'es');
});

afterAll(() => salon.close());

beforeEach(async () => {
  await salon.startAfresh();
  await speak('en', ['de', 'pt', 'ar']);
  client = await aClient(salon.parlour, 'Jörg Weiß');
});

/** The language that a user chose for their account. */
async function read({ id }: Person, language: Language | null): Promise<void> {
  await salon.parlour.database.query(`UPDATE users SET lang = $2 WHERE id = $1`, [id, language]);
}

const speak = (mainLanguage: Language, others: Language[]) =>
  salon.parlour.http
    .put('/salon/languages')
    .set('Authorization', owner.bearer)
    .send({ mainLanguage, others: others.map((language) => ({ language, isPublic: true })) })
    .expect(200);

/** Books on a page of the site in this language. */
async function bookOnAPage(language: Language, startsAt = THURSDAY_TEN): Promise<string> {
  const { body } = await salon.parlour.http
    .post('/bookings')
    .set('Authorization', client.bearer)
    .set('Idempotency-Key', randomUUID())
    .set('Accept-Language', language)
    .send({ lines: [{ serviceId: salon.cut.id, staffId: salon.staff[0]?.id }], startsAt })
    .expect(201);
  return body._id;
}

const lettersTo = async (person: Person): Promise<Received[]> => {
  await salon.deliver();
  return salon.mailServer.of(person);
};

const sentencesIn = (language: Language): string[] =>
  ['letters'].flatMap((area) =>
    Object.values<string>(JSON.parse(readFileSync(`words/${language}/api/${area}.json`, 'utf8'))),
  );

/** The text around the values in a language, if it is long enough to be unique. */
const piecesOf = (language: Language): string[] =>
  sentencesIn(language)
    .flatMap((sentence) => sentence.split(/\{[^{}]*\}/))
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= 9 && !/[{}]/.test(piece));

const PIECES = new Map(languages.map((language) => [language, piecesOf(language)]));

/** The languages in which a letter says something, in any of its parts. */
function languagesOf({ subject, text, html, calendar }: Received): Language[] {
  const said = [subject, text, html, calendar].join('\n').replaceAll(/[\u2066-\u2069]/g, '');
  const shared = (piece: string, language: Language) =>
    languages.some((other) => other !== language && PIECES.get(other)?.some((each) => each.includes(piece)));
  return languages.filter((language) =>
    PIECES.get(language)?.some((piece) => said.includes(piece) && !shared(piece, language)),
  );
}

function expectWhole(letter: Received | undefined, language: Language): void {
  if (!letter) throw new Error('No letter came.');
  expect(languagesOf(letter)).toEqual([language]);
  expect(letter.header('content-language')).toBe(language);
  expect(letter.html).toContain(`<html lang="${language}" dir="${languageFacts[language].direction}">`);
  if (letter.calendar)
    expect([...letter.calendar.matchAll(/;LANGUAGE=(\w+)/g)].map(([, each]) => each)).toEqual([
      language,
      language,
    ]);
}

describe('13-A6 one booking among three languages', () => {
  test('is confirmed, moved by an owner who reads Arabic, reminded of and cancelled in the German it was booked in', async () => {
    const id = await bookOnAPage('de');
    const [confirmed] = await lettersTo(client);
    await salon.move(owner, id, THURSDAY_NOON);
    const [, moved] = await lettersTo(client);
    salon.parlour.clock.set('2027-03-02T12:00:00Z');
    const [, , reminded] = await lettersTo(client);
    await salon.cancel(await loggedInAgain(salon.parlour, owner), id, 'Ana ist krank.');
    const letters = await lettersTo(client);

    expect(letters.map(({ subject }) => subject)).toEqual([
      'Gebucht: Donnerstag, 4. März 2027 um 10:00 Uhr',
      'Ihr Termin ist jetzt am Donnerstag, 4. März 2027 um 12:00 Uhr',
      'Erinnerung: Ihr Termin am Donnerstag, 4. März 2027 um 12:00 Uhr',
      'Ihr Termin am Donnerstag, 4. März 2027 um 12:00 Uhr ist abgesagt',
    ]);
    for (const letter of letters) expectWhole(letter, 'de');
    expect(confirmed?.text).toContain('Guten Tag Jörg Weiß,');
    expect(confirmed?.text).toContain('40\u00a0$');
    expect(confirmed?.html).toContain('https://maisonvera.example/de/dashboard/booking');
    expect(confirmed?.calendar).toMatch(/^DESCRIPTION;LANGUAGE=de:Buchungsnummer /m);
    expect(moved?.calendar).toContain('METHOD:REQUEST');
    expect(reminded?.calendar).toBe('');
    expect(letters[3]?.text).toContain('„Ana ist krank.“');
  });

  test('while what the salon’s own people get of that day is Arabic for one and Spanish for the other', async () => {
    await bookOnAPage('de');
    await salon.parlour.database.query(`UPDATE daily_look SET looked_on = NULL, found = '{}'`);
    await salon.parlour.app.get(DailyLookService).look();

    // The clock of these tests is not the database's, so the look finds something every day.
    const [toOwner] = await lettersTo(owner);
    const [toReception] = await lettersTo(reception);
    expectWhole(toOwner, 'ar');
    expectWhole(toReception, 'es');
    expectWhole((await lettersTo(client))[0], 'de');
    expect(toOwner?.subject).toBe('Parlour يحتاج إلى عناية');
    expect(toReception?.subject).toBe('Parlour necesita atención');
  });

  test('is written in the main language once the salon has withdrawn the one it was booked in', async () => {
    const id = await bookOnAPage('de');
    await speak('pt', ['en', 'ar']);
    await salon.move(owner, id, THURSDAY_NOON);

    const [moved] = await lettersTo(client);

    expectWhole(moved, 'pt');
    expect(moved?.subject).toBe('A sua marcação passou para quinta-feira, 4 de março de 2027, às 12:00');
    expect(moved?.html).toContain('href="https://maisonvera.example/dashboard/booking"');
  });

  test('is written in the main language where it is in one that this version does not speak', async () => {
    const id = await bookOnAPage('de');
    await salon.parlour.database.query(`UPDATE bookings SET lang = 'tlh' WHERE id = $1`, [id]);

    expectWhole((await lettersTo(client))[0], 'en');
  });

  test('follows the client’s account once they have chosen a language there, and what they chose last', async () => {
    await bookOnAPage('de');
    await read(client, 'fr');

    expectWhole((await lettersTo(client))[0], 'fr');
  });

  test('is the same in the calendar file that is downloaded, in the language of the page', async () => {
    const id = await bookOnAPage('de');
    const file = async (language: string) => {
      const { text } = await salon.parlour.http
        .get(`/bookings/${id}/calendar`)
        .set('Authorization', client.bearer)
        .set('Accept-Language', language)
        .expect(200);
      return text;
    };

    expect(await file('ar')).toMatch(/^DESCRIPTION;LANGUAGE=ar:رقم الحجز [\w-]+\. https:/m);
    expect(await file('de')).toMatch(/^DESCRIPTION;LANGUAGE=de:Buchungsnummer/m);
  });
});

describe('an email to someone of whom nothing else is known', () => {
  test('is in the language of the page on which they asked for a code', async () => {
    const email = `new-${randomUUID().slice(0, 8)}@example.com`;
    await salon.parlour.http.post('/auth/codes').set('Accept-Language', 'pt').send({ email }).expect(202);

    await salon.deliver();

    expectWhole(salon.mailServer.of({ email })[0], 'pt');
    expect(salon.mailServer.of({ email })[0]?.text).toContain('https://maisonvera.example/pt/login#code=');
  });

  test('is in the language of the page on which they wrote to the salon, which gets theirs in its own', async () => {
    const email = `guest-${randomUUID().slice(0, 8)}@example.com`;
    const messageId = randomUUID();
    const message = { kind: 'contact', name: 'Rita', email, message: 'Têm estacionamento?', messageId };
    await salon.parlour.http.post('/messages').set('Accept-Language', 'pt').send(message).expect(201);
    await salon.parlour.http
      .post(`/messages/${messageId}/answer`)
      .set('Authorization', owner.bearer)
      .set('Accept-Language', 'ar')
      .send({ text: 'Sim, mesmo à porta.' })
      .expect(201);

    await salon.deliver();

    const toSalon = salon.mailServer.received.find(({ header }) => header('reply-to') === email);
    expectWhole(toSalon, 'en');
    expectWhole(salon.mailServer.of({ email })[0], 'pt');
  });

  test('is in the language of the page on which someone tried to sign up with their address, or forgot a password', async () => {
    const { email } = client;
    const asked = (path: string, body: object) =>
      salon.parlour.http.post(path).set('Accept-Language', 'ar').send(body);
    await asked('/auth/sign-up', { name: 'Eve', email, password: 'a long enough secret' }).expect(409);
    await asked('/auth/reset-request', { email }).expect(202);

    const letters = await lettersTo(client);

    expect(letters).toHaveLength(2);
    for (const letter of letters) expectWhole(letter, 'ar');
  });
});

test('13-A6 a service is called in a letter what the client has read, in the calendar as well', async () => {
  const { http } = salon.parlour;
  const words = { de: { title: 'Haarschnitt' } };
  await http
    .patch(`/services/${salon.cut.id}`)
    .set('Authorization', owner.bearer)
    .send({ words })
    .expect(200);
  await bookOnAPage('de');

  const [letter] = await lettersTo(client);

  expect(letter?.text).toContain('Haarschnitt');
  expect(letter?.calendar).toContain('SUMMARY;LANGUAGE=de:Haarschnitt');
});

test('whoever signs up on a page of the site gets all emails in its language', async () => {
  const { body } = await salon.parlour.http
    .post('/auth/sign-up')
    .set('Accept-Language', 'pt')
    .send({ name: 'Inês', email: 'ines@example.com', password: 'a long enough secret' })
    .expect(201);

  await salon.deliver();

  expectWhole(salon.mailServer.of(body.user)[0], 'pt');
});

test('a name that turns the direction of writing around, or ends a line, changes no header and no sentence', async () => {
  const eve = await aNewClient(salon.parlour, 'Eve\u202e gro.live\u2066\u2069');
  await salon.parlour.database.query(`TRUNCATE outbox`);
  client = eve;
  await bookOnAPage('ar');

  const [letter] = await lettersTo(eve);

  expect(letter?.header('to')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(letter?.subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(letter?.calendar).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(letter?.text).not.toMatch(/[\u202a-\u202e]/);
  expectWhole(letter, 'ar');
});

const ACCOUNT_EMAILS = (to: string, userId: string): EmailRequest[] => {
  const at = '2027-03-01T08:00:00.000Z';
  const plain = { to, userId };
  const linked = { ...plain, link: '/verify#c2VjcmV0', expiresAt: new Date('2027-03-02T08:00:00Z') };
  return [
    { kind: 'verification', ...linked },
    { kind: 'reset', ...linked },
    { kind: 'email-change', ...linked },
    { kind: 'login-code', ...linked, link: '/login#code=123456' },
    { kind: 'login-code-refused', ...plain, facts: { at } },
    { kind: 'password-changed', ...plain, facts: { at } },
    { kind: 'email-changed', ...plain, facts: { at } },
    { kind: 'email-changed', ...linked, facts: { at } },
    { kind: 'sign-up-attempt', ...plain, facts: { at } },
    { kind: 'google-linked', ...plain, facts: { at, isPasswordGone: true } },
    { kind: 'google-unlinked', ...plain, facts: { at } },
    { kind: 'admin-sign-in', ...plain, facts: { at, device: '', from: '192.0.2.7' } },
    { kind: 'session-copied', ...plain, facts: { at, device: 'Firefox' } },
    { kind: 'factor-added', ...plain, facts: { at, name: 'Nokia' } },
    { kind: 'factor-removed', ...plain, facts: { at, name: 'Nokia', isLast: true, by: 'owner' } },
    { kind: 'factor-removed', ...plain, facts: { at, name: '', isLast: true, by: 'admin' } },
    { kind: 'recovery-code-used', ...plain, facts: { at, left: 9 } },
    { kind: 'passkey-copied', ...plain, facts: { at, name: 'Nokia' } },
  ];
};

test.each(languages)(
  'every email about an account is whole in its owner’s language: %s',
  async (language) => {
    await read(client, language);
    const requests = ACCOUNT_EMAILS(client.email, client.id);
    await salon.parlour.app.get(DataSource).transaction(async (tx) => {
      for (const request of requests) await salon.parlour.app.get(MailerService).enqueue(request, tx);
    });

    const letters = await lettersTo(client);

    expect(letters).toHaveLength(requests.length);
    for (const letter of letters) expectWhole(letter, language);
  },
);

test('an admin reads why an email was dropped, and the headings of the table of bookings, in their own language', async () => {
  const id = await bookOnAPage('de');
  await salon.cancel(client, id);
  const get = (path: string) =>
    salon.parlour.http.get(path).set('Authorization', owner.bearer).set('Accept-Language', 'ar').expect(200);

  const { body } = await get('/mail?state=dropped');
  const { text } = await get('/bookings/export');

  expect(new Set(body.items.map(({ reason }: { reason: string }) => reason))).toEqual(
    new Set(['أُلغي الحجز.']),
  );
  expect(text).toMatch(/^\ufeffرقم الحجز,الحالة,اليوم,/);
});

test('an admin reads on the page Mail what was sent, in the language it was sent in', async () => {
  await bookOnAPage('ar');
  await salon.deliver();
  const get = (path: string) => salon.parlour.http.get(path).set('Authorization', reception.bearer);
  const { body: list } = await get('/mail?state=sent').expect(200);

  const { body } = await get(`/mail/${list.items[0]._id}`).expect(200);
  const [letter] = salon.mailServer.of(client);

  expect(body.subject).toBe(letter?.subject);
  expect(body.html).toContain('dir="rtl"');
});

test('13-A8 an admin reads how an email would be written in each language, and no link that opens an account', async () => {
  await bookOnAPage('de');
  await salon.parlour.http.post('/auth/reset-request').send({ email: client.email }).expect(202);
  const get = (path: string) => salon.parlour.http.get(path).set('Authorization', reception.bearer);
  const { body: waiting } = await get('/mail').expect(200);
  const idOf = (kind: string) => waiting.items.find((one: { kind: string }) => one.kind === kind)._id;
  const confirmed = await get(`/mail/${idOf('booking-confirmed')}?language=ar`).expect(200);
  const asSent = await get(`/mail/${idOf('booking-confirmed')}?language=tlh`).expect(200);
  const reset = await get(`/mail/${idOf('reset')}?language=pt`).expect(200);

  expectWhole({ ...confirmed.body, header: () => 'ar' }, 'ar');
  expect(asSent.body.subject).toBe('Gebucht: Donnerstag, 4. März 2027 um 10:00 Uhr');
  expect(reset.body.text).not.toMatch(/code=/);
  expect(reset.body.html).toContain('<html lang="pt"');
});
