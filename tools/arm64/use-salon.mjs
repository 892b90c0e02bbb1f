import { randomUUID } from 'node:crypto';
import pg from 'pg';
import sharp from 'sharp';
import { bookableTimes, signUp } from '../copies/salon.mjs';

/** One service and one team member, inserted directly: in QEMU the demo salon takes longer than a transaction may. */
const SALON = `
  WITH category AS (INSERT INTO service_categories (slug, title) VALUES ('hair', 'Hair') RETURNING id),
       service AS (INSERT INTO services (category_id, title, price_cents, segments)
                   SELECT id, 'Cut', 4000, '[{"kind":"active","minutes":30}]' FROM category RETURNING id),
       member AS (INSERT INTO staff (name) VALUES ('Ana') RETURNING id),
       offer AS (INSERT INTO staff_services (staff_id, service_id) SELECT member.id, service.id FROM member, service)
  INSERT INTO staff_hours (staff_id, weekday, starts_minute, ends_minute)
  SELECT id, weekday, 540, 1020 FROM member, generate_series(1, 6) AS weekday`;

/** @param {string} socketDir where the embedded PostgreSQL listens */
export async function fillSalon(socketDir) {
  const database = new pg.Client({ host: socketDir, user: 'parlour', database: 'parlour' });
  await database.connect();
  await database.query(SALON);
  await database.end();
}

/** Acts as an admin and a client: pages, passwords, pictures and a booking. Throws at the first failing step. */
export async function useSalon(origin, admin, print) {
  const ask = async (step, status, route, { method = 'GET', body, ...headers }) => {
    const since = performance.now();
    const isForm = body instanceof FormData;
    const answer = await fetch(origin + route, {
      method,
      headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== status) throw new Error(`${step}: ${answer.status} ${bytes}`);
    print(`${step}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
    return { bytes, headers: answer.headers, json: () => JSON.parse(bytes.toString()) };
  };

  const page = await ask('the first page', 200, '/', { accept: 'text/html' });
  if (!page.bytes.includes('<h1')) throw new Error('The first page has no heading.');
  const login = { method: 'POST', body: admin };
  const { headers } = await ask('a password', 200, '/auth/login', login);
  const wrong = { method: 'POST', body: { ...admin, password: 'something else altogether' } };
  await ask('a wrong password', 401, '/auth/login', wrong);
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const known = { method: 'PUT', body: { email: admin.email }, cookie };
  const token = (await ask('a session', 200, `/user/${admin.email}`, known)).json();

  const plain = { create: { width: 1600, height: 1200, channels: 3, background: '#aa4466' } };
  const form = new FormData();
  form.set('file', new Blob([await sharp(plain).jpeg().toBuffer()]), 'picture.jpg');
  const upload = { method: 'POST', body: form, authorization: `Bearer ${token.token}` };
  const { avif } = (await ask('a picture', 201, '/media', upload)).json();
  const shown = await ask('the picture as AVIF', 200, avif.split(' ')[0], {});
  const { format, width } = await sharp(shown.bytes).metadata();
  if (format !== 'heif') throw new Error(`The picture is ${format}, ${width} wide.`);

  const [client] = await signUp(origin, { count: 1, of: 'client' });
  const [body] = await bookableTimes(origin);
  const booking = {
    method: 'POST',
    body,
    authorization: client.bearer,
    'idempotency-key': randomUUID(),
  };
  await ask('a booking', 201, '/bookings', booking);
}
