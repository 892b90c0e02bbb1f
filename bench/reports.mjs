import { quantile } from './load.mjs';
import { appOn, withPrograms } from './programs.mjs';
import { aSalon, seedSalon } from './salon.mjs';

const SALES = 1_000_000;
/** Three years of them end with the requested month. */
const LAST_DAY = '2026-10-31';
const DAYS = 1096;
const ROUNDS = 200;
const GOAL_MS = 200;
const ADMIN = { ADMIN_EMAIL: 'vera@example.com', ADMIN_PASSWORD: 'a long enough secret' };
const QUESTIONS = {
  'a month of money': '/reports/money?period=month&day=2026-10-15',
  'a year of money': '/reports/money?period=year&day=2026-10-15',
  'a month of tips': '/reports/tips?period=month&day=2026-10-15',
  'the rows of a month': '/reports/rows?figure=taken&period=month&day=2026-10-15',
};

/**
 * Past the triggers, which take each sale for itself; what they keep is added up once, by the function that they call.
 */
async function fillSales(client) {
  const tables = ['sales', 'sale_lines', 'sale_payments', 'sale_tips'];
  await client.query(`INSERT INTO till_settings (mode, since) VALUES ('record', now())`);
  await client.query(`INSERT INTO tax_rates (name) VALUES ('Full'), ('Reduced')`);
  await client.query(
    `INSERT INTO products (title, price_cents) SELECT 'Product ' || n, 1200 FROM generate_series(1, 20) AS n`,
  );
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(
    `INSERT INTO sales (kind, mode, number, business_day, made_at, close_number, of_sale_id, currency, tax_is_added, discount_cents,
       tax_cents, total_cents, tip_cents, sold_by)
     SELECT 'sale', 'record', n, day, day + interval '12 hours', 1, NULL, salon.currency, false, CASE WHEN n % 20 = 0 THEN 500 ELSE 0 END,
       900, CASE WHEN n % 20 = 0 THEN 4500 ELSE 5000 END, CASE WHEN n % 3 = 0 THEN 500 ELSE 0 END, users.id
     FROM generate_series(1, $1::int) AS n, salon, (SELECT id FROM users LIMIT 1) AS users,
       LATERAL (SELECT $2::date - (n % $3::int) AS day) AS days`,
    [SALES, LAST_DAY, DAYS],
  );
  await client.query(
    `WITH item AS (SELECT array_agg(id) AS ids FROM services), bottle AS (SELECT array_agg(id) AS ids FROM products),
       people AS (SELECT array_agg(id) AS ids FROM staff), tax AS (SELECT array_agg(id) AS ids FROM tax_rates)
     INSERT INTO sale_lines (sale_id, position, kind, service_id, product_id, staff_id, title, quantity, unit_price_cents,
       discount_cents, discount_reason, tax_rate_id, tax_rate_bp, net_cents, tax_cents, payable_cents)
     SELECT sales.id, part, CASE part WHEN 0 THEN 'service' ELSE 'product' END,
       CASE part WHEN 0 THEN item.ids[1 + number % array_length(item.ids, 1)] END,
       CASE part WHEN 1 THEN bottle.ids[1 + number % 20] END, people.ids[1 + number % array_length(people.ids, 1)], 'Cut', 1,
       2500, CASE part WHEN 0 THEN sales.discount_cents ELSE 0 END, CASE WHEN sales.discount_cents > 0 THEN 'Friend' ELSE '' END,
       tax.ids[1 + number % 2], 2200, 2050 - CASE part WHEN 0 THEN sales.discount_cents ELSE 0 END, 450,
       2500 - CASE part WHEN 0 THEN sales.discount_cents ELSE 0 END
     FROM sales, item, bottle, people, tax, generate_series(0, 1) AS part`,
  );
  await client.query(
    `INSERT INTO sale_payments (sale_id, position, method, cents)
     SELECT id, 0, (ARRAY['cash', 'card', 'transfer'])[1 + number % 3], total_cents + tip_cents FROM sales`,
  );
  await client.query(
    `INSERT INTO sale_tips (sale_id, staff_id, cents)
     SELECT sales.id, people.ids[1 + number % array_length(people.ids, 1)], tip_cents
     FROM sales, (SELECT array_agg(id) AS ids FROM staff) AS people WHERE tip_cents > 0`,
  );
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query(`SELECT add_sale_sums(array_agg(id)) FROM sales`);
  await client.query('ANALYZE');
}

async function logIn(origin) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMIN;
  const send = (method, path, body, headers) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const answer = await send('POST', '/auth/login', { email, password });
  const [cookie] = answer.headers.getSetCookie()[0].split(';');
  const { token } = await (await send('PUT', `/user/${email}`, { email }, { cookie })).json();
  return `Bearer ${token}`;
}

async function timed(origin, path, authorization) {
  const askedAt = performance.now();
  const answer = await fetch(`${origin}${path}`, { headers: { authorization } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
  return performance.now() - askedAt;
}

/** Times of the owner's reports over a million sales, one question at a time, as lines of a table. */
export async function reports(server, say) {
  const database = await server.create();
  const url = server.urlOf(database);
  const salon = aSalon();
  await withPrograms([appOn(url, ADMIN)], () => undefined);
  const startedAt = performance.now();
  await server.on(database, async (client) => {
    await seedSalon(client, salon, '2026-12-25');
    await fillSales(client);
  });
  say(`${SALES} sales in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return withPrograms([appOn(url, ADMIN)], async ({ origin }) => {
    const lines = [
      '| question | p50 ms | p95 ms | worst ms | goal: p95 ms |',
      '| --- | --- | --- | --- | --- |',
    ];
    for (const [name, path] of Object.entries(QUESTIONS)) {
      const token = await logIn(origin);
      const times = [];
      for (let round = -20; round < ROUNDS; round++) {
        const ms = await timed(origin, path, token);
        if (round >= 0) times.push(ms);
      }
      times.sort((left, right) => left - right);
      const at = (part) => quantile(times, part).toFixed(1);
      lines.push(
        `| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${name === 'a month of money' ? GOAL_MS : ''} |`,
      );
      say(lines.at(-1));
    }
    return lines.join('\n');
  });
}
