/** What a link into the booking flow may already have chosen. */
export interface BookingPreset {
  serviceIds?: readonly string[];
  addOnIds?: readonly string[];
  /** One team member, or one for each service separated by commas; `any` is anyone. */
  staffId?: string;
  day?: string;
}

/** What the page of all services shows. */
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

/** Every address of a page, spelled in this file only. */
export const paths = {
  home: '/',
  login: (from?: string) => withQuery('/login', [['from', from]]),
  /** The second step of logging in, after whichever first one. */
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
  /** In emails about a booking, with the secret of its link behind the #. */
  visit: '/visit',
  setup: '/setup',
  /** In emails, with a code that is good for nothing else. */
  reviewRequests: (code: string) => `/review-requests/${code}`,
  allServices: (filter: ServiceFilter = {}) =>
    withQuery('/all-services', [
      ['category', filter.category],
      ['search', filter.search],
    ]),
  service: (slug: string) => `/all-services/${slug}`,
  team: '/team',
  book: (choice: BookingPreset = {}) =>
    withQuery('/book', [
      ...(choice.serviceIds ?? []).map((serviceId) => ['service', serviceId] as const),
      ...(choice.addOnIds ?? []).map((addOnId) => ['addOn', addOnId] as const),
      ['staff', choice.staffId],
      ['date', choice.day],
    ]),
  dashboard: '/dashboard',
  dashboardBooking: '/dashboard/booking',
  dashboardVisit: (bookingId?: string) => withQuery('/dashboard/visit', [['booking', bookingId]]),
  dashboardReview: (bookingId?: string) => withQuery('/dashboard/review', [['booking', bookingId]]),
  dashboardReviews: '/dashboard/reviews',
  dashboardAccount: '/dashboard/account',
  /** Where somebody adds what they log in with as a second step. */
  dashboardTwoStep: '/dashboard/account#two-step',
  dashboardDiary: '/dashboard/diary',
  /** The diary of a day, as it was shown last. */
  dashboardDiaryOn: (day: string) => withQuery('/dashboard/diary', [['day', day]]),
  /** A new booking for this client, in the diary of those who have no list of all. */
  dashboardDiaryFor: (clientId: string) => withQuery('/dashboard/diary', [['new', clientId]]),
  /** Somebody's own working hours and time off. */
  dashboardMyHours: '/dashboard/my-hours',
  /** The team's time off, for those who enter it and do not run the team. */
  dashboardTimeOff: '/dashboard/time-off',
  /** The team's working hours, for those who were granted to change them. */
  dashboardWorkingHours: '/dashboard/working-hours',
  /** What is in the way of a team member who is ill. */
  dashboardSickDay: (staffId?: string) => withQuery('/dashboard/sick-day', [['staff', staffId]]),
  dashboardOverview: '/dashboard/overview',
  /** What the salon takes and how it works, over days, weeks, months and years. */
  dashboardReports: '/dashboard/reports',
  /** What a figure of a report is made of. */
  dashboardReportRows: '/dashboard/reports/rows',
  /** What the team gets of what it sells. */
  dashboardCommission: '/dashboard/commission',
  dashboardStaff: '/dashboard/staff',
  dashboardOrder: '/dashboard/order',
  /** A new booking at the desk, for this client. */
  dashboardOrderFor: (clientId: string) => withQuery('/dashboard/order', [['new', clientId]]),
  dashboardSite: '/dashboard/site',
  /** A part of the site's settings other than its texts. */
  dashboardSitePart: (part: string) => withQuery('/dashboard/site', [['part', part]]),
  dashboardLanguages: '/dashboard/languages',
  /** What the salon says in its own words, in a language. */
  dashboardWords: (language?: string) => withQuery('/dashboard/words', [['language', language]]),
  dashboardPortfolio: '/dashboard/portfolio',
  dashboardPictures: '/dashboard/pictures',
  /** The bookings of a day, of a team member, or both. */
  dashboardOrdersOf: (filter: { day?: string; staffId?: string }) =>
    withQuery('/dashboard/order', [
      ['day', filter.day],
      ['staff', filter.staffId],
    ]),
  /** The bookings in which this is found. */
  dashboardOrdersFound: (search: string) => withQuery('/dashboard/order', [['q', search]]),
  dashboardTill: '/dashboard/till',
  /** A day at the till, where another till takes the money. */
  dashboardTillOn: (day: string) => withQuery('/dashboard/till', [['day', day]]),
  /** What an earlier close covers. */
  dashboardTillOfClose: (number: number) => withQuery('/dashboard/till', [['close', String(number)]]),
  /** The sheet of a close, to print. */
  dashboardClose: (number: string | number) => `/dashboard/till/${number}`,
  dashboardProducts: '/dashboard/products',
  dashboardTillSettings: '/dashboard/till-settings',
  dashboardSales: '/dashboard/sales',
  dashboardSale: (saleId: string) => `/dashboard/sales/${saleId}`,
  dashboardGiftCards: '/dashboard/gift-cards',
  dashboardInbox: '/dashboard/inbox',
  dashboardClients: '/dashboard/clients',
  dashboardClient: (clientId: string) => `/dashboard/clients/${clientId}`,
  dashboardTeamMember: (staffId: string) => `/dashboard/staff/${staffId}`,
  dashboardHours: '/dashboard/hours',
  dashboardAdd: '/dashboard/add',
  dashboardManage: '/dashboard/manage',
  dashboardManageOne: (id: string) => `/dashboard/manage/${id}`,
  dashboardMakeAdmin: '/dashboard/make-admin',
  dashboardAllUsers: '/dashboard/allUsers',
  dashboardMail: '/dashboard/mail',
  dashboardAudit: '/dashboard/audit',
  dashboardHealth: '/dashboard/health',
} as const;
