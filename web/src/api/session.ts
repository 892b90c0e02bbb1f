import { endsWithin, forgetAccessToken, readAccessToken, storeAccessToken } from './access-token';
import { timedFetch } from './timed-fetch';

/** The specification's five minutes (§9): half of a token's life. */
const RENEW_BEFORE_SECONDS = 300;

let renewal: Promise<string | null> | null = null;
const listeners = new Set<() => void>();

/** Tells the caller when a call has found that the session is over, or not what it was. */
export function watchSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sayThatSessionChanged(): void {
  for (const listener of listeners) listener();
}

/**
 * Asks the session for a new access token, or answers null (and forgets the old one) when there is no session.
 * Calls that notice at the same time share one renewal, and a tab that had to wait for another takes that one's token.
 */
export function renewAccessToken(): Promise<string | null> {
  const before = readAccessToken();
  renewal ??= inTurn(() => tokenOfAnotherTab(before) ?? askForToken()).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** Asks for the token of a session that has just begun; what other tabs are waiting for belonged to the one before. */
export const askForFirstToken = (): Promise<string | null> => inTurn(askForToken);

/** The session's cookie is good for one renewal, so the tabs of a browser renew one after the other. */
function inTurn(work: () => Promise<string | null> | string): Promise<string | null> {
  // Browsers have no locks on plain http; there the server accepts a second tab for a few seconds.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('session', async () => work()) : Promise.resolve(work());
}

function tokenOfAnotherTab(before: string | null): string | null {
  const stored = readAccessToken();
  return stored && stored !== before && !endsWithin(stored, RENEW_BEFORE_SECONDS, Date.now()) ? stored : null;
}

async function askForToken(): Promise<string | null> {
  const session = await timedFetch('/auth/session', { headers: { accept: 'application/json' } });
  // An answer that says nothing about the session is no reason to sign anybody out.
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

/** A wrong password is no reason to ask for another token, and to try the password once more. */
async function isAboutPassword(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'wrong-password';
}

/** The access token, renewed when it is about to end; null when nobody is signed in. */
export async function tokenForCall(): Promise<string | null> {
  const token = readAccessToken();
  if (!token || !endsWithin(token, RENEW_BEFORE_SECONDS, Date.now())) return token;
  // A renewal that failed leaves the token that still works; the end of the session has taken it away.
  return (await renewAccessToken().catch(() => null)) ?? readAccessToken();
}

/** `fetch` that sends the access token, renews it before it ends, and tries once more when it was refused. */
export async function fetchWithToken(request: Request): Promise<Response> {
  // A request's body can be read once only, so the second try needs its own copy.
  const second = request.clone();
  const response = await timedFetch(withToken(request, await tokenForCall()));
  if (response.status !== 401 || (await isAboutPassword(response))) return response;

  const renewed = await renewAccessToken();
  return renewed ? timedFetch(withToken(second, renewed)) : response;
}
