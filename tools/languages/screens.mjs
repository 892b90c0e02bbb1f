/** The public pages, without a language; the last is not there. */
export const NOWHERE = '/nowhere';
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
].concat(['/reset-password', '/privacy', '/terms', '/imprint', NOWHERE]);

/** The owner's. */
export const DASHBOARD = (
  'overview diary diary?view=week diary?view=agenda order clients inbox reviews staff hours site site?part=salon ' +
  'site?part=links site?part=picture languages words portfolio pictures add manage allUsers make-admin mail audit health account ' +
  'till sales products gift-cards till-settings reports reports?report=work reports?report=clients reports?report=tips commission'
)
  .split(' ')
  .map((page) => `/dashboard/${page}`);
