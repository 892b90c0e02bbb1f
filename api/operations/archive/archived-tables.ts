import { waiting } from '../../mail/mail/outbox-email.entity.js';
import type { ArchiveKind } from './domain/manifest.js';

/** Treatment of a table in one kind of archive. */
type Kept = {
  kept: true;
  /** SQL condition for the rows to keep; all rows without it. */
  where?: string;
  /** Columns left out, each with the reason. A restore gives them their defaults. */
  without?: Readonly<Record<string, string>>;
};
type LeftOut = { kept: false; because: string };

/**
 * Treatment of each table in a backup, and in a hand-over where it differs: its recipient must not be able to act for
 * anyone. Every table of the schema is listed; a test compares this with the catalogue.
 */
export type ArchivedTable = (Kept | LeftOut) & { handOver?: Kept | LeftOut };

const kept: ArchivedTable = { kept: true };
const leftOut = (because: string): ArchivedTable => ({ kept: false, because });
const notHandedOver = (because: string): ArchivedTable => ({ kept: true, handOver: leftOut(because) });

const OF_OUR_KEY = 'a digest by a key that stays behind';

export const archivedTables: Record<string, ArchivedTable> = {
  account_numbers: kept,
  action_codes: notHandedOver('links that open accounts'),
  // Time held during booking goes with the hold.
  allocations: {
    kept: true,
    where: 'hold_id IS NULL',
    handOver: {
      kept: true,
      where: `hold_id IS NULL AND NOT EXISTS
        (SELECT FROM time_off WHERE time_off.id = rows.time_off_id AND time_off.calendar_id IS NOT NULL)`,
    },
  },
  // Sealed by a key that is in no archive; see docs/file-key.md.
  allergies: kept,
  // With these keys, everyone stays logged in, and links in sent emails keep working.
  app_keys: notHandedOver('keys of this server; another one makes its own'),
  audit_entries: { kept: true, handOver: { kept: true, without: { session_id: 'no session goes along' } } },
  backups: leftOut('says what lies in the folder of backups, which a restore does not change'),
  block_groups: kept,
  block_rules: kept,
  booking_events: kept,
  booking_lines: kept,
  // With these rows, links in sent emails keep working.
  booking_links: notHandedOver('links that move and cancel bookings'),
  booking_series: kept,
  bookings: { kept: true, handOver: { kept: true, without: { unverified_mailbox: OF_OUR_KEY } } },
  calendars: notHandedOver('addresses that anyone who has them can read'),
  ceremonies: leftOut('what passkeys are asked to sign, for five minutes'),
  client_consents: kept,
  clients: kept,
  commission_rates: kept,
  daily_look: leftOut('when the salon was last looked at; one that was restored is looked at anew'),
  day_closes: kept,
  // A hand-over contains the addresses instead: see hand-over.ts.
  declined_review_requests: kept,
  demo_books: kept,
  desk_changes: leftOut('marks that only say when to read the desk again'),
  // A salon setting, which its new owner may change.
  emailed_news: notHandedOver('what people of the former team were told'),
  factor_rules: kept,
  failed_tries: leftOut('a counter of minutes, which a crash of PostgreSQL may empty at any time'),
  // Names the keys without which the sealed rows stay closed.
  file_keys: kept,
  // With these, a list that came in before the restore comes in only once.
  foreign_ids: kept,
  formulas: kept,
  gift_cards: kept,
  grouped_blocks: kept,
  holds: leftOut('time kept for ten minutes for somebody who is booking just now'),
  // A client whose phone repeats a submit after the restore must still not book twice.
  idempotency_keys: notHandedOver('answers that only the browsers may get that asked'),
  identities: notHandedOver('whoever Google vouches for could sign in'),
  import_rows: leftOut('rows of foreign files, which go after thirty days anyway'),
  // As for foreign_ids.
  imported_visits: kept,
  imports: leftOut('lists without their rows; what came in is kept where it belongs'),
  invitations: notHandedOver('links that make people of the team, on the word of whoever ran the salon'),
  ledger_balances: kept,
  ledger_entries: kept,
  ledger_head: kept,
  ledger_lines: kept,
  login_codes: leftOut('codes of a few minutes; an older copy would let a used one in again'),
  login_records: notHandedOver('when people of the former team logged in'),
  media: kept,
  media_words: kept,
  merged_clients: kept,
  message_answers: kept,
  messages: kept,
  migrations: leftOut('the manifest names them, and the restore runs them'),
  missed_blocks: kept,
  news_readers: notHandedOver('who of the former team wanted emails'),
  opening_hours: kept,
  own_words: kept,
  outbox: {
    kept: true,
    handOver: {
      kept: true,
      // Clients who have booked are still reminded. The rest is sent, contains links, or may have been sent since the
      // backup.
      where: `kind = 'booking-reminder' AND ${waiting('rows')}`,
      without: {
        attempts: 'another mail server begins anew',
        last_error: 'the words of this mail server',
        letter: 'an email that was sent may hold a link that still works',
        locked_until: 'the copy of the app that was at work on it stays behind',
        secret_link: 'opens accounts',
        unverified_mailbox: OF_OUR_KEY,
      },
    },
  },
  past_visits: kept,
  plan_version: leftOut('a number that only says when to read the plan again'),
  portfolio_items: kept,
  portfolio_words: kept,
  products: kept,
  receipt_heads: kept,
  recovery_codes: notHandedOver('with them, somebody could come in without their second factor'),
  resource_pools: kept,
  resource_units: kept,
  reviews: kept,
  sale_lines: kept,
  sale_payments: kept,
  sale_sums: kept,
  sale_tips: kept,
  sales: kept,
  salon: kept,
  salon_languages: kept,
  schema_floor: leftOut('written by the migrations, which the restore runs'),
  second_factors: notHandedOver('sealed by a key that stays behind, and passkeys belong to this address'),
  seen_news: notHandedOver('what people of the former team have seen'),
  service_add_on_words: kept,
  service_add_ons: kept,
  service_categories: kept,
  service_category_words: kept,
  service_resources: kept,
  service_taxes: kept,
  service_words: kept,
  series_bookings: kept,
  services: kept,
  sessions: notHandedOver('browsers that are logged in'),
  sick_day_changes: leftOut(
    'how bookings were before somebody fell ill, to undo it within minutes and to tick calls',
  ),
  site_text_words: kept,
  site_texts: kept,
  site_version: leftOut('a number that only says when to make the public pages again'),
  special_days: kept,
  spent_limits: leftOut('a counter of minutes, which a crash of PostgreSQL may empty at any time'),
  staff: kept,
  staff_exceptions: kept,
  staff_hours: kept,
  staff_services: kept,
  staff_words: kept,
  stock_movements: kept,
  tax_rate_changes: kept,
  tax_rates: kept,
  // The times of calendars go with the calendars.
  time_off: { kept: true, handOver: { kept: true, where: 'calendar_id IS NULL' } },
  time_off_requests: notHandedOver('what people of the former team have asked for'),
  till_movements: kept,
  till_settings: kept,
  unit_allocations: { kept: true, where: 'hold_id IS NULL' },
  users: {
    kept: true,
    handOver: {
      kept: true,
      without: { password_hash: 'everybody sets a new one, or logs in by a code' },
    },
  },
};

/** Returns the treatment of a table in this kind of archive; undefined for a table unknown to this version. */
export function inArchive(table: string, kind: ArchiveKind): Kept | LeftOut | undefined {
  const known = Object.hasOwn(archivedTables, table) ? archivedTables[table] : undefined;
  return (kind === 'hand-over' && known?.handOver) || known;
}

/** Tables that are empty in a salon no one has used yet. */
export const filledByPeople = ['users', 'clients', 'services', 'staff', 'bookings', 'media'];
