import { problemOf } from './problem';
import { askedProof, type Way } from './proof';
import { fetchWithToken, sayThatSessionChanged } from './session';

const ways: readonly Way[] = ['totp', 'passkey', 'password', 'google', 'recovery'];

let asking: Promise<boolean> | null = null;

/** Calls that need it at the same time wait for one answer. */
function askForProof(possible: readonly Way[]): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    askedProof.set({ ways: possible, answer: resolve });
  }).finally(() => {
    asking = null;
    askedProof.set(null);
  });
  return asking;
}

/** Those of the ways in a problem that this app knows, the handiest first. */
export const waysIn = (said: unknown): readonly Way[] =>
  ways.filter((way) => Array.isArray(said) && said.includes(way));

/**
 * What becomes of a call that was refused: where the server first wants to know whether it is really them, it is made again
 * once they have shown it, and what made it does not notice. Fetched with the first refusal, as few people ever meet one.
 */
export async function proveAgain(refusal: Response, again: Request): Promise<Response> {
  const body: unknown = await refusal
    .clone()
    .json()
    .catch(() => null);
  const { code, extras } = problemOf(refusal.status, body);
  // Since the page was opened, the salon has begun to require a second step of them.
  if (code === 'factor-required') sayThatSessionChanged();
  if (code !== 'proof-needed') return refusal;
  return (await askForProof(waysIn(extras['ways']))) ? fetchWithToken(again) : refusal;
}
