import { languagePathOf } from '../../common/words/language-path.js';

/** The pages of the web app. Any other path gets its 404 page. */
const pages = new Set([
  '/',
  '/login',
  '/sign-up',
  '/reset-password',
  '/verify',
  '/join',
  '/visit',
  '/setup',
  '/all-services',
  '/portfolio',
  '/all-reviews',
  '/team',
  '/contact',
  '/privacy',
  '/terms',
  '/imprint',
  '/book',
]);

const dashboardPages = new Set([
  '/dashboard',
  '/dashboard/booking',
  '/dashboard/visit',
  '/dashboard/review',
  '/dashboard/reviews',
  '/dashboard/account',
  '/dashboard/overview',
  '/dashboard/reports',
  '/dashboard/reports/rows',
  '/dashboard/commission',
  '/dashboard/diary',
  '/dashboard/my-hours',
  '/dashboard/time-off',
  '/dashboard/sick-day',
  '/dashboard/working-hours',
  '/dashboard/order',
  '/dashboard/staff',
  '/dashboard/hours',
  '/dashboard/rooms',
  '/dashboard/till',
  '/dashboard/products',
  '/dashboard/till-settings',
  '/dashboard/site',
  '/dashboard/languages',
  '/dashboard/words',
  '/dashboard/portfolio',
  '/dashboard/pictures',
  '/dashboard/sales',
  '/dashboard/gift-cards',
  '/dashboard/inbox',
  '/dashboard/clients',
  '/dashboard/add',
  '/dashboard/manage',
  '/dashboard/make-admin',
  '/dashboard/allUsers',
  '/dashboard/mail',
  '/dashboard/audit',
  '/dashboard/health',
  '/dashboard/imports',
]);

/** Folders with a page for every name below them. Rendering finds out if a service or a team member exists. */
const folders = [
  '/all-services',
  '/team',
  '/dashboard/staff',
  '/dashboard/clients',
  '/dashboard/inbox',
  '/dashboard/manage',
  '/dashboard/till',
  '/dashboard/sales',
  '/review-requests',
  '/news-emails',
];

const folderOf = (path: string): string | undefined =>
  folders.find((folder) => path.startsWith(`${folder}/`) && /^[\w-]+$/.test(path.slice(folder.length + 1)));

/**
 * The web app's page at this path, such as `/all-services/:name` for a folder; otherwise null. Ignores language
 * prefixes and trailing slashes.
 */
export const pageAt = (path: string): string | null => {
  const { pathname } = languagePathOf(path);
  const plain = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (pages.has(plain) || dashboardPages.has(plain)) return plain;
  const folder = folderOf(plain);
  return folder === undefined ? null : `${folder}/:name`;
};

export const isPagePath = (path: string): boolean => pageAt(path) !== null;

/** True for pages of logged-in people, who may use any language. */
export const isDashboardPath = (pathname: string): boolean =>
  pathname === '/dashboard' || pathname.startsWith('/dashboard/');
