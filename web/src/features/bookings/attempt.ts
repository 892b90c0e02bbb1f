/** The try to book one exact visit: pressing twice or trying again after a lost answer sends the same key. */
export interface Attempt {
  request: string;
  key: string;
}

/** The key to send with a request: that of the attempt under way if it asks for the same, else a new one. */
export function attemptFor(request: string, current: Attempt | null, newKey: () => string): Attempt {
  return current?.request === request ? current : { request, key: newKey() };
}

/** An attempt as it was kept in the session, or null when what was kept is not one. */
export function parseAttempt(kept: unknown): Attempt | null {
  if (typeof kept !== 'object' || kept === null || !('request' in kept) || !('key' in kept)) return null;
  const { request, key } = kept;
  return typeof request === 'string' && typeof key === 'string' ? { request, key } : null;
}
