// Long because it is a list of ways around a limit, each a few lines.
import { LimitsSweeperService } from '../../../api/platform/limits/limits-sweeper.service.js';
import { Contract } from '../../support/contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { hold } from '../../support/held-requests.js';
import { letThrough, numbered } from '../../support/let-through.js';
import { aNewClient, PASSWORD, type Person } from '../../support/people.js';
import { anAddress } from '../../support/accounts-browser.js';
import { nightlyTest } from '../../support/lane.js';

/** The salon with its own settings and one proxy in front of it. */
const BY_ITSELF = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp({ env: BY_ITSELF });
});

afterAll(() => parlour.close());

/** Long after what the test before has counted, in the database or in memory. */
beforeEach(async () => {
  parlour.clock.advanceMinutes(2 * 24 * 60);
  await parlour.database.query(`TRUNCATE spent_limits, failed_tries`);
});

/** Another copy of the app on the same database, at the same time. */
async function openCopy(): Promise<TestApp> {
  const copy = await startTestApp({ env: BY_ITSELF, databaseUrl: parlour.databaseUrl });
  copy.clock.set(parlour.clock.now().toISOString());
  return copy;
}

const logInFrom = (address: string, salon = parlour, email = anAddress()) =>
  salon.http.post('/auth/login').set('X-Forwarded-For', address).send({ email, password: 'a guess of mine' });

const signUpFrom = (address: string, email: string) =>
  parlour.http
    .post('/auth/sign-up')
    .set('X-Forwarded-For', address)
    .send({ name: 'Vera', email, password: 'a long enough secret' });

describe('someone who does something too often', () => {
  test('is told how long to wait, and may go on after that', async () => {
    expect(await letThrough(95, () => logInFrom('203.0.113.7'))).toBe(90);

    const refused = await logInFrom('203.0.113.7');

    expect(refused.status).toBe(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.body).toMatchObject({ code: 'too-many-requests', title: expect.any(String) });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBe(4);
    parlour.clock.advanceMinutes(seconds / 60);
    expect((await logInFrom('203.0.113.7')).status).toBe(401);
    expect((await logInFrom('203.0.113.7')).status).toBe(429);
  });

  test('does not keep others from it', async () => {
    await letThrough(91, () => logInFrom('203.0.113.7'));

    expect((await logInFrom('203.0.113.8')).status).toBe(401);
  });

  nightlyTest('is still limited after the clock was corrected', async () => {
    await letThrough(91, () => logInFrom('203.0.113.7'));
    parlour.clock.advanceMinutes(-1);
    expect((await logInFrom('203.0.113.7')).status).toBe(429);
  });

  nightlyTest('is not locked out for a year because the clock was a year ahead', async () => {
    const before = await openCopy();
    before.clock.advanceMinutes(365 * 24 * 60);
    await letThrough(91, () => logInFrom('203.0.113.7', before));
    await before.close();

    expect((await logInFrom('203.0.113.7')).status).toBe(401);
  });

  test('has as much as the operator has set', async () => {
    const tight = await startTestApp({ env: { ...BY_ITSELF, RATE_LIMIT_SCALE: '0.1' } });

    const through = await letThrough(12, () => logInFrom('203.0.113.7', tight));
    await tight.close();

    expect(through).toBe(9);
  });
});

describe('A38 a limit cannot be evaded', () => {
  test('by an address that a caller makes up, where no proxy is trusted', async () => {
    const direct = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });

    const through = await letThrough(95, (index) => logInFrom(numbered(index), direct));
    await direct.close();

    expect(through).toBe(90);
  });

  test('by an address that a caller puts in front of the one that the proxy saw', async () => {
    expect(await letThrough(95, (index) => logInFrom(`${numbered(index)}, 203.0.113.7`))).toBe(90);
  });

  test('by the many addresses of one IPv6 network', async () => {
    expect(await letThrough(95, (index) => logInFrom(`2001:db8:1:2:${index}::${index}`))).toBe(90);
    expect((await logInFrom('2001:db8:1:3::1')).status).toBe(401);
  });

  test('by an IPv4 address written as IPv6', async () => {
    await letThrough(91, () => logInFrom('203.0.113.7'));

    expect((await logInFrom('::ffff:203.0.113.7')).status).toBe(429);
  });

  test('by writing one mailbox in many ways', async () => {
    const spellings = [
      'vera@salon.example',
      'VERA@Salon.Example',
      'ｖｅｒａ@salon.example',
      ' vera@salon.example',
    ];
    const spelt = (index: number) => spellings[index] ?? `vera+${index}@salon.example`;

    // The limit for all networks together, and one use from the reserve for the wider network.
    expect(await letThrough(24, (index) => signUpFrom(numbered(index), spelt(index)))).toBe(20 + 1);
    expect((await signUpFrom('203.0.113.7', 'vero@salon.example')).status).toBe(201);
  });

  test('by asking another copy of the app', async () => {
    const copies = [parlour, await openCopy()];

    const through = await letThrough(95, (index) => logInFrom('203.0.113.7', copies[index % 2]));
    await copies[1]?.close();

    expect(through).toBe(90);
  });

  test('by asking many times at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => signUpFrom(numbered(index), 'vera@salon.example')),
    );

    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(20 + 1);
  });
});

describe('A-10: someone who has to wait for another, who uses up what was left,', () => {
  const FIVE_MINUTES_ON = `$1::timestamptz + interval '5 minutes'`;

  /** The response to an attempt that waits for another one, simulated by this statement, to end. */
  const behind = async (statement: string): Promise<number> => {
    const email = anAddress();
    await logInFrom('203.0.113.7', parlour, email);
    const held = await hold(parlour.database, statement, [parlour.clock.now()]);
    const answer = Promise.resolve(logInFrom('203.0.113.7', parlour, email));
    await held.untilWaiting(1);
    await held.commit();
    return (await answer).status;
  };

  test('is refused like those who come later', async () => {
    expect(await behind(`UPDATE spent_limits SET recovers_at = ${FIVE_MINUTES_ON}`)).toBe(429);
  });

  test('may not guess a password, either', async () => {
    expect(await behind(`UPDATE failed_tries SET wait_until = ${FIVE_MINUTES_ON}`)).toBe(429);
  });
});

describe('A-5: links to one mailbox are counted together,', () => {
  const accountOf = (email: string) => aNewClient(parlour, 'Vera', email);

  test('whichever of its accounts asks for them again', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) {
      const { bearer } = await accountOf(`vera+${index}@salon.example`);
      const { status } = await parlour.http.post('/auth/verification').set('Authorization', bearer);
      statuses.push(status);
    }

    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  test('and whichever address the request names besides', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) {
      const { bearer } = await accountOf(`nora+${index}@salon.example`);
      const { status } = await parlour.http
        .post('/auth/verification')
        .set('Authorization', bearer)
        .send({ email: anAddress() });
      statuses.push(status);
    }

    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  test('and never by someone who names their address to use their emails up', async () => {
    const attacker = await accountOf(anAddress());
    const owner = await accountOf(anAddress());
    const sendAgain = ({ bearer }: Person, body: object) =>
      parlour.http.post('/auth/verification').set('Authorization', bearer).send(body);

    for (let asked = 0; asked < 3; asked++) await sendAgain(attacker, { email: owner.email }).expect(202);

    await sendAgain(owner, {}).expect(202);
  });

  test('by the mailbox that a request names, only where the request is about that mailbox', () => {
    const contract = Contract.read();
    const counting = (mailbox: string) =>
      contract.operations.filter(({ description }) => description.includes(`per ${mailbox} in total`));
    const named = counting('given mailbox');
    const nameless = named.filter(
      ({ body }) => !(body && contract.resolve(body).required?.includes('email')),
    );

    expect(named.length).toBeGreaterThan(3);
    expect(nameless.map(({ name }) => name)).toEqual([]);
    expect(counting('caller’s mailbox').map(({ name }) => name)).toEqual(['sendVerification']);
  });

  test('whoever asks to change their address to one of its addresses', async () => {
    const askers = [await accountOf(anAddress()), await accountOf(anAddress())];
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) {
      const { status } = await parlour.http
        .put('/auth/email')
        .set('Authorization', askers[index % 2]?.bearer ?? '')
        .send({ email: `olga+${index}@salon.example`, password: PASSWORD });
      statuses.push(status);
    }

    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('A-14: everyone together', () => {
  /** Six sign-ups in an hour for all, one for each network address. */
  const openTight = () => startTestApp({ env: { ...BY_ITSELF, RATE_LIMIT_SCALE: '0.02' } });

  const signUpAt = (salon: TestApp, address: string) =>
    salon.http
      .post('/auth/sign-up')
      .set('X-Forwarded-For', address)
      .send({ name: 'Vera', email: anAddress(), password: 'a long enough secret' });

  test('cannot create more accounts in an hour than a salon ever needs, and as many again from networks not seen before', async () => {
    const tight = await openTight();

    const through = await letThrough(20, (index) => signUpAt(tight, `198.51.${index}.7`));
    await tight.close();

    expect(through).toBe(6 + 6);
  });

  test('leave a place for someone else when one network has used up its share of what is left', async () => {
    const tight = await openTight();

    const nearby = await letThrough(20, (index) => signUpAt(tight, numbered(index)));
    const elsewhere = await signUpAt(tight, '203.0.113.7');
    await tight.close();

    expect(nearby).toBe(6 + 1);
    expect(elsewhere.status).toBe(201);
  });

  test('do not keep someone from writing to the salon when ten addresses write all day', async () => {
    const write = (address: string) =>
      parlour.http
        .post('/messages')
        .set('X-Forwarded-For', address)
        .send({ kind: 'contact', name: 'Eve', email: anAddress(), message: 'Hello' });

    const statuses = new Set<number>();
    for (let index = 0; index < 110; index++) statuses.add((await write(numbered(index % 11))).status);

    expect(statuses.has(429)).toBe(true);
    expect((await write('203.0.113.7')).status).toBe(201);
  });
});

describe('requests of every kind', () => {
  /** Half as many again as are allowed in a minute. A busy machine resets some of many more connections. */
  const AT_ONCE = 900;

  const askFor = (path: string, address: string, salon: TestApp) =>
    salon.http.get(path).set('X-Forwarded-For', address);

  test('are counted together for an address, over all copies of the app', async () => {
    const env = { ...BY_ITSELF, RATE_LIMIT_SCALE: '0.1' };
    const first = await startTestApp({ env });
    const second = await startTestApp({ env, databaseUrl: first.databaseUrl });
    const paths = ['/services', '/services', '/reviews', '/bookings/mine'];
    const copyOf = (index: number) => (index % 2 === 0 ? first : second);

    const through = await letThrough(80, (index) =>
      askFor(paths[index % 4] ?? '/', '203.0.113.7', copyOf(index)),
    );
    const elsewhere = await askFor('/services', '203.0.113.8', first);
    const supervisor = await askFor('/health/live', '203.0.113.7', first);
    await second.close();
    await first.close();

    // Each copy may let a handful through before it tells the other.
    expect(through).toBeGreaterThanOrEqual(60 - 5);
    expect(through).toBeLessThanOrEqual(60 + 2 * 5);
    expect([elsewhere.status, supervisor.status]).toEqual([200, 200]);
  });

  test('are no more when all of them come at the same moment, also those that are answered from memory', async () => {
    await askFor('/services', '203.0.113.8', parlour);

    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => askFor('/services', '203.0.113.7', parlour)),
    );

    const through = answers.filter(({ status }) => status === 200).length;
    expect(through).toBeGreaterThanOrEqual(550);
    expect(through).toBeLessThanOrEqual(650);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  nightlyTest(
    'are at most a batch more for each copy when they come to several copies at the same moment',
    async () => {
      const copies = [parlour, await openCopy()] as const;
      await askFor('/services', '203.0.113.8', copies[1]);

      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          askFor(index % 3 ? '/services' : '/salon', '203.0.113.9', copies[index % 2 ? 0 : 1]),
        ),
      );
      await copies[1].close();

      const through = answers.filter(({ status }) => status === 200).length;
      expect(through).toBeGreaterThanOrEqual(550);
      expect(through).toBeLessThanOrEqual(600 + 2 * 50);
    },
  );
});

nightlyTest('when counting fails, requests fail', async () => {
  const held = await hold(parlour.database, `LOCK TABLE spent_limits IN ACCESS EXCLUSIVE MODE`);
  const away = await logInFrom('203.0.113.7');
  await held.release();

  expect([away.status, away.body.code]).toEqual([503, 'unavailable']);
  expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
  expect((await logInFrom('203.0.113.7')).status).toBe(401);
});

test('the counters name neither an address nor a person, and are deleted once they limit no one', async () => {
  const rows = async () => {
    const [spent, tries] = [`SELECT * FROM spent_limits`, `SELECT * FROM failed_tries`];
    return [...(await parlour.database.query(spent)), ...(await parlour.database.query(tries))];
  };
  await logInFrom('203.0.113.7');
  const kept = await rows();

  parlour.clock.advanceMinutes(24 * 60);
  await parlour.app.get(LimitsSweeperService, { strict: false }).sweep();

  expect(kept.length).toBeGreaterThanOrEqual(3);
  expect(new Set(kept.map(({ key }) => key.length))).toEqual(new Set([32]));
  expect(JSON.stringify(kept)).not.toMatch(/203\.0\.113|salon\.example/);
  expect(await rows()).toEqual([]);
});
