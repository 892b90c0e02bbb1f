const PASSWORD = 'a long enough secret';
const DAYS = 40;

async function call(origin, method, route, { headers = {}, body } = {}) {
  const answer = await fetch(origin + route, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${route}: ${answer.status} ${await answer.text()}`);
  return { headers: answer.headers, body: await answer.json() };
}

/** Clients who are logged in: their ids, and what goes into the header `Authorization`. */
export async function signUp(origin, { count, of }) {
  const clients = [];
  while (clients.length < count) clients.push(await signUpOne(origin, `${of}-${clients.length}@example.com`));
  return clients;
}

async function signUpOne(origin, email) {
  const { _id: id, bearer } = await enter(origin, '/auth/sign-up', {
    name: email,
    email,
    password: PASSWORD,
  });
  return { id, bearer };
}

/** Logs someone in: returns what goes into the header `Authorization`. */
export const logIn = async (origin, person) => (await enter(origin, '/auth/login', person)).bearer;

async function enter(origin, way, person) {
  const opened = await call(origin, 'POST', way, { body: person });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const route = `/user/${encodeURIComponent(person.email)}`;
  const { body } = await call(origin, 'PUT', route, { headers: { cookie }, body: { email: person.email } });
  return { _id: opened.body.user._id, bearer: `Bearer ${body.token}` };
}

/** All that can be booked of every service in the coming weeks, in an order that spreads it. */
export async function bookableTimes(origin) {
  const { body: services } = await call(origin, 'GET', '/services');
  const times = [];
  for (const { _id: serviceId } of services) {
    const { body: first } = await call(origin, 'GET', `/availability/first?services=${serviceId}`);
    for (let ahead = 0; ahead < DAYS; ahead++) {
      const day = new Date(Date.parse(first.day) + ahead * 86_400_000).toISOString().slice(0, 10);
      const { body } = await call(origin, 'GET', `/availability?services=${serviceId}&day=${day}`);
      times.push(...body.starts.map((startsAt) => ({ lines: [{ serviceId, staffId: null }], startsAt })));
    }
  }
  return times.sort((one, other) => hash(one) - hash(other));
}

const hash = ({ startsAt, lines }) =>
  [...`${lines[0].serviceId}${startsAt}`].reduce(
    (sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003,
    7,
  );
