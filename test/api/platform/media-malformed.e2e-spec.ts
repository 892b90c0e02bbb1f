import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aPicture } from '../../support/pictures.js';

const BOUNDARY = 'seam';

let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

const part = (headers: string[], content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${headers.join('\r\n')}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);

const form = (picture: Buffer) =>
  Buffer.concat([
    part(['Content-Disposition: form-data; name="alt"'], Buffer.from('A chair')),
    part(
      ['Content-Disposition: form-data; name="file"; filename="a.jpg"', 'Content-Type: image/jpeg'],
      picture,
    ),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

interface Mutation {
  kind: 'cut' | 'flip' | 'insert' | 'repeat' | 'drop';
  at: number;
  length: number;
  with: string;
}

/** The position is a share of the length, so that forms of any length are damaged all over. */
function mutated(bytes: Buffer, { kind, at, length, with: text }: Mutation): Buffer {
  const from = Math.floor(at * bytes.length);
  const [before, middle, after] = [
    bytes.subarray(0, from),
    bytes.subarray(from, from + length),
    bytes.subarray(from + length),
  ];
  switch (kind) {
    case 'cut':
      return before;
    case 'flip':
      return Buffer.concat([before, Buffer.from(middle.map((byte) => byte ^ 0x5a)), after]);
    case 'insert':
      return Buffer.concat([before, Buffer.from(text, 'latin1'), middle, after]);
    case 'repeat':
      return Buffer.concat([before, middle, middle, middle, after]);
    case 'drop':
      return Buffer.concat([before, after]);
  }
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('cut', 'flip', 'insert', 'repeat', 'drop'),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  length: fc.integer({ min: 1, max: 60 }),
  with: fc.constantFrom(
    `\r\n--${BOUNDARY}\r\n`,
    `--${BOUNDARY}--`,
    '\r\n\r\n',
    '"; filename="../../x"; name="__proto__',
    'Content-Disposition: form-data; name="file"; filename=',
    'Content-Transfer-Encoding: base64\r\n',
    '\0',
    '\xff\xfe',
    'a'.repeat(5000),
  ),
});

const contentTypes = [
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary="${BOUNDARY}"`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(200)}`,
  `multipart/form-data; boundary=${BOUNDARY}; charset=utf-7`,
];

/** An upload that has not begun. */
function anUpload(contentType: string, promised: number) {
  const { port } = parlour.app.getHttpServer().address() as AddressInfo;
  const headers = { Authorization: admin.bearer, 'Content-Type': contentType, 'Content-Length': promised };
  return request({ port, host: '127.0.0.1', method: 'POST', path: '/media', headers, agent: false });
}

/** The status, or what became of the connection; the length it promises may be wrong. */
function post(body: Buffer, contentType: string, promised: number): Promise<number | string> {
  return new Promise((resolve) => {
    const call = anUpload(contentType, promised);
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    call.write(body);
    // A client hangs up after sending less than it announced.
    if (promised > body.length) call.destroy();
    else call.end();
  });
}

test('A22 six hundred malformed uploads are rejected by the same process, and leave nothing behind', async () => {
  const picture = await aPicture().jpeg().toBuffer();
  const whole = form(picture);
  const odd: unknown[] = [];

  await fc.assert(
    fc.asyncProperty(
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...contentTypes),
      fc.constantFrom(0, 0, 0, 0, 0, 7),
      async (mutations, contentType, missing) => {
        const body = mutations.reduce(mutated, whole);
        const status = await post(body, contentType, body.length + missing);
        const isOrderly = typeof status === 'string' ? missing > 0 : status < 500;
        if (!isOrderly) odd.push([status, contentType, body.toString('latin1')]);
      },
    ),
    { numRuns: 600, seed: 20270301 },
  );

  expect(odd).toEqual([]);
  const { body } = await parlour.http
    .get('/media?pageSize=100')
    .set('Authorization', admin.bearer)
    .expect(200);
  // A blow that missed the picture's own bytes leaves it whole: each of those has its two files, and none has others.
  expect(parlour.folder.pictures()).toHaveLength(2 * body.total);
});

test('A22 an upload that breaks off in the middle is no error in the log', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error');
  const body = form(await aPicture().jpeg().toBuffer());
  const arrival = once(parlour.app.getHttpServer(), 'request') as Promise<[IncomingMessage]>;
  const call = anUpload(`multipart/form-data; boundary=${BOUNDARY}`, body.length + 7).on(
    'error',
    () => undefined,
  );
  call.write(body);
  const [upload] = await arrival;
  while (upload.listenerCount('aborted') === 0) await pause(5);

  call.destroy();
  await new Promise((resolve) => upload.once('close', resolve));
  await pause(50);

  expect(logged.mock.calls).toEqual([]);
});
