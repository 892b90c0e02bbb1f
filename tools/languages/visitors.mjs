// The visitors who walk through the salon in a browser, and its owner.
import { randomUUID } from 'node:crypto';
import { languages } from './languages.mjs';

export const ADMIN = { email: 'vera@maisonvera.example', password: 'the owner’s own secret' };
/** A busy machine takes its time. */
const PATIENCE_MS = 120_000;
const JSON_BODY = { 'content-type': 'application/json' };

/** The owner outside of a browser, with what only they may do. */
export async function owner({ url }) {
  const entered = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(ADMIN),
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const renew = async () => {
    const given = await fetch(`${url}/user/${encodeURIComponent(ADMIN.email)}`, {
      method: 'PUT',
      headers: { ...JSON_BODY, cookie },
      body: JSON.stringify({ email: ADMIN.email }),
    });
    return (await given.json()).token;
  };
  let token = await renew();
  const ask = (method, path, body) =>
    fetch(url + path, {
      method,
      headers: { ...JSON_BODY, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      ...(body && { body: JSON.stringify(body) }),
    });
  const send = async (method, path, body) => {
    let answer = await ask(method, path, body);
    // A walk takes longer than a token or a confirmation of identity is good for.
    if (answer.status === 401) {
      token = await renew();
      answer = await ask(method, path, body);
    }
    if (answer.status === 403 && (await answer.clone().json()).code === 'proof-needed') {
      await ask('POST', '/auth/proof', { password: ADMIN.password });
      answer = await ask(method, path, body);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  return {
    send,
    get: (path) => send('GET', path),
    /** Publishes every language there is. */
    speakAll: () =>
      send('PUT', '/salon/languages', {
        mainLanguage: 'en',
        others: Object.keys(languages)
          .filter((one) => one !== 'en')
          .map((language) => ({ language, isPublic: true })),
      }),
    /** The language of the owner's dashboard. */
    read: (language) => send('PATCH', '/account', { language }),
  };
}

/** A separate browser, with the requests and errors since the last page. */
export async function visitor(browser, { url }, { viewport, locale, takesTour = false }) {
  const context = await browser.newContext({ baseURL: url, viewport, locale, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  // The tour of the demo salon would cover parts of every page.
  if (!takesTour)
    await context.addInitScript(() => self.origin !== 'null' && localStorage.setItem('demo-tour', 'left'));
  const page = await context.newPage();
  const complaints = [];
  const answers = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', async (response) => {
    if (response.headers()['content-type']?.includes('json'))
      answers.push(await response.text().catch(() => ''));
  });
  return {
    page,
    complaints,
    answers,
    open: async (address) => {
      complaints.splice(0);
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator('main h1').first().waitFor();
    },
    logIn: (who = ADMIN) => context.request.post('/auth/login', { data: who }),
    close: () => context.close(),
  };
}

/** An address of the last step of booking but one: a service, and the first time that is free for it. */
export async function confirmPath({ url }, at = 0) {
  const service = (await (await fetch(`${url}/services`)).json()).filter(({ terms }) => terms)[at];
  const { startsAt } = await (await fetch(`${url}/availability/first?services=${service._id}`)).json();
  return `/book?service=${service._id}&time=${encodeURIComponent(startsAt)}&step=confirm`;
}
