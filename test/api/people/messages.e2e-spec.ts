// Long because one message is followed from the form to the inbox, the email and the answer.
import { randomUUID } from 'node:crypto';
import { startTestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

const MESSAGE = {
  kind: 'contact',
  name: 'Rita Sá',
  email: 'rita@example.com',
  message: 'Do you have\nparking?',
};

let salon: SalonWithMail;
let admin: Person;

beforeAll(async () => {
  salon = await openSalonWithMail();
  admin = await anAdmin(salon.parlour, 'Vera Duarte');
});

afterAll(() => salon.close());

beforeEach(async () => {
  await salon.parlour.database.query(`TRUNCATE messages, outbox CASCADE`);
  await salon.parlour.database.query(`UPDATE salon SET email = 'desk@maisonvera.example'`);
  salon.mailServer.received.length = 0;
  salon.parlour.clock.set('2027-03-01T08:00:00Z');
});

const send = (change: object = {}) => salon.parlour.http.post('/messages').send({ ...MESSAGE, ...change });

const get = (path: string) => salon.parlour.http.get(path).set('Authorization', admin.bearer);

const mark = (id: string, body: object) =>
  salon.parlour.http.put(`/messages/${id}/status`).set('Authorization', admin.bearer).send(body);

const inbox = async (query = '') => (await get(`/messages${query}`).expect(200)).body;

const waitingMails = async (): Promise<number> => {
  const [{ mails }] = await salon.parlour.database.query(`SELECT count(*)::int AS mails FROM outbox`);
  return mails;
};

describe('a visitor who writes to the salon', () => {
  test('reads that it arrived; the salon has it in its inbox and by email', async () => {
    const { body } = await send({ kind: 'home', lastName: 'Lopes', phone: '+351 912 345 678 ext. 4' }).expect(
      201,
    );
    await salon.deliver();

    expect(body).toEqual({ _id: expect.any(String) });
    expect(await inbox()).toEqual({
      items: [
        {
          _id: body._id,
          kind: 'home',
          name: 'Rita Sá',
          lastName: 'Lopes',
          email: 'rita@example.com',
          phone: '+351 912 345 678 ext. 4',
          message: 'Do you have\nparking?',
          language: null,
          status: 'open',
          handledAt: null,
          handledBy: null,
          note: '',
          answers: [],
          createdAt: '2027-03-01T08:00:00.000Z',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 25,
      open: 1,
    });
    const [mail] = salon.mailServer.received;
    expect(mail?.recipients).toEqual(['desk@maisonvera.example']);
    expect(mail?.header('reply-to')).toBe('rita@example.com');
    expect(mail?.text).toContain('+351 912 345 678 ext. 4');
  });

  test('reaches a salon without an email address at the address that its emails come from', async () => {
    await salon.parlour.database.query(`UPDATE salon SET email = ''`);

    await send().expect(201);
    await salon.deliver();

    expect(salon.mailServer.received.map(({ recipients }) => recipients)).toEqual([
      ['hello@maisonvera.example'],
    ]);
  });

  test('and presses the button twice has sent one message', async () => {
    const messageId = randomUUID();

    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ messageId })));

    expect(answers.map(({ status, body }) => [status, body._id])).toEqual(
      answers.map(() => [201, messageId]),
    );
    expect([(await inbox()).total, await waitingMails()]).toEqual([1, 1]);
  });

  test('and changes the text before sending it under the same id again gets a problem', async () => {
    const messageId = randomUUID();
    await send({ messageId }).expect(201);

    const { body } = await send({ messageId, message: 'Do you have a garden?' }).expect(409);

    expect(body.code).toBe('another-message');
    expect((await inbox()).items).toMatchObject([{ message: MESSAGE.message }]);
  });

  test.each([
    ['any script', { name: '王小明', message: 'Здравствуйте! هل لديكم موعد؟ 💇🏽‍♀️' }],
    ['a name with signs', { name: `D'Arcy-O’Neill <b>`, lastName: 'van der Ü' }],
    ['four thousand signs', { message: 'á'.repeat(4000) }],
  ])('may write in %s', async (_, change) => {
    await send(change).expect(201);

    expect((await inbox()).items).toMatchObject([change]);
  });

  test.each([
    ['no name', { name: '   ' }, '#/name'],
    ['no address to answer to', { email: '' }, '#/email'],
    ['A23 two addresses', { email: 'rita@example.com, eve@example.com' }, '#/email'],
    ['A23 an address with a line break', { email: 'rita@example.com\r\nBcc: eve@example.com' }, '#/email'],
    ['nothing to say', { message: ' \n ' }, '#/message'],
    ['too much to say', { message: 'a'.repeat(4001) }, '#/message'],
    ['a form that is none', { kind: 'career' }, '#/kind'],
    ['a list for a name', { name: ['Rita'] }, '#/name'],
    ['A18 null for a number', { phone: null }, '#/phone'],
    ['A18 null for the id of the message', { messageId: null }, '#/messageId'],
    ['A09 a status of their choice', { status: 'handled' }, '#/status'],
  ])('with %s reads which field is wrong', async (_, change, pointer) => {
    const { body } = await send(change).expect(422);

    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
    expect([(await inbox()).total, await waitingMails()]).toEqual([0, 0]);
  });

  test('A23 cannot send an email elsewhere by the name they give', async () => {
    await send({ name: 'Eve\r\nBcc: everybody@example.com', lastName: '\u2028To: all@example.com' }).expect(
      201,
    );
    await salon.deliver();

    expect(salon.mailServer.received.map(({ recipients }) => recipients)).toEqual([
      ['desk@maisonvera.example'],
    ]);
    expect(salon.mailServer.received[0]?.header('bcc')).toBe('');
  });
});

test('a bot that fills in the hidden field is thanked, and nothing is kept', async () => {
  const { body } = await send({ website: 'https://spam.example' }).expect(201);

  expect(body).toEqual({ _id: expect.any(String) });
  expect([(await inbox()).total, await waitingMails()]).toEqual([0, 0]);
});

describe('the inbox', () => {
  test('shows the latest first, page by page, and counts what is open', async () => {
    for (const message of ['first', 'second', 'third']) {
      await send({ message }).expect(201);
      salon.parlour.clock.advanceMinutes(1);
    }
    const [{ _id: latest }] = (await inbox()).items;
    await mark(latest, { status: 'handled' }).expect(200);

    const firstPage = await inbox('?pageSize=2');
    const open = await inbox('?status=open&pageSize=1&page=2');

    expect(firstPage.items.map(({ message }: { message: string }) => message)).toEqual(['third', 'second']);
    expect([firstPage.total, firstPage.open]).toEqual([3, 2]);
    expect(open.items).toMatchObject([{ message: 'first', status: 'open' }]);
    expect(open.total).toBe(2);
  });

  test('finds a message by any of its words, with % and _ as ordinary characters', async () => {
    await send({ message: 'Is the 20% offer still on?' }).expect(201);
    await send({ name: 'Zoë', phone: '555 0199' }).expect(201);

    const found = async (search: string) => (await inbox(`?search=${encodeURIComponent(search)}`)).total;

    expect(await found('20% OFFER')).toBe(1);
    expect(await found('zoë')).toBe(1);
    expect(await found('0199')).toBe(1);
    expect(await found('2_%')).toBe(0);
  });

  test('shows who handled a message and when, until it is opened again', async () => {
    const { body: sent } = await send().expect(201);

    const { body: handled } = await mark(sent._id, { status: 'handled', note: 'Called her back.' }).expect(
      200,
    );
    const { body: later } = await mark(sent._id, { status: 'handled' }).expect(200);
    const { body: reopened } = await mark(sent._id, { status: 'open' }).expect(200);

    expect(handled).toMatchObject({ status: 'handled', handledBy: 'Vera Duarte', note: 'Called her back.' });
    expect(handled.handledAt).toMatch(/^2027-03-01T/);
    expect(later).toEqual(handled);
    expect(reopened).toMatchObject({
      status: 'open',
      handledBy: null,
      handledAt: null,
      note: 'Called her back.',
    });
    expect((await get(`/messages/${sent._id}`).expect(200)).body).toEqual(reopened);
  });

  test('has no message under an unknown id', async () => {
    await get(`/messages/${randomUUID()}`).expect(404);
    await mark(randomUUID(), { status: 'handled' }).expect(404);
    await get('/messages/first').expect(404);
    await get('/messages?status=lost').expect(422);
  });
});

describe('an answer to a visitor', () => {
  const deliveriesOf = async (id: string) =>
    (await get(`/messages/${id}`).expect(200)).body.answers.map(
      ({ delivery }: { delivery: string | null }) => delivery,
    );

  const answer = (id: string, body: object) =>
    salon.parlour.http.post(`/messages/${id}/answer`).set('Authorization', admin.bearer).send(body);

  const aMessage = async (change: object = {}): Promise<string> => {
    const { body } = await send(change).expect(201);
    await salon.deliver();
    salon.mailServer.received.length = 0;
    return body._id;
  };

  test('is marked as not delivered once its email is given up, and not at all once that is no longer kept', async () => {
    const id = await aMessage();
    const answerId = randomUUID();
    await answer(id, { text: 'Yes.', answerId }).expect(201);
    salon.parlour.clock.advanceMinutes(1);
    await answer(id, { text: 'And a lift.' }).expect(201);

    await salon.parlour.database.query(`UPDATE outbox SET failed_at = now() WHERE id = $1`, [answerId]);
    expect(await deliveriesOf(id)).toEqual(['failed', 'waiting']);

    await salon.parlour.database.query(`DELETE FROM outbox WHERE id = $1`, [answerId]);
    expect(await deliveriesOf(id)).toEqual([null, 'waiting']);
  });

  test('reaches them by email, is shown beside their message, and marks it handled', async () => {
    const id = await aMessage();
    salon.parlour.clock.set('2027-03-01T08:05:00Z');

    const { body } = await answer(id, { text: 'Yes,\nbehind the house.' }).expect(201);
    await salon.deliver();

    expect(body).toMatchObject({
      status: 'handled',
      handledBy: 'Vera Duarte',
      answers: [
        {
          text: 'Yes,\nbehind the house.',
          writtenBy: 'Vera Duarte',
          createdAt: '2027-03-01T08:05:00.000Z',
          delivery: 'waiting',
        },
      ],
    });
    const delivered = { ...body, answers: [{ ...body.answers[0], delivery: 'sent' }] };
    expect((await get(`/messages/${id}`).expect(200)).body).toEqual(delivered);
    expect((await inbox()).items).toEqual([delivered]);
    const [mail] = salon.mailServer.received;
    expect(mail?.recipients).toEqual(['rita@example.com']);
    expect(mail?.header('reply-to')).toBe('desk@maisonvera.example');
    expect(mail?.text).toContain('Hello Rita Sá,\n\nYes,\nbehind the house.');
    expect(mail?.text).toContain('Do you have\nparking?');
  });

  test('is sent once however often the button is pressed, and another text needs another id', async () => {
    const id = await aMessage();
    const answerId = randomUUID();

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => answer(id, { text: 'Yes.', answerId })),
    );
    const { body: refused } = await answer(id, { text: 'No.', answerId }).expect(409);

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(refused.code).toBe('another-message');
    await salon.deliver();
    expect(salon.mailServer.received).toHaveLength(1);
    expect((await get(`/messages/${id}`)).body.answers).toHaveLength(1);
  });

  test('stays when the message is opened again, and a second one may follow', async () => {
    const id = await aMessage();
    await answer(id, { text: 'Yes.' }).expect(201);

    const { body: reopened } = await mark(id, { status: 'open' }).expect(200);
    salon.parlour.clock.advanceMinutes(1);
    const { body: again } = await answer(id, { text: 'And for bicycles too.' }).expect(201);

    expect(reopened).toMatchObject({ status: 'open', answers: [{ text: 'Yes.' }] });
    expect(again.answers.map(({ text }: { text: string }) => text)).toEqual([
      'Yes.',
      'And for bicycles too.',
    ]);
    expect(again.status).toBe('handled');
  });

  test('keeps the name of the person who handled it first', async () => {
    const id = await aMessage();
    const { body: handled } = await mark(id, { status: 'handled' }).expect(200);
    salon.parlour.clock.advanceMinutes(5);

    const { body } = await answer(id, { text: 'Yes.' }).expect(201);

    expect(body.handledAt).toBe(handled.handledAt);
  });

  test('leaves out a name that is an advertisement', async () => {
    const id = await aMessage({ name: 'Win now at www.evil.example', message: 'Hello?' });

    await answer(id, { text: 'Yes.' }).expect(201);
    await salon.deliver();

    expect(salon.mailServer.received[0]?.text).toContain('Hello,\n\nYes.');
    expect(salon.mailServer.received[0]?.text).not.toContain('evil');
  });

  test.each([
    ['nothing to say', { text: ' \n ' }, '#/text'],
    ['too much to say', { text: 'a'.repeat(4001) }, '#/text'],
    ['a list for a text', { text: ['Yes.'] }, '#/text'],
    ['no text', {}, '#/text'],
    ['an id that is none', { text: 'Yes.', answerId: 'first' }, '#/answerId'],
    ['A18 null for the id', { text: 'Yes.', answerId: null }, '#/answerId'],
    ['A09 an address of their choice', { text: 'Yes.', email: 'eve@example.com' }, '#/email'],
  ])('with %s is not sent, and the admin reads why', async (_, body, pointer) => {
    const id = await aMessage();

    const refused = await answer(id, body).expect(422);

    expect(refused.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
    expect((await get(`/messages/${id}`)).body).toMatchObject({ status: 'open', answers: [] });
  });

  test('to no one is not found', async () => {
    await answer(randomUUID(), { text: 'Yes.' }).expect(404);
    await answer('first', { text: 'Yes.' }).expect(404);
  });

  test('is recorded with who answered which message', async () => {
    const id = await aMessage();

    await answer(id, { text: 'Yes.' }).expect(201);

    const { body } = await get(`/audit?action=message.answered&object=${id}`).expect(200);
    expect(body.items).toMatchObject([{ actor: { _id: admin.id }, object: { type: 'message', _id: id } }]);
  });
});

test('A23 no one fills the salon’s mailbox: after ten messages in a day the sender has to wait', async () => {
  const parlour = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });

  const statuses: number[] = [];
  for (let sent = 0; sent <= 10; sent++) {
    statuses.push(
      (await parlour.http.post('/messages').send({ ...MESSAGE, message: `Hello ${sent}` })).status,
    );
  }
  const [{ mails }] = await parlour.database.query(`SELECT count(*)::int AS mails FROM outbox`);
  await parlour.close();

  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  expect(mails).toBe(10);
});
