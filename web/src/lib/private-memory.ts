import { observable } from './observable';

/**
 * The app's memory for the user at this screen, apart from the server's data: unfinished forms, the hold of a booking,
 * a phone number. None of it is for the next user.
 */

/** Unfinished work in this window, by name. */
export const halfDone = new Map<string, unknown>();

const OWNER_KEY = 'owner';

/** Counts how often everything was forgotten; each time, the screen is remounted. */
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
 * Sets the user at this screen: an account's id, or null for a visitor. Returns true if that was someone else before,
 * whose data has now been forgotten. A visitor's input stays when they log in.
 */
export function rememberFor(userId: string | null): boolean {
  const isSomebodyElse = owner !== null && owner !== userId;
  if (isSomebodyElse) forgetAll();
  owner = userId;
  try {
    // Stored with the rest, so that a suspended window also notices.
    if (userId === null) sessionStorage.removeItem(OWNER_KEY);
    else sessionStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Without storage, nothing else was stored either.
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
