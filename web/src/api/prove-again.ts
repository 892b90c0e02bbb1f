import { problemOf } from './problem';
import { askedProof, type Way } from './proof';
import { fetchWithToken, sayThatSessionChanged } from './session';

const ways: readonly Way[] = ['totp', 'passkey', 'password', 'google', 'recovery'];

let asking: Promise<boolean> | null = null;

/** Concurrent calls share one confirmation. */
function askForProof(possible: readonly Way[]): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    askedProof.set({ ways: possible, answer: resolve });
  }).finally(() => {
    asking = null;
    askedProof.set(null);
  });
  return asking;
}

/** The supported ways in a problem, most convenient first. */
export const waysIn = (said: unknown): readonly Way[] =>
  ways.filter((way) => Array.isArray(said) && said.includes(way));

/**
 * Handles a refused call: if the server requires a confirmation of identity, repeats the call afterwards, invisibly
 * to the caller. Loaded on the first refusal, as few people ever meet one.
 */
export async function proveAgain(refusal: Response, again: Request): Promise<Response> {
  const body: unknown = await refusal
    .clone()
    .json()
    .catch(() => null);
  const { code, extras } = problemOf(refusal.status, body);
  // The salon has started to require a second factor since the page was opened.
  if (code === 'factor-required') sayThatSessionChanged();
  if (code !== 'proof-needed') return refusal;
  return (await askForProof(waysIn(extras['ways']))) ? fetchWithToken(again) : refusal;
}
