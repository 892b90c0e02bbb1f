import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import type { TestApp } from './app.js';
import { PASSWORD } from './people.js';

export type Browser = ReturnType<typeof supertest.agent>;

/** A browser that keeps the cookies it receives. */
export const aBrowser = ({ app }: TestApp): Browser => supertest.agent(app.getHttpServer());

export const anAddress = (name = 'vera'): string => `${name}-${randomUUID().slice(0, 8)}@salon.example`;

/** An address with a new account, and the browser in which it was opened. */
export async function aSignedUpBrowser(
  parlour: TestApp,
  email = anAddress(),
): Promise<{ browser: Browser; email: string }> {
  const browser = aBrowser(parlour);
  await browser.post('/auth/sign-up').send({ name: 'Vera', email, password: PASSWORD }).expect(201);
  return { browser, email };
}

/** The `Authorization` header of the web app for the person logged in with this browser. */
export async function bearerFrom(browser: Browser, email: string): Promise<string> {
  const { body } = await browser.put(`/user/${email}`).send({ email }).expect(200);
  return `Bearer ${body.token}`;
}

/** The email address of the person logged in with this browser; null if logged out. */
export const whoIs = async (browser: Browser): Promise<string | null> => {
  const { body } = await browser.get('/auth/session').expect(200);
  return body.user?.email ?? null;
};

/** An answer without the id that differs from request to request. */
export const withoutInstance = ({ status, body }: supertest.Response) => {
  const { instance: _, ...rest } = body;
  return { status, body: rest };
};

/** The session's cookie as the browser would send it back; null when the answer sets none. */
export const cookieOf = ({ headers }: supertest.Response): string | null =>
  /session=[^;]+/.exec(String(headers['set-cookie'] ?? ''))?.[0] ?? null;
