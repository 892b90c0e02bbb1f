// Long because what is planted and who asks for it have to be read together.
import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import type { CurrentUser } from '../../../api/common/access/current-user.decorator.js';
import { type Capability, type Grant, grants, mayAtAll, reachOf } from '../../../api/common/access/may.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, aColleague, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { perLane } from '../../support/lane.js';

/**
 * All confidential data is planted once, in unique words and figures. Then each team member, with every combination of
 * grants, asks every route that reads, for everything there is, in every way that finds something; and exactly those
 * words are found in the raw answers that the table of rights says. Too many is a leak; too few would be a test that
 * looks in the wrong place.
 */

// Tuesday morning; Lisbon is on UTC then.
const NOW = '2027-03-02T08:00:00Z';

type Holder = Pick<CurrentUser, 'role' | 'grants'>;

/** The owner of the column: Ana is the stylist who asks. */
type Column = 'ana' | 'bea' | 'both';

interface Secret {
  text: string;
  isFor: (holder: Holder) => boolean;
}

interface Planted {
  id: string;
  card: string;
  secrets: Secret[];
}

const reaches = (holder: Holder, capability: Capability, column: Column): boolean => {
  const reach = reachOf(holder, capability);
  return reach === 'all' || (reach === 'own' && column !== 'bea');
};

/** Users who can change everyone's bookings see them. */
const seesBooking = (holder: Holder, column: Column): boolean =>
  reaches(holder, 'diary', column) || reachOf(holder, 'bookings') === 'all';

const seesEverybodys = (holder: Holder): boolean => seesBooking(holder, 'bea');

let parlour: TestApp;
let ana: StaffMember;
let bea: StaffMember;
let cut: Service;
let braid: Service;
let stylist: Person;
let reception: Person;
let admin: Person;
let stranger: Person;
let visits: Planted[];
let secrets: Secret[];
let ids: string[];
const searched: string[] = [];

const sql = (text: string, ...values: unknown[]) => parlour.database.query(text, values);

interface Visit {
  tag: string;
  column: Column;
  startsAt: string;
  status?: 'confirmed' | 'done';
  /** In cents, of Ana's and of Bea's line. */
  prices: [ana: number, bea: number];
  /** True if it is within the sixty days in which a file is open. */
  isNear?: boolean;
  /** An account that never gave a name goes by its address. */
  isNameless?: boolean;
}

const amount = (cents: number) => (cents / 100).toFixed(2);

async function plant({
  tag,
  column,
  startsAt,
  status = 'confirmed',
  prices,
  ...more
}: Visit): Promise<Planted> {
  const { isNear = true, isNameless = false } = more;
  const email = `mail-${tag}@secret.example`;
  const phone = `+351 9${String(1_000_000 + visits.length * 7919)}`;
  const name = isNameless ? email : `Name-${tag}`;
  const [card] = await sql(
    `INSERT INTO clients (name, email, email_key, phone, note, warning, tags) VALUES ($1, $2, $2, $3, $4, $5, ARRAY[$6]) RETURNING id`,
    ...[name, email, phone, `File-${tag}`, `Warn-${tag}`, `Tag-${tag}`],
  );
  const lines = [
    { serviceId: cut.id, title: `Hers-${tag}`, staffId: ana.id, staffName: 'Ana', priceCents: prices[0] },
    { serviceId: braid.id, title: `Theirs-${tag}`, staffId: bea.id, staffName: 'Bea', priceCents: prices[1] },
  ].filter(({ staffId }) => column === 'both' || staffId === (column === 'ana' ? ana : bea).id);
  const total = lines.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const id = await aPastBooking(parlour.database, {
    ...{ startsAt, status, name, email, cardId: card.id, priceCents: total, lines },
  });
  await sql(
    `UPDATE bookings SET client_phone = $2, note = $3, reference = $4 WHERE id = $1`,
    ...[id, phone, `Note-${tag}`, `R-${tag}`],
  );
  await sql(
    `INSERT INTO booking_events (booking_id, at, verb, to_status, detail)
     VALUES ($1, now(), 'move', 'confirmed', $2)`,
    ...[id, { from: startsAt, to: startsAt, title: `Was-${tag}`, priceBefore: amount(total + 1) }],
  );
  searched.push(email, phone, phone.replaceAll(/\D/g, ''), `Name-${tag}`, `Theirs-${tag}`, `R-${tag}`);
  const ofContact = (holder: Holder) => {
    const reach = reachOf(holder, 'contacts');
    return reach === 'all' || (reach === 'own' && column !== 'bea' && isNear);
  };
  const ofBooking = (holder: Holder) => seesBooking(holder, column);
  const ofLine = (whose: 'ana' | 'bea') => (holder: Holder) => seesBooking(holder, whose);
  const isWhole = column === 'both' ? seesEverybodys : ofBooking;
  const found: Secret[] = [
    { text: email, isFor: ofContact },
    { text: phone, isFor: ofContact },
    { text: `Note-${tag}`, isFor: ofBooking },
    { text: `R-${tag}`, isFor: ofBooking },
    { text: `File-${tag}`, isFor: (holder) => reaches(holder, 'clients', isNear ? column : 'bea') },
    { text: `Warn-${tag}`, isFor: (holder) => reaches(holder, 'clients', isNear ? column : 'bea') },
    { text: `Tag-${tag}`, isFor: (holder) => reaches(holder, 'clients', isNear ? column : 'bea') },
    { text: `Was-${tag}`, isFor: isWhole },
    { text: amount(total + 1), isFor: isWhole },
    { text: amount(total), isFor: isWhole },
  ];
  if (!isNameless) found.push({ text: `Name-${tag}`, isFor: ofBooking });
  if (column !== 'bea') found.push({ text: `Hers-${tag}`, isFor: ofLine('ana') });
  if (column !== 'ana') found.push({ text: `Theirs-${tag}`, isFor: ofLine('bea') });
  if (column === 'both') {
    found.push(
      { text: amount(prices[0]), isFor: ofLine('ana') },
      { text: amount(prices[1]), isFor: ofLine('bea') },
    );
  }
  return { id, card: card.id, secrets: found };
}

const VISITS: Visit[] = [
  { tag: 'own', column: 'ana', startsAt: '2027-03-09T09:00:00Z', prices: [710_103, 0] },
  { tag: 'others', column: 'bea', startsAt: '2027-03-09T10:00:00Z', prices: [0, 720_207] },
  { tag: 'shared', column: 'both', startsAt: '2027-03-10T09:00:00Z', prices: [730_301, 740_408] },
  {
    tag: 'nameless',
    column: 'ana',
    startsAt: '2027-03-11T09:00:00Z',
    prices: [750_503, 0],
    isNameless: true,
  },
  // A client's only booking today, and one of long ago.
  { tag: 'today', column: 'bea', startsAt: '2027-03-02T07:00:00Z', status: 'done', prices: [0, 760_607] },
  {
    tag: 'old',
    column: 'ana',
    startsAt: '2026-11-02T09:00:00Z',
    status: 'done',
    prices: [770_701, 0],
    isNear: false,
  },
];

beforeAll(async () => {
  parlour = await startTestApp();
  parlour.clock.set(NOW);
  cut = await aService(parlour.database, { title: 'Cut' });
  braid = await aService(parlour.database, { title: 'Braid' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut, braid] });
  stylist = await aColleague(parlour, { role: 'stylist', staffId: ana.id });
  reception = await aColleague(parlour, { role: 'reception' });
  admin = await anAdmin(parlour);
  stranger = await aClient(parlour);
  visits = [];
  for (const visit of VISITS) visits.push(await plant(visit));

  const others: Secret[] = [];
  for (const [member, column] of [
    [ana, 'ana'],
    [bea, 'bea'],
  ] as const) {
    await sql(
      `INSERT INTO allocations (staff_id, during, kind, reason)
       VALUES ($1, '[2027-03-12T12:00Z, 2027-03-12T13:00Z)', 'block', $2)`,
      ...[member.id, `Block-${column}`],
    );
    const [{ id }] = await sql(
      `INSERT INTO time_off (staff_id, starts_at, ends_at, reason) VALUES ($1, '2027-03-15', '2027-03-16', $2) RETURNING id`,
      ...[member.id, `Away-${column}`],
    );
    await sql(
      `INSERT INTO allocations (staff_id, during, kind, reason, time_off_id)
       VALUES ($1, '[2027-03-15T00:00Z, 2027-03-16T00:00Z)', 'block', $2, $3)`,
      ...[member.id, `Away-${column}`, id],
    );
    others.push(
      { text: `Block-${column}`, isFor: (holder) => reaches(holder, 'diary', column) },
      { text: `Away-${column}`, isFor: (holder) => reaches(holder, 'time-off', column) },
    );
  }
  const asked = await aColleague(parlour, { role: 'stylist', staffId: bea.id });
  await sql(
    `INSERT INTO time_off_requests (staff_id, asked_by, starts_at, ends_at, reason)
     VALUES ($1, $2, '2027-04-15', '2027-04-16', 'Asked-bea')`,
    ...[bea.id, asked.id],
  );
  others.push({ text: 'Asked-bea', isFor: (holder) => reaches(holder, 'time-off', 'bea') });
  const [message] = await sql(
    `INSERT INTO messages (kind, name, email, phone, text)
     VALUES ('contact', 'Nina', 'inbox@secret.example', '+351 977 000 111', 'Words-inbox') RETURNING id`,
  );
  for (const text of ['inbox@secret.example', '+351 977 000 111', 'Words-inbox']) {
    others.push({ text, isFor: (holder) => mayAtAll(holder, 'inbox') });
  }
  const author = await aClient(parlour, 'Rosa');
  await sql(
    `INSERT INTO reviews (client_id, name, text, stars) VALUES ($1, 'Rosa', 'Words-review', 5)`,
    author.id,
  );
  others.push(
    { text: 'Words-review', isFor: (holder) => mayAtAll(holder, 'reviews') },
    // Reception also finds her in the list of clients.
    {
      text: author.email,
      isFor: (holder) => mayAtAll(holder, 'reviews') || mayAtAll(holder, 'client-search'),
    },
  );
  const [{ id: pictureId }] = await sql(
    `INSERT INTO media (name, content_hash, width, height, colour, widths, alt)
     VALUES (gen_random_uuid(), gen_random_uuid(), 4, 3, '#7a2540', '[4]', 'Alt-unshown') RETURNING id`,
  );
  others.push({ text: 'Alt-unshown', isFor: (holder) => mayAtAll(holder, 'site') });
  // Team members also have addresses. Reception finds clients' accounts in its list, but none of these.
  others.push({ text: asked.email, isFor: (holder) => mayAtAll(holder, 'users') });
  secrets = [...visits.flatMap((visit) => visit.secrets), ...others];
  ids = [ana.id, bea.id, stylist.id, asked.id, author.id, message.id, pictureId, randomUUID()];
});

afterAll(() => parlour.close());

/** Every route of the app that reads, with everything that it could be about. */
function readableRoutes(): string[] {
  const server: Express = parlour.app.getHttpAdapter().getInstance();
  const paths = server.router.stack.flatMap(({ route }) =>
    route && route.stack.some(({ method }) => method === 'get') ? [route.path] : [],
  );
  return (
    [...new Set(paths)]
      // Routes without a response of their own, or that lead to Google.
      .filter((path) => !/[*]|^\/auth\/google/.test(path))
      .flatMap((path) => {
        if (path === '/docs/:file') return ['/docs/json'];
        if (path === '/share-card/:file') return ['/share-card/0123456789abcdef.jpg'];
        if (path.includes(':email'))
          return ['mail-own@secret.example', admin.email].map((email) => path.replace(':email', email));
        return path.includes(':id') ? idsFor(path).map((id) => path.replace(':id', id)) : [path];
      })
  );
}

function idsFor(path: string): string[] {
  if (path.startsWith('/bookings')) return visits.map(({ id }) => id);
  return path.startsWith('/clients') ? [...visits.map(({ card }) => card), ...ids] : ids;
}

const DAYS = 'from=2027-03-01&to=2027-03-31';

/** The ways in which one of these routes says more. */
function questions(path: string): string[] {
  switch (path) {
    case '/bookings':
      return [
        `${path}?pageSize=100`,
        `${path}?sort=price&pageSize=100`,
        `${path}?sort=client&staff=${bea.id}`,
        ...searched.map((text) => `${path}?q=${encodeURIComponent(text)}`),
      ];
    case '/clients':
      return [`${path}?pageSize=100`, ...searched.map((text) => `${path}?q=${encodeURIComponent(text)}`)];
    case '/bookings/diary':
      return [`${path}?${DAYS}`, `${path}?${DAYS}&staff=${bea.id}`, `${path}?from=2026-11-01&to=2026-11-05`];
    case '/time-off':
      return [path, `${path}?staff=${bea.id}`];
    case '/availability':
    case '/availability/days':
    case '/availability/first':
      return visits.flatMap(({ id }) => [
        `${path}?booking=${id}&desk=true&day=2027-03-09&${DAYS}`,
        `${path}?booking=${id}&day=2027-03-09&${DAYS}`,
      ]);
    default:
      if (/^\/bookings\/.*\/move$/.test(path)) return [`${path}?startsAt=2027-03-17T10:00:00Z`];
      if (/^\/clients\/.*\/bookings$/.test(path)) return [`${path}?when=past`, `${path}?when=upcoming`];
      return [path];
  }
}

/** Requests that are refused and change nothing, and whose problems tell of a booking or of several. */
const refused = () => [
  ...visits.flatMap(({ id }) => [
    { path: `/bookings/${id}/move`, body: { startsAt: '2027-03-17T10:00:00Z', version: 999 } },
    { path: `/bookings/${id}/cancel`, body: { version: 999 } },
    { path: `/bookings/${id}/status`, body: { verb: 'arrive', version: 999 } },
  ]),
  ...[ana, bea].flatMap(({ id }) => [
    { path: '/time-off/preview', body: { staffId: id, fromDay: '2027-03-01', toDay: '2027-03-14' } },
  ]),
];

/** All that a user is told, whatever they request. */
async function allAnswers({ bearer }: Person): Promise<string> {
  const answers: string[] = [];
  for (const path of readableRoutes().flatMap(questions)) {
    const { text, status } = await parlour.http.get(path).set('Authorization', bearer);
    if (status >= 500) throw new Error(`${path} answered ${status}.`);
    answers.push(text);
  }
  for (const { path, body } of refused()) {
    const { text, status } = await parlour.http.post(path).set('Authorization', bearer).send(body);
    if (status >= 500) throw new Error(`${path} answered ${status}.`);
    answers.push(text);
  }
  return answers.join('\n');
}

async function seenBy(person: Person, held: Grant[]): Promise<string[]> {
  await sql(`UPDATE users SET grants = $1 WHERE id = $2`, held, person.id);
  const answers = await allAnswers(person);
  return secrets.map(({ text }) => text).filter((text) => answers.includes(text));
}

const allowed = (holder: Holder): string[] =>
  secrets.filter(({ isFor }) => isFor(holder)).map(({ text }) => text);

/** None, each, and all that go together with another. */
const allChoices: Grant[][] = [
  [],
  ...grants.map((grant) => [grant]),
  ['see-contacts', 'move-others'],
  ['see-contacts', 'read-only', 'move-others', 'edit-hours'],
];

/** With every change most of them. */
const choices = perLane({
  change: allChoices.slice(-1),
  nightly: allChoices,
});

describe('of what is planted in the salon, and nowhere else,', () => {
  test.each(choices.map((held) => [held.join(', ') || 'nothing', held] as const))(
    'a stylist who was granted %s is told exactly what the table of rights says',
    async (_, held) => {
      expect(await seenBy(stylist, held)).toEqual(allowed({ role: 'stylist', grants: held }));
    },
  );

  /** With every change nothing. */
  const choicesOfReception: [string, Grant[]][] = [
    ['nothing', []],
    ...perLane<[string, Grant[]][]>({ change: [], nightly: [['to read only', ['read-only']]] }),
  ];

  test.each(choicesOfReception)('reception, who was granted %s, likewise', async (_, held) => {
    expect(await seenBy(reception, held)).toEqual(allowed({ role: 'reception', grants: held }));
  });

  test('an admin is told all of it', async () => {
    expect(await seenBy(admin, [])).toEqual(secrets.map(({ text }) => text));
  });

  test('a client is told none of it, nor is a stylist whom no one can book', async () => {
    const nobody = await aColleague(parlour, { role: 'stylist' });

    expect([await seenBy(stranger, []), await seenBy(nobody, ['see-contacts'])]).toEqual([[], []]);
  });
});

test('what a stylist searches for is not found by what they may not see', async () => {
  await sql(`UPDATE users SET grants = '{see-contacts}' WHERE id = $1`, stylist.id);
  const found = async (q: string) => {
    const { body } = await parlour.http
      .get('/bookings')
      .query({ q })
      .set('Authorization', stylist.bearer)
      .expect(200);
    return body.total;
  };

  expect(await found('Name-own')).toBe(1);
  expect(await found('Hers-shared')).toBe(1);
  for (const q of ['secret.example', '+351 9', 'Theirs-shared', 'Name-others'])
    expect(await found(q)).toBe(0);
});
