import { randomUUID } from 'node:crypto';
import { aClient, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

const THURSDAY_TEN = '2027-03-04T10:00:00.000Z';

let salon: SalonWithMail;
let client: Person;

beforeAll(async () => {
  salon = await openSalonWithMail();
});

afterAll(() => salon.close());

beforeEach(async () => {
  await salon.parlour.database.query(`TRUNCATE bookings, allocations, idempotency_keys, outbox CASCADE`);
  salon.mailServer.received.length = 0;
  client = await aClient(salon.parlour);
});

describe('A23 nothing that people type changes where emails go', () => {
  const rename = (name: string) =>
    salon.parlour.database.query(`UPDATE users SET name = $2 WHERE id = $1`, [client.id, name]);

  test.each([
    'Eve\r\nBcc: evil@example.com',
    'Eve\nTo: evil@example.com\n\nHello',
    'Eve\r\n.\r\nRCPT TO:<evil@example.com>',
    '"Eve" <evil@example.com>, x',
    'Eve\u2028Bcc: evil@example.com',
  ])('a name such as %j reaches one person and adds no header', async (name) => {
    await rename(name);
    await salon.book(client, THURSDAY_TEN);

    await salon.deliver();

    expect(salon.mailServer.received.map(({ recipients }) => recipients)).toEqual([[client.email]]);
    const [mail] = salon.mailServer.received;
    expect(mail?.header('bcc')).toBe('');
    expect(mail?.header('to')).toContain(client.email);
    expect(mail?.subject).toBe('Booked: Thursday 4 March 2027 at 10:00');
    expect(mail?.calendar).not.toMatch(/^Bcc/m);
  });

  test.each([
    'a@b.example\r\nBcc: x@y.example',
    'a@b.example, evil@example.com',
    'G: a@b.example, d@e.example;',
    '"a@b.example" <evil@example.com>',
    'a@b.example>\r\nRCPT TO:<evil@example.com',
  ])('an address such as %j gets nothing', async (address) => {
    await salon.parlour.database.query(`UPDATE users SET email = $2 WHERE id = $1`, [client.id, address]);
    await salon.book(client, THURSDAY_TEN);

    await salon.deliver();

    expect(salon.mailServer.received).toEqual([]);
    const [row] = await salon.parlour.database.query(
      `SELECT failed_at IS NOT NULL AS failed, last_error FROM outbox WHERE kind = 'booking-confirmed'`,
    );
    expect(row).toEqual({ failed: true, last_error: 'This is not one email address.' });
  });

  test('A11 markup in names and titles is shown as it was typed', async () => {
    await rename('<img src=x onerror=alert(1)> & "Søn"');
    await salon.parlour.database.query(`UPDATE services SET title = '<b>Cut</b> 💇🏽‍♀️ & blow' WHERE id = $1`, [
      salon.cut.id,
    ]);

    await salon.book(client, THURSDAY_TEN);
    await salon.deliver();

    const [mail] = salon.mailServer.of(client);
    expect(mail?.html).not.toMatch(/<img|<b>/);
    expect(mail?.html).toContain(
      'Hello <bdi>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Søn&quot;</bdi>,',
    );
    expect(mail?.html).toContain('&lt;b&gt;Cut&lt;/b&gt; 💇🏽‍♀️ &amp; blow');
    expect(mail?.text).toContain('<b>Cut</b> 💇🏽‍♀️ & blow');
  });

  test('a long name with emoji comes through whole', async () => {
    const name = `${'Ñandú 🦩 '.repeat(13)}Zoë`;
    await rename(name);

    await salon.book(client, THURSDAY_TEN);
    await salon.deliver();

    const [mail] = salon.mailServer.of(client);
    expect(mail?.text).toContain(`Hello ${name},`);
    expect(mail?.header('to')).toContain('Zoë');
    expect(mail?.calendar).toContain(name);
  });

  test('a name that is an advertisement is left out of the email', async () => {
    await rename('Win now at www.evil.example');

    await salon.book(client, THURSDAY_TEN);
    await salon.deliver();

    const [mail] = salon.mailServer.of(client);
    expect(`${mail?.header('to')}${mail?.text}${mail?.html}${mail?.calendar}`).not.toContain('evil');
    expect(mail?.text).toContain('Hello,');
  });

  test('A28 links lead to the salon’s own address, whatever host the request named', async () => {
    await salon.parlour.http
      .post('/bookings')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .set('Authorization', client.bearer)
      .set('Idempotency-Key', randomUUID())
      .send({ lines: [{ serviceId: salon.cut.id }], startsAt: THURSDAY_TEN })
      .expect(201);

    await salon.deliver();

    const [mail] = salon.mailServer.of(client);
    const links = `${mail?.text} ${mail?.html} ${mail?.calendar}`.match(/https?:\/\/[^/\s"<]+/g) ?? [];
    expect(new Set(links)).toEqual(new Set(['https://maisonvera.example']));
  });
});
