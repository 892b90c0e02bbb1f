// Baseline for the app: Node's own http and pg, one prepared statement a request, no framework, no checks, no
// plan of the salon. It answers with the rows from which the app computes its answer, books by one function, and gives
// what is the same for everyone from memory, without asking whether it has changed.
import http from 'node:http';
import pg from 'pg';

const { DATABASE_URL, DATABASE_POOL_SIZE, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_SIZE) });

const BUSY = `
  SELECT staff_id, (date_part('epoch', lower(during)) / 60)::int AS starts,
    (date_part('epoch', upper(during)) / 60)::int AS ends
  FROM allocations WHERE staff_id = ANY ($1::uuid[]) AND lower(during) >= $2 AND lower(during) < $3`;

const BOOK = `SELECT bare_book($1, $2, $3, $4, $5, $6) AS id`;

/** Answers as the app gave them, byte by byte, by path. */
const remembered = new Map();

function send(response, status, body) {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function book(request, response) {
  const { key, clientId, serviceId, staffId, startsAt, endsAt } = JSON.parse(await bodyOf(request));
  try {
    const values = [key, clientId, serviceId, staffId, startsAt, endsAt];
    const { rows } = await pool.query({ name: 'book', text: BOOK, values });
    send(response, 201, rows[0]);
  } catch (error) {
    if (error.code !== '23P01') throw error;
    send(response, 409, { code: 'slot-taken' });
  }
}

async function remember(request, response) {
  const { headers, body } = JSON.parse(await bodyOf(request));
  remembered.set(request.url, { headers, bytes: Buffer.from(body, 'base64') });
  send(response, 200, {});
}

function recall({ headers, bytes }, response) {
  response.writeHead(200, headers);
  response.end(bytes);
}

async function answer(request, response) {
  const known = remembered.get(request.url);
  if (request.method === 'GET' && known) return recall(known, response);
  if (request.method === 'PUT') return remember(request, response);
  if (request.method === 'POST') return book(request, response);
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname === '/health/ready') return send(response, 200, {});
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
