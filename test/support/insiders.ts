import { Secret, TOTP } from 'otpauth';
import type supertest from 'supertest';
import { aBrowser, aSignedUpBrowser, bearerFrom, type Browser } from './accounts-browser.js';
import type { TestApp } from './app.js';
import { PASSWORD } from './people.js';

/** A person with a logged-in browser. */
export interface Insider {
  browser: Browser;
  email: string;
  id: string;
  bearer: string;
}

/** A phone with an authenticator app. */
export interface Phone {
  id: string;
  /** The code that it shows this many half minutes from now. */
  code: (stepsAhead?: number) => string;
  recoveryCodes: string[];
}

/** A person with a confirmed address. */
export async function anInsider(parlour: TestApp, role = 'user'): Promise<Insider> {
  const { browser, email } = await aSignedUpBrowser(parlour);
  const [{ id }] = await parlour.database.query(`SELECT id FROM users WHERE email = $1`, [email]);
  await parlour.database.query(`UPDATE users SET verified_at = created_at, role = $2 WHERE id = $1`, [
    id,
    role,
  ]);
  return { browser, email, id, bearer: await bearerFrom(browser, email) };
}

export const ask = (
  { browser, bearer }: Pick<Insider, 'browser' | 'bearer'>,
  verb: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  body?: object,
): supertest.Test => browser[verb](path).set('Authorization', bearer).send(body);

/** Adds an authenticator app to their phone. The first one ends their access tokens, so they get a new one. */
export async function addPhone(parlour: TestApp, who: Insider, name = 'Phone'): Promise<Phone> {
  const { body: added } = await ask(who, 'post', '/account/factors/totp', { name }).expect(201);
  const secret = Secret.fromBase32(added.secret);
  const code = (stepsAhead = 0) =>
    TOTP.generate({ secret, timestamp: parlour.clock.now().getTime() + stepsAhead * 30_000 });
  const path = `/account/factors/totp/${added._id}/confirm`;
  const { body } = await ask(who, 'post', path, { code: code() }).expect(200);
  who.bearer = await bearerFrom(who.browser, who.email);
  parlour.clock.advanceMinutes(1);
  return { id: added._id, code, recoveryCodes: body.recoveryCodes };
}

/** Completes the first step of a log-in in a separate browser. */
export async function halfWayIn(
  parlour: TestApp,
  { email }: Pick<Insider, 'email'>,
  password = PASSWORD,
): Promise<Browser> {
  const browser = aBrowser(parlour);
  const { body } = await browser.post('/auth/login').send({ email, password }).expect(200);
  if (body.next !== 'factor') throw new Error('The password alone was enough.');
  return browser;
}
