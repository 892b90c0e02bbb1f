// Long because every table that archives keep has its rules here, in one list.
import fc from 'fast-check';
import type { DataSource, QueryRunner } from 'typeorm';
import { archivedTables } from '../../api/operations/archive/archived-tables.js';
import { keptTables, quoted, type Table } from '../../api/operations/archive/table-catalogue.js';
import { loginActions } from '../../api/people/login-records/login-record.entity.js';

type Row = Record<string, unknown>;

/** Generated rows of every archived table, before their references to other rows are filled in. */
export type Draft = Record<string, Row[]>;

const ROWS = 3;

/** Tables with one row at most. */
const ONE_ROW = ['demo_books', 'ledger_head', 'salon', 'till_settings'];

const TEXTS = [
  '',
  'سارة بنت أحمد',
  '💅🏽👩‍🎨',
  '\u0001\u001f\u007f\u0085',
  '\\N\\.\\x00',
  `"quoted" ''twice''`,
  '\u2028\u2029\ufeff',
  'a\r\n\tb',
  '{"a":1}',
  '%s $1 :name ?',
  'ﷺ‮',
  'Zoë Zoe\u0308',
];
const INSTANTS = [
  'infinity',
  '-infinity',
  '9999-12-31 23:59:59.999999+00',
  '294276-12-31 23:59:59.999999+00',
  '4713-01-01 00:00:00+00 BC',
  '0001-01-01 00:00:00+00',
  '1969-12-31 23:59:59.000001+00',
  '2027-03-28 00:59:59.5+00',
  '2027-03-28 01:00:00+00',
  '2027-10-31 01:30:00+01',
];
const DAYS = [
  'infinity',
  '-infinity',
  '9999-12-31',
  '5874897-12-31',
  '4713-01-01 BC',
  '2028-02-29',
  '2027-03-28',
];
const DOCUMENTS = [
  'null',
  '[]',
  '{}',
  '""',
  '0',
  '-0.0',
  '1.10',
  '1e400',
  '123456789012345678901234567890.123456789',
  '{"b": 1, "a": {"": [null, true]}}',
  '"\\u00e9\\ud83d\\ude00"',
  '"\\\\u0000"',
  '[[[[[[[[]]]]]]]]',
  '"سارة"',
];
/** Documents whose exact bytes are kept: order, spaces and duplicate keys. */
const TEXTUAL_DOCUMENTS = [...DOCUMENTS, '{"b" : 1.10,  "a":2}', '{"a":1,"a":2}', ' 1 ', '"\\/"', '1E5'];

const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }).map((signs) => signs.replaceAll('\0', '')),
);
const instant = fc.oneof(
  fc.constantFrom(...INSTANTS),
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);

/** Values for a column of each type. */
const BY_TYPE: Record<string, fc.Arbitrary<unknown>> = {
  text,
  uuid: fc.uuid(),
  boolean: fc.boolean(),
  smallint: fc.integer({ min: -32_768, max: 32_767 }),
  integer: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  bigint: fc.bigInt({ min: 1n, max: 2n ** 62n }).map(String),
  'double precision': fc.oneof(
    fc.constantFrom('-0', '5e-324', '0.30000000000000004'),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  ),
  'character(2)': fc.constantFrom('DE', 'PT', 'XK'),
  'character(3)': fc.constantFrom('EUR', 'USD', 'E  ', '😀😀😀'),
  'timestamp with time zone': instant,
  date: fc.constantFrom(...DAYS),
  bytea: fc.uint8Array({ maxLength: 40 }).map((bytes) => `\\x${Buffer.from(bytes).toString('hex')}`),
  jsonb: fc.oneof(
    fc.constantFrom(...DOCUMENTS),
    fc.json().filter((document) => !document.includes('\\u0000')),
  ),
  json: fc.oneof(
    fc.constantFrom(...TEXTUAL_DOCUMENTS),
    fc.json().filter((document) => !document.includes('\\u0000')),
  ),
  tstzrange: fc.constant(null),
  // The only such column contains grants, which are known.
  'text[]': fc.constantFrom('{}', '{read-only}', '{edit-hours,see-contacts}'),
  // And this one weekdays.
  'smallint[]': fc.constantFrom('{1}', '{7,1}', '{1,2,3,4,5,6,7}'),
};

const minutes = { starts_minute: 0, ends_minute: 1440 };
const of = (words: string[], index: number) => words[index % words.length];
const HOUR_MS = 3_600_000;
/** Three times: in the last year of the calendar, on a day with 23 hours in Lisbon, and before the year 1000. */
const TIMES = ['9999-12-31T22:00:00Z', '2027-03-28T00:30:00Z', '0987-06-05T04:03:02.001Z'];
const period = (index: number) => {
  const startsAt = new Date(of(TIMES, index) ?? '');
  return { starts_at: startsAt.toISOString(), ends_at: new Date(startsAt.getTime() + HOUR_MS).toISOString() };
};

/**
 * The rules of each table for its rows, in addition to the types of its columns. All archived tables are listed, so
 * that no new one is forgotten. The row's number makes unique values differ.
 */
export const rules: Record<string, (row: Row, index: number) => Row> = {
  account_numbers: ({ number }, index) => ({
    key: `service:${index}`,
    number: `x${[...String(number)].slice(0, 8).join('')}`,
  }),
  action_codes: (_row, index) => ({
    kind: of(['reset', 'verification', 'email-change'], index),
    email: index === 2 ? 'ä@b' : null,
    email_key: index === 2 ? 'ä@b' : null,
    code_hash: `\\x0${index}`,
  }),
  allergies: () => ({}),
  allocations: ({ booking_id }, index) => {
    const { starts_at, ends_at } = period(index);
    const kind = booking_id === null ? { kind: 'block' } : { kind: 'booking', time_off_id: null };
    return { ...kind, hold_id: null, expires_at: null, during: `[${starts_at},${ends_at})` };
  },
  app_keys: ({ name }, index) => ({ name: `${index}${String(name)}` }),
  audit_entries: ({ detail }) => ({ detail: String(detail).replaceAll('@', '') }),
  booking_events: () => ({}),
  calendars: (_row, index) => ({ fault: index === 0 ? null : of(['server', 'empty'], index) }),
  booking_links: (_row, index) => ({ code_hash: `\\x0${index}` }),
  booking_lines: (_row, index) => ({ position: index, ...period(index) }),
  block_groups: (_row, index) => ({ every_weeks: 8 - index }),
  block_rules: (_row, index) => ({ from_minute: 1439, to_minute: index, days_later: 1 + (index % 2) }),
  booking_series: (_row, index) => ({ every_weeks: 12 - index }),
  bookings: ({ reference }, index) => ({
    reference: `${index}${String(reference)}`,
    status: of(['confirmed', 'cancelled', 'no-show'], index),
    cancelled_at: index % 3 === 1 ? 'infinity' : null,
    price_kind: 'from',
    total_price_cents: 2 ** 31 - 1,
    ...period(index),
  }),
  client_consents: (_row, index) => ({
    kind: of(['email-reminders', 'message-reminders', 'email-news'], index),
    origin: of(['client', 'desk'], index),
  }),
  clients: ({ name, user_id, looked_after_by }, index) => ({
    email_key: user_id === null && looked_after_by !== null ? '' : `${index}`,
    looked_after_by: user_id === null ? looked_after_by : null,
    birthday: of(['', '--02-29', '1990-12-31'], index),
    ...(user_id === null ? { name: `x${String(name)}` } : { name: '', email: '', phone: '' }),
  }),
  commission_rates: (_row, index) => ({
    scope: of(['services', 'products', 'services'], index),
    service_id: null,
    product_id: null,
    rate_bp: 10_000,
    from_day: DAYS[index],
  }),
  demo_books: () => ({ id: 1, first_day: '2028-02-29', last_day: '9999-12-31', filled_to: '2028-02-29' }),
  day_closes: (_row, index) => ({
    business_day: DAYS[index],
    first_day: '-infinity',
    last_day: DAYS[index],
    is_of_days: index % 2 === 0,
    number: index,
    counted_cents: '9007199254740993',
    expected_cents: '-1',
    difference_cents: '9007199254740994',
    banked_cents: 1,
    closing_float_cents: '9007199254740992',
    terminal_cents: index === 0 ? null : '-9007199254740993',
    terminal_expected_cents: index === 0 ? null : '9007199254740993',
  }),
  declined_review_requests: ({ mailbox }, index) => ({ mailbox: `${index}${String(mailbox)}` }),
  factor_rules: (_row, index) => ({ role: of(['user', 'stylist', 'reception', 'admin'], index) }),
  file_keys: ({ id }, index) => ({ id: `${index}${String(id)}` }),
  foreign_ids: ({ reference }, index) => ({
    kind: 'clients',
    reference: `${index}${String(reference)}`,
    service_id: null,
    staff_id: null,
    product_id: null,
    gift_card_id: null,
  }),
  gift_cards: ({ code_digest }, index) => ({
    code_digest: `${index}${String(code_digest)}`,
    value_cents: 2 ** 31 - 1,
    tax: of(['at-use', 'at-sale', 'single-purpose'], index),
    state: of(['active', 'blocked'], index),
    message: `${'“🎁”\n'.repeat(index)}=1+1`,
  }),
  grouped_blocks: (_row, index) => ({ day: DAYS[index] }),
  imported_visits: ({ reference }, index) => ({
    reference: `${index}${String(reference)}`,
    booking_id: null,
  }),
  past_visits: (_row, index) => ({
    status: of(['done', 'no-show', 'cancelled'], index),
    price_cents: index === 0 ? null : '9007199254740993',
  }),
  resource_pools: ({ title }, index) => ({
    title: `x${String(title)}`,
    kind: of(['chair', 'room', 'device'], index),
    status: of(['active', 'archived', 'active'], index),
  }),
  resource_units: ({ title }, index) => ({
    title: `x${String(title)}`,
    status: of(['active', 'out', 'archived'], index),
    out_until: index === 1 ? 'infinity' : null,
  }),
  service_resources: (_row, index) => ({
    segments: index === 0 ? null : '[2, 0]',
    turnover_minutes: 120,
  }),
  unit_allocations: (_row, index) => {
    const { starts_at, ends_at } = period(index);
    return { kind: 'booking', hold_id: null, expires_at: null, during: `[${starts_at},${ends_at})` };
  },
  formulas: () => ({}),
  idempotency_keys: ({ key }, index) => ({ key: `${index}${String(key)}` }),
  identities: ({ subject }, index) => ({ provider: 'google', subject: `${index}${String(subject)}` }),
  invitations: (_row, index) => ({
    email_key: `${index}`,
    role: of(['reception', 'admin'], index),
    code_hash: `\\x0${index}`,
    accepted_at: index === 1 ? '-infinity' : null,
    withdrawn_at: index === 2 ? 'infinity' : null,
  }),
  ledger_balances: (_row, index) => ({ account: `${index}`, cents: '-9007199254740993' }),
  ledger_entries: (_row, index) => ({
    kind: of(['sale', 'refund', 'movement'], index),
    source_type: of(['sale', 'till-movement', 'day-close'], index),
    reverses_id: null,
  }),
  ledger_head: (_row, index) => ({ id: index + 1 }),
  ledger_lines: (_row, index) => ({
    position: index,
    account: of(['cash', 'gift-cards', 'tax'], index),
    // A number holds it exactly, together with the third row's.
    cents: of(['4503599627370496', '-1'], index),
  }),
  login_records: (_row, index) => ({ action: of([...loginActions], index), hour: TIMES[index] }),
  media: ({ name }, index) => ({
    name: `${index}${String(name)}`,
    content_hash: `${index}`,
    focus_x_percent: 0,
    focus_y_percent: 100,
    width: 1,
    height: 2 ** 31 - 1,
    colour: '#00ff00',
    widths: '[]',
  }),
  message_answers: ({ text: words }) => ({ text: `x${String(words)}` }),
  messages: (_row, index) => ({
    kind: of(['home', 'contact'], index),
    status: of(['open', 'handled'], index),
    handled_at: index % 2 === 1 ? '-infinity' : null,
  }),
  missed_blocks: () => ({}),
  media_words: ({ lang }, index) => ({ lang: `${index}${String(lang)}` }),
  opening_hours: (_row, index) => ({ weekday: index + 1, ...minutes }),
  outbox: ({ booking_id, sent_at, held_at }, index) => ({
    version: booking_id === null ? null : index,
    failed_at: null,
    // A held one counts as dropped; the others may have been sent.
    ...(index === 1
      ? { sent_at: null, dropped_at: '-infinity', held_at }
      : { sent_at, dropped_at: null, held_at: null }),
  }),
  own_words: ({ lang, text }, index) => ({ lang: `${index}${String(lang)}`, text: `x${String(text)}` }),
  merged_clients: () => ({}),
  news_readers: () => ({ emails_in_hour: 2 ** 31 - 1 }),
  portfolio_items: ({ title }) => ({ title: `x${String(title)}`, img_width: 1, img_height: 32_767 }),
  portfolio_words: ({ lang }, index) => ({ lang: `${index}${String(lang)}` }),
  products: ({ title }, index) => ({
    title: `x${String(title)}`,
    price_cents: 2 ** 31 - 1,
    low_stock: 0,
    barcode: of(['!~!', '4006381333931', `~${'9'.repeat(47)}`], index),
  }),
  receipt_heads: () => ({}),
  reviews: ({ answered_at, answer }, index) => ({
    stars: 5,
    portrait: `\\x0${index}ff`,
    portrait_name: `${index}`.repeat(32),
    status: 'published',
    answer: answered_at === null ? '' : `x${String(answer)}`,
  }),
  series_bookings: (_row, index) => ({ position: index }),
  recovery_codes: (_row, index) => ({ code_hash: `\\x0${index}` }),
  sale_lines: (_row, index) => ({
    position: index,
    kind: of(['service', 'product', 'gift-card'], index),
    quantity: 99,
    unit_price_cents: 100,
    discount_cents: 900,
    tax_rate_bp: 5000,
    net_cents: 7500,
    tax_cents: 1000,
    voucher_cents: 4000,
    prepaid_tax_cents: 500,
    payable_cents: 9000,
    refunded_cents: 9000,
  }),
  sale_payments: ({ gift_card_id }, index) => ({
    position: index,
    method: gift_card_id === null ? 'cash' : 'gift-card',
    cents: 1,
    prepaid_tax_cents: gift_card_id === null ? 0 : 1,
    tendered_cents: null,
  }),
  sale_tips: () => ({ cents: 2 ** 31 - 1, refunded_cents: 1 }),
  sales: (_row, index) => ({
    kind: 'sale',
    mode: 'record',
    number: index + 1,
    close_number: index + 1,
    of_sale_id: null,
    booking_id: null,
    is_undo: false,
    discount_cents: 0,
    tax_cents: 0,
    total_cents: 2 ** 31 - 1,
    tip_cents: 0,
  }),
  salon: () => ({
    id: 1,
    hour_cycle: 'h12',
    first_weekday: 7,
    slot_step_minutes: 5,
    notice_minutes: 43_200,
    horizon_days: 730,
    holiday_region: 'DE-BY',
    colour: '#c08000',
    cancellation_notice_minutes: 0,
    reminder_minutes: 43_200,
    requires_phone: true,
    shows_live_map: true,
    latitude: '-0',
    longitude: '0.30000000000000004',
  }),
  sale_sums: ({ subject }, index) => ({ figure: `${index}`, subject: `${index}${String(subject)}` }),
  salon_languages: ({ lang }, index) => ({ lang: `${index}${String(lang)}` }),
  second_factors: (_row, index) =>
    index === 0
      ? { kind: 'totp', secret_sealed: '\\x00', credential_id: null, public_key: null, sign_count: null }
      : {
          kind: 'passkey',
          secret_sealed: null,
          credential_id: `\\x0${index}`,
          public_key: '\\xff',
          sign_count: '9007199254740993',
        },
  service_add_on_words: ({ lang }, index) => ({ lang: `${index}${String(lang)}` }),
  service_add_ons: () => ({ price_cents: 2 ** 31 - 1, extra_minutes: 240 }),
  service_categories: ({ slug }, index) => ({ slug: `${index}${String(slug)}`, colour: 'slate' }),
  service_category_words: ({ lang }, index) => ({ lang: `${index}${String(lang)}` }),
  service_words: ({ lang }, index) => ({ lang: `${index}${String(lang)}` }),
  services: ({ title }) => ({
    title: `x${String(title)}`,
    price_cents: 2 ** 31 - 1,
    price_kind: 'from',
    buffer_minutes: 120,
    rebook_weeks: 52,
    status: 'archived',
    segments: '[{"minutes": 1e400}]',
  }),
  sessions: ({ previous_token_hash }, index) => ({
    token_hash: `\\x0${index}`,
    rotated_at: previous_token_hash === null ? null : 'infinity',
  }),
  service_taxes: () => ({}),
  stock_movements: ({ quantity }, index) => ({
    quantity: quantity === 0 ? 1 : quantity,
    reason: of(['sale', 'delivery', 'waste'], index),
  }),
  tax_rate_changes: (_row, index) => ({ from_day: DAYS[index], rate_bp: 5000 }),
  tax_rates: ({ name }) => ({ name: `x${String(name)}` }),
  till_movements: ({ staff_id }) => ({
    kind: staff_id === null ? 'paid-in' : 'tips-paid',
    cents: 1,
    category: staff_id === null ? 'owner' : null,
    paid_by: staff_id === null ? 'cash' : 'payroll',
    reverses_id: null,
  }),
  till_settings: () => ({
    id: 1,
    mode: 'record',
    since: '-infinity',
    cash_rounding_cents: 5,
    reception_refund_limit_cents: 2 ** 31 - 1,
    admin_refund_limit_cents: 0,
    gift_card_tax: 'at-sale',
    gift_card_max_cents: 1,
    gift_card_years: 50,
    limits_currency: 'JPY',
  }),
  site_text_words: ({ lang }, index) => ({ lang: `${index}${String(lang)}` }),
  site_texts: ({ key }, index) => ({ key: `${index}${String(key)}` }),
  special_days: (_row, index) => ({ day: DAYS[index] }),
  staff: ({ name }) => ({ name: `x${String(name)}` }),
  emailed_news: ({ news_id }, index) => ({ news_id: `${index}${String(news_id)}` }),
  seen_news: ({ news_id }, index) => ({ news_id: `${index}${String(news_id)}` }),
  staff_exceptions: (_row, index) => ({ day: DAYS[index] }),
  staff_hours: (_row, index) => ({ weekday: index + 1, ...minutes }),
  staff_services: () => ({ price_cents: 1 }),
  staff_words: ({ lang }, index) => ({ lang: `${index}${String(lang)}` }),
  time_off: (_row, index) => period(index),
  time_off_requests: (_row, index) => ({
    ...period(index),
    state: of(['pending', 'declined'], index),
    answered_at: index % 2 === 1 ? '-infinity' : null,
  }),
  users: ({ email_key }, index) => ({
    email_key: `${index}${String(email_key)}`,
    role: of(['user', 'admin'], index),
  }),
};

interface Reference {
  table: string;
  column: string;
  to: string;
  toColumn: string;
}

/** The structure of a database's archived tables. */
export interface Shape {
  tables: Table[];
  required: Set<string>;
  references: Reference[];
}

export async function shapeOf(runner: QueryRunner): Promise<Shape> {
  const required: { name: string }[] = await runner.query(
    `SELECT attrelid::regclass::text || '.' || attname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0 AND attnotnull`,
  );
  const references: Reference[] = await runner.query(
    `SELECT conrelid::regclass::text AS "table", own.attname AS "column", confrelid::regclass::text AS "to",
       other.attname AS "toColumn"
     FROM pg_constraint, unnest(conkey, confkey) AS pair (here, there), pg_attribute AS own, pg_attribute AS other
     WHERE contype = 'f' AND own.attrelid = conrelid AND own.attnum = here
       AND other.attrelid = confrelid AND other.attnum = there`,
  );
  return {
    tables: await keptTables(runner, 'backup'),
    // Each foreign ID is of one record; here it is a client's, or a past visit. Archives keep the units of bookings only.
    required: new Set([
      ...required.map(({ name }) => name),
      'foreign_ids.client_id',
      'imported_visits.past_visit_id',
      'unit_allocations.booking_id',
    ]),
    references: references.filter(({ to }) => archivedTables[to]?.kept),
  };
}

/** Rows for each table that satisfy its columns and rules. */
export function drafts({ tables, required }: Shape): fc.Arbitrary<Draft> {
  const rowOf = ({ name, columns }: Table) =>
    fc.record(
      Object.fromEntries(
        columns.map(({ name: column, type }) => {
          const value = BY_TYPE[type];
          if (!value) throw new Error(`Nothing is generated for ${name}.${column} (${type}).`);
          return [column, required.has(`${name}.${column}`) ? value : fc.option(value)];
        }),
      ),
    );
  const rowsOf = (table: Table) => {
    const count = ONE_ROW.includes(table.name) ? 1 : ROWS;
    const length = { minLength: count, maxLength: count };
    return table.columns.some(({ name }) => name === 'id')
      ? fc.uniqueArray(rowOf(table), { ...length, selector: ({ id }) => String(id) })
      : fc.array(rowOf(table), length);
  };
  return fc.record(Object.fromEntries(tables.map((table) => [table.name, rowsOf(table)])));
}

/** The rows as stored: references are filled in, and the rules of each table are satisfied. */
function settled({ references }: Shape, draft: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([table, rows]) => {
      const own = references.filter((reference) => reference.table === table);
      const linked = rows.map((row, index) => {
        const links = own.map(({ column, to, toColumn }) => {
          const isLeftOut = row[column] === null;
          return [column, isLeftOut ? null : draft[to]?.[index % (draft[to]?.length ?? 1)]?.[toColumn]];
        });
        const whole = { ...row, ...Object.fromEntries(links) };
        return { ...whole, ...rules[table]?.(whole, index) };
      });
      return [table, linked];
    }),
  );
}

/** Fills a database whose schema exists with exactly these rows. Needs a superuser: triggers and foreign keys are deferred. */
export async function fill(source: DataSource, shape: Shape, draft: Draft): Promise<void> {
  const rows = settled(shape, draft);
  await source.transaction(async ({ queryRunner: runner }) => {
    if (!runner) throw new Error('There is no transaction.');
    await runner.query(`SET LOCAL session_replication_role = replica`);
    await runner.query(`TRUNCATE ${shape.tables.map(({ name }) => quoted(name)).join(', ')} CASCADE`);
    for (const { name, columns } of shape.tables) {
      const names = columns.map(({ name: column }) => quoted(column)).join(', ');
      const places = columns.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ');
      for (const row of rows[name] ?? [])
        await runner.query(
          `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE VALUES (${places})`,
          columns.map(({ name: column }) => (row[column] === null ? null : String(row[column]))),
        );
    }
  });
}
