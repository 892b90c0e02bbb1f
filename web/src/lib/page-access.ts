import { paths } from './paths';

/** What pages depend on, of all that somebody may do (`api/common/access/may.ts`). */
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

/** As the session has it. */
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

/** What one has to be allowed to do to see a page of the desk. Those that are not here belong to everybody who is signed in. */
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
  // Who runs the team has all of it on the page of the team.
  [paths.dashboardMyHours]: (may) => may['time-off'] === 'own',
  [paths.dashboardTimeOff]: (may) => may['time-off'] === 'all' && may.team === undefined,
  [paths.dashboardWorkingHours]: (may) => may.hours === 'all' && may.team === undefined,
  [paths.dashboardSickDay()]: whoMayForAll('time-off'),
  [paths.dashboardStaff]: whoMay('team'),
  [paths.dashboardHours]: whoMay('settings'),
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
};

/** The rule for an address; what is about one of many is seen by those who see the list, unless it has a rule of its own. */
function ruleOf(pathname: string): Rule | undefined {
  const folder = pathname.slice(0, pathname.lastIndexOf('/'));
  return rules[pathname] ?? rules[`${folder}/:id`] ?? rules[folder];
}

/** Whether somebody may see the page at this address: the menu lists it then, and the guard lets them through. */
export const mayOpen = (may: PageRights, pathname: string): boolean => ruleOf(pathname)?.(may) ?? true;
