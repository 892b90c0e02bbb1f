import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { loadEnv } from '../../../api/config/env.js';
import { MetricsService } from '../../../api/platform/metrics/metrics.service.js';
import { OutgoingFailure } from '../../../api/platform/outgoing/outgoing-failure.js';
import { OutgoingService } from '../../../api/platform/outgoing/outgoing.service.js';
import { type HttpsHost, startHttpsHost } from '../../support/https-host.js';

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

const HOST = 'calendar.example';

let host: HttpsHost;
let answer: Answerer;
let asked: IncomingMessage[];
/** The addresses of every name, one list for each time it is looked up; the last one stays. */
let lookups: string[][];
let lookedUp: number;
let metrics: MetricsService;

beforeAll(async () => {
  host = await startHttpsHost([HOST, 'other.example'], (request, response) => {
    asked.push(request);
    answer(request, response);
  });
});

afterAll(() => host.close());

beforeEach(() => {
  answer = (_request, response) => void response.end('busy');
  asked = [];
  lookups = [['127.0.0.1']];
  lookedUp = 0;
});

/** The door, with names that lead where the test says. */
function doorWith(allow?: string): OutgoingService {
  metrics = new MetricsService();
  return new OutgoingService(
    loadEnv(allow === undefined ? {} : { OUTGOING_ALLOW: allow }),
    {
      authorities: host.authorities,
      addressesOf: (name) => {
        lookedUp += 1;
        if (name === 'nowhere.example') return Promise.reject(new Error('ENOTFOUND'));
        return Promise.resolve((lookups.length > 1 ? lookups.shift() : lookups[0]) ?? []);
      },
    },
    metrics,
  );
}

const allowed = (): OutgoingService => doorWith(`${HOST}:${host.port}`);

const addressOf = (path = '/'): string => `https://${HOST}:${host.port}${path}`;

const get = (door: OutgoingService, url: string, maxRedirects = 3) => door.get({ url, maxRedirects });

const faultOf = async (asking: Promise<unknown>): Promise<string> => {
  const error: unknown = await asking.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof OutgoingFailure ? error.fault : String(error);
};

describe('a host that the operator allows', () => {
  test('BI-1 is read, without a cookie and without a log-in', async () => {
    const read = await get(allowed(), addressOf('/busy.ics'));

    expect(read).toEqual({ status: 200, etag: null, bytes: Buffer.from('busy') });
    expect(asked.map(({ url }) => url)).toEqual(['/busy.ics']);
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  test('BI-1 says what has changed since the last answer', async () => {
    answer = ({ headers }, response) => {
      response.setHeader('ETag', '"seven"');
      response.statusCode = headers['if-none-match'] === '"seven"' ? 304 : 200;
      response.end();
    };

    const first = await get(allowed(), addressOf());
    const second = await allowed().get({ url: addressOf(), maxRedirects: 3, etag: first.etag });

    expect([first.status, second.status]).toEqual([200, 304]);
  });

  test('BI-1 may be a network, with its port', async () => {
    expect((await get(doorWith(`127.0.0.0/8:${host.port}`), addressOf())).status).toBe(200);
    expect(await faultOf(get(doorWith('127.0.0.0/8'), addressOf()))).toBe('bad-address');
    expect(await faultOf(get(doorWith(`10.0.0.0/8:${host.port}`), addressOf()))).toBe('refused-address');
  });

  test('BI-1 opens no other host and no other port', async () => {
    lookups = [['127.0.0.1']];

    expect(await faultOf(get(allowed(), `https://other.example:${host.port}/`))).toBe('refused-address');
    expect(await faultOf(get(allowed(), `https://${HOST}/`))).toBe('refused-address');
    expect(await faultOf(get(allowed(), `https://${HOST}:22/`))).toBe('bad-address');
    expect(asked).toEqual([]);
  });
});

test.each([
  ['http://calendar.example/', 'bad-address'],
  ['http://2130706433/', 'bad-address'],
  ['ftp://calendar.example/', 'bad-address'],
  ['file:///etc/passwd', 'bad-address'],
  ['https://user:password@calendar.example/', 'bad-address'],
  ['https://calendar.example:5432/', 'bad-address'],
  ['calendar', 'bad-address'],
  ['https://nowhere.example/', 'unknown-host'],
  ...[
    '2130706433',
    '0x7f.1',
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '100.100.100.200',
    '169.254.169.254',
    '168.63.129.16',
    '224.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[ff02::1]',
  ].map((address) => [`https://${address}/`, 'refused-address']),
])('BI-2 %s is never dialled (A45)', async (url, fault) => {
  expect(await faultOf(get(doorWith(), url))).toBe(fault);
});

test('BI-2 a name with one private address among public ones is never dialled', async () => {
  lookups = [['93.184.216.34', '10.0.0.1']];

  expect(await faultOf(get(doorWith(), 'https://calendar.example/'))).toBe('refused-address');
});

test('BI-2 a name that leads elsewhere after it was judged is dialled where it was judged', async () => {
  const connections: string[] = [];
  const inner = createServer((socket) => {
    connections.push('inner');
    socket.destroy();
  }).listen(host.port, '127.0.0.2');
  await once(inner, 'listening');
  lookups = [['127.0.0.1'], ['127.0.0.2']];
  const door = doorWith(`127.0.0.1:${host.port}`);

  const first = await get(door, addressOf());

  expect([first.status, lookedUp, asked.length]).toEqual([200, 1, 1]);
  expect(await faultOf(get(door, addressOf()))).toBe('refused-address');
  expect(connections).toEqual([]);
  inner.close();
});

describe('redirects', () => {
  const redirectTo =
    (location: string): Answerer =>
    (_request, response) =>
      void response.writeHead(302, { Location: location }).end();

  test.each([
    ['https://169.254.169.254/latest/meta-data', 'refused-address'],
    ['http://calendar.example/', 'bad-address'],
    ['https://[::ffff:127.0.0.1]/', 'refused-address'],
    ['https://user:password@calendar.example/', 'bad-address'],
    ['http://[', 'bad-address'],
  ])('BI-3 to %s are refused', async (location, fault) => {
    answer = redirectTo(location);

    expect(await faultOf(get(allowed(), addressOf()))).toBe(fault);
    expect(asked).toHaveLength(1);
  });

  test('BI-3 are judged by the name each time: what was allowed before is not allowed for good', async () => {
    answer = redirectTo('/next');
    lookups = [['127.0.0.1'], ['10.0.0.1']];

    expect(await faultOf(get(doorWith(`127.0.0.1:${host.port}`), addressOf()))).toBe('refused-address');
    expect(asked).toHaveLength(1);
  });

  test('BI-3 are followed three times, and not once more', async () => {
    answer = ({ url }, response) => {
      const step = Number(url?.slice(1));
      if (step === 0) response.end('here');
      else response.writeHead(302, { Location: `/${step - 1}` }).end();
    };

    expect((await get(allowed(), addressOf('/3'))).bytes.toString()).toBe('here');
    expect(await faultOf(get(allowed(), addressOf('/4')))).toBe('too-many-redirects');
    expect(await faultOf(get(allowed(), addressOf('/1'), 0))).toBe('too-many-redirects');
  });
});

describe('an answer', () => {
  test('BI-4 is unpacked', async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('packed'));

    expect((await get(allowed(), addressOf())).bytes.toString()).toBe('packed');
  });

  test('BI-4 of more than 2 MB is left at its first byte too many, also one that only unpacks to it', async () => {
    answer = (_request, response) => void response.end(Buffer.alloc(2 * 1024 * 1024 + 1));
    expect(await faultOf(get(allowed(), addressOf()))).toBe('too-large');

    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024));
    answer = (_request, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb);
    expect(await faultOf(get(allowed(), addressOf()))).toBe('too-large');
  });

  test('BI-4 that is damaged or packed in another way is unreadable', async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('not packed');
    expect(await faultOf(get(allowed(), addressOf()))).toBe('unreadable');

    answer = (_request, response) => void response.writeHead(200, { 'Content-Encoding': 'br' }).end('?');
    expect(await faultOf(get(allowed(), addressOf()))).toBe('unreadable');
  });

  test('BI-4 that comes one byte a second ends after ten seconds', async () => {
    answer = (_request, response) => {
      response.write('B');
      const drip = setInterval(() => response.write('.'), 1000);
      response.on('close', () => clearInterval(drip));
    };

    expect(await faultOf(get(allowed(), addressOf()))).toBe('too-slow');
  });

  test('BI-4 of a host whose certificate no one vouches for is not read', async () => {
    const stranger = await startHttpsHost([HOST], (_request, response) => void response.end('?'));

    const fault = await faultOf(
      get(doorWith(`${HOST}:${stranger.port}`), `https://${HOST}:${stranger.port}/`),
    );
    await stranger.close();

    expect(fault).toBe('bad-certificate');
  });
});

test('BI-4 four requests run at once, and each is counted by what became of it', async () => {
  const open: ServerResponse[] = [];
  answer = (_request, response) => void open.push(response);
  const door = allowed();

  const all = Array.from({ length: 6 }, () => get(door, addressOf()));
  while (open.length < 4) await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toHaveLength(4);
  for (const response of open) response.end();
  answer = (_request, response) => void response.end();
  await Promise.all(all);
  await faultOf(get(door, 'https://10.0.0.1/'));

  const text = await metrics.text();
  expect(text).toContain('parlour_outgoing_requests_total{outcome="answered"} 6');
  expect(text).toContain('parlour_outgoing_requests_total{outcome="refused-address"} 1');
  expect(text).toContain('parlour_outgoing_seconds_count 7');
});
