import { randomUUID } from 'node:crypto';

const PER_MEMBER = 4;

async function send(origin, method, path, body, cookie) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
  return response;
}

async function signUp(origin) {
  const email = `bench-${randomUUID()}@example.com`;
  const response = await send(origin, 'POST', '/auth/sign-up', {
    name: 'Maria Lopes',
    email,
    password: 'a long enough secret',
  });
  return { email, cookie: response.headers.getSetCookie()[0].split(';')[0] };
}

/**
 * Clients who signed up through the API, four for each team member: a client who only ever sees one team member is
 * never booked with two at once. One after the other, because the limits refuse many sign-ups at the same time.
 */
export async function signUpClients(origin, staff) {
  const circles = staff.map(({ id }) => ({ staffId: id, clients: [] }));
  for (const { clients } of circles) {
    while (clients.length < PER_MEMBER) clients.push(await signUp(origin));
  }
  return circles;
}

/** As if each had opened the link in their email: until then a client has one upcoming booking. */
export async function verifyEverybody(database) {
  await database.query(`UPDATE users SET verified_at = now() WHERE verified_at IS NULL`);
}

/** A fresh access token for each client, by team member: tokens live for minutes only. */
export async function tokensOf(origin, circles) {
  const entries = circles.map(async ({ staffId, clients }) => {
    const tokens = clients.map(async ({ email, cookie }) => {
      const response = await send(origin, 'PUT', `/user/${email}`, { email }, cookie);
      return (await response.json()).token;
    });
    return [staffId, await Promise.all(tokens)];
  });
  return new Map(await Promise.all(entries));
}
