const doors = ['/login', '/sign-up', '/reset-password', '/verify', '/setup'];

/**
 * The page after logging in, from the URL's `from`. Falls back for anything but a path on this site (another host, a
 * `javascript:` URL, a backslash trick), and for log-in pages themselves.
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
  // Dot segments can produce a path that starts with two slashes, which browsers read as another host.
  return path.startsWith('//') ? fallback : path;
}
