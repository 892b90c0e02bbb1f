import { paths } from './paths';

/** The capabilities that pages require (`api/common/access/may.ts`). */
type Capability =
  | 'audit'
  | 'catalogue'
  | 'client-search'
  | 'clients'
  | 'day-figures'
  | 'diary'
  | 'figures'
  | 'health'
  | 'hours'
  | 'inbox'
  | 'mail'
  | 'reports'
  | 'reviews'
  | 'settings'
  | 'site'
  | 'team'
  | 'till'
  | 'time-off'
  | 'users';

/** In the session's format. */
export type PageRights = Readonly<Partial<Record<Capability, 'own' | 'all'>>>;

type Rule = (may: PageRights) => boolean;

const whoMay =
  (capability: Capability): Rule =>
  (may) =>
    may[capability] !== undefined;

const whoMayForAll =
  (capability: Capability): Rule =>
  (may) =>
    may[capability] === 'all';

/** The capability required for each page of the desk. Pages without an entry are open to every logged-in user. */
const rules: Readonly<Record<string, Rule>> = {
  [paths.dashboardOverview]: whoMayForAll('day-figures'),
  [paths.dashboardReports]: whoMay('reports'),
  [paths.dashboardCommission]: whoMay('reports'),
  [paths.dashboardDiary]: whoMay('diary'),
  [paths.dashboardOrder]: whoMayForAll('diary'),
  [paths.dashboardTill]: whoMay('till'),
  [paths.dashboardProducts]: whoMay('till'),
  [paths.dashboardTillSettings]: whoMay('settings'),
  [paths.dashboardSales]: whoMay('till'),
  [paths.dashboardGiftCards]: whoMay('till'),
  [paths.dashboardReviews]: whoMay('reviews'),
  [paths.dashboardInbox]: whoMay('inbox'),
  // Those who run the team have all of it on the team page.
  [paths.dashboardMyHours]: (may) => may['time-off'] === 'own',
  [paths.dashboardTimeOff]: (may) => may['time-off'] === 'all' && may.team === undefined,
  [paths.dashboardWorkingHours]: (may) => may.hours === 'all' && may.team === undefined,
  [paths.dashboardSickDay()]: whoMayForAll('time-off'),
  [paths.dashboardStaff]: whoMay('team'),
  [paths.dashboardHours]: whoMay('settings'),
  [paths.dashboardRooms]: whoMay('catalogue'),
  [paths.dashboardSite]: whoMay('site'),
  [paths.dashboardLanguages]: whoMay('site'),
  [paths.dashboardWords()]: whoMay('site'),
  [paths.dashboardPortfolio]: whoMay('site'),
  [paths.dashboardPictures]: whoMay('site'),
  [paths.dashboardAdd]: whoMay('catalogue'),
  [paths.dashboardManage]: whoMay('catalogue'),
  [paths.dashboardClients]: whoMay('client-search'),
  [paths.dashboardClient(':id')]: whoMay('clients'),
  [paths.dashboardAllUsers]: whoMay('users'),
  [paths.dashboardMakeAdmin]: whoMay('users'),
  [paths.dashboardMail]: whoMay('mail'),
  [paths.dashboardAudit]: whoMay('audit'),
  [paths.dashboardHealth]: whoMay('health'),
  [paths.dashboardImports]: whoMay('settings'),
};

/** The rule for a path. A detail page is open to those who see its list, unless it has its own rule. */
function ruleOf(pathname: string): Rule | undefined {
  const folder = pathname.slice(0, pathname.lastIndexOf('/'));
  return rules[pathname] ?? rules[`${folder}/:id`] ?? rules[folder];
}

/** True if the user may see this page: the menu lists it, and the guard admits them. */
export const mayOpen = (may: PageRights, pathname: string): boolean => ruleOf(pathname)?.(may) ?? true;
