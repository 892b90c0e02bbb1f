import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, type Person } from '../../support/people.js';

let parlour: TestApp;
let client: Person;
let port: number;

beforeAll(async () => {
  parlour = await startTestApp();
  client = await aClient(parlour);
  port = Number(new URL(await parlour.app.getUrl()).port);
});

afterAll(() => parlour.close());

/** Sends the bytes as they are and reads until the server hangs up. Answers with all that came. */
function send(...parts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    // A server that hangs up in the middle of a bad request has answered too.
    socket.on('error', () => undefined).on('close', () => resolve(answer));
    for (const part of parts) socket.write(part);
    // The other half stays open: the server must end it on its own.
  });
}

const statuses = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;

const HOST = 'Host: salon.example';
const CLOSE = 'Connection: close';
const JSON_TYPE = 'Content-Type: application/json';

/** A log-in whose body comes in the given pieces. */
const chunked = (...body: string[]) =>
  `${lines('POST /auth/login HTTP/1.1', HOST, CLOSE, JSON_TYPE, 'Transfer-Encoding: chunked')}${body.join('')}`;

const login = (headers: string[], body: string | Buffer = '{}') => [
  lines('POST /auth/login HTTP/1.1', HOST, CLOSE, JSON_TYPE, ...headers),
  body,
];

const CORPUS: [string, (string | Buffer)[]][] = [
  // Input that isn't HTTP
  ['nonsense', ['\x00\x01\x02\x03\r\n\r\n']],
  ['the greeting of TLS', [Buffer.from('16030100a5010000a10303', 'hex'), '\r\n\r\n']],
  ['a request of HTTP/2', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n']],
  ['a version that is none', [lines('GET / HTTP/9.9', HOST, CLOSE)]],
  ['no version', ['GET /\r\n\r\n']],
  ['a method that is none', [lines('STEAL /services HTTP/1.1', HOST, CLOSE)]],
  ['a method in lower case', [lines('get /services HTTP/1.1', HOST, CLOSE)]],
  [
    'a request of a proxy',
    [lines('CONNECT elsewhere.example:443 HTTP/1.1', 'Host: elsewhere.example', CLOSE)],
  ],
  ['TRACE', [lines('TRACE / HTTP/1.1', HOST, CLOSE)]],
  ['OPTIONS for the whole server', [lines('OPTIONS * HTTP/1.1', HOST, CLOSE)]],

  // The address
  ['a space in the path', [lines('GET /ser vices HTTP/1.1', HOST, CLOSE)]],
  ['NUL in the path', [lines('GET /ser\x00vices HTTP/1.1', HOST, CLOSE)]],
  ['a path of 20 kB', [lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, HOST, CLOSE)]],
  ['a question of 20 kB', [lines(`GET /services?q=${'a'.repeat(20_000)} HTTP/1.1`, HOST, CLOSE)]],

  // Headers
  ['no Host', [lines('GET /services HTTP/1.1', CLOSE)]],
  ['two hosts', [lines('GET /services HTTP/1.1', HOST, 'Host: elsewhere.example', CLOSE)]],
  ['the same host twice', [lines('GET /services HTTP/1.1', HOST, 'hOST: salon.example', CLOSE)]],
  ['a header without a name', [lines('GET /services HTTP/1.1', HOST, ': x', CLOSE)]],
  ['a header without a colon', [lines('GET /services HTTP/1.1', HOST, 'nothing', CLOSE)]],
  ['a blank before the colon', [lines('GET /services HTTP/1.1', HOST, 'X-Thing : x', CLOSE)]],
  ['NUL in a header', [lines('GET /services HTTP/1.1', HOST, 'X-Thing: a\x00b', CLOSE)]],
  [
    'a header that goes on in the next line',
    [lines('GET /services HTTP/1.1', HOST, 'X-Thing: a', ' b', CLOSE)],
  ],
  ['a lonely line feed', [`GET /services HTTP/1.1\r\n${HOST}\nX-Thing: a\r\n${CLOSE}\r\n\r\n`]],
  ['headers of 20 kB', [lines('GET /services HTTP/1.1', HOST, `X-Thing: ${'a'.repeat(20_000)}`, CLOSE)]],
  [
    'a cookie of 20 kB',
    [lines('GET /auth/session HTTP/1.1', HOST, `Cookie: session=${'a'.repeat(20_000)}`, CLOSE)],
  ],

  // End of the body
  ['two lengths', login(['Content-Length: 2', 'Content-Length: 40'])],
  ['a length and chunks', login(['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n')],
  ['chunks that are none', login(['Transfer-Encoding: xchunked'])],
  ['chunks, and then something', login(['Transfer-Encoding: chunked, identity'], '0\r\n\r\n')],
  ['chunks twice', login(['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], '0\r\n\r\n')],
  ['chunks behind a tab', login(['Transfer-Encoding:\x0bchunked'], '0\r\n\r\n')],
  ['a length below nothing', login(['Content-Length: -1'])],
  ['a length with a plus', login(['Content-Length: +2'])],
  ['a length in hexadecimal', login(['Content-Length: 0x2'])],
  ['a length beyond all numbers', login([`Content-Length: ${'9'.repeat(40)}`])],
  ['a length that is a word', login(['Content-Length: two'])],
  ['a chunk whose size is no number', [chunked('zz\r\n{}\r\n0\r\n\r\n')]],
  ['a chunk with a size below nothing', [chunked('-2\r\n{}\r\n0\r\n\r\n')]],
  ['a chunk with a size beyond all numbers', [chunked('ffffffffffffffffff\r\n{}\r\n0\r\n\r\n')]],
  ['a chunk that is longer than it says', [chunked('1\r\n{}\r\n0\r\n\r\n')]],
  ['a chunk without its end', [chunked('2\r\n{}0\r\n\r\n')]],
  ['a chunk size of 20 kB', [chunked(`${'0'.repeat(20_000)}2\r\n{}\r\n0\r\n\r\n`)]],
  ['chunk extensions of 20 kB', [chunked(`2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)]],

  // The body
  ['half a character', login(['Content-Length: 13'], Buffer.from('{"email":"\xc3"}', 'latin1'))],
  ['NULs', login(['Content-Length: 8'], Buffer.alloc(8))],
  ['a packing that is none', login(['Content-Length: 2', 'Content-Encoding: gzip'])],
  ['a bomb', login([`Content-Length: ${bomb().length}`, 'Content-Encoding: gzip'], bomb())],
  ['two packings', login([`Content-Length: ${bomb().length}`, 'Content-Encoding: gzip, gzip'], bomb())],
];

/** Ten megabytes of nothing in ten kilobytes. */
function bomb(): Buffer {
  return gzipSync(Buffer.alloc(10_000_000, ' '));
}

describe('A22 malformed HTTP is rejected, and the next request is answered:', () => {
  test.each(CORPUS)('%s', async (_, parts) => {
    const answered = statuses(await send(...parts));

    // None is hung up on, which is an answer too; two would mean that a second request was smuggled in.
    expect(answered.length).toBeLessThan(2);
    expect(answered.filter((status) => status < 400 || status >= 500)).toEqual([]);
    await parlour.http.get('/health/live').expect(200);
  });

  test('headers with the names of what every object has', async () => {
    const names = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString'];
    const answer = await send(
      lines(
        'GET /services?__proto__=x&constructor=y HTTP/1.1',
        HOST,
        CLOSE,
        ...names.map((name) => `${name}: x`),
        `Cookie: __proto__=x; constructor=y; session=z`,
      ),
    );

    expect(statuses(answer)).toEqual([200]);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    await parlour.http.get('/services').expect(200);
  });

  test('a second request hidden in the body of the first is not answered', async () => {
    const hidden = lines('GET /user HTTP/1.1', HOST, `Authorization: ${client.bearer}`);
    const answer = await send(
      lines('GET /services HTTP/1.1', HOST, CLOSE, JSON_TYPE, `Content-Length: ${hidden.length}`) + hidden,
    );

    expect(statuses(answer)).toHaveLength(1);
  });

  test('people who hang up at any moment', async () => {
    const whole = lines('POST /auth/login HTTP/1.1', HOST, JSON_TYPE, 'Content-Length: 2') + '{}';
    for (let length = 1; length < whole.length; length += 7) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(whole.slice(0, length), () => socket.resetAndDestroy());
        });
        socket.on('error', () => undefined).on('close', () => resolve());
      });
    }

    await parlour.http.get('/health/ready').expect(200);
  });
});
