import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';

const BOUNDARY = 'seam';
const MEGABYTE = 1024 * 1024;

let parlour: TestApp;
let owner: Person;
let picture: Buffer;
let form: Buffer;

beforeAll(async () => {
  parlour = await startTestApp();
  owner = await anAdmin(parlour);
  picture = await aPicture({ width: 600, height: 800 }).jpeg().toBuffer();
  form = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
});

afterAll(() => parlour?.close());

const aReviewBy = async ({ bearer }: Person): Promise<string> =>
  (
    await parlour.http
      .post('/reviews')
      .set('Authorization', bearer)
      .send({ name: 'Maria Lopes', title: '', text: 'I feel like new.', stars: 5 })
      .expect(201)
  ).body._id;

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

interface Upload {
  /** The server's answer, however much of the form it has; null if the connection ended without one. */
  answer: Promise<Answer | null>;
  finish: () => void;
  hangUp: () => void;
}

/** Sends the headers and the first half of a form, and keeps the rest. */
function begin(reviewId: string, { bearer }: Person, length = form.length): Upload {
  const { port } = parlour.app.getHttpServer().address() as AddressInfo;
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: `/reviews/${reviewId}/portrait`,
    headers: {
      Authorization: bearer,
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': length,
    },
    agent: false,
  });
  const answer = new Promise<Answer | null>((resolve) => {
    call.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    });
    call.on('error', () => resolve(null));
  });
  const half = form.length / 2;
  call.write(form.subarray(0, half));
  return { answer, finish: () => call.end(form.subarray(half)), hangUp: () => call.destroy() };
}

/** The first answers, and the uploads that still wait for theirs. */
async function answersOf(uploads: Upload[], count: number) {
  const answers: (Answer | null)[] = [];
  const open = new Set(uploads);
  for (const upload of uploads) {
    void upload.answer.then((answer) => {
      answers.push(answer);
      open.delete(upload);
    });
  }
  while (answers.length < count) await pause(5);
  return { answers, open: [...open] };
}

const busy = { status: 503, retryAfter: '10' };

test('a stranger’s picture for another client’s review is refused before it is read', async () => {
  const id = await aReviewBy(await aClient(parlour));
  const upload = begin(id, await aClient(parlour), 15 * MEGABYTE);

  expect(await upload.answer).toMatchObject({ status: 404 });
  upload.hangUp();
});

test('a picture for a review that the salon has published is refused before it is read', async () => {
  const client = await aClient(parlour);
  const id = await aReviewBy(client);
  await parlour.http
    .post(`/reviews/${id}/publish`)
    .set('Authorization', owner.bearer)
    .send({ version: 1 })
    .expect(200);
  const upload = begin(id, client, 15 * MEGABYTE);

  expect(await upload.answer).toMatchObject({ status: 409 });
  upload.hangUp();
});

test('of six pictures that a client sends at once, one is read', async () => {
  const client = await aClient(parlour);
  const id = await aReviewBy(client);
  const uploads = Array.from({ length: 6 }, () => begin(id, client));

  const { answers, open } = await answersOf(uploads, 5);

  expect(answers).toEqual(Array(5).fill(busy));
  expect(open).toHaveLength(1);
  open[0]?.finish();
  expect(await open[0]?.answer).toMatchObject({ status: 204 });
  for (const upload of uploads) upload.hangUp();
});

test('clients have three open uploads together, and the salon can add pictures in the meantime', async () => {
  const clients = await Promise.all(Array.from({ length: 4 }, () => aClient(parlour)));
  const ids = await Promise.all(clients.map(aReviewBy));
  const uploads = clients.map((client, index) => begin(ids[index] ?? '', client));

  const { answers, open } = await answersOf(uploads, 1);

  expect([answers, open.length]).toEqual([[busy], 3]);
  await parlour.http
    .put(`/reviews/${ids[0]}/portrait`)
    .set('Authorization', owner.bearer)
    .attach('file', picture, 'me.jpg')
    .expect(204);
  await send(parlour, owner, picture).expect(201);

  for (const upload of open) upload.finish();
  expect(await Promise.all(open.map(({ answer }) => answer))).toEqual(
    Array(3).fill(expect.objectContaining({ status: 204 })),
  );
  for (const upload of uploads) upload.hangUp();
});

test('a client whose connection broke can send the picture again', async () => {
  const client = await aClient(parlour);
  const id = await aReviewBy(client);
  const [first, second] = [begin(id, client), begin(id, client)];
  const { open } = await answersOf([first, second], 1);
  expect(open).toHaveLength(1);
  for (const upload of [first, second]) upload.hangUp();

  const again = () =>
    parlour.http
      .put(`/reviews/${id}/portrait`)
      .set('Authorization', client.bearer)
      .attach('file', picture, 'me.jpg');
  let { status } = await again();
  for (let tries = 0; status === 503 && tries < 100; tries += 1) {
    await pause(20);
    ({ status } = await again());
  }

  expect(status).toBe(204);
});
