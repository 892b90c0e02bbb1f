/** Returning to these would lead nowhere. Paths below `/auth` are no pages, and some lead back out. */
const signInPages = ['/login', '/sign-up', '/setup'];
const NO_PAGE = /^\/auth(\/|$)/i;

/** Longer ones would not fit into the cookie. */
const MAX_LENGTH = 1000;

/**
 * The page to return to after logging in. Anything but a plain path on this site leads to the front page: another
 * host in any notation, another scheme, or something that browsers parse differently.
 */
export const originPath = (from: unknown): string => {
  if (typeof from !== 'string' || from.length > MAX_LENGTH || !/^\/(?![/\\])/.test(from)) return '/';
  // Browsers remove tabs and line breaks from URLs, and treat backslashes as slashes.
  if (/[\p{Cc}\p{Cs}\\]/u.test(from)) return '/';

  const base = 'http://salon.invalid';
  if (!URL.canParse(from, base)) return '/';
  const { origin, pathname, search, hash } = new URL(from, base);
  const isElsewhere = origin !== base || pathname.startsWith('//');
  if (isElsewhere || signInPages.includes(pathname) || NO_PAGE.test(pathname)) return '/';
  return pathname + search + hash;
};

/** The same page with a note in its query. */
export const withNote = (path: string, name: string, value: string): string => {
  const { pathname, searchParams, hash } = new URL(path, 'http://salon.invalid');
  searchParams.set(name, value);
  return `${pathname}?${searchParams.toString()}${hash}`;
};
