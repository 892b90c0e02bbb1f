/** An attempt to make one exact booking: pressing twice or trying again after a lost answer sends the same key. */
export interface Attempt {
  request: string;
  key: string;
}

/** The attempt to send a request with: the current one if it asks for the same, else one with a new key. */
export function attemptFor(request: string, current: Attempt | null, newKey: () => string): Attempt {
  return current?.request === request ? current : { request, key: newKey() };
}

/** An attempt as it was stored for the session, or null when what was stored is not one. */
export function parseAttempt(kept: unknown): Attempt | null {
  if (typeof kept !== 'object' || kept === null || !('request' in kept) || !('key' in kept)) return null;
  const { request, key } = kept;
  return typeof request === 'string' && typeof key === 'string' ? { request, key } : null;
}
