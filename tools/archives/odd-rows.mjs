/**
 * Data that the demo salon lacks and that is hard to transport: other scripts, special characters, the limits of
 * time. All of it is what a salon may have.
 */
export const ODD_ROWS = [
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
  `INSERT INTO calendars (staff_id, url_sealed, host, until_day, next_read_at, last_good, unknown_zone)
   SELECT id, '\\x00ff0a', 'ä.example', 'infinity', '-infinity', '{"zone": "", "times": [[1, 2]]}', 'Moon/Crater' FROM staff LIMIT 1`,
  `INSERT INTO time_off_requests (staff_id, asked_by, starts_at, ends_at)
   SELECT staff.id, users.id, '2027-08-02', '2027-08-16' FROM staff, users LIMIT 1`,
  `INSERT INTO seen_news SELECT id, 'message:✓', 'infinity' FROM users LIMIT 1`,
  `INSERT INTO news_readers SELECT id, '-infinity', 'infinity', 6 FROM users LIMIT 1`,
  `INSERT INTO emailed_news SELECT id, 'booking:0', 'infinity' FROM users LIMIT 1`,
  `INSERT INTO booking_links SELECT '\\x00ff', id, starts_at, 'infinity' FROM bookings LIMIT 1`,
  `INSERT INTO merged_clients SELECT gen_random_uuid(), id, 'infinity' FROM users LIMIT 1`,
  `INSERT INTO clients (name, note, warning, tags) VALUES ('Zoë', 'comes on foot', 'allergic to latex', '{bride}')`,
  `INSERT INTO client_consents SELECT id, 'email-news', false, 'desk', 'infinity' FROM clients WHERE name = 'Zoë' LIMIT 1`,
  `UPDATE clients SET birthday = '--02-29', client_since = 'infinity', blocked_at = 'infinity',
     earlier_totals = '{"visits": null, "spentCents": 9007199254740991, "currency": "JPY", "noShows": 0, "firstVisitDay": "1970-01-01", "lastVisitDay": null}'
   WHERE name = 'Zoë'`,
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
  `INSERT INTO outbox (kind, to_address, not_before, give_up_at)
   VALUES ('welcome', 'due@example.com', '2020-01-01', '2020-01-08'), ('welcome', 'later@example.com', '9999-01-01', '9999-01-08')`,
];
