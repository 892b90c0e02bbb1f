const KEY = 'accessToken';

/** The short-lived token of the person who is logged in, shared by all tabs. */
export function readAccessToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeAccessToken(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Without storage, the session cookie still works; each call by token then requests a new one.
  }
}

export function forgetAccessToken(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** True if a token expires within the given seconds. An unreadable one is left for the server to refuse. */
export function endsWithin(token: string, seconds: number, nowMs: number): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return false;
    return typeof claims.exp === 'number' && claims.exp * 1000 - nowMs < seconds * 1000;
  } catch {
    return false;
  }
}

/** Tells the caller when another tab has logged in or out. */
export function watchAccessToken(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
