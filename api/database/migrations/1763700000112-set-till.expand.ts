import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the salon takes money, and what it taxes. Without a row nothing is taken: that is how a salon begins. */
export class SetTill1763700000112 implements MigrationInterface {
  name = 'SetTill1763700000112';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tax_rates (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        archived_at timestamptz,
        CONSTRAINT tax_rates_named CHECK (name <> '')
      )`);
    await runner.query(`
      CREATE TABLE tax_rate_changes (
        tax_rate_id uuid NOT NULL,
        from_day date NOT NULL,
        rate_bp integer NOT NULL,
        PRIMARY KEY (tax_rate_id, from_day),
        CONSTRAINT tax_rate_changes_of_rate FOREIGN KEY (tax_rate_id) REFERENCES tax_rates (id) ON DELETE CASCADE,
        CONSTRAINT tax_rate_changes_sane CHECK (rate_bp BETWEEN 0 AND 5000)
      )`);
    await runner.query(`
      CREATE TABLE service_taxes (
        service_id uuid PRIMARY KEY,
        tax_rate_id uuid NOT NULL,
        CONSTRAINT service_taxes_of_service FOREIGN KEY (service_id) REFERENCES services (id) ON DELETE CASCADE,
        CONSTRAINT service_taxes_of_rate FOREIGN KEY (tax_rate_id) REFERENCES tax_rates (id)
      )`);
    await runner.query(`
      CREATE TABLE till_settings (
        id smallint PRIMARY KEY DEFAULT 1,
        mode text NOT NULL DEFAULT 'off',
        since timestamptz,
        tax_is_added boolean NOT NULL DEFAULT false,
        default_tax_rate_id uuid,
        cash_rounding_cents smallint NOT NULL DEFAULT 0,
        reception_refund_limit_cents integer NOT NULL DEFAULT 5000,
        admin_refund_limit_cents integer,
        gift_card_tax text,
        gift_card_max_cents integer NOT NULL DEFAULT 50000,
        gift_card_years smallint,
        CONSTRAINT till_settings_is_one CHECK (id = 1),
        CONSTRAINT till_settings_mode_known CHECK (mode IN ('off', 'elsewhere', 'record')),
        CONSTRAINT till_settings_say_since CHECK ((mode = 'off') = (since IS NULL)),
        CONSTRAINT till_settings_rounding_known CHECK (cash_rounding_cents IN (0, 5, 10, 50, 100)),
        CONSTRAINT till_settings_limits_not_negative CHECK (reception_refund_limit_cents >= 0 AND admin_refund_limit_cents >= 0),
        CONSTRAINT till_settings_gift_card_tax_known CHECK (gift_card_tax IN ('at-use', 'at-sale')),
        CONSTRAINT till_settings_gift_cards_worth_something CHECK (gift_card_max_cents BETWEEN 1 AND 100000000),
        CONSTRAINT till_settings_gift_cards_last CHECK (gift_card_years BETWEEN 5 AND 50),
        CONSTRAINT till_settings_of_default_rate FOREIGN KEY (default_tax_rate_id) REFERENCES tax_rates (id)
      )`);
    for (const table of ['tax_rates', 'tax_rate_changes', 'service_taxes', 'till_settings']) {
      await runner.query(`
        CREATE TRIGGER ${table}_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE till_settings, service_taxes, tax_rate_changes, tax_rates`);
  }
}
