/** What becomes of a table in an archive. Every table of the schema is here; a test compares this with the catalogue. */
export type ArchivedTable =
  | {
      kept: true;
      /** Which of its rows are kept, in SQL; all of them without it. */
      where?: string;
    }
  | { kept: false; because: string };

const kept: ArchivedTable = { kept: true };
const leftOut = (because: string): ArchivedTable => ({ kept: false, because });

export const archivedTables: Record<string, ArchivedTable> = {
  action_codes: kept,
  // Time that somebody held while they booked goes with the hold.
  allocations: { kept: true, where: 'hold_id IS NULL' },
  // With them, everybody stays signed in, and links in emails that were sent go on working.
  app_keys: kept,
  audit_entries: kept,
  backups: leftOut('says what lies in the folder of backups, which a restore does not change'),
  booking_events: kept,
  booking_lines: kept,
  bookings: kept,
  clients: kept,
  declined_review_requests: kept,
  failed_tries: leftOut('a counter of minutes, which a crash of PostgreSQL may empty at any time'),
  holds: leftOut('time kept for ten minutes for somebody who is booking just now'),
  // A client whose phone repeats a submit after the restore must still not book twice.
  idempotency_keys: kept,
  identities: kept,
  login_codes: leftOut('codes of a few minutes; an older copy would let a used one in again'),
  media: kept,
  message_answers: kept,
  messages: kept,
  migrations: leftOut('the manifest names them, and the restore runs them'),
  opening_hours: kept,
  outbox: kept,
  plan_version: leftOut('a number that only says when to read the plan again'),
  portfolio_items: kept,
  reviews: kept,
  salon: kept,
  schema_floor: leftOut('written by the migrations, which the restore runs'),
  service_add_ons: kept,
  service_categories: kept,
  services: kept,
  sessions: kept,
  site_texts: kept,
  site_version: leftOut('a number that only says when to make the public pages again'),
  special_days: kept,
  spent_limits: leftOut('a counter of minutes, which a crash of PostgreSQL may empty at any time'),
  staff: kept,
  staff_exceptions: kept,
  staff_hours: kept,
  staff_services: kept,
  time_off: kept,
  users: kept,
};

/** In a salon that nobody has begun to use these have no rows. */
export const FILLED_BY_PEOPLE = ['users', 'clients', 'services', 'staff', 'bookings', 'media'];
