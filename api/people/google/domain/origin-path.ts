/** Going back to these would lead nowhere, and what lies behind `/auth` is no page: some of it would lead out again. */
const signInPages = ['/login', '/sign-up', '/setup'];
const NO_PAGE = /^\/auth(\/|$)/i;

/** Longer ones would not fit into the cookie that keeps them. */
const MAX_LENGTH = 1000;

/**
 * The page to go back to after signing in. Whatever is not plainly a path of this site leads to the front page: another
 * host in any of its spellings, another scheme, something that a browser would read differently than we do.
 */
export const originPath = (from: unknown): string => {
  if (typeof from !== 'string' || from.length > MAX_LENGTH || !/^\/(?![/\\])/.test(from)) return '/';
  // Browsers drop tabs and line ends from an address, and take a backslash for a slash.
  if (/[\p{Cc}\p{Cs}\\]/u.test(from)) return '/';

  const base = 'http://salon.invalid';
  if (!URL.canParse(from, base)) return '/';
  const { origin, pathname, search, hash } = new URL(from, base);
  const isElsewhere = origin !== base || pathname.startsWith('//');
  if (isElsewhere || signInPages.includes(pathname) || NO_PAGE.test(pathname)) return '/';
  return pathname + search + hash;
};

/** The same page with something to tell in its query. */
export const withNote = (path: string, name: string, value: string): string => {
  const { pathname, searchParams, hash } = new URL(path, 'http://salon.invalid');
  searchParams.set(name, value);
  return `${pathname}?${searchParams.toString()}${hash}`;
};
