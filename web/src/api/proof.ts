import { problemOf } from './problem';
import { fetchWithToken, sayThatSessionChanged } from './session';

/** How somebody can show that it is them. */
export const ways = ['totp', 'passkey', 'password', 'recovery'] as const;
export type Way = (typeof ways)[number];

/** A call that waits until whoever made it has shown that it is them. */
export interface AskedProof {
  ways: readonly Way[];
  /** Whether they have; if not, the call fails as it did. */
  answer: (isProved: boolean) => void;
}

let asked: AskedProof | null = null;
const listeners = new Set<() => void>();

function ask(next: AskedProof | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: what somebody is asked for just now. The dialog that asks is in app/proof.tsx. */
export const askedProof = {
  get: () => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

let asking: Promise<boolean> | null = null;

/** Calls that need it at the same time wait for one answer. */
function askForProof(possible: readonly Way[]): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    ask({ ways: possible, answer: resolve });
  }).finally(() => {
    asking = null;
    ask(null);
  });
  return asking;
}

/** Those of the ways in a problem that this app knows, the handiest first. */
export const waysIn = (said: unknown): readonly Way[] =>
  ways.filter((way) => Array.isArray(said) && said.includes(way));

/**
 * `fetchWithToken`, and where the server first wants to know whether it is really them, the call is made again once they
 * have shown it: what made it does not notice.
 */
export async function fetchProved(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await fetchWithToken(request);
  if (response.status !== 403) return response;

  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { code, extras } = problemOf(response.status, body);
  // Since the page was opened, the salon has begun to require a second step of them.
  if (code === 'factor-required') sayThatSessionChanged();
  if (code !== 'proof-needed') return response;
  return (await askForProof(waysIn(extras['ways']))) ? fetchWithToken(again) : response;
}
