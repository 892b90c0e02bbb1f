import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, PASSWORD, type Person } from '../../support/people.js';
import { anAddress, cookieOf } from '../../support/accounts-browser.js';
import { perLane } from '../../support/lane.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

const VARIANTS = perLane({ change: 2_500, nightly: 10_000 });

/** Few enough that a connection is never kept waiting, and each is used again. */
const AT_ONCE = 16;

interface Answer {
  status: number;
  text: string;
}

interface Try {
  path: string;
  body: string;
  headers: Record<string, string>;
}

/** Straight from the socket, because a client library would tidy up the very thing being tested. */
const send = (agent: http.Agent, { path, body, headers }: Try): Promise<Answer> => {
  const { port } = parlour.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'PUT',
        path,
        headers: { 'Content-Type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
};

/** The same dice for every run. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const LOOK_ALIKES: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
};

/** Ways to write an address that is not quite, or not only, the address. */
const TWISTS: ((email: string, pick: (most: number) => number) => string)[] = [
  (email) => email,
  (email) => email.toUpperCase(),
  (email, pick) => email.slice(0, pick(email.length)).toUpperCase() + email.slice(pick(email.length)),
  (email, pick) =>
    email.replace(/[aceiopsx]/g, (letter) => (pick(2) ? letter : (LOOK_ALIKES[letter] ?? letter))),
  (email) => email.replace('@', '＠'),
  (email) => email.replace('i', 'İ').replace('s', 'ſ'),
  (email) => email.replace('k', '\u212a').replace('c', 'ｃ'),
  (email) => email.replace('.example', '。example'),
  (email) => `${email}.`,
  (email) => `${email}/`,
  (email) => `${email}/.`,
  (email) => `./${email}`,
  (email) => `x/../${email}`,
  (email) => `admin/../${email}`,
  (email) => `${email}?email=${email}`,
  (email) => `${email}#`,
  (email) => `${email};`,
  (email) => ` ${email}`,
  (email) => `${email}\t`,
  (email) => `${email}\u0000`,
  (email) => `${email}\u200b`,
  (email) => `\ufeff${email}`,
  (email) => `${email}\r\nX-Own: 1`,
  (email) => `"${email}"`,
  (email) => `<${email}>`,
  (email) => `Vera <${email}>`,
  (email) => `${email},${email}`,
  (email) => `${email}@salon.example`,
  (email) => `eve@${email}`,
  (email) => email.replace('@', '@@'),
  (email) => email.replace('@', '+own@'),
  (email) => email.replace('@', '.@'),
  (email) => email.replace('@', '(own)@'),
  (email) => email.replace('@', '@www.'),
  (email) => email.replace('-', '_').replace('.', '%'),
  (email) => `${email}' OR '1'='1`,
  (email) => `mailto:${email}`,
];

const WRITINGS: ((text: string, pick: (most: number) => number) => string)[] = [
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => encodeURIComponent(text).replaceAll('%40', '@').replaceAll('%2F', '/'),
  (text) => encodeURIComponent(text).replaceAll('%', '%25'),
  (text) => Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  (text, pick) =>
    Array.from(Buffer.from(text), (byte) =>
      byte < 33 || byte > 126 || pick(3) === 0
        ? `%${byte.toString(16).padStart(2, '0')}`
        : String.fromCharCode(byte),
    ).join(''),
  (text) => `${encodeURIComponent(text)}/`,
  (text) => `%00${encodeURIComponent(text)}`,
  (text) => `${encodeURIComponent(text)}%c0%80`,
];

const BODIES: ((own: string, other: string) => unknown)[] = [
  (_, other) => ({ email: other }),
  (own) => ({ email: own }),
  (own, other) => ({ email: [other, own] }),
  (_, other) => ({ email: [other] }),
  (_, other) => ({ email: { toString: other } }),
  (own, other) => ({ email: own, Email: other, 'email[]': other }),
  (own, other) => [{ email: own }, { email: other }],
  (_, other) => ({ email: `${other}\u0000` }),
  (_, other) => ({ email: null, __proto__: null, constructor: { email: other } }),
  (_, other) => ({ email: other, role: 'admin', sub: other, userId: other }),
  () => ({ email: true }),
  () => ({}),
];

const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

test('A01 thousands of kinds of requests never get a token for someone else’s account', async () => {
  const [eve, victim, admin] = [
    await aClient(parlour),
    await aClient(parlour, 'Vera'),
    await anAdmin(parlour),
  ];
  const expired = await aClient(parlour);
  parlour.clock.advanceMinutes(11);
  const cookieFor = async ({ email }: Person) =>
    cookieOf(await parlour.http.post('/auth/login').send({ email, password: PASSWORD })) ?? '';
  const bearerFor = async ({ email }: Person) => {
    const { body } = await parlour.http
      .put(`/user/${email}`)
      .set('Cookie', await cookieFor({ email } as Person))
      .send({ email });
    return `Bearer ${body.token}`;
  };
  const stolenShape = (await cookieFor(victim)).replace(/.{24}$/, 'A'.repeat(24));
  const eveBearer = await bearerFor(eve);
  const eveCookie = await cookieFor(eve);
  const adminBearer = await bearerFor(admin);
  /** The token of each caller, and the account it belongs to. */
  const callers: { headers: Record<string, string>; proves: string[] }[] = [
    { headers: {}, proves: [] },
    { headers: { Authorization: eveBearer }, proves: [eve.id] },
    { headers: { Authorization: adminBearer }, proves: [admin.id] },
    { headers: { Authorization: expired.bearer }, proves: [] },
    { headers: { Authorization: `${eveBearer}x` }, proves: [] },
    { headers: { Cookie: stolenShape }, proves: [] },
    { headers: { Cookie: stolenShape, Authorization: eveBearer }, proves: [eve.id] },
    { headers: { Cookie: eveCookie }, proves: [eve.id] },
    { headers: { Cookie: eveCookie, Authorization: adminBearer }, proves: [eve.id, admin.id] },
    { headers: { 'X-Forwarded-User': victim.email, From: victim.email }, proves: [] },
  ];
  const roll = dice(20_270_301);
  const pick = (most: number) => Math.floor(roll() * most);
  const oneOf = <Item>(items: Item[]): Item => items[pick(items.length)] as Item;
  const targets = [victim.email, admin.email, eve.email, expired.email, anAddress()];
  const tries = Array.from({ length: VARIANTS }, () => {
    const [target, caller, twist] = [oneOf(targets), oneOf(callers), oneOf(TWISTS)];
    const twisted = twist(target, pick);
    // Every third is well formed, so that not all of them end at the border.
    if (pick(3) === 0) {
      return {
        path: `/user/${encodeURIComponent(twisted)}`,
        body: JSON.stringify({ email: twisted }),
        ...caller,
      };
    }
    const path = `/user/${oneOf(WRITINGS)(twisted, pick)}`;
    const body = JSON.stringify(oneOf(BODIES)(eve.email, pick(2) ? target : twisted));
    return { path, body, ...caller };
  });

  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const faults: string[] = [];
  const given: Record<string, number> = {};
  const queue = tries.values();
  const work = async () => {
    for (const attempt of queue) {
      const { status, text } = await send(agent, attempt);
      given[status] = (given[status] ?? 0) + 1;
      const wrote = `${attempt.path} ${attempt.body}: ${status} ${text}`;
      if (status >= 500) faults.push(wrote);
      if (status === 200 && !attempt.proves.includes(subjectOf(JSON.parse(text).token))) faults.push(wrote);
      if (status !== 200 && text.includes('eyJ')) faults.push(wrote);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();

  expect(faults).toEqual([]);
  // A proper request for one's own address gets a token, so the attempts do reach the code that decides.
  expect(given[200]).toBeGreaterThan(VARIANTS / 500);
  expect(given[403]).toBeGreaterThan(VARIANTS / 500);
});
