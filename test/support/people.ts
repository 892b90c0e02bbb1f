import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.js';

/** A signed-in person: their id and what goes into the header `Authorization`. */
export interface Person {
  id: string;
  email: string;
  token: string;
  bearer: string;
}

export const PASSWORD = 'a long enough secret';

/** Signs a new client up as the web app does. The email that asks them to confirm their address is on its way. */
export async function aNewClient({ http }: Pick<TestApp, 'http'>, name = 'Maria Lopes'): Promise<Person> {
  const email = `client-${randomUUID().slice(0, 8)}@example.com`;
  const signedUp = await http.post('/auth/sign-up').send({ name, email, password: PASSWORD }).expect(201);
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? '';
  const { body } = await http.put(`/user/${email}`).set('Cookie', cookie).send({ email }).expect(200);
  return { id: signedUp.body.user._id, email, token: body.token, bearer: `Bearer ${body.token}` };
}

/** A client whose emails from signing up are no longer in the outbox. */
export async function aClient(parlour: Pick<TestApp, 'http' | 'database'>, name?: string): Promise<Person> {
  const person = await aNewClient(parlour, name);
  await parlour.database.query(`DELETE FROM outbox WHERE user_id = $1`, [person.id]);
  return person;
}

/** A client whom the database, not the API, has made an admin. */
export async function anAdmin(parlour: TestApp, name = 'Vera Duarte'): Promise<Person> {
  const person = await aClient(parlour, name);
  await parlour.database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [person.id]);
  return person;
}
