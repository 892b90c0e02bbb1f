/** The public pages, without a language; the last is not there. */
const NOWHERE = '/nowhere';
/** Targets of links in emails, with parts missing or with a secret that no one was given. */
const LINKS = [
  '/visit',
  '/verify',
  '/setup',
  '/join',
  '/review-requests/nothing',
  '/news-emails/nothing',
  '/visit#nothing',
  '/verify#nothing',
];
export const PUBLIC = [
  '',
  '/all-services',
  '/portfolio',
  '/team',
  '/contact',
  '/all-reviews',
  '/book',
  '/login',
  '/sign-up',
].concat(['/reset-password', '/privacy', '/terms', '/imprint', NOWHERE], LINKS);
/** Pages that the server answers with a refusal. */
export const REFUSED_PAGES = [NOWHERE, `/dashboard${NOWHERE}`, ...LINKS];

/** The owner's. */
export const DASHBOARD = (
  'overview diary diary?view=week diary?view=agenda order clients inbox reviews staff hours site site?part=salon ' +
  'site?part=links site?part=picture site?texts=pages site?texts=legal languages words words?language=de portfolio pictures add ' +
  'manage allUsers make-admin mail audit health account diary?view=team order?days=all my-hours time-off working-hours ' +
  'booking review till sales products gift-cards till-settings reports reports?report=work reports?report=clients ' +
  'reports?report=tips reports?period=year reports/rows?report=money&figure=sales commission nowhere'
)
  .split(' ')
  .map((page) => `/dashboard/${page}`);
