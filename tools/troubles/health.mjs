import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN } from './salon.mjs';

/** Unlike `fetch`, it sends the Host that a proxy would. */
export function call(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    });
    asking.on('error', reject).on('response', (answer) => {
      const { statusCode: status, headers: given } = answer;
      let text = '';
      answer.setEncoding('utf8').on('data', (words) => (text += words));
      answer.on('error', reject).on('end', () => {
        resolve({ status, headers: given, body: text === '' ? null : JSON.parse(text) });
      });
    });
    asking.end(body && JSON.stringify(body));
  });
}

/** Logs the admin in, with what a proxy adds to each request. An access token lives for ten minutes. */
export async function anAdmin(url, ofProxy = {}) {
  const { email } = ADMIN;
  const opened = await call(`${url}/auth/login`, { method: 'POST', headers: ofProxy, body: ADMIN });
  const cookie = String(opened.headers['set-cookie']).split(';')[0];
  const headers = { ...ofProxy, cookie };
  const withToken = async () => {
    const { body } = await call(`${url}/user/${email}`, { method: 'PUT', headers, body: { email } });
    const asAdmin = { ...ofProxy, authorization: `Bearer ${body.token}` };
    return {
      /** Health's verdict on one thing; null before the first. */
      finding: async (id) => {
        const { status, body: report } = await call(`${url}/admin/health`, { headers: asAdmin });
        return status === 200 ? report.checks.find((check) => check.id === id) : null;
      },
      /** The same admin in the same session, with a new access token. */
      again: withToken,
    };
  };
  return withToken();
}

/** Reads Health until one of these findings is as expected; gives it, and the seconds that it took. */
export async function untilFound(admin, ids, isExpected, seconds) {
  const begun = performance.now();
  for (;;) {
    const took = (performance.now() - begun) / 1000;
    for (const id of ids) {
      const found = await admin.finding(id);
      if (found && isExpected(found)) return { says: found.says, seconds: took.toFixed(0) };
    }
    if (took > seconds) return null;
    await pause(1000);
  }
}
