import { randomUUID } from 'node:crypto';
import type { Grant } from '../../api/common/access/may.js';
import type { Role } from '../../api/common/access/role.js';
import type { TestApp } from './app.js';

/** A logged-in person: their id and their `Authorization` header. */
export interface Person {
  id: string;
  email: string;
  token: string;
  bearer: string;
}

export const PASSWORD = 'a long enough secret';

type Salon = Pick<TestApp, 'http'>;

/** Signs up a new client as the web app does. The email that asks them to confirm their address is queued. */
export async function aNewClient(
  { http }: Salon,
  name = 'Maria Lopes',
  email = `client-${randomUUID().slice(0, 8)}@example.com`,
): Promise<Person> {
  return enter(http, '/auth/sign-up', { name, email, password: PASSWORD });
}

/** The same person, logged in again: access tokens live for minutes, and tests skip hours. */
export async function loggedInAgain({ http }: Salon, { email }: Person): Promise<Person> {
  return enter(http, '/auth/login', { email, password: PASSWORD });
}

interface Entry {
  name?: string;
  email: string;
  password: string;
}

async function enter(http: Salon['http'], path: string, body: Entry): Promise<Person> {
  const { email } = body;
  const opened = await http.post(path).send(body);
  if (opened.status >= 300) throw new Error(`${path} answered ${opened.status} to ${email}.`);
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const given = await http
    .put(`/user/${encodeURIComponent(email)}`)
    .set('Cookie', cookie)
    .send({ email })
    .expect(200);
  const { token } = given.body;
  return { id: opened.body.user._id, email, token, bearer: `Bearer ${token}` };
}

/** A client who has confirmed their address, and whose emails from signing up are no longer in the outbox. */
export async function aClient(parlour: Pick<TestApp, 'http' | 'database'>, name?: string): Promise<Person> {
  const person = await aNewClient(parlour, name);
  await parlour.database.query(`DELETE FROM outbox WHERE user_id = $1`, [person.id]);
  await confirmAddressOf(person, parlour);
  return person;
}

/** Confirms their address as the link in the email would, without any side effects. */
export async function confirmAddressOf(
  { id }: Person,
  { database }: Pick<TestApp, 'database'>,
): Promise<void> {
  await database.query(`UPDATE users SET verified_at = created_at WHERE id = $1`, [id]);
}

/** A client who was made an admin in the database, not through the API. */
export async function anAdmin(parlour: TestApp, name = 'Vera Duarte'): Promise<Person> {
  const person = await aClient(parlour, name);
  await parlour.database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [person.id]);
  return person;
}

interface Work {
  role: Exclude<Role, 'user'>;
  grants?: Grant[];
  /** The team member that they are. */
  staffId?: string;
}

/** A person who was made a team member in the database, not through the API. */
export async function aColleague(
  parlour: Pick<TestApp, 'http' | 'database'>,
  { role, grants = [], staffId }: Work,
  name = 'Lena Ferreira',
): Promise<Person> {
  const person = await aClient(parlour, name);
  await parlour.database.query(`UPDATE users SET role = $2, grants = $3, staff_id = $4 WHERE id = $1`, [
    person.id,
    role,
    grants,
    staffId ?? null,
  ]);
  return person;
}
