// Long because of the lists it draws from: what can be wrong with a text, a name, a value, a header and a body.
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Contract, Operation, Schema } from './contract.js';

/** A request as sent over the wire; `who` is the owner of its token. */
export interface MalformedRequest {
  who: 'nobody' | 'client' | 'admin';
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
}

/** Values that are valid in this salon, by field name. */
export type Known = Record<string, readonly string[]>;

const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u200b',
  '\ufeff',
  '\u202e',
  '\u0345\u0345\u0345',
  'İı\u212a',
  '💇🏽‍♀️',
  '\r\nSet-Cookie: a=b',
  "'; DROP TABLE users; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e400',
  '0x10',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '0000-01-01',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '2027-02-30',
  'a@b',
  'a@b.example, c@d.example',
  '00000000-0000-0000-0000-000000000000',
];

const ODD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'role',
  'id',
  'passwordHash',
  'tokenVersion',
  '',
  '\0',
];

const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: 1, max: 4 }).map((power) => 'x'.repeat(10 ** power)),
);

const deep = (levels: number, open: string, close: string) =>
  open.repeat(levels) + '1' + close.repeat(levels);

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      -1,
      0,
      1.5,
      2 ** 31,
      2 ** 53,
      1e308,
      -0,
      true,
      null,
      [],
      {},
      [null],
      [[]],
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Generates requests for the operations of a contract: valid ones, each broken in one way. */
export class MalformedRequests {
  constructor(
    private readonly contract: Contract,
    private readonly known: Known,
  ) {}

  to(operation: Operation): fc.Arbitrary<MalformedRequest> {
    return fc
      .record({
        who: fc.constantFrom('nobody' as const, 'client' as const, 'admin' as const),
        method: fc.constant(operation.method.toUpperCase()),
        path: fc.tuple(this.path(operation), this.query(operation)).map(([path, query]) => `${path}${query}`),
        headers: oddHeaders(operation),
        body: this.body(operation),
      })
      .map((request) => withBodyHeaders(request));
  }

  private path({ path, parameters }: Operation): fc.Arbitrary<string> {
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const value = (name: string) =>
      fc.oneof(
        { weight: 2, arbitrary: this.text(name).map(encoded) },
        { weight: 2, arbitrary: oddText.map((text) => encoded(text) || '%20') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('%00', '%2f', '%2e%2e', '%E0%A4%A', '%0d%0a', '%ff', ';', '%25', '*'),
        },
      );
    return fc
      .tuple(...inPath.map(({ name }) => fc.tuple(fc.constant(name), value(name))))
      .map((values) => values.reduce((filled, [name, one]) => filled.replace(`{${name}}`, () => one), path));
  }

  private query({ parameters }: Operation): fc.Arbitrary<string> {
    const asked = parameters.filter((parameter) => parameter.in === 'query');
    const pair = (name: string) =>
      fc.oneof(
        { weight: 4, arbitrary: this.text(name).map((value) => `${name}=${encoded(value)}`) },
        { weight: 3, arbitrary: oddText.map((value) => `${name}=${encoded(value)}`) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '',
            name,
            `${name}=1&${name}=2`,
            `${name}[]=1`,
            `${name}[x]=1`,
            `${name}=%E0%A4%A`,
            `${name}=%ff`,
          ),
        },
      );
    const strange = fc.constantFrom(
      '',
      '',
      '',
      '__proto__=1',
      'constructor[prototype]=1',
      'select=*',
      '&&&',
      '=',
      '%00=1',
    );
    return fc
      .tuple(strange, ...asked.map(({ name }) => fc.oneof(fc.constant(''), pair(name))))
      .map((pairs) => pairs.filter(Boolean).join('&'))
      .map((query) => (query ? `?${query}` : ''));
  }

  private body({ body }: Operation): fc.Arbitrary<Buffer | null> {
    if (!body) return fc.oneof(fc.constant(null), fc.constant(null), oddValue.map(asJson));
    const wellMade = this.value('', body);
    return fc.oneof(
      { weight: 2, arbitrary: wellMade.map(asJson) },
      { weight: 12, arbitrary: fc.tuple(wellMade, fc.nat(), oddValue).map(spoilt).map(asJson) },
      { weight: 2, arbitrary: fc.tuple(wellMade, fc.nat()).map(without).map(asJson) },
      { weight: 2, arbitrary: fc.tuple(wellMade, fc.constantFrom(...ODD_NAMES), oddValue).map(withMore) },
      { weight: 1, arbitrary: oddValue.map(asJson) },
      { weight: 1, arbitrary: wellMade.map((one) => asJson([one])) },
      {
        weight: 1,
        arbitrary: fc.tuple(wellMade, fc.nat()).map(([one, cut]) => asJson(one).subarray(0, cut % 40)),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(wellMade, fc.constantFrom('utf16le', 'latin1'))
          .map(([one, as]) => Buffer.from(JSON.stringify(one), as)),
      },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(
            deep(5_000, '[', ']'),
            deep(5_000, '{"a":', '}'),
            `"${'x'.repeat(200_000)}"`,
            '\ufeff{}',
            '{"a":1,"a":2}',
            '{"email":"\\ud800"}',
          )
          .map((text) => Buffer.from(text)),
      },
    );
  }

  /** A value that matches the contract. */
  private value(name: string, schema: Schema): fc.Arbitrary<unknown> {
    const {
      type,
      properties,
      required = [],
      items,
      allOf,
      enum: words,
      nullable,
      format,
    } = this.contract.resolve(schema);
    if (allOf?.[0]) return this.value(name, allOf[0]);
    if (words) return fc.constantFrom(...words);
    if (nullable) return fc.oneof(fc.constant(null), this.text(name));
    if (type === 'number' || type === 'integer') return fc.integer({ min: 0, max: 100 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'string') return this.text(format === 'email' ? 'email' : name);
    if (type === 'array') {
      const one = items ? this.value(name, items) : fc.constant(null);
      return fc.array(one, { minLength: 1, maxLength: 2 });
    }
    return fc.record(
      Object.fromEntries(Object.entries(properties ?? {}).map(([key, one]) => [key, this.value(key, one)])),
      { requiredKeys: required },
    );
  }

  /** A value that is valid in this salon for a field of this name. */
  private text(name: string): fc.Arbitrary<string> {
    const words = this.known[name] ?? this.known['*'] ?? [];
    return fc.constantFrom(...words);
  }
}

const encoded = (text: string) =>
  encodeURIComponent(Buffer.from(text).toString())
    .slice(0, 4_000)
    .replace(/%[^%]?$/, '');

const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '');

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

const spoilt = ([value, at, odd]: [unknown, number, unknown]): unknown => {
  const keys = keysOf(value);
  const key = keys[at % Math.max(keys.length, 1)];
  return key === undefined ? odd : { ...(value as object), [key]: odd };
};

const without = ([value, at]: [unknown, number]): unknown => {
  const keys = keysOf(value);
  const gone = keys[at % Math.max(keys.length, 1)];
  return Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => key !== gone));
};

/** Written by hand, because JavaScript treats `__proto__` specially and drops the first of two equal names. */
const withMore = ([value, name, odd]: [unknown, string, unknown]): Buffer =>
  Buffer.from(
    JSON.stringify(value).replace('{', () => `{${JSON.stringify(name)}:${JSON.stringify(odd) ?? 'null'},`),
  );

const oddHeaders = ({ parameters }: Operation): fc.Arbitrary<Record<string, string | string[]>> => {
  const wantsKey = parameters.some((parameter) => parameter.in === 'header');
  const key = fc.oneof(
    { weight: 4, arbitrary: fc.uuid({ version: 4 }) },
    { weight: 1, arbitrary: fc.constantFrom('', 'again', '0'.repeat(500), '\u00ff') },
  );
  const strange = fc.constantFrom<Record<string, string | string[]>>(
    {},
    {},
    {},
    {},
    {},
    { authorization: 'Bearer x.y.z' },
    { authorization: `Bearer ${'a'.repeat(8_000)}` },
    { authorization: 'Basic YTpi' },
    { authorization: 'Bearer ' },
    { cookie: 'session=x; __Host-session=y; session=' },
    { cookie: '=;;;=%E0%A4%A; __proto__=x' },
    { cookie: 'session=j:{"a":1}' },
    { accept: 'application/xml' },
    { 'accept-encoding': 'zebra' },
    { 'content-type': 'application/json; charset=utf-7' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json;;;=' },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'br' },
    { 'if-none-match': '*' },
    { range: 'bytes=0-,5-1,-' },
    { expect: '100-continue' },
    { origin: 'null' },
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'x-forwarded-for': '1.2.3.4, ::1, unknown' },
    { 'x-http-method-override': 'DELETE' },
    { 'user-agent': 'x'.repeat(4_000) },
    { 'accept-language': '*;q=x, \u00ff' },
  );
  return fc
    .tuple(strange, key)
    .map(([odd, value]) => ({ ...(wantsKey ? { 'idempotency-key': value } : {}), ...odd }));
};

const withBodyHeaders = (request: MalformedRequest): MalformedRequest => {
  if (!request.body || request.method === 'GET') return { ...request, body: null };
  const isPacked = request.headers['content-encoding'] === 'gzip' && request.body.length % 2 === 0;
  return {
    ...request,
    body: isPacked ? gzipSync(request.body) : request.body,
    headers: { 'content-type': 'application/json', ...request.headers },
  };
};
