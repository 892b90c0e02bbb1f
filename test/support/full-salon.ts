import path from 'node:path';
import { appVersion } from '../../api/common/app-version.js';
import { archivedTables } from '../../api/operations/archive/archived-tables.js';
import type { Salon } from '../../api/operations/archive/pack.js';
import { typeormOptions } from '../../api/database/typeorm.options.js';
import { FolderStore } from '../../api/platform/media/folder.store.js';
import { startTestApp, type TestApp } from './app.js';
import { anAdmin } from './people.js';
import { aPicture, send } from './pictures.js';

/**
 * Data that the demo salon lacks and that is hard to transport: other scripts, special characters, the limits of
 * time.
 */
const ODD_ROWS = [
  // Before the ledger's rows: books with an entry are not declared a demo.
  `INSERT INTO demo_books (first_day, last_day, filled_to) VALUES ('2026-09-01', '2026-11-29', '2026-10-01')`,
  `INSERT INTO users (name, email, email_key, phone)
   VALUES ('سارة 💅 "\\\\" \u2028', 'sara@example.com', 'sara@example.com', '+351 900 000 000')`,
  `INSERT INTO action_codes (user_id, kind, code_hash, expires_at)
   SELECT id, 'reset', '\\x00ff0a', '9999-12-31 23:59:59.999999+00' FROM users LIMIT 1`,
  `INSERT INTO factor_rules VALUES ('reception', '9999-12-31')`,
  `INSERT INTO recovery_codes (user_id, code_hash) SELECT id, '\\x00ff0a' FROM users LIMIT 1`,
  `INSERT INTO second_factors (user_id, kind, name, secret_sealed) SELECT id, 'totp', '📱', '\\x00ff0a' FROM users LIMIT 1`,
  `INSERT INTO declined_review_requests VALUES ('a digest', 'infinity')`,
  `INSERT INTO idempotency_keys (scope, key, request_hash, answer)
   VALUES ('a', 'B', 'x', '{"b" : 1.10,  "a":2}'), ('B', 'a', 'y', 'null'), ('ä', 'a', 'z', NULL)`,
  `INSERT INTO identities (user_id, provider, subject) SELECT id, 'google', '12345678901234567890' FROM users LIMIT 1`,
  `WITH message AS (INSERT INTO messages (kind, name, email, text)
     VALUES ('contact', 'O''Neil', 'o@example.com', E'two\\nlines\\tand "quotes"') RETURNING id)
   INSERT INTO message_answers (message_id, text) SELECT id, '✓' FROM message`,
  `INSERT INTO salon_languages VALUES ('xx', 9, false)`,
  `INSERT INTO own_words VALUES ('xx', 'web/book', 'book', '', E'{name} \\\\u0041 <b>', 'a hash')`,
  `INSERT INTO special_days VALUES ('2027-12-25', '[]', 'Christmas')`,
  `INSERT INTO staff_exceptions SELECT id, '2027-03-28', '[{"startsMinute": 60, "endsMinute": 180}]' FROM staff LIMIT 1`,
  `INSERT INTO site_texts VALUES ('imprint', E'\\\\x41 \\\\N')`,
  `INSERT INTO site_text_words VALUES ('imprint', 'xx', '‮x', '')`,
  `INSERT INTO media_words SELECT id, 'xx', NULL, '' FROM media LIMIT 1`,
  `INSERT INTO portfolio_words SELECT id, 'xx', 'x', NULL, 'x', '' FROM portfolio_items LIMIT 1`,
  `INSERT INTO service_add_on_words SELECT id, 'xx', 'x', '' FROM service_add_ons LIMIT 1`,
  `INSERT INTO service_category_words SELECT id, 'xx', 'x', '' FROM service_categories LIMIT 1`,
  `INSERT INTO service_words SELECT id, 'xx', 'x', NULL, '' FROM services LIMIT 1`,
  `INSERT INTO staff_words SELECT id, 'xx', 'x', NULL, '' FROM staff LIMIT 1`,
  `INSERT INTO invitations (email, email_key, role, grants, code_hash, created_at, sent_at, expires_at)
   VALUES ('Ñusta@example.com', 'ñusta@example.com', 'reception', '{read-only}', '\\x00ff', now(), now(), 'infinity')`,
  `INSERT INTO time_off_requests (staff_id, asked_by, starts_at, ends_at)
   SELECT staff.id, users.id, '2027-08-02', '2027-08-16' FROM staff, users LIMIT 1`,
  `INSERT INTO seen_news SELECT id, 'message:✓', 'infinity' FROM users LIMIT 1`,
  `INSERT INTO news_readers SELECT id, '-infinity', 'infinity', 6 FROM users LIMIT 1`,
  `INSERT INTO emailed_news SELECT id, 'booking:0', 'infinity' FROM users LIMIT 1`,
  `INSERT INTO booking_links SELECT '\\x00ff', id, starts_at, 'infinity' FROM bookings LIMIT 1`,
  `INSERT INTO merged_clients SELECT gen_random_uuid(), id, 'infinity' FROM users LIMIT 1`,
  `INSERT INTO clients (name, note, warning, tags) VALUES ('Zoë', 'comes on foot', 'allergic to latex', '{bride}')`,
  `WITH series AS (INSERT INTO booking_series (every_weeks) VALUES (12) RETURNING id)
   INSERT INTO series_bookings (booking_id, series_id, position, is_apart)
   SELECT bookings.id, series.id, 25, true FROM bookings, series LIMIT 1`,
  `WITH made AS (INSERT INTO block_groups (every_weeks) VALUES (8) RETURNING id)
   INSERT INTO grouped_blocks (allocation_id, group_id, day, is_apart)
   SELECT allocations.id, made.id, '2027-03-28', true FROM allocations, made WHERE kind = 'block' LIMIT 1`,
  `INSERT INTO block_rules (group_id, staff_id, weekdays, first_day, from_minute, to_minute, days_later, made_until)
   SELECT block_groups.id, staff.id, '{1,7}', '2027-03-28', 1439, 0, 1, '2027-06-28' FROM block_groups, staff LIMIT 1`,
  `INSERT INTO missed_blocks (group_id, staff_id, starts_at, noted_at)
   SELECT group_id, staff_id, '2027-06-28T11:00:00Z', '2027-03-28T00:00:00Z' FROM block_rules`,
  `INSERT INTO audit_entries (at, action, object_type, object_id) VALUES (now(), 'salon.changed', 'salon', '1')`,
  `INSERT INTO login_records (user_id, action, hour, at) SELECT id, 'log-in.failed', '-infinity', 'infinity' FROM users LIMIT 1`,
  `INSERT INTO tax_rates (id, name) VALUES ('7a8e0000-0000-4000-8000-000000000001', 'TVA réduite ½')`,
  `INSERT INTO tax_rate_changes VALUES ('7a8e0000-0000-4000-8000-000000000001', '-infinity', 1000)`,
  `INSERT INTO service_taxes SELECT id, '7a8e0000-0000-4000-8000-000000000001' FROM services LIMIT 1`,
  `INSERT INTO till_settings (mode, since, gift_card_tax) VALUES ('record', 'infinity', 'at-sale')`,
  `INSERT INTO receipt_heads (name, street, postal_code, city, phone, legal_name, vat_number, note, made_at)
   VALUES ('سارة', '', '', 'Ñ', '', E'a\\nb', '=1+1', '💅', 'infinity')`,
  `INSERT INTO account_numbers VALUES ('service:none', '8400 ½')`,
  `INSERT INTO products (id, title, price_cents, stock, barcode)
   VALUES ('7a8e0000-0000-4000-8000-000000000002', 'شامبو', 1990, -3, '!~"')`,
  `INSERT INTO stock_movements (product_id, quantity, reason, moved_at)
   VALUES ('7a8e0000-0000-4000-8000-000000000002', -3, 'own-use', '-infinity')`,
  `INSERT INTO gift_cards (id, code_digest, last4, value_cents, currency, tax, message, given_on, created_at)
   VALUES ('7a8e0000-0000-4000-8000-000000000003', 'a digest', '7Q8Z', 5000, 'EUR', 'at-use', E'عيد ميلاد سعيد 🎂\\n— Ana', '2027-12-24', now())`,
  `INSERT INTO till_movements (business_day, kind, cents, currency, category, reason, moved_at)
   VALUES ('2027-03-28', 'paid-in', 10000, 'EUR', 'bank', 'Wechselgeld', now())`,
  `INSERT INTO day_closes (business_day, first_day, last_day, number, currency, opening_float_cents, counted_cents, expected_cents,
     difference_cents, banked_cents, closing_float_cents, last_entry_id, seal, closed_at)
   VALUES ('2027-03-28', '2027-03-27', '2027-03-28', 1, 'EUR', 0, 9500, 10000, -500, 0, 9500, 1, 'a seal', now())`,
  `INSERT INTO commission_rates (staff_id, scope, rate_bp, from_day) SELECT id, 'services', 4000, '2027-01-01' FROM staff LIMIT 1`,
  `WITH sold AS (
     INSERT INTO sales (kind, mode, number, business_day, made_at, currency, tax_is_added, total_cents, tip_cents)
     VALUES ('sale', 'record', 1, '2027-03-28', now(), 'EUR', false, 5000, 500) RETURNING id
   ), line AS (
     INSERT INTO sale_lines (sale_id, position, kind, title, quantity, unit_price_cents, net_cents, payable_cents, gift_card_id)
     SELECT id, 0, 'gift-card', '🎁', 1, 5000, 5000, 5000, '7a8e0000-0000-4000-8000-000000000003' FROM sold
   ), tip AS (
     INSERT INTO sale_tips (sale_id, staff_id, cents) SELECT sold.id, staff.id, 500 FROM sold, staff LIMIT 1
   )
   INSERT INTO sale_payments (sale_id, position, method, cents) SELECT id, 0, 'card', 5500 FROM sold`,
  `WITH entry AS (
     INSERT INTO ledger_entries (id, business_day, posted_at, kind, source_type, source_id, previous_seal, seal)
     VALUES (1, '2027-03-28', '2027-03-28 10:00:00.123+00', 'movement', 'till-movement', gen_random_uuid(), '', 'a seal')
   )
   INSERT INTO ledger_lines VALUES (1, 1, 'cash', NULL, 10000, 'EUR'), (1, 2, 'bank', NULL, -10000, 'EUR')`,
  `UPDATE ledger_head SET last_id = 1, seal = 'a seal'`,
  `INSERT INTO outbox (kind, to_address, not_before, give_up_at)
   VALUES ('welcome', 'due@example.com', '2020-01-01', '2020-01-08'), ('welcome', 'later@example.com', '9999-01-01', '9999-01-08')`,
  `WITH hold AS (INSERT INTO holds (holder, expires_at) VALUES ('somebody', '2100-01-01') RETURNING id)
   INSERT INTO allocations (staff_id, during, kind, hold_id, expires_at)
   SELECT staff.id, '[2100-01-01 10:00+00,2100-01-01 11:00+00)', 'hold', hold.id, '2100-01-01' FROM staff, hold LIMIT 1`,
];

/** The demo salon, plus rows in all tables that it leaves empty. */
export async function openFullSalon(): Promise<TestApp> {
  const parlour = await startTestApp({ env: { DEMO: '1' } });
  try {
    const admin = await anAdmin(parlour);
    await send(parlour, admin, await aPicture().jpeg().toBuffer()).expect(201);
    for (const statement of ODD_ROWS) await parlour.database.query(statement);
  } catch (error) {
    await parlour.close();
    throw error;
  }
  return parlour;
}

/** The input for work on archives of a test's salon. */
export const archiveOf = (databaseUrl: string, folder: string): Salon => ({
  database: typeormOptions({ url: databaseUrl }, 2),
  pictures: new FolderStore(path.join(folder, 'media')),
  dataDir: folder,
  version: appVersion(),
  passphrase: null,
});

/** Tables that archives include and that have no row here. */
export async function emptyTables({ database }: Pick<TestApp, 'database'>): Promise<string[]> {
  const empty: string[] = [];
  for (const [name, table] of Object.entries(archivedTables)) {
    if (!table.kept) continue;
    const rows = await database.query(`SELECT 1 FROM "${name}" LIMIT 1`);
    if (rows.length === 0) empty.push(name);
  }
  return empty;
}
