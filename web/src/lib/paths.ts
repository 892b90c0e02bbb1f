/** Selections that a link into the booking flow can contain. */
export interface BookingPreset {
  serviceIds?: readonly string[];
  addOnIds?: readonly string[];
  /** One team member, or one per service separated by commas; `any` is anyone. */
  staffId?: string | undefined;
  day?: string | undefined;
  /** A free start on that day: leads to its confirmation. */
  startsAt?: string | undefined;
  /** Someone whom the client looks after; null for the client themselves. */
  personId?: string | null;
}

/** Filters of the page with all services. */
export interface ServiceFilter {
  category?: string;
  search?: string;
}

type Query = ReadonlyArray<readonly [name: string, value: string | undefined]>;

function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of query) if (value) params.append(name, value);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** All page URLs, spelled only in this file. */
export const paths = {
  home: '/',
  login: (from?: string) => withQuery('/login', [['from', from]]),
  /** The second step of logging in, after any first one. */
  loginStep: (from?: string) =>
    withQuery('/login', [
      ['factor', '1'],
      ['from', from],
    ]),
  signUp: (from?: string) => withQuery('/sign-up', [['from', from]]),
  portfolio: '/portfolio',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  imprint: '/imprint',
  resetPassword: (from?: string) => withQuery('/reset-password', [['from', from]]),
  verify: '/verify',
  join: '/join',
  /** The target of booking links in emails, with the secret behind the #. */
  visit: '/visit',
  setup: '/setup',
  /** The target of links in emails, with a single-purpose code. */
  newsEmails: (code: string) => `/news-emails/${code}`,
  reviewRequests: (code: string) => `/review-requests/${code}`,
  allServices: (filter: ServiceFilter = {}) =>
    withQuery('/all-services', [
      ['category', filter.category],
      ['search', filter.search],
    ]),
  service: (slug: string) => `/all-services/${slug}`,
  /** All published reviews, or those of visits with a service or a team member. */
  reviews: (of: { serviceId?: string | undefined; staffId?: string | undefined; page?: number } = {}) =>
    withQuery('/all-reviews', [
      ['service', of.serviceId],
      ['staff', of.staffId],
      ['page', of.page && of.page > 1 ? String(of.page) : undefined],
    ]),
  team: '/team',
  /** A team member's own page. */
  teamMember: (slug: string) => `/team/${slug}`,
  book: (choice: BookingPreset = {}) =>
    withQuery('/book', [
      ...(choice.serviceIds ?? []).map((serviceId) => ['service', serviceId] as const),
      ...(choice.addOnIds ?? []).map((addOnId) => ['addOn', addOnId] as const),
      ['staff', choice.staffId],
      ['date', choice.day],
      ['time', choice.startsAt],
      ['for', choice.personId ?? undefined],
      ['step', choice.startsAt && 'confirm'],
    ]),
  dashboard: '/dashboard',
  dashboardBooking: '/dashboard/booking',
  dashboardVisit: (bookingId?: string) => withQuery('/dashboard/visit', [['booking', bookingId]]),
  dashboardReview: (bookingId?: string) => withQuery('/dashboard/review', [['booking', bookingId]]),
  dashboardReviews: '/dashboard/reviews',
  dashboardAccount: '/dashboard/account',
  /** The page where users add a second factor. */
  dashboardTwoStep: '/dashboard/account#two-step',
  dashboardDiary: '/dashboard/diary',
  /** The diary of a day, in its last view. */
  dashboardDiaryOn: (day: string) => withQuery('/dashboard/diary', [['day', day]]),
  /** A new booking for this client, in the diary of those without the list of all bookings. */
  dashboardDiaryFor: (clientId: string) => withQuery('/dashboard/diary', [['new', clientId]]),
  /** A team member's own working hours and time off. */
  dashboardMyHours: '/dashboard/my-hours',
  /** The team's time off, for those who enter it but don't run the team. */
  dashboardTimeOff: '/dashboard/time-off',
  /** The team's working hours, for those granted the right to change them. */
  dashboardWorkingHours: '/dashboard/working-hours',
  /** The bookings affected by a team member's illness. */
  dashboardSickDay: (staffId?: string) => withQuery('/dashboard/sick-day', [['staff', staffId]]),
  dashboardOverview: '/dashboard/overview',
  /** Figures about sales and work over days, weeks, months and years. */
  dashboardReports: '/dashboard/reports',
  /** The rows behind a report's figure. */
  dashboardReportRows: '/dashboard/reports/rows',
  /** The team's commission. */
  dashboardCommission: '/dashboard/commission',
  dashboardStaff: '/dashboard/staff',
  dashboardOrder: '/dashboard/order',
  dashboardSite: '/dashboard/site',
  /** Privacy, terms and imprint among the texts of the site. */
  dashboardLegalTexts: '/dashboard/site?texts=legal#texts-privacy',
  /** The texts of the home page, of other pages, or of the legal ones. */
  dashboardSiteTexts: (texts: string) => withQuery('/dashboard/site', [['texts', texts]]),
  /** A section of the site settings other than its texts. */
  dashboardSitePart: (part: string) => withQuery('/dashboard/site', [['part', part]]),
  dashboardLanguages: '/dashboard/languages',
  /** The salon's custom wording in a language. */
  dashboardWords: (language?: string) => withQuery('/dashboard/words', [['language', language]]),
  dashboardPortfolio: '/dashboard/portfolio',
  dashboardPictures: '/dashboard/pictures',
  /** The bookings of a day, of a team member, or both. */
  dashboardOrdersOf: (filter: { day?: string; from?: string; to?: string; staffId?: string }) =>
    withQuery('/dashboard/order', [
      ['day', filter.day],
      ['from', filter.from],
      ['to', filter.to],
      ['staff', filter.staffId],
    ]),
  /** The bookings that match a search. */
  dashboardOrdersFound: (search: string) => withQuery('/dashboard/order', [['q', search]]),
  dashboardTill: '/dashboard/till',
  /** A day at the till, if another till takes the money. */
  dashboardTillOn: (day: string) => withQuery('/dashboard/till', [['day', day]]),
  /** Everything that an earlier close covers. */
  dashboardTillOfClose: (number: number) => withQuery('/dashboard/till', [['close', String(number)]]),
  /** A printable close. */
  dashboardClose: (number: string | number) => `/dashboard/till/${number}`,
  dashboardProducts: '/dashboard/products',
  dashboardTillSettings: '/dashboard/till-settings',
  dashboardSales: '/dashboard/sales',
  dashboardSale: (saleId: string) => `/dashboard/sales/${saleId}`,
  dashboardGiftCards: '/dashboard/gift-cards',
  dashboardInbox: '/dashboard/inbox',
  dashboardMessage: (messageId: string) => `/dashboard/inbox/${messageId}`,
  dashboardClients: '/dashboard/clients',
  dashboardClient: (clientId: string) => `/dashboard/clients/${clientId}`,
  /** One part of a team member’s page, or the first. */
  dashboardTeamMember: (staffId: string, part?: string) =>
    withQuery(`/dashboard/staff/${staffId}`, [['part', part]]),
  dashboardHours: '/dashboard/hours',
  dashboardRooms: '/dashboard/rooms',
  dashboardAdd: '/dashboard/add',
  dashboardManage: '/dashboard/manage',
  dashboardManageOne: (id: string) => `/dashboard/manage/${id}`,
  dashboardMakeAdmin: '/dashboard/make-admin',
  dashboardAllUsers: '/dashboard/allUsers',
  dashboardMail: '/dashboard/mail',
  dashboardAudit: '/dashboard/audit',
  dashboardHealth: '/dashboard/health',
  dashboardImports: '/dashboard/imports',
} as const;
