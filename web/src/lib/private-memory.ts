import { observable } from './observable';

/**
 * What the app remembers for the person at this screen, apart from what the server keeps: half-filled forms, the hold of a
 * booking, a telephone number. None of it is for whoever comes next.
 */

/** Half-done work of this window, by a name of its own. */
export const halfDone = new Map<string, unknown>();

const OWNER_KEY = 'owner';

/** Counts how often everything was forgotten: what is on the screen is drawn anew with each. */
export const memoryGeneration = observable(0);

function storedOwner(): string | null {
  try {
    return sessionStorage.getItem(OWNER_KEY);
  } catch {
    return null;
  }
}

let owner = typeof sessionStorage === 'undefined' ? null : storedOwner();

/**
 * Says who is at this screen: an account's id, or null for a visitor. True when that was somebody else before, and what they
 * left has been forgotten. What a visitor has typed stays theirs when they log in.
 */
export function rememberFor(userId: string | null): boolean {
  const isSomebodyElse = owner !== null && owner !== userId;
  if (isSomebodyElse) forgetAll();
  owner = userId;
  try {
    // Kept beside the rest, so that a window that was asleep meanwhile notices as well.
    if (userId === null) sessionStorage.removeItem(OWNER_KEY);
    else sessionStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Then nothing else has been stored either.
  }
  return isSomebodyElse;
}

function forgetAll(): void {
  halfDone.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
  memoryGeneration.set(memoryGeneration.get() + 1);
}
