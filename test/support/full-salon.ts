import path from 'node:path';
import { appVersion } from '../../api/common/app-version.js';
import { archivedTables } from '../../api/operations/archive/archived-tables.js';
import type { Salon } from '../../api/operations/archive/pack.js';
import { typeormOptions } from '../../api/database/typeorm.options.js';
import { FolderStore } from '../../api/platform/media/folder.store.js';
import { ODD_ROWS } from '../../tools/archives/odd-rows.mjs';
import { startTestApp, type TestApp } from './app.js';
import { anAdmin, type Person } from './people.js';
import { aLogo, aPicture, send } from './pictures.js';

/** Made-up records of a till: the demo salon of tests has none. */
const TILL_ROWS = [
  // Before the ledger's rows: books with an entry are not declared a demo.
  `INSERT INTO demo_books (first_day, last_day, filled_to) VALUES ('2026-09-01', '2026-11-29', '2026-10-01')`,
  `INSERT INTO tax_rates (id, name) VALUES ('7a8e0000-0000-4000-8000-000000000001', 'TVA réduite ½')`,
  `INSERT INTO tax_rate_changes VALUES ('7a8e0000-0000-4000-8000-000000000001', '-infinity', 1000)`,
  `INSERT INTO service_taxes SELECT id, '7a8e0000-0000-4000-8000-000000000001' FROM services LIMIT 1`,
  `INSERT INTO till_settings (mode, since, gift_card_tax) VALUES ('record', 'infinity', 'at-sale')`,
  `INSERT INTO receipt_heads (name, street, postal_code, city, phone, legal_name, vat_number, note, made_at)
   VALUES ('سارة', '', '', 'Ñ', '', E'a\\nb', '=1+1', '💅', 'infinity')`,
  `INSERT INTO account_numbers VALUES ('service:none', '8400 ½')`,
  `INSERT INTO products (id, title, price_cents, stock, barcode)
   VALUES ('7a8e0000-0000-4000-8000-000000000002', 'شامبو', 1990, -3, '!~"')`,
  `INSERT INTO foreign_ids (kind, reference, product_id)
   VALUES ('products', 'رقم ½', '7a8e0000-0000-4000-8000-000000000002')`,
  `INSERT INTO past_visits (id, client_id, starts_at, services, status, price_cents, currency)
   SELECT '7a8e0000-0000-4000-8000-000000000009', id, '-infinity', 'قص ½', 'no-show', 9007199254740991, 'EUR' FROM clients LIMIT 1`,
  `INSERT INTO imported_visits (reference, past_visit_id)
   SELECT 'رقم ½', id FROM past_visits`,
  `INSERT INTO file_keys (id, made_at) VALUES ('0a1b2c3d', '-infinity')`,
  `INSERT INTO allergies (id, client_id, sealed, written_at)
   SELECT '7a8e0000-0000-4000-8000-00000000000a', id, '\\x0a1b2c3d00ff', '-infinity' FROM clients LIMIT 1`,
  `INSERT INTO formulas (id, formula_id, version, client_id, service_id, sealed, written_at)
   SELECT '7a8e0000-0000-4000-8000-00000000000b', '7a8e0000-0000-4000-8000-00000000000c', 1, clients.id, services.id,
     '\\x0a1b2c3d00ff', '-infinity' FROM clients, services LIMIT 1`,
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
  `WITH pool AS (INSERT INTO resource_pools (title, kind) VALUES ('حوض ½', 'basin') RETURNING id),
     need AS (INSERT INTO service_resources SELECT services.id, pool.id, '[0]', 15 FROM services, pool LIMIT 1)
   INSERT INTO resource_units (pool_id, title, status, out_until) SELECT id, 'Ñ 1', 'out', 'infinity' FROM pool`,
  `INSERT INTO unit_allocations (unit_id, during, kind, booking_id)
   SELECT resource_units.id, '[2100-01-01 10:00+00,2100-01-01 11:00+00)', 'booking', bookings.id
   FROM resource_units, bookings LIMIT 1`,
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
    await giveFace(parlour, admin);
    for (const statement of [...TILL_ROWS, ...ODD_ROWS]) await parlour.database.query(statement);
  } catch (error) {
    await parlour.close();
    throw error;
  }
  return parlour;
}

/** A logo and a colour of the salon's own. */
async function giveFace({ http }: Pick<TestApp, 'http'>, { bearer }: Person): Promise<void> {
  const { body: logo } = await http
    .post('/salon/logo')
    .set('Authorization', bearer)
    .attach('file', await aLogo(), 'logo.png')
    .expect(201);
  const face = { colour: '#0b4f3c', logoPictureId: logo._id };
  await http.patch('/salon').set('Authorization', bearer).send(face).expect(200);
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
