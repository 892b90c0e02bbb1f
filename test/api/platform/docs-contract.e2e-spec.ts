// Long because it holds the contract against its own rules and against the salon, with one reading of it.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { catalogue, isProblemCode } from '../../../api/common/problem/catalogue.js';
import { lint } from '../../../tools/contract/lint.mjs';
import { mistakesIn } from '../../../tools/contract/rules.mjs';
import { startTestApp, type TestApp } from '../../support/app.js';
import { Contract, type Schema } from '../../support/contract.js';
import { aClient, anAdmin, PASSWORD, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { mainLanguage } from '../../../api/words/languages.gen.js';
import { problems } from '../../../api/words/words.gen.js';
import { nightlyTest } from '../../support/lane.js';

const TUESDAY = '2027-03-02';
const FILE = path.join(__dirname, '../../../api/openapi.json');

const text = readFileSync(FILE, 'utf8');
/** A copy that a test may spoil. */
const read = (): OpenAPIObject => JSON.parse(text);
const contract = Contract.read();
const document = read();

type Item = OpenAPIObject['paths'][string];
type Operation = NonNullable<Item['get']>;
type Content = Record<string, { schema?: Schema; examples?: Record<string, object> }>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const operations: Operation[] = Object.values(document.paths).flatMap((item: Item) =>
  METHODS.flatMap((method) => item[method] ?? []),
);

const operationNamed = (name: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`The contract has no operation ${name}.`);
  return found;
};

/** The target of a reference, in any part of the components. */
const behind = (value: object): object => {
  if (!('$ref' in value)) return value;
  const [kind = '', name = ''] = String(value.$ref).replace('#/components/', '').split('/');
  const found: unknown = Object.entries(document.components ?? {}).find(([one]) => one === kind)?.[1]?.[name];
  if (typeof found !== 'object' || found === null)
    throw new Error(`Nothing is behind ${String(value.$ref)}.`);
  return found;
};

const contentOf = (value: object | undefined): Content => {
  const whole = value && behind(value);
  return whole && 'content' in whole ? (whole.content as Content) : {};
};

/** The codes that an operation says it may answer with in a status. */
const codesOf = (operation: Operation, status: number): string[] =>
  Object.keys(contentOf(operation.responses[String(status)])['application/problem+json']?.examples ?? {});

/** Every example of a body or an answer, with its schema. */
const examples = operations.flatMap(({ operationId = '', requestBody, responses }) =>
  [requestBody, ...Object.values(responses)].flatMap((place) =>
    Object.entries(contentOf(place)).flatMap(([type, { schema, examples: named }]) =>
      Object.entries(named ?? {}).map(([name, example]) => {
        const whole = behind(example);
        return {
          where: `${operationId} ${type} ${name}`,
          schema,
          value: 'value' in whole ? whole.value : undefined,
        };
      }),
    ),
  ),
);

describe('what the contract says of each operation', () => {
  test('E-1: every operation, field and chapter says what it is, and what it answers when it cannot', () => {
    expect(mistakesIn(document)).toEqual([]);
  });

  test('E-1: an operation without words, a code or an example is named, with the place to mend', () => {
    const spoilt = read();
    const item = spoilt.paths['/bookings']?.post;
    delete item?.summary;
    delete item?.responses['4XX'];
    item?.tags?.push('Nowhere');
    const booking = spoilt.components?.schemas?.['BookingView'];
    const reference = booking && 'properties' in booking ? booking.properties?.['reference'] : undefined;
    if (reference && 'example' in reference) delete reference.example;

    expect(mistakesIn(spoilt)).toEqual([
      'POST /bookings has no summary: write what it does in the comment above its handler',
      'the controller Nowhere of POST /bookings is in no chapter of api/platform/docs/tags.ts',
      'POST /bookings does not say what it answers with 4XX',
      'BookingView.reference has no example: give its name a line in api/platform/docs/example-fields.ts',
    ]);
  });

  test('E-2: a booking names each way in which it may be refused', () => {
    const book = operationNamed('createBooking');

    expect(codesOf(book, 409)).toEqual(
      expect.arrayContaining(['client-busy', 'outside-hours', 'slot-taken']),
    );
    expect(codesOf(book, 409)).not.toContain('too-late');
    expect(codesOf(book, 401)).toContain('unauthenticated');
    expect(codesOf(operationNamed('cancelBooking'), 409)).toContain('too-late');
    expect(codesOf(operationNamed('logIn'), 401)).toContain('wrong-password');
    expect(codesOf(operationNamed('markBooking'), 403)).toContain('forbidden');
  });

  test('E-3: every example of a body and of an answer is one that its schema allows', () => {
    expect(examples.length).toBeGreaterThan(500);
    // Many answers share one example.
    const different = new Map(examples.map((one) => [JSON.stringify([one.schema, one.value]), one]));
    const wrong = [...different.values()].flatMap(({ where, schema, value }) =>
      (schema ? contract.breachesIn(value, schema) : ['has no schema']).map(
        (breach) => `${where}: ${breach}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('E-3: every operation with a JSON body or answer shows an example of it', () => {
    const bare = operations.flatMap(({ operationId = '', requestBody, responses }) =>
      [requestBody, ...Object.values(responses)]
        .map((place) => contentOf(place)['application/json'])
        .filter((json) => json && !json.examples)
        .map(() => operationId),
    );
    expect(bare).toEqual([]);
  });

  test('E-3: every problem is shown with the status and the title of the catalogue', () => {
    const shown = examples.filter(({ where }) => where.includes('problem+json'));
    for (const { value } of shown) {
      const { code, status, title, type } = value as Record<string, unknown>;
      expect(isProblemCode(String(code))).toBe(true);
      if (isProblemCode(String(code))) {
        expect(status).toBe(catalogue[code as keyof typeof catalogue]);
        expect(title).toBe(problems[mainLanguage][code as keyof typeof catalogue]());
        expect(type).toBe(`/problems/${String(code)}`);
      }
    }
    expect(shown.length).toBeGreaterThan(300);
  });

  nightlyTest('E-4: the contract passes Redocly’s rules, as in every `npm run check`', async () => {
    expect(await lint(text)).toEqual([]);
  });

  test('E-4: two paths of one template do not pass Redocly’s rules', async () => {
    const small = read();
    const media = small.paths['/media/{id}'];
    small.paths = media ? { '/media/{id}': media, '/media/{file}': media } : {};

    expect((await lint(JSON.stringify(small))).join('\n')).toContain('no-identical-paths');
  });

  test('E-5: instants, days and counts have the format of their kind', () => {
    const fields = Object.values(document.components?.schemas ?? {}).flatMap((schema) =>
      'properties' in schema ? Object.entries(schema.properties ?? {}) : [],
    );
    const wrong = fields.flatMap(([name, field]) => {
      if ('$ref' in field) return [];
      const isInstant = field.type === 'string' && /[a-z]At$/.test(name);
      return (isInstant && field.format !== 'date-time') || (field.nullable && !field.type) ? [name] : [];
    });
    expect(wrong).toEqual([]);
    const counts = fields.filter(([, field]) => 'type' in field && field.type === 'integer');
    const fractions = fields.filter(([, field]) => 'type' in field && field.type === 'number');
    expect(counts.length).toBeGreaterThan(100);
    expect([...new Set(fractions.map(([name]) => name))].sort()).toEqual([
      ...[
        'adminRefundLimit',
        'amount',
        'average',
        'balance',
        'banked',
        'before',
        'bookedValue',
        'cashRounding',
        'cataloguePrice',
        'change',
        'closingFloat',
        'commission',
        'counted',
        'currentPrice',
        'difference',
        'discount',
        'discounts',
        'due',
        'earned',
        'expected',
        'expectedDifference',
        'expectedTerminalDifference',
        'expectedTotal',
        'fromPrice',
        'giftCardLiability',
        'giftCardMax',
        'giftCardTax',
        'gross',
        'inDrawer',
        'latitude',
        'longitude',
        'net',
        'newPrice',
        'noShowRate',
        'openingFloat',
        'owed',
        'paid',
        'paidOut',
        'percent',
        'price',
        'products',
        'ratePercent',
        'receptionRefundLimit',
        'refundable',
        'refunded',
        'rounding',
        'services',
        'smallestAmount',
        'smallestCash',
        'spent',
        'subtotal',
        'taken',
        'tax',
        'taxRate',
        'taxedBefore',
        'taxedBeforeRefunded',
        'tendered',
        'terminalTotal',
        'tip',
        'tips',
        'total',
        'totalPrice',
        'unitPrice',
        'value',
      ],
    ]);
  });

  test('E-6: says where it is served, how one proves who one is, and in which order to read it', () => {
    expect(document.servers?.map(({ url }) => url)).toEqual(['/']);
    expect(document.components?.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
    });
    expect(operationNamed('issueToken').security).toEqual([{ session: [] }, { bearer: [] }]);
    expect(operationNamed('showSalon').security).toEqual([]);
    expect(operationNamed('issueToken').description).toContain(
      'Requires a session cookie or an access token.',
    );
    expect(operationNamed('showSalon').description).toContain('Open to everyone.');
    expect(operationNamed('createBooking').security).toEqual([{ bearer: [] }]);
    expect(document.tags?.[0]?.name).toBe('Accounts');
  });
});

describe('the salon and its contract', () => {
  let parlour: TestApp;
  let admin: Person;
  let client: Person;
  let serviceId: string;
  let staffId: string;

  beforeAll(async () => {
    parlour = await startTestApp();
    const cut = await aService(parlour.database, { title: 'Cut' });
    const ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
    [serviceId, staffId] = [cut.id, ana.id];
    admin = await anAdmin(parlour);
    client = await aClient(parlour);
  });

  afterAll(() => parlour.close());

  const book = (hour: string, { bearer }: Person) =>
    parlour.http
      .post('/bookings')
      .set('Authorization', bearer)
      .set('Idempotency-Key', randomUUID())
      .send({ lines: [{ serviceId, staffId }], startsAt: `${TUESDAY}T${hour}:00:00.000Z` });

  /** The faults of a problem according to the contract. */
  const breachesOf = (body: object) =>
    contract.breachesIn(body, { $ref: '#/components/schemas/ProblemView' });

  test('E-7: what a refusal carries beside its code is in the contract', async () => {
    const { body: booked } = await book('10', client).expect(201);
    const other = await aClient(parlour);

    const taken = await book('10', other).expect(409);
    const stale = await parlour.http
      .post(`/bookings/${booked._id}/cancel`)
      .set('Authorization', client.bearer)
      .send({ version: booked.version + 1 })
      .expect(409);
    const coming = await parlour.http
      .patch(`/staff/${staffId}`)
      .set('Authorization', admin.bearer)
      .send({ active: false })
      .expect(409);
    const away = await parlour.http
      .post('/time-off')
      .set('Authorization', admin.bearer)
      .send({ staffId, fromDay: TUESDAY, toDay: TUESDAY, reason: '' })
      .expect(409);
    const last = await parlour.http
      .delete(`/admin/${admin.email}`)
      .set('Authorization', admin.bearer)
      .expect(409);
    const asked = await parlour.http
      .get(`/admin/${admin.email}`)
      .set('Authorization', client.bearer)
      .expect(403);

    expect(taken.body.alternatives).toHaveLength(3);
    expect(stale.body.booking._id).toBe(booked._id);
    expect(coming.body.comingVisits).toBe(1);
    expect(away.body.visits).toHaveLength(1);
    expect(last.body.modifiedCount).toBe(0);
    expect(asked.body.admin).toBe(false);
    const answers = { createBooking: taken, cancelBooking: stale, changeStaffMember: coming } as const;
    for (const [name, { body }] of Object.entries(answers)) {
      expect(codesOf(operationNamed(name), 409)).toContain(body.code);
    }
    for (const { body } of [taken, stale, coming, away, last, asked]) expect(breachesOf(body)).toEqual([]);
  });

  test('E-7: no problem of the code carries a member that the contract does not know', () => {
    const folder = path.join(__dirname, '../../../api');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.problems.ts'),
    );
    const members = files.flatMap((name) =>
      [...readFileSync(path.join(folder, name), 'utf8').matchAll(/extras: \{([^}]*)\}/g)].flatMap(
        ([, inside = '']) => inside.split(',').map((member) => member.split(':')[0]?.trim() ?? ''),
      ),
    );
    const view = contract.resolve({ $ref: '#/components/schemas/ProblemView' });
    expect(members).toContain('alternatives');
    expect(members.filter((member) => member !== '' && !(member in (view.properties ?? {})))).toEqual([]);
  });

  nightlyTest(
    'E-8: a client that another generator makes of the contract has sound types, and books with them',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'parlour-foreign-'));
      try {
        const script = path.join(__dirname, '../../support/foreign-client.mjs');
        const origin = await parlour.app.getUrl();
        const story = [FILE, folder, origin, serviceId, '2027-03-03', client.email, PASSWORD];
        const { stdout } = await promisify(execFile)(process.execPath, [script, ...story]);

        const { body } = await parlour.http
          .get('/bookings/mine')
          .set('Authorization', client.bearer)
          .expect(200);
        const booked: { reference: string; price: number; startsAt: string } = JSON.parse(stdout);
        expect(booked).toMatchObject({ price: 40, startsAt: '2027-03-03T09:00:00.000Z' });
        expect(body.items).toContainEqual(expect.objectContaining({ reference: booked.reference }));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
      // A generator and a compiler take their time on a busy machine.
    },
    400_000,
  );

  test('E-9: the documentation is the contract, and begins with how to log in and call', async () => {
    const { text: served } = await parlour.http.get('/docs/json').expect(200);

    expect(served).toBe(text);
    const [, how = ''] = document.info.description?.split('\n\n') ?? [];
    expect(how.replace(/\s+/g, ' ')).toMatch(
      /^Log in with `POST \/auth\/login`.*\. With that cookie, `PUT \/user\/\{email\}` .*\. Send the token .*`Authorization: Bearer …`\.$/,
    );
  });
});
