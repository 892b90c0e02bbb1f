/**
 * The server in ten groups, lowest first. A module may import the shared layer, any module of the groups that its group
 * uses, and the modules of its own group that it names. A group uses only groups listed before it, and a module names
 * only modules listed before it, so circles cannot be written. `npm run check` enforces it.
 *
 * `tables` are those the module owns: no other module writes them, or reads them without a line in `reads` that says why.
 * Foreign keys may lead anywhere. `'*'` is for tables that only the database can name.
 */
export const sharedLayer = ['common', 'config', 'database', 'words'];

const PICTURES = 'what is shown is read with its picture';

/**
 * @typedef {{ imports: string[], tables?: string[], reads?: Record<string, string> }} Module
 * @type {Record<string, { uses: string[], modules: Record<string, Module> }>}
 */
export const groups = {
  platform: {
    uses: [],
    modules: {
      limits: { imports: [], tables: ['spent_limits', 'failed_tries'] },
      'public-answers': { imports: ['limits'], tables: ['site_version'] },
      'desk-version': { imports: [], tables: ['desk_changes'] },
      metrics: { imports: [] },
      health: { imports: ['limits'] },
      docs: { imports: ['limits'] },
      'browser-reports': { imports: ['limits'] },
      audit: { imports: [], tables: ['audit_entries'] },
      'file-key': { imports: [], tables: ['file_keys'] },
      s3: { imports: [] },
      outgoing: { imports: ['metrics'] },
      places: { imports: ['public-answers'] },
      media: {
        imports: ['limits', 'audit', 's3'],
        tables: ['media', 'media_words'],
        reads: {
          '*': 'whatever shows a picture has a foreign key to it, and the database says which tables those are',
        },
      },
      idempotency: { imports: [], tables: ['idempotency_keys'] },
    },
  },
  salon: {
    uses: ['platform'],
    modules: {
      'site-texts': { imports: [] },
      face: { imports: ['site-texts'] },
      salon: {
        imports: ['site-texts', 'face'],
        tables: [
          'salon',
          'opening_hours',
          'special_days',
          'salon_languages',
          'site_texts',
          'site_text_words',
          'own_words',
        ],
        reads: { media: PICTURES, media_words: PICTURES },
      },
      'public-holidays': { imports: ['salon'] },
      'own-words': { imports: ['site-texts', 'salon'] },
      services: {
        imports: ['salon'],
        tables: [
          'service_categories',
          'services',
          'service_add_ons',
          'service_category_words',
          'service_words',
          'service_add_on_words',
        ],
        reads: { media: PICTURES, media_words: PICTURES },
      },
      staff: {
        imports: ['services', 'salon'],
        tables: ['staff', 'staff_words', 'staff_services', 'staff_hours', 'staff_exceptions'],
        reads: { media: PICTURES, media_words: PICTURES },
      },
      resources: {
        imports: ['services'],
        tables: ['resource_pools', 'resource_units', 'service_resources'],
      },
      'price-changes': { imports: ['salon', 'services', 'staff'] },
      'booking-counts': {
        imports: ['salon', 'services', 'staff'],
        reads: { bookings: 'counts for modules that may not read them', booking_lines: 'the same' },
      },
      portfolio: {
        imports: ['salon', 'services', 'staff'],
        tables: ['portfolio_items', 'portfolio_words'],
        reads: { media: PICTURES, media_words: PICTURES },
      },
      'translation-progress': {
        imports: ['salon'],
        reads: Object.fromEntries(
          [
            'service_categories',
            'service_category_words',
            'services',
            'service_words',
            'service_add_ons',
            'service_add_on_words',
            'staff',
            'staff_words',
            'portfolio_items',
            'portfolio_words',
            'media',
            'media_words',
            'site_texts',
            'site_text_words',
          ].map((table) => [table, 'counts originals and translations, all of them in one statement']),
        ),
      },
    },
  },
  mail: {
    uses: ['platform', 'salon'],
    modules: {
      'email-templates': { imports: [] },
      'booking-emails': { imports: ['email-templates'] },
      delivery: { imports: ['email-templates'] },
      'review-requests': { imports: [], tables: ['declined_review_requests'] },
      letters: {
        imports: ['email-templates', 'booking-emails'],
        reads: {
          outbox: 'the addressee of an email decides its language',
          users: 'an email is written in the language of the account it goes to',
          clients: 'or of the client record',
          bookings: 'or of the booking that it is about',
        },
      },
      mail: {
        imports: ['email-templates', 'booking-emails', 'delivery', 'review-requests', 'letters'],
        tables: ['outbox'],
      },
    },
  },
  people: {
    uses: ['platform', 'salon', 'mail'],
    modules: {
      users: { imports: [], tables: ['users'] },
      'login-records': { imports: ['users'], tables: ['login_records'] },
      'audit-log': {
        imports: ['users', 'login-records'],
        reads: {
          audit_entries: 'one list of what was done and of log-ins, the latest first',
          login_records: 'the same',
        },
      },
      sessions: {
        imports: ['users'],
        tables: ['sessions'],
        reads: {
          users: 'every signed-in request asks for the session and its account at once',
          second_factors: 'and whether the account has a second factor',
          factor_rules: 'or needs one',
          salon: 'on which day of the salon’s calendar',
        },
      },
      credentials: {
        imports: ['users', 'login-records', 'sessions'],
        tables: ['identities', 'action_codes'],
        reads: { users: 'an identity is read with the account it signs in to' },
      },
      addresses: { imports: ['users', 'sessions', 'credentials'] },
      'factor-rules': {
        imports: [],
        tables: ['factor_rules'],
        reads: {
          users: 'a rule is shown with how many people it is about',
          second_factors: 'and how many of them have none yet',
        },
      },
      'sign-in-tickets': { imports: ['users', 'sessions'] },
      'one-time-codes': { imports: [] },
      factors: {
        imports: ['users', 'login-records', 'sessions', 'credentials', 'factor-rules', 'one-time-codes'],
        tables: ['second_factors', 'recovery_codes', 'ceremonies'],
      },
      'factor-checks': {
        imports: ['users', 'login-records', 'sessions', 'credentials', 'sign-in-tickets', 'factors'],
      },
      'login-codes': {
        imports: [
          'users',
          'login-records',
          'sessions',
          'credentials',
          'addresses',
          'factors',
          'factor-checks',
        ],
        tables: ['login_codes'],
      },
      auth: {
        imports: [
          'users',
          'login-records',
          'sessions',
          'credentials',
          'addresses',
          'factors',
          'factor-checks',
          'login-codes',
        ],
      },
      google: { imports: ['users', 'sessions', 'credentials', 'addresses', 'factor-checks'] },
      admin: {
        imports: ['users', 'sessions', 'credentials', 'factors', 'auth'],
        reads: {
          users: 'the list of accounts is ordered by when each was last signed in',
          sessions: 'which is what the sessions say',
          second_factors: 'and says who logs in with a second factor',
          staff:
            'an account may be that of somebody of the team, who is named, and works here as long as they do',
        },
      },
      messages: {
        imports: ['users'],
        tables: ['messages', 'message_answers'],
        reads: { users: 'a message is read with the admin who answered it' },
      },
      consents: {
        imports: [],
        tables: ['client_consents'],
        reads: {
          clients: 'whether somebody is reminded is asked by their account or client record',
          merged_clients: 'a link in an old email counts for the record that theirs was merged into',
        },
      },
      'blocked-clients': {
        imports: [],
        reads: {
          clients: 'every booking online asks if its client is blocked, in one statement',
          users: 'the same, by the address and number of accounts',
        },
      },
      'earlier-visits': { imports: [] },
      clients: {
        imports: ['users', 'consents', 'earlier-visits'],
        tables: ['clients', 'merged_clients'],
        reads: {
          users: 'one list of clients with and without an account, in one order',
          client_consents: 'an import compares everyone with their choices, in one statement',
          allergies: 'a record with a sealed file is neither undone nor removed with its carer',
          formulas: 'the same',
        },
      },
      'past-visits': { imports: ['clients'], tables: ['past_visits'] },
      families: { imports: ['users', 'clients', 'past-visits'] },
      'sealed-files': {
        imports: ['clients'],
        tables: ['allergies', 'formulas'],
        reads: {
          users: 'an entry is read with the name of whoever wrote it',
          services: 'and a formula with the title of its service',
        },
      },
      'client-merging': {
        imports: ['users', 'consents', 'earlier-visits', 'clients', 'families', 'sealed-files'],
      },
      invitations: {
        imports: ['users', 'sessions', 'credentials', 'addresses', 'admin'],
        tables: ['invitations'],
        reads: {
          users: 'an invitation is read with whoever sent it, whose word it is',
          staff: 'and with whom it is for',
        },
      },
    },
  },
  booking: {
    uses: ['platform', 'salon', 'mail', 'people'],
    modules: {
      planning: {
        imports: [],
        tables: ['plan_version'],
        reads: { resource_pools: 'most salons have none, and then nothing else is asked about them' },
      },
      scheduling: {
        imports: ['planning'],
        tables: ['allocations', 'unit_allocations', 'holds'],
        reads: {
          plan_version: 'busy times are read together with the version of the plan they belong to',
          bookings: 'and with the times at which the client has other bookings',
          users: 'holds of accounts whose address nobody has verified count as those of visitors',
        },
      },
      'booking-links': {
        imports: [],
        tables: ['booking_links'],
        reads: { bookings: 'a link is good while its booking can be changed and starts when the email said' },
      },
      'booking-records': {
        imports: ['planning', 'scheduling', 'booking-links'],
        tables: ['bookings', 'booking_lines', 'booking_events'],
        reads: { clients: 'an account lists the bookings of everyone it looks after' },
      },
      bookings: { imports: ['planning', 'scheduling', 'booking-records'] },
      'imported-bookings': { imports: ['planning', 'scheduling', 'booking-records', 'bookings'] },
      'client-bookings': {
        imports: ['scheduling', 'booking-records', 'bookings'],
        reads: {
          past_visits: 'the last visit may be one before the salon moved here',
          clients: 'and is with the record of an account',
          bookings: 'a client is shown all that the salon keeps of them, and told what it comes to',
          booking_lines: 'the same',
          booking_events: 'the same',
        },
      },
      availability: { imports: ['planning', 'scheduling', 'booking-records'] },
      obstacles: { imports: ['planning', 'scheduling', 'booking-records', 'availability'] },
      blocks: {
        imports: ['planning', 'scheduling', 'booking-records', 'obstacles'],
        tables: ['block_groups', 'block_rules', 'grouped_blocks', 'missed_blocks'],
      },
      delays: { imports: ['planning', 'scheduling', 'booking-records', 'bookings', 'obstacles'] },
      seating: { imports: ['planning', 'scheduling', 'booking-records', 'bookings'] },
      corrections: { imports: ['planning', 'scheduling', 'booking-records', 'bookings'] },
      desk: {
        imports: ['planning', 'scheduling', 'booking-records', 'bookings', 'blocks'],
        reads: {
          bookings: 'the diary and the Order List are queries over all bookings',
          booking_lines: 'the same',
          booking_events: 'the history of a booking is read with the names of those who made it',
          users: 'the same',
        },
      },
      series: {
        imports: ['planning', 'scheduling', 'booking-records', 'bookings'],
        tables: ['booking_series', 'series_bookings'],
        reads: { booking_events: 'a booking that was changed by itself does not move with its series' },
      },
      rebooking: { imports: ['planning', 'scheduling', 'booking-records', 'bookings', 'series'] },
      news: {
        imports: [],
        tables: ['seen_news', 'news_readers', 'emailed_news'],
        reads: {
          bookings: 'news is what clients did to their bookings',
          booking_lines: 'the same',
          booking_events: 'the same',
          messages: 'and what visitors wrote',
          time_off_requests: 'and what the team asks for',
          missed_blocks: 'and blocks that had no room',
          staff: 'with whose they are',
          users: 'as long as their account is still theirs',
        },
      },
      'time-off': {
        imports: ['planning', 'scheduling', 'booking-records', 'bookings'],
        tables: ['time_off', 'time_off_requests'],
        reads: { users: 'a request stands while the account that asked is still that of the team member' },
      },
      calendars: {
        imports: ['planning', 'scheduling', 'time-off'],
        tables: ['calendars'],
        reads: {
          staff: 'the calendars of people who have left end',
          booking_lines: 'a visit that came from the other system is still in its calendar',
        },
      },
      'sick-days': {
        imports: ['planning', 'scheduling', 'booking-records', 'bookings', 'time-off'],
        tables: ['sick_day_changes'],
      },
      reviews: {
        imports: ['booking-records'],
        tables: ['reviews'],
        reads: {
          users: 'a review is read with its author',
          bookings: 'and with the booking it is about',
          booking_lines: 'likewise',
        },
      },
    },
  },
  money: {
    uses: ['platform', 'salon', 'mail', 'people', 'booking'],
    modules: {
      ledger: {
        imports: [],
        tables: ['ledger_entries', 'ledger_lines', 'ledger_balances', 'ledger_head'],
        reads: Object.fromEntries(
          [
            'sales',
            'sale_lines',
            'sale_payments',
            'sale_tips',
            'till_movements',
            'day_closes',
            'gift_cards',
          ].map((table) => [table, 'the check compares what the till has recorded with the ledger']),
        ),
      },
      'till-settings': {
        imports: ['ledger'],
        tables: ['till_settings', 'tax_rates', 'tax_rate_changes', 'service_taxes', 'receipt_heads'],
        reads: {
          day_closes: 'no day that was closed gets another tax',
          demo_books: 'the till of the demo opens once its books are complete',
          products: 'a tax that is on one is not archived',
          services: 'gift cards are taxed at their sale while everything that is sold has one rate',
        },
      },
      products: {
        imports: ['till-settings'],
        tables: ['products', 'stock_movements'],
        reads: { users: 'what came and went is read with whoever entered it' },
      },
      'gift-cards': {
        imports: ['ledger', 'till-settings'],
        tables: ['gift_cards'],
        reads: { ledger_balances: 'a card is read with what is left on it' },
      },
      till: {
        imports: ['ledger', 'till-settings'],
        tables: ['till_movements', 'day_closes'],
        reads: {
          sales: 'what a close covers is read with what was paid',
          sale_payments: 'the same',
          bookings: 'whoever closes is told which visits are still to come',
          ledger_balances: 'who is owed tips is paid them out of the drawer',
          users: 'it is read with the name of whoever did it',
          staff: 'and of whoever got their tips',
        },
      },
      sales: {
        imports: ['ledger', 'till-settings', 'products', 'gift-cards'],
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
      checkout: { imports: ['ledger', 'till-settings', 'products', 'gift-cards', 'till', 'sales'] },
      refunds: { imports: ['ledger', 'till-settings', 'products', 'gift-cards', 'till', 'sales'] },
      receipts: { imports: ['till-settings', 'sales'] },
      commission: {
        imports: ['till-settings', 'products', 'sales'],
        tables: ['commission_rates'],
        reads: {
          sales: 'a statement adds up what somebody sold',
          sale_lines: 'the same',
          staff: 'and says who that is',
          services: 'a rate is shown with what it is of',
          products: 'the same',
        },
      },
    },
  },
  insight: {
    uses: ['platform', 'salon', 'mail', 'people', 'booking', 'money'],
    modules: {
      overview: {
        imports: [],
        reads: { bookings: 'figures are sums over all bookings', booking_lines: 'the same' },
      },
      accounting: {
        imports: [],
        tables: ['account_numbers'],
        reads: {
          ...Object.fromEntries(
            [
              'sales',
              'sale_lines',
              'sale_payments',
              'till_movements',
              'day_closes',
              'gift_cards',
              'ledger_entries',
              'ledger_lines',
            ].map((table) => [table, 'the accountant gets all of it']),
          ),
          tax_rates: 'with the names of taxes',
          staff: 'and of whoever got their tips',
          users: 'and entered it',
        },
      },
      reports: {
        imports: ['overview'],
        tables: ['sale_sums'],
        reads: {
          ...Object.fromEntries(
            [
              'bookings',
              'booking_lines',
              'time_off',
              'sales',
              'sale_lines',
              'sale_payments',
              'sale_tips',
              'till_movements',
              'gift_cards',
              'ledger_balances',
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
    },
  },
  'own-data': {
    uses: ['platform', 'salon', 'mail', 'people', 'booking', 'money'],
    modules: {
      erasure: { imports: [] },
      account: { imports: ['erasure'] },
    },
  },
  website: {
    uses: ['platform', 'salon', 'booking'],
    modules: {
      'face-pictures': { imports: [] },
      pages: { imports: ['face-pictures'] },
    },
  },
  operations: {
    uses: ['platform', 'salon', 'mail', 'people', 'booking', 'money'],
    modules: {
      demo: {
        imports: [],
        tables: ['demo_books'],
        reads: {
          ledger_entries: 'the end of the demo deletes real sales only once that is confirmed',
          users: 'and real ones are those of people with accounts of their own',
        },
      },
      'demo-books': {
        imports: ['demo'],
        reads: {
          bookings: 'the visits of a past day are sold as they ended',
          clients: 'those who have been here before come again',
          sales: 'a refund is of a sale some days before',
          sale_payments: 'that was paid in cash or by card',
          sale_lines: 'preferably of a product',
          products: 'what is running low is delivered',
          day_closes: 'closes are numbered without gaps',
        },
      },
      archive: {
        imports: [],
        reads: {
          '*': 'every table that is kept is archived, whoever owns it',
          media: 'pictures are archived with the rows that name them',
          salon: 'a salon is replaced by its name',
          users: 'a hand-over names the addresses of those who are not asked for reviews',
          clients: 'the same',
          bookings: 'the same',
          time_off: 'the times of calendars stay behind with them',
        },
      },
      'first-steps': {
        imports: ['archive'],
        reads: {
          users: 'asks whether somebody besides the owner logs in here',
          invitations: 'or is invited to',
          second_factors: 'and whether the reader has a second factor',
        },
      },
      backups: {
        imports: ['archive'],
        reads: {
          till_settings: 'a demo with a till is somebody’s salon',
          demo_books: 'unless its books are invented',
          ledger_entries: 'and nobody with an account of their own has sold anything',
          users: 'the same',
        },
        tables: ['backups'],
      },
      doctor: {
        imports: ['archive', 'backups'],
        reads: {
          media: 'looks for what nobody else would notice',
          second_factors: 'the same',
          outbox: 'the same',
          calendars: 'the same',
          file_keys: 'the same',
          salon: 'the same',
          users: 'names an admin to the mail server, to whom nothing is sent',
          ...Object.fromEntries(
            [
              'services',
              'service_add_ons',
              'staff_services',
              'staff',
              'products',
              'bookings',
              'till_settings',
            ].map((table) => [table, 'looks for amounts that the currency lacks']),
          ),
        },
      },
      'daily-look': { imports: ['doctor'], tables: ['daily_look'] },
      cli: { imports: ['archive', 'backups', 'doctor'] },
      'imports-read': { imports: [] },
      'imports-recognise': { imports: [] },
      'imports-visits': { imports: ['imports-recognise'], tables: ['imported_visits'] },
      imports: {
        imports: ['imports-read', 'imports-recognise', 'imports-visits'],
        tables: ['imports', 'import_rows', 'foreign_ids'],
        reads: {
          '*': 'whatever belongs to a service or team member has a foreign key to it, so an undo asks the database',
        },
      },
      'moving-letter': {
        imports: [],
        reads: {
          clients: 'everyone who would get it is found in one statement',
          client_consents: 'by what they agreed to',
          bookings: 'and by their next visit',
          outbox: 'unless an email has told them about it',
          users: 'or an account has the same address',
        },
      },
    },
  },
};

/**
 * The features of the web app, in the same way: a feature may import `web/src/api`, `ui`, `lib`, the features of the groups
 * that its group uses, and those of its own group that it names.
 *
 * @type {typeof groups}
 */
export const featureGroups = {
  shared: {
    uses: [],
    modules: {
      places: { imports: [] },
      languages: { imports: [] },
      pictures: { imports: ['languages'] },
      tables: { imports: [] },
      'stop-emails': { imports: [] },
      birthday: { imports: [] },
    },
  },
  own: {
    uses: ['shared'],
    modules: {
      auth: { imports: [] },
      factors: { imports: ['auth'] },
      family: { imports: [] },
      account: { imports: ['factors', 'family'] },
    },
  },
  site: {
    uses: ['shared'],
    modules: {
      salon: { imports: [] },
      site: { imports: [] },
      portfolio: { imports: [] },
      reviews: { imports: [] },
    },
  },
  booking: {
    uses: ['shared', 'own'],
    modules: {
      prices: { imports: [] },
      availability: { imports: [] },
      'client-news': { imports: [] },
      bookings: { imports: ['client-news'] },
      services: { imports: ['availability', 'bookings'] },
      resources: { imports: [] },
      'service-editor': { imports: ['prices', 'services', 'resources'] },
      'booking-moves': { imports: ['client-news', 'bookings'] },
      'booking-flow': { imports: ['availability', 'bookings'] },
      'line-editor': { imports: ['bookings'] },
      rebooking: { imports: ['bookings'] },
      'my-bookings': { imports: ['availability', 'bookings', 'line-editor', 'rebooking', 'booking-moves'] },
      series: { imports: ['client-news', 'availability', 'bookings', 'booking-moves'] },
      obstacles: { imports: [] },
      delays: { imports: ['client-news', 'bookings', 'obstacles'] },
    },
  },
  people: {
    uses: ['shared', 'booking'],
    modules: {
      access: { imports: [] },
      users: { imports: ['access'] },
      audit: { imports: [] },
      clients: { imports: [] },
      messages: { imports: ['clients'] },
      hours: { imports: [] },
      'time-off': { imports: ['hours'] },
      calendars: { imports: [] },
      'working-hours': { imports: ['hours', 'time-off'] },
      staff: { imports: ['access', 'calendars', 'time-off', 'working-hours', 'hours'] },
    },
  },
  money: {
    uses: ['shared', 'booking'],
    modules: {
      'till-settings': { imports: [] },
      'gift-cards': { imports: ['till-settings'] },
      products: { imports: ['till-settings'] },
      sales: { imports: ['till-settings'] },
      checkout: { imports: ['till-settings', 'gift-cards', 'products', 'sales'] },
      overview: { imports: [] },
      till: { imports: ['till-settings'] },
      commission: { imports: ['products'] },
      reports: { imports: ['till-settings'] },
    },
  },
  desk: {
    uses: ['shared', 'booking', 'people', 'money'],
    modules: {
      'desk-search': { imports: [] },
      'desk-version': { imports: [] },
      news: { imports: [] },
      imports: { imports: [] },
      health: { imports: [] },
      mail: { imports: [] },
      'desk-bookings': { imports: [] },
      'new-booking': { imports: ['desk-bookings'] },
      'order-list': { imports: ['desk-bookings'] },
      'diary-model': { imports: [] },
      'diary-grid': { imports: ['diary-model'] },
      'diary-toolbar': { imports: ['diary-model'] },
      blocks: { imports: ['diary-model'] },
      diary: {
        imports: ['blocks', 'desk-bookings', 'new-booking', 'diary-model', 'diary-grid', 'diary-toolbar'],
      },
      'sick-day': { imports: [] },
      rooms: { imports: ['desk-bookings'] },
    },
  },
};

/** Every module or feature with its group and folder, `booking/planning`, in the order of the list. */
export const inGroups = (list) =>
  Object.entries(list).flatMap(([group, { uses, modules }]) =>
    Object.entries(modules).map(([name, module]) => ({
      group,
      name,
      folder: `${group}/${name}`,
      uses,
      ...module,
    })),
  );

/** Refuses an edge that leads down the list. */
function checkOrder(edges, subject) {
  const seen = new Set();
  for (const [name, others] of edges) {
    for (const other of others)
      if (!seen.has(other))
        throw new Error(`boundaries.mjs: ${subject}${name} names ${other}, which is not listed before it`);
    seen.add(name);
  }
}

for (const list of [groups, featureGroups]) {
  checkOrder(
    Object.entries(list).map(([group, { uses }]) => [group, uses]),
    '',
  );
  for (const [group, { modules }] of Object.entries(list))
    checkOrder(
      Object.entries(modules).map(([name, { imports }]) => [name, imports]),
      `${group}/`,
    );
}
