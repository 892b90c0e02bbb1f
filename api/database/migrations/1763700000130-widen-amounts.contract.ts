import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every amount of money that was an `integer` or a `smallint`, by table. */
const NARROW: Record<string, string[]> = {
  services: ['price_cents'],
  service_add_ons: ['price_cents'],
  staff_services: ['price_cents'],
  bookings: ['total_price_cents'],
  booking_lines: ['price_cents'],
  till_settings: [
    'cash_rounding_cents',
    'reception_refund_limit_cents',
    'admin_refund_limit_cents',
    'gift_card_max_cents',
  ],
  products: ['price_cents'],
  gift_cards: ['value_cents'],
  till_movements: ['cents'],
  sales: ['discount_cents', 'tax_cents', 'total_cents', 'tip_cents', 'rounding_cents'],
  sale_lines: [
    'unit_price_cents',
    'discount_cents',
    'net_cents',
    'tax_cents',
    'payable_cents',
    'refunded_cents',
  ],
  sale_payments: ['cents', 'tendered_cents'],
  sale_tips: ['cents', 'refunded_cents'],
};

/**
 * An `integer` holds 21,474,836.47 at most, which is 800 euros in dong. Each table is rewritten once, under a lock that
 * stops the salon for as long. Earlier programs read a `bigint` as text, so none may run on this schema.
 *
 * A service may be free.
 */
export class WidenAmounts1763700000130 implements MigrationInterface {
  name = 'WidenAmounts1763700000130';

  async up(runner: QueryRunner): Promise<void> {
    // A column that a trigger names cannot get another type.
    await runner.query(`DROP TRIGGER bookings_paid_stay ON bookings`);
    await alterTypes(runner, 'bigint');
    await runner.query(PAID_STAY);
    await runner.query(`
      ALTER TABLE services DROP CONSTRAINT services_price_positive,
        ADD CONSTRAINT services_price_not_negative CHECK (price_cents >= 0)`);
    await runner.query(`
      ALTER TABLE staff_services DROP CONSTRAINT staff_services_price_positive,
        ADD CONSTRAINT staff_services_price_not_negative CHECK (price_cents >= 0)`);
    await runner.query(`
      ALTER TABLE till_settings
        DROP CONSTRAINT till_settings_rounding_known,
        ADD CONSTRAINT till_settings_rounding_not_negative CHECK (cash_rounding_cents >= 0),
        DROP CONSTRAINT till_settings_gift_cards_worth_something,
        ADD CONSTRAINT till_settings_gift_cards_worth_something CHECK (gift_card_max_cents > 0)`);
    await runner.query(`UPDATE schema_floor SET min_version = '0.2.0'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE schema_floor SET min_version = '0.1.0'`);
    await runner.query(`
      ALTER TABLE till_settings
        DROP CONSTRAINT till_settings_rounding_not_negative,
        ADD CONSTRAINT till_settings_rounding_known CHECK (cash_rounding_cents IN (0, 5, 10, 50, 100)),
        DROP CONSTRAINT till_settings_gift_cards_worth_something,
        ADD CONSTRAINT till_settings_gift_cards_worth_something CHECK (gift_card_max_cents BETWEEN 1 AND 100000000)`);
    await runner.query(`
      ALTER TABLE staff_services DROP CONSTRAINT staff_services_price_not_negative,
        ADD CONSTRAINT staff_services_price_positive CHECK (price_cents > 0)`);
    await runner.query(`
      ALTER TABLE services DROP CONSTRAINT services_price_not_negative,
        ADD CONSTRAINT services_price_positive CHECK (price_cents > 0)`);
    await runner.query(`DROP TRIGGER bookings_paid_stay ON bookings`);
    await alterTypes(runner, 'integer');
    await runner.query(`
      ALTER TABLE sales ALTER COLUMN rounding_cents TYPE smallint`);
    await runner.query(`
      ALTER TABLE till_settings ALTER COLUMN cash_rounding_cents TYPE smallint`);
    await runner.query(PAID_STAY);
  }
}

/** All columns of a table in one statement: it is rewritten once. */
async function alterTypes(runner: QueryRunner, type: 'bigint' | 'integer'): Promise<void> {
  for (const [table, columns] of Object.entries(NARROW)) {
    const changes = columns.map((column) => `ALTER COLUMN ${column} TYPE ${type}`);
    await runner.query(`ALTER TABLE ${table} ${changes.join(', ')}`);
  }
}

const PAID_STAY = `
  CREATE TRIGGER bookings_paid_stay BEFORE UPDATE OF status, total_price_cents, currency ON bookings
  FOR EACH ROW WHEN (OLD.status = 'done' AND (NEW.status <> OLD.status
    OR NEW.total_price_cents <> OLD.total_price_cents OR NEW.currency <> OLD.currency))
  EXECUTE FUNCTION paid_booking_stays()`;
