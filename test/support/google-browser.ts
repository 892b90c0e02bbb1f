import { randomUUID } from 'node:crypto';
import type { Browser } from './accounts-browser.js';
import type { Claims, GoogleStandIn } from './google-provider.js';

/** A Google account with a Gmail address. */
export const aGoogler = (claims: Claims = {}): Claims & { email: string } => {
  const key = randomUUID().replaceAll('-', '');
  return {
    sub: `1076${key}`,
    name: 'Ana Sá',
    email: `ana-${key.slice(0, 8)}@gmail.com`,
    email_verified: true,
    ...claims,
  };
};

/** The URL without its origin, as a browser requests it from the server. */
export const pathOf = (address: string): string => address.slice(new URL(address).origin.length);

/** Follows the link to Google, and returns the path to which Google redirects. */
export async function goToGoogle(
  browser: Browser,
  google: GoogleStandIn,
  from: string,
  language?: string,
): Promise<string> {
  const left = await browser
    .get('/auth/google')
    .query({ from, ...(language && { language }) })
    .expect(302);
  return pathOf(await google.comeBackTo(String(left.headers.location)));
}

/** The page to which the callback redirects. */
export async function comeBack(browser: Browser, path: string): Promise<string> {
  const back = await browser.get(path).expect(302);
  return String(back.headers.location);
}

/** The whole log-in, for a browser and a Google account. */
export async function continueWithGoogle(
  browser: Browser,
  google: GoogleStandIn,
  { as: claims, from = '/book?service=s1', language }: { as: Claims; from?: string; language?: string },
): Promise<string> {
  google.mood = { signsIn: claims };
  return comeBack(browser, await goToGoogle(browser, google, from, language));
}

/** Links the account logged in with this browser. */
export async function linkWithGoogle(
  browser: Browser,
  google: GoogleStandIn,
  { as: claims, bearer, from = '/dashboard' }: { as: Claims; bearer: string; from?: string },
): Promise<string> {
  const { body } = await browser
    .post('/auth/google/link')
    .set('Authorization', bearer)
    .send({ from })
    .expect(200);
  google.mood = { signsIn: claims };
  return comeBack(browser, pathOf(await google.comeBackTo(body.url)));
}
