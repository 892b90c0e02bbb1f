import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';

let parlour: TestApp;
let vera: Person;
let maria: Person;
let ana: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  vera = await anAdmin(parlour, 'Vera Duarte');
  parlour.clock.advanceMinutes(5);
  maria = await aClient(parlour, 'Maria 100% Lopes');
  ana = await aClient(parlour, 'ana_maria');
  await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [ana.id]);
  await parlour.database.query(`UPDATE users SET created_at = '2026-01-02T10:00:00Z' WHERE id = $1`, [
    ana.id,
  ]);
});

afterAll(() => parlour.close());

const ask = (query: string) => parlour.http.get(`/users?${query}`).set('Authorization', vera.bearer);

const found = async (query: string): Promise<string[]> => {
  const { body } = await ask(query).expect(200);
  return body.items.map(({ _id }: { _id: string }) => _id);
};

describe('the list of users', () => {
  test('shows who someone is, whether they may log in, and when they were last here', async () => {
    const { body } = await ask(`search=${ana.email}`).expect(200);

    expect(body).toEqual({
      items: [
        {
          _id: ana.id,
          email: ana.email,
          name: 'ana_maria',
          role: 'user',
          grants: [],
          staffId: null,
          staffName: null,
          isVerified: true,
          isDisabled: true,
          hasFactor: false,
          createdAt: '2026-01-02T10:00:00.000Z',
          lastSeenAt: '2027-03-01T08:05:00.000Z',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 25,
    });
  });

  test('is searched by a piece of a name or address, or a whole id', async () => {
    expect(await found('search=mARIA')).toHaveLength(2);
    expect(await found(`search=${vera.email.slice(3, 14)}`)).toEqual([vera.id]);
    expect(await found(`search=${maria.id.toUpperCase()}`)).toEqual([maria.id]);
    expect(await found(`search=${maria.id.slice(0, 12)}`)).toEqual([]);
    expect(await found('search=%20%20')).toHaveLength(3);
  });

  test('A10 treats the characters of a pattern as ordinary ones', async () => {
    expect(await found('search=%25')).toEqual([maria.id]);
    expect(await found('search=0%25%20L')).toEqual([maria.id]);
    expect(await found('search=a_m')).toEqual([ana.id]);
    expect(await found('search=%5C')).toEqual([]);
    expect(await found(`search=${encodeURIComponent(`' OR '1'='1`)}`)).toEqual([]);
  });

  test('is narrowed by role and by whether the account is closed', async () => {
    expect(await found('role=admin')).toEqual([vera.id]);
    expect(await found('disabled=true')).toEqual([ana.id]);
    expect(await found('disabled=false&role=user')).toEqual([maria.id]);
  });

  test('is sorted as asked', async () => {
    expect(await found('sort=name')).toEqual([ana.id, maria.id, vera.id]);
    expect((await found('sort=newest')).at(-1)).toBe(ana.id);
    expect((await found('sort=last-seen')).at(-1)).toBe(vera.id);
    const byAddress = [vera, maria, ana].sort((one, other) => (one.email < other.email ? -1 : 1));
    expect(await found('')).toEqual(byAddress.map(({ id }) => id));
  });

  test('comes in pages that together are everyone, once', async () => {
    const pages = [
      await found('pageSize=2'),
      await found('pageSize=2&page=2'),
      await found('pageSize=2&page=3'),
    ];

    expect(pages.map((page) => page.length)).toEqual([2, 1, 0]);
    expect(new Set(pages.flat()).size).toBe(3);
    expect((await ask('pageSize=2&page=3')).body.total).toBe(3);
  });

  test.each([
    'sort=email_key',
    'sort=email;DROP%20TABLE%20users',
    'sort=(SELECT%20password_hash%20FROM%20users%20LIMIT%201)',
    'sort=constructor',
    'sort=email&sort=name',
    'sort[]=email',
    'order=asc',
    'role=owner',
    `role=user'%20OR%201=1--`,
    'disabled=yes',
    'disabled[not]=true',
    'page=0',
    'page=1e9',
    'pageSize=101',
    'pageSize=-1',
    `search=${'x'.repeat(255)}`,
    'search=a&search=b',
    'search=%00',
    'passwordHash=x',
  ])('A10 refuses %s', async (query) => {
    const { status, body } = await ask(query);

    expect([status, body.code]).toEqual([422, 'invalid-input']);
  });

  test('A08 reveals nothing else about anybody', async () => {
    const { text } = await ask('').expect(200);

    expect(text).not.toMatch(/hash|\$2b\$|token|phone/i);
  });
});
