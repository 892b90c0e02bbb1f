/** An attempt to make one exact booking: a double click, or a retry after a lost response, sends the same key. */
export interface Attempt {
  request: string;
  key: string;
}

/** The attempt for a request: the current one if it is the same, otherwise one with a new key. */
export function attemptFor(request: string, current: Attempt | null, newKey: () => string): Attempt {
  return current?.request === request ? current : { request, key: newKey() };
}

/** Parses a stored attempt; null if it is something else. */
export function parseAttempt(kept: unknown): Attempt | null {
  if (typeof kept !== 'object' || kept === null || !('request' in kept) || !('key' in kept)) return null;
  const { request, key } = kept;
  return typeof request === 'string' && typeof key === 'string' ? { request, key } : null;
}
