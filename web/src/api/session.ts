import { endsWithin, forgetAccessToken, readAccessToken, storeAccessToken } from './access-token';
import { timedFetch } from './timed-fetch';

/** The specification's five minutes (§9), half a token's lifetime. */
const RENEW_BEFORE_SECONDS = 300;

let renewal: Promise<string | null> | null = null;
const listeners = new Set<() => void>();

/** Calls the listener when a call finds that the session has ended or changed. */
export function watchSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sayThatSessionChanged(): void {
  for (const listener of listeners) listener();
}

/**
 * Requests a new access token from the session; null, and forgets the old one, if there is no session. Concurrent
 * calls share one renewal, and a tab that had to wait for another takes its token.
 */
export function renewAccessToken(): Promise<string | null> {
  const before = readAccessToken();
  renewal ??= inTurn(() => tokenOfAnotherTab(before) ?? askForToken()).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** Requests the token of a new session; tokens that other tabs are waiting for belong to the previous one. */
export const askForFirstToken = (): Promise<string | null> => inTurn(askForToken);

/** The session's cookie is valid for one renewal, so tabs renew one after the other. */
function inTurn(work: () => Promise<string | null> | string): Promise<string | null> {
  // Browsers have no locks on plain http; there, the server accepts a second tab for a few seconds.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('session', async () => work()) : Promise.resolve(work());
}

function tokenOfAnotherTab(before: string | null): string | null {
  const stored = readAccessToken();
  return stored && stored !== before && !endsWithin(stored, RENEW_BEFORE_SECONDS, Date.now()) ? stored : null;
}

async function askForToken(): Promise<string | null> {
  const session = await timedFetch('/auth/session', { headers: { accept: 'application/json' } });
  // A response that says nothing about the session must not sign anyone out.
  if (!session.ok) return null;
  const email = emailOf(await session.json());
  if (!email) {
    forgetAccessToken();
    sayThatSessionChanged();
    return null;
  }

  const answer = await timedFetch(`/user/${encodeURIComponent(email)}`, {
    method: 'PUT',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!answer.ok) return null;
  const token = tokenOf(await answer.json());
  if (token) storeAccessToken(token);
  return token;
}

function emailOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('user' in body)) return null;
  const { user } = body;
  if (typeof user !== 'object' || user === null || !('email' in user)) return null;
  return typeof user.email === 'string' ? user.email : null;
}

function tokenOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('token' in body)) return null;
  return typeof body.token === 'string' ? body.token : null;
}

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  return request;
}

/** A wrong password must not trigger a token renewal and a second attempt. */
async function isAboutPassword(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'wrong-password';
}

/**
 * The access token, renewed if it is about to expire; null if no one is logged in. A call without one waits for one that is
 * on its way, since the server would refuse it.
 */
export async function tokenForCall(): Promise<string | null> {
  const token = readAccessToken();
  if (!token && renewal) return renewal.catch(() => null);
  if (!token || !endsWithin(token, RENEW_BEFORE_SECONDS, Date.now())) return token;
  // After a failed renewal, a token that still works stays; the end of the session has deleted it.
  return (await renewAccessToken().catch(() => null)) ?? readAccessToken();
}

/** `fetch` with the access token. Renews the token before it expires, and retries once if it was refused. */
export async function fetchWithToken(request: Request): Promise<Response> {
  // A request's body can be read only once, so the second try needs its own copy.
  const second = request.clone();
  const response = await timedFetch(withToken(request, await tokenForCall()));
  if (response.status !== 401 || (await isAboutPassword(response))) return response;

  const renewed = await renewAccessToken();
  return renewed ? timedFetch(withToken(second, renewed)) : response;
}
