// What the app is compared with: Node's own http and pg, one prepared statement a request, no framework, no checks,
// no plan of the salon. It answers with the rows from which the app computes its answer.
import http from 'node:http';
import pg from 'pg';

const { DATABASE_URL, DATABASE_POOL_SIZE, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_SIZE) });

const BUSY = `
  SELECT staff_id, (date_part('epoch', lower(during)) / 60)::int AS starts,
    (date_part('epoch', upper(during)) / 60)::int AS ends
  FROM allocations WHERE staff_id = ANY ($1::uuid[]) AND lower(during) >= $2 AND lower(during) < $3`;

const SERVICES = `
  SELECT services.id AS _id, services.title, description, img, price_cents, price_kind, segments, buffer_minutes,
    service_categories.title AS category
  FROM services JOIN service_categories ON service_categories.id = category_id
  WHERE status = 'active' ORDER BY services.position`;

const TAKE = `INSERT INTO bare_allocations (staff_id, during) VALUES ($1, tstzrange($2, $3)) RETURNING id`;

function send(response, status, body) {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

async function take(request, response) {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { staffId, startsAt, endsAt } = JSON.parse(text);
  try {
    const { rows } = await pool.query({ name: 'take', text: TAKE, values: [staffId, startsAt, endsAt] });
    send(response, 201, rows[0]);
  } catch (error) {
    if (error.code !== '23P01') throw error;
    send(response, 409, { code: 'slot-taken' });
  }
}

async function answer(request, response) {
  if (request.method === 'POST') return take(request, response);
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname === '/health/ready') return send(response, 200, {});
  if (url.pathname === '/services') {
    const { rows } = await pool.query({ name: 'services', text: SERVICES });
    return send(response, 200, rows);
  }
  const values = [
    url.searchParams.get('staff').split(','),
    url.searchParams.get('from'),
    url.searchParams.get('to'),
  ];
  const { rows } = await pool.query({ name: 'busy', text: BUSY, values });
  return send(response, 200, rows);
}

http
  .createServer((request, response) => {
    answer(request, response).catch((error) => send(response, 500, { error: String(error) }));
  })
  .listen(Number(PORT), '127.0.0.1', () => console.log('open'));
