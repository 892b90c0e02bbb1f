const doors = ['/login', '/sign-up', '/reset-password', '/verify', '/setup'];

/**
 * The page to go to after signing in, from the `from` of the address. Anything that is not a path of this site
 * (another host, a `javascript:` address, a backslash trick) or that is a sign-in page itself falls back.
 */
export function originPath(from: string | null | undefined, fallback = '/'): string {
  if (!from?.startsWith('/')) return fallback;

  const base = 'http://salon.invalid';
  let url: URL;
  try {
    url = new URL(from, base);
  } catch {
    return fallback;
  }
  if (url.origin !== base || doors.includes(url.pathname)) return fallback;

  const path = url.pathname + url.search + url.hash;
  // Dot segments can leave a path that starts with two slashes, which a browser reads as another host.
  return path.startsWith('//') ? fallback : path;
}
