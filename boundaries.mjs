/**
 * The modules of the API, lowest first. A module may import the shared layer and the modules it names; it may name only
 * modules above it in this list, so circles cannot be written. `npm run check` enforces it.
 *
 * `tables` are those the module owns: nobody else writes them, nor reads them without a line in `reads` that says why.
 * Foreign keys may lead anywhere. `'*'` stands for tables that only the database can name.
 */
export const sharedLayer = ['common', 'config', 'database', 'words'];

const PICTURES = 'what is shown is read with its picture';

/** @type {Record<string, { imports: string[], tables?: string[], reads?: Record<string, string> }>} */
export const modules = {
  limits: { imports: [], tables: ['spent_limits', 'failed_tries'] },
  'public-answers': { imports: ['limits'], tables: ['site_version'] },
  'desk-version': { imports: [], tables: ['desk_changes'] },
  metrics: { imports: [] },
  health: { imports: ['limits'] },
  docs: { imports: ['limits'] },
  'crash-reports': { imports: ['limits'] },
  'csp-reports': { imports: ['limits'] },
  audit: { imports: [], tables: ['audit_entries'] },
  ledger: {
    imports: [],
    tables: ['ledger_entries', 'ledger_lines', 'ledger_balances', 'ledger_head'],
  },
  s3: { imports: [] },
  places: { imports: ['public-answers'] },
  media: {
    imports: ['limits', 'audit', 's3'],
    tables: ['media', 'media_words'],
    reads: {
      '*': 'whatever shows a picture has a foreign key to it, and the database says which tables those are',
    },
  },
  salon: {
    imports: ['public-answers', 'audit', 'media', 'places', 'ledger'],
    tables: [
      ...['salon', 'opening_hours', 'special_days', 'salon_languages'],
      ...['site_texts', 'site_text_words', 'own_words'],
    ],
    reads: { media: PICTURES, media_words: PICTURES },
  },
  'own-words': { imports: ['salon', 'audit'] },
  'email-templates': { imports: [] },
  mail: {
    imports: ['limits', 'metrics', 'salon', 'audit', 'email-templates'],
    tables: ['outbox', 'declined_review_requests'],
    reads: {
      users: 'an email is written in the language of the account it goes to',
      clients: 'or of the client record',
      bookings: 'or of the booking that it is about',
    },
  },
  users: { imports: ['salon'], tables: ['users'] },
  'audit-log': { imports: ['audit', 'salon', 'users'] },
  sessions: {
    imports: ['users', 'mail', 'audit'],
    tables: ['sessions'],
    reads: {
      users: 'every signed-in request asks for the session and its account at once',
      second_factors: 'and whether the account has a second factor',
      factor_rules: 'or needs one',
      salon: 'on which day of the salon’s calendar',
    },
  },
  credentials: {
    imports: ['limits', 'metrics', 'users', 'sessions', 'mail', 'audit'],
    tables: ['identities', 'action_codes'],
    reads: { users: 'an identity is read with the account it signs in to' },
  },
  'factor-rules': {
    imports: ['users', 'audit'],
    tables: ['factor_rules'],
    reads: {
      users: 'a rule is shown with how many people it is about',
      second_factors: 'and how many of them have none yet',
    },
  },
  factors: {
    imports: [
      ...['limits', 'salon', 'users', 'sessions', 'credentials', 'factor-rules'],
      ...['mail', 'audit'],
    ],
    tables: ['second_factors', 'recovery_codes', 'ceremonies'],
  },
  'login-codes': {
    imports: ['limits', 'salon', 'users', 'sessions', 'credentials', 'factors', 'mail', 'audit'],
    tables: ['login_codes'],
  },
  auth: { imports: ['limits', 'users', 'sessions', 'credentials', 'factors', 'login-codes', 'mail'] },
  google: {
    imports: ['limits', 'salon', 'users', 'sessions', 'credentials', 'factors', 'mail', 'audit'],
  },
  admin: {
    imports: [
      'limits',
      'places',
      'salon',
      'users',
      'sessions',
      'credentials',
      'factors',
      'auth',
      'mail',
      'audit',
    ],
    reads: {
      users: 'the list of accounts is ordered by when each was last signed in',
      sessions: 'which is what the sessions say',
      second_factors: 'and says who logs in with a second factor',
      staff:
        'an account may be that of somebody of the team, who is named, and works here as long as they do',
    },
  },
  messages: {
    imports: ['limits', 'audit', 'users', 'mail', 'salon'],
    tables: ['messages', 'message_answers'],
    reads: { users: 'a message is read with the admin who answered it' },
  },
  clients: {
    imports: ['users', 'audit', 'salon', 'mail'],
    tables: ['clients', 'merged_clients'],
    reads: { users: 'one list of clients with and without an account, in one order' },
  },
  'client-merging': { imports: ['users', 'audit', 'mail', 'clients'] },
  services: {
    imports: ['public-answers', 'audit', 'media', 'salon'],
    tables: [
      ...['service_categories', 'services', 'service_add_ons'],
      ...['service_category_words', 'service_words', 'service_add_on_words'],
    ],
    reads: { media: PICTURES, media_words: PICTURES },
  },
  staff: {
    imports: ['public-answers', 'audit', 'services', 'salon', 'media'],
    tables: ['staff', 'staff_words', 'staff_services', 'staff_hours', 'staff_exceptions'],
    reads: { media: PICTURES, media_words: PICTURES },
  },
  'till-settings': {
    imports: ['audit', 'ledger', 'salon', 'services'],
    tables: ['till_settings', 'tax_rates', 'tax_rate_changes', 'service_taxes'],
    reads: {
      day_closes: 'no day that was closed gets another tax',
      products: 'a tax that is on one is not archived',
    },
  },
  products: {
    imports: ['audit', 'salon', 'services', 'till-settings'],
    tables: ['products', 'stock_movements'],
    reads: { users: 'what came and went is read with whoever entered it' },
  },
  'gift-cards': {
    imports: ['limits', 'audit', 'ledger', 'salon'],
    tables: ['gift_cards'],
    reads: { ledger_balances: 'a card is read with what is left on it' },
  },
  'price-changes': { imports: ['audit', 'services', 'staff'] },
  invitations: {
    imports: ['limits', 'users', 'sessions', 'credentials', 'admin', 'mail', 'audit', 'staff'],
    tables: ['invitations'],
    reads: {
      users: 'an invitation is read with whoever sent it, whose word it is',
      staff: 'and with whom it is for',
    },
  },
  planning: { imports: ['metrics', 'salon', 'services', 'staff'], tables: ['plan_version'] },
  scheduling: {
    imports: ['metrics', 'staff', 'planning'],
    tables: ['allocations', 'holds'],
    reads: { plan_version: 'busy times are read together with the version of the plan they belong to' },
  },
  idempotency: { imports: [], tables: ['idempotency_keys'] },
  till: {
    imports: ['audit', 'ledger', 'salon', 'services', 'staff', 'till-settings', 'planning', 'idempotency'],
    tables: ['till_movements', 'day_closes'],
    reads: {
      sales: 'a day at the till is read with what was paid on it',
      sale_payments: 'the same',
      ledger_entries: 'a day on which something was posted has to be closed',
      ledger_lines: 'unless another till took it',
      ledger_balances: 'who is owed tips is paid them out of the drawer',
      users: 'it is read with the name of whoever did it',
      staff: 'and of whoever got their tips',
    },
  },
  bookings: {
    imports: [
      ...['limits', 'mail', 'users', 'clients', 'salon', 'services', 'staff'],
      ...['planning', 'scheduling'],
    ],
    tables: ['bookings', 'booking_lines', 'booking_events'],
  },
  'booking-changes': {
    imports: [
      ...['limits', 'mail', 'users', 'clients', 'services'],
      ...['planning', 'scheduling', 'idempotency', 'bookings'],
    ],
  },
  'booking-counts': {
    imports: ['salon', 'services', 'staff'],
    reads: { bookings: 'counts for modules that may not read them', booking_lines: 'the same' },
  },
  'client-bookings': {
    imports: ['clients', 'salon', 'services', 'scheduling', 'idempotency', 'bookings', 'booking-changes'],
    reads: {
      bookings: 'a client is shown all that the salon keeps of them, and told what it comes to',
      booking_lines: 'the same',
      booking_events: 'the same',
    },
  },
  availability: { imports: ['limits', 'planning', 'scheduling', 'bookings', 'booking-changes'] },
  obstacles: { imports: ['planning', 'scheduling', 'bookings', 'availability'] },
  blocks: {
    imports: ['audit', 'staff', 'planning', 'scheduling', 'idempotency', 'bookings', 'obstacles'],
    tables: ['block_groups', 'grouped_blocks'],
  },
  delays: {
    imports: ['mail', 'clients', 'planning', 'scheduling', 'bookings', 'booking-changes', 'obstacles'],
  },
  corrections: {
    imports: [
      ...['limits', 'email-templates', 'mail', 'clients', 'services'],
      ...['planning', 'scheduling', 'bookings', 'booking-changes'],
    ],
  },
  desk: {
    imports: [
      ...['users', 'clients', 'salon', 'services', 'staff', 'audit', 'media'],
      ...['planning', 'scheduling', 'idempotency', 'bookings', 'booking-changes', 'blocks'],
    ],
    reads: {
      bookings: 'the diary and the Order List are queries over all bookings',
      booking_lines: 'the same',
      booking_events: 'the history of a booking is read with the names of those who made it',
      users: 'the same',
    },
  },
  sales: {
    imports: [
      ...['audit', 'ledger', 'salon', 'services', 'staff'],
      ...['till-settings', 'products', 'gift-cards', 'bookings'],
    ],
    tables: ['sales', 'sale_lines', 'sale_payments', 'sale_tips'],
    reads: {
      users: 'a sale is read with the name of whoever sold it',
      staff: 'and with the names of the team, also of those who have left',
      bookings: 'and with the client whom its visit was for, who is shown what they paid',
      booking_lines: 'what was done since the till is on and not yet sold is to be paid',
      booking_events: 'the same',
      gift_cards:
        'and with the last signs of the gift card that paid, and what was printed on one that was sold',
      tax_rates: 'and with what its taxes are called',
    },
  },
  checkout: {
    imports: [
      ...['audit', 'ledger', 'salon', 'services', 'staff', 'till-settings', 'products', 'gift-cards'],
      ...['planning', 'idempotency', 'till', 'bookings', 'booking-changes', 'desk', 'sales'],
    ],
  },
  refunds: {
    imports: [
      ...['audit', 'ledger', 'factors', 'salon', 'till-settings', 'products', 'gift-cards'],
      ...['idempotency', 'till', 'bookings', 'sales'],
    ],
  },
  receipts: {
    imports: ['limits', 'audit', 'email-templates', 'mail', 'till-settings', 'bookings', 'sales'],
  },
  series: {
    imports: [
      ...['email-templates', 'mail', 'clients', 'idempotency'],
      ...['planning', 'scheduling', 'bookings', 'booking-changes'],
    ],
    tables: ['booking_series', 'series_bookings'],
    reads: { booking_events: 'a booking that was changed by itself does not move with its series' },
  },
  rebooking: {
    imports: ['salon', 'services', 'planning', 'scheduling', 'bookings', 'booking-changes', 'series'],
  },
  news: {
    imports: ['email-templates', 'salon', 'users', 'sessions', 'mail'],
    tables: ['seen_news', 'news_readers', 'emailed_news'],
    reads: {
      bookings: 'news is what clients did to their bookings',
      booking_lines: 'the same',
      booking_events: 'the same',
      messages: 'and what visitors wrote',
    },
  },
  'time-off': {
    imports: [
      ...['email-templates', 'audit', 'users', 'mail', 'staff'],
      ...['planning', 'scheduling', 'bookings', 'booking-changes'],
    ],
    tables: ['time_off', 'time_off_requests'],
    reads: { users: 'a request stands while the account that asked is still that of the team member' },
  },
  'sick-days': {
    imports: ['staff', 'mail', 'planning', 'scheduling', 'bookings', 'booking-changes', 'time-off'],
    tables: ['sick_day_changes'],
  },
  reviews: {
    imports: ['limits', 'public-answers', 'audit', 'users', 'bookings'],
    tables: ['reviews'],
    reads: {
      users: 'a review is read with its author',
      bookings: 'and with the booking it is about',
      booking_lines: 'likewise',
    },
  },
  erasure: {
    imports: [
      ...['audit', 'users', 'credentials', 'login-codes', 'invitations', 'mail', 'messages'],
      ...['clients', 'client-bookings'],
    ],
  },
  account: {
    imports: [
      ...['limits', 'audit', 'users', 'sessions', 'factors', 'google', 'mail', 'messages'],
      ...['staff', 'clients', 'client-bookings', 'sales', 'time-off', 'reviews', 'erasure'],
    ],
  },
  overview: {
    imports: [
      ...['mail', 'messages', 'reviews', 'salon', 'services', 'time-off'],
      ...['planning', 'scheduling', 'bookings'],
    ],
    reads: {
      bookings: 'figures are sums over all bookings',
      booking_lines: 'the same',
    },
  },
  commission: {
    imports: ['audit', 'salon', 'services', 'staff', 'till-settings', 'products', 'sales'],
    tables: ['commission_rates'],
    reads: {
      sales: 'a statement adds up what somebody sold',
      sale_lines: 'the same',
      staff: 'and says who that is',
      services: 'a rate is shown with what it is of',
      products: 'the same',
    },
  },
  reports: {
    imports: ['salon', 'services', 'till-settings', 'planning', 'bookings', 'sales', 'overview'],
    tables: ['sale_sums'],
    reads: {
      ...Object.fromEntries(
        [
          ...['bookings', 'booking_lines', 'time_off', 'sales', 'sale_lines', 'sale_payments', 'sale_tips'],
          ...['till_movements', 'ledger_balances'],
        ].map((table) => [table, 'figures are sums over all of it']),
      ),
      ledger_entries: 'the journal is all of it',
      ledger_lines: 'the same',
      staff: 'sums know ids, and are shown by name',
      services: 'the same',
      products: 'the same',
      tax_rates: 'the same',
      users: 'the same',
    },
  },
  portfolio: {
    imports: ['public-answers', 'audit', 'media', 'salon', 'services'],
    tables: ['portfolio_items', 'portfolio_words'],
    reads: { media: PICTURES, media_words: PICTURES },
  },
  'translation-progress': {
    imports: ['salon'],
    reads: Object.fromEntries(
      [
        ...['service_categories', 'service_category_words', 'services', 'service_words'],
        ...['service_add_ons', 'service_add_on_words', 'staff', 'staff_words'],
        ...['portfolio_items', 'portfolio_words', 'media', 'media_words', 'site_texts', 'site_text_words'],
      ].map((table) => [table, 'counts originals and translations, all of them in one statement']),
    ),
  },
  website: {
    imports: [
      'health',
      'limits',
      'metrics',
      'public-answers',
      'media',
      'salon',
      'services',
      'staff',
      'reviews',
      'portfolio',
    ],
  },
  demo: {
    imports: [
      ...['limits', 'portfolio', 'media', 'users', 'sessions', 'clients', 'salon', 'services', 'staff'],
      ...['reviews', 'planning', 'scheduling', 'bookings', 'booking-changes', 'time-off'],
    ],
  },
  archive: {
    imports: ['limits', 'ledger', 'media', 'mail', 'users', 'scheduling'],
    reads: {
      '*': 'every table that is kept is archived, whoever owns it',
      media: 'pictures are archived with the rows that name them',
      salon: 'a salon is replaced by its name',
      users: 'a hand-over names the addresses of those who are not asked for reviews',
      clients: 'the same',
      bookings: 'the same',
    },
  },
  'first-steps': {
    imports: ['salon', 'planning', 'mail', 'archive'],
    reads: {
      users: 'asks whether somebody besides the owner logs in here',
      invitations: 'or is invited to',
      second_factors: 'and whether the reader has a second factor',
    },
  },
  backups: { imports: ['metrics', 's3', 'media', 'salon', 'archive'], tables: ['backups'] },
  doctor: {
    imports: ['limits', 'ledger', 'media', 'salon', 'mail', 'scheduling', 'archive', 'backups'],
    reads: {
      media: 'looks for what nobody else would notice',
      second_factors: 'the same',
      outbox: 'the same',
      salon: 'the same',
    },
  },
  'daily-look': { imports: ['salon', 'users', 'mail', 'doctor'], tables: ['daily_look'] },
  cli: { imports: ['ledger', 's3', 'media', 'mail', 'factors', 'admin', 'archive', 'backups', 'doctor'] },
};

/**
 * The features of the web app, in the same way: a feature may import `web/src/api`, `ui`, `lib` and the features it
 * names, which stand above it.
 *
 * @type {Record<string, string[]>}
 */
export const features = {
  'desk-search': [],
  live: [],
  news: [],
  places: [],
  auth: ['places'],
  factors: ['auth'],
  account: ['factors'],
  access: [],
  users: ['access'],
  audit: [],
  health: [],
  mail: [],
  salon: [],
  languages: [],
  messages: ['languages'],
  pictures: ['languages'],
  site: ['places', 'languages'],
  portfolio: ['languages'],
  csv: [],
  prices: [],
  reviews: [],
  availability: [],
  'client-news': [],
  bookings: ['client-news'],
  services: ['csv', 'prices', 'languages', 'bookings'],
  'booking-flow': ['auth', 'availability', 'bookings'],
  'line-editor': ['bookings'],
  again: ['bookings'],
  'my-bookings': ['availability', 'bookings', 'line-editor', 'again'],
  hours: ['bookings'],
  'time-off': ['client-news', 'hours'],
  'working-hours': ['bookings', 'hours', 'time-off'],
  staff: ['access', 'languages', 'time-off', 'working-hours', 'hours'],
  clients: ['csv', 'languages', 'bookings'],
  series: ['client-news', 'availability', 'bookings'],
  obstacles: [],
  delays: ['client-news', 'bookings', 'obstacles'],
  'till-settings': [],
  'gift-cards': ['till-settings'],
  sales: ['csv', 'bookings', 'till-settings'],
  checkout: ['bookings', 'again', 'till-settings', 'gift-cards', 'sales'],
  'desk-bookings': [
    'sales',
    'checkout',
    'clients',
    'languages',
    'client-news',
    'availability',
    'bookings',
    'line-editor',
    'obstacles',
    'again',
    'delays',
    'series',
  ],
  'order-list': ['csv', 'bookings', 'sales', 'checkout', 'desk-bookings'],
  'diary-model': ['bookings'],
  'diary-grid': ['bookings', 'diary-model'],
  'diary-toolbar': ['diary-model'],
  blocks: ['bookings', 'obstacles', 'diary-model'],
  diary: [
    'sales',
    'checkout',
    'client-news',
    'bookings',
    'obstacles',
    'blocks',
    'desk-bookings',
    'diary-model',
    'diary-grid',
    'diary-toolbar',
  ],
  'sick-day': [],
  overview: [],
  products: ['till-settings'],
  till: ['till-settings', 'sales', 'checkout'],
  commission: ['csv', 'till-settings'],
  reports: ['csv', 'overview', 'till-settings'],
};

/** @param {Record<string, string[]>} order */
function checkOrder(order) {
  const seen = new Set();
  for (const [name, imports] of Object.entries(order)) {
    for (const other of imports) {
      if (!seen.has(other))
        throw new Error(`boundaries.mjs: ${name} names ${other}, which does not stand above it`);
    }
    seen.add(name);
  }
}

checkOrder(Object.fromEntries(Object.entries(modules).map(([name, { imports }]) => [name, imports])));
checkOrder(features);
