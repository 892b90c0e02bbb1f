import { aMember, aService } from '../../support/salon.js';
import { openTill, type TillSalon } from '../../support/till.js';

/** More than a page of any list has, which is 100 at most. */
const MANY = 101;
/** One that no first page has, in whichever order. */
const WANTED = 98;

const titled = (kind: string, number: number) => `${kind} ${String(number).padStart(3, '0')}`;
const numbers = Array.from({ length: MANY }, (_, index) => index);

let till: TillSalon;

beforeAll(async () => {
  till = await openTill({ settings: { giftCardTax: 'at-use' } });
  const { database } = till.parlour;
  for (const number of numbers) {
    const service = await aService(database, { title: titled('Service', number) });
    await aMember(database, { name: titled('Member', number), does: [service] });
  }
  await till.sql(
    `INSERT INTO products (title, price_cents) SELECT 'Product ' || lpad(n::text, 3, '0'), 1200 FROM generate_series(0, $1::int) AS n`,
    [MANY - 1],
  );
  for (const role of ['admin', 'reception', 'stylist']) {
    await till.sql(
      `INSERT INTO users (name, email, email_key, role, verified_at)
       SELECT $2 || ' ' || lpad(n::text, 3, '0'), $2 || n || '@x.example', $2 || n || '@x.example', $2, now()
       FROM generate_series(0, $1::int) AS n`,
      [MANY - 1, role],
    );
  }
  await till.sql(
    `INSERT INTO tax_rates (name) SELECT 'Rate ' || lpad(n::text, 3, '0') FROM generate_series(0, $1::int) AS n`,
    [MANY - 1],
  );
});

afterAll(() => till.close());

const read = async (path: string) => (await till.get(path, till.vera).expect(200)).body;

test.each([
  ['/services', 'Service', 'title'],
  ['/services/all', 'Service', 'title'],
  ['/staff', 'Member', 'name'],
  ['/staff/all', 'Member', 'name'],
])('%s, which fields offer whole, is the whole of more than a hundred', async (path, kind, field) => {
  const names = (await read(path)).map((one: Record<string, string>) => one[field]);

  expect(names).toEqual(expect.arrayContaining(numbers.map((number) => titled(kind, number))));
});

test('a sale can be begun with any of more than a hundred services and team members', async () => {
  const { team } = await read('/checkout/start');

  expect(team.map(({ name }: { name: string }) => name)).toContain(titled('Member', WANTED));
  const [service] = await till.sql<{ id: string }>(`SELECT id FROM services WHERE title = $1`, [
    titled('Service', WANTED),
  ]);
  const [member] = await till.sql<{ id: string }>(`SELECT id FROM staff WHERE name = $1`, [
    titled('Member', WANTED),
  ]);
  const lines = [{ kind: 'service', serviceId: service?.id, staffId: member?.id }];
  const { body } = await till.post('/checkout/quote', { lines }).expect(200);
  expect(body.total).toBe(40);
});

test('every tax is offered, however many there are', async () => {
  const { rates } = await read('/till/settings');

  expect(rates).toHaveLength(MANY);
});

test('a product among more than a hundred is found by a part of its name', async () => {
  const { items, total } = await read(`/products?pageSize=20&search=${encodeURIComponent('uct 098')}`);

  expect([total, items.map(({ title }: { title: string }) => title)]).toEqual([
    1,
    [titled('Product', WANTED)],
  ]);
  expect(await read('/products?pageSize=20')).toMatchObject({ total: MANY });
});

test.each(['admin', 'reception', 'stylist'])(
  'in the activity, one of more than a hundred people with the role %s is found by name, and named by their id',
  async (role) => {
    const namesOf = async (search: string) => {
      const path = `/users?sort=name&pageSize=20&role=${role}&search=${encodeURIComponent(search)}`;
      const { items } = await read(path);
      return items.map(({ name }: { name: string }) => name);
    };
    const [person] = await till.sql<{ id: string }>(`SELECT id FROM users WHERE name = $1`, [
      titled(role, WANTED),
    ]);

    expect(await namesOf(titled(role, WANTED))).toEqual([titled(role, WANTED)]);
    expect(await namesOf(person?.id ?? '')).toEqual([titled(role, WANTED)]);
  },
);

test('a client among more than a hundred is found by their name, for a booking and to be merged', async () => {
  for (const number of numbers) {
    await till.post('/clients', { name: titled('Client', number) }, { who: till.vera }).expect(201);
  }

  const { items, total } = await read(
    `/clients?pageSize=6&q=${encodeURIComponent(titled('Client', WANTED))}`,
  );

  expect([total, items.map(({ name }: { name: string }) => name)]).toEqual([1, [titled('Client', WANTED)]]);
});

test('a gift card among more than a hundred is found by its last characters', async () => {
  const card = { lines: [{ kind: 'gift-card', price: 10 }], payments: [{ method: 'card', amount: 10 }] };
  const sell = async (): Promise<string> =>
    (await till.post('/sales', { ...card, expectedTotal: 10 }).expect(201)).body.giftCards[0].code;
  const first = (await sell()).replaceAll('-', '').slice(-4);
  for (let sold = 1; sold < MANY; sold++) await sell();

  const { items } = await read(`/gift-cards?pageSize=25&last4=${first}`);

  expect(items.map(({ last4 }: { last4: string }) => last4)).toContain(first);
  expect((await read('/gift-cards?pageSize=100')).total).toBe(MANY);
});
