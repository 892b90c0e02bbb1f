import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sales and refunds, whole or absent. Nothing of one is changed afterwards but how much of it was given back: what was wrong
 * is put right by a refund, which is a row with a number of its own.
 */
export class CreateSales1763700000116 implements MigrationInterface {
  name = 'CreateSales1763700000116';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sales (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        mode text NOT NULL,
        number integer,
        business_day date NOT NULL,
        made_at timestamptz NOT NULL,
        booking_id uuid,
        of_sale_id uuid,
        currency character(3) NOT NULL,
        tax_is_added boolean NOT NULL,
        discount_cents integer NOT NULL DEFAULT 0,
        tax_cents integer NOT NULL DEFAULT 0,
        total_cents integer NOT NULL,
        tip_cents integer NOT NULL DEFAULT 0,
        rounding_cents smallint NOT NULL DEFAULT 0,
        reason text NOT NULL DEFAULT '',
        is_undo boolean NOT NULL DEFAULT false,
        undone_by uuid,
        sold_by uuid,
        CONSTRAINT sales_number_once UNIQUE (kind, number),
        CONSTRAINT sales_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id),
        CONSTRAINT sales_of_sale FOREIGN KEY (of_sale_id) REFERENCES sales (id),
        CONSTRAINT sales_undone FOREIGN KEY (undone_by) REFERENCES sales (id) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT sales_kind_known CHECK (kind IN ('sale', 'refund')),
        CONSTRAINT sales_mode_known CHECK (mode IN ('elsewhere', 'record')),
        CONSTRAINT sales_recorded_have_numbers CHECK ((mode = 'record') = (number IS NOT NULL)),
        CONSTRAINT sales_refund_something CHECK ((kind = 'refund') = (of_sale_id IS NOT NULL)),
        CONSTRAINT sales_only_refunds_undo CHECK (kind = 'refund' OR NOT is_undo),
        CONSTRAINT sales_only_sales_are_undone CHECK (kind = 'sale' OR undone_by IS NULL),
        CONSTRAINT sales_amounts_not_negative CHECK (discount_cents >= 0 AND tax_cents >= 0 AND total_cents >= 0 AND tip_cents >= 0)
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX sales_booking_paid_once ON sales (booking_id) WHERE kind = 'sale' AND undone_by IS NULL`);
    await runner.query(`CREATE INDEX sales_by_day ON sales (business_day, made_at, id)`);
    await runner.query(`CREATE INDEX sales_by_booking ON sales (booking_id) WHERE booking_id IS NOT NULL`);
    await runner.query(`CREATE INDEX sales_by_sale ON sales (of_sale_id) WHERE of_sale_id IS NOT NULL`);
    await runner.query(`
      CREATE TABLE sale_lines (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        sale_id uuid NOT NULL,
        position smallint NOT NULL,
        kind text NOT NULL,
        of_line_id uuid,
        booking_line_id uuid,
        service_id uuid,
        product_id uuid,
        gift_card_id uuid,
        staff_id uuid,
        title text NOT NULL,
        quantity smallint NOT NULL,
        unit_price_cents integer NOT NULL,
        discount_cents integer NOT NULL DEFAULT 0,
        discount_reason text NOT NULL DEFAULT '',
        tax_rate_id uuid,
        tax_rate_bp integer NOT NULL DEFAULT 0,
        net_cents integer NOT NULL,
        tax_cents integer NOT NULL DEFAULT 0,
        payable_cents integer NOT NULL,
        refunded_cents integer NOT NULL DEFAULT 0,
        CONSTRAINT sale_lines_position_once UNIQUE (sale_id, position),
        CONSTRAINT sale_lines_of_sale FOREIGN KEY (sale_id) REFERENCES sales (id),
        CONSTRAINT sale_lines_of_line FOREIGN KEY (of_line_id) REFERENCES sale_lines (id),
        CONSTRAINT sale_lines_of_service FOREIGN KEY (service_id) REFERENCES services (id),
        CONSTRAINT sale_lines_of_product FOREIGN KEY (product_id) REFERENCES products (id),
        CONSTRAINT sale_lines_of_gift_card FOREIGN KEY (gift_card_id) REFERENCES gift_cards (id),
        CONSTRAINT sale_lines_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id),
        CONSTRAINT sale_lines_of_tax_rate FOREIGN KEY (tax_rate_id) REFERENCES tax_rates (id),
        CONSTRAINT sale_lines_kind_known CHECK (kind IN ('service', 'product', 'gift-card', 'fee')),
        CONSTRAINT sale_lines_quantity_is_sane CHECK (quantity BETWEEN 1 AND 99),
        CONSTRAINT sale_lines_amounts_not_negative CHECK (unit_price_cents >= 0 AND discount_cents >= 0 AND net_cents >= 0 AND tax_cents >= 0),
        CONSTRAINT sale_lines_tax_is_sane CHECK (tax_rate_bp BETWEEN 0 AND 5000),
        CONSTRAINT sale_lines_add_up CHECK (payable_cents = net_cents + tax_cents),
        CONSTRAINT sale_lines_price_adds_up CHECK (quantity * unit_price_cents - discount_cents IN (net_cents, payable_cents)),
        CONSTRAINT sale_lines_refund_no_more CHECK (refunded_cents BETWEEN 0 AND payable_cents)
      )`);
    await runner.query(
      `CREATE INDEX sale_lines_by_gift_card ON sale_lines (gift_card_id) WHERE gift_card_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE sale_payments (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        sale_id uuid NOT NULL,
        position smallint NOT NULL,
        method text NOT NULL,
        cents integer NOT NULL,
        tendered_cents integer,
        reference text NOT NULL DEFAULT '',
        gift_card_id uuid,
        CONSTRAINT sale_payments_position_once UNIQUE (sale_id, position),
        CONSTRAINT sale_payments_of_sale FOREIGN KEY (sale_id) REFERENCES sales (id),
        CONSTRAINT sale_payments_of_gift_card FOREIGN KEY (gift_card_id) REFERENCES gift_cards (id),
        CONSTRAINT sale_payments_method_known CHECK (method IN ('cash', 'card', 'transfer', 'gift-card', 'elsewhere')),
        CONSTRAINT sale_payments_pay_something CHECK (cents > 0),
        CONSTRAINT sale_payments_tender_enough CHECK (tendered_cents IS NULL OR (method = 'cash' AND tendered_cents >= cents)),
        CONSTRAINT sale_payments_by_a_gift_card CHECK ((method = 'gift-card') = (gift_card_id IS NOT NULL))
      )`);
    await runner.query(
      `CREATE INDEX sale_payments_by_gift_card ON sale_payments (gift_card_id) WHERE gift_card_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE sale_tips (
        sale_id uuid NOT NULL,
        staff_id uuid NOT NULL,
        cents integer NOT NULL,
        refunded_cents integer NOT NULL DEFAULT 0,
        PRIMARY KEY (sale_id, staff_id),
        CONSTRAINT sale_tips_of_sale FOREIGN KEY (sale_id) REFERENCES sales (id),
        CONSTRAINT sale_tips_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id),
        CONSTRAINT sale_tips_give_something CHECK (cents > 0),
        CONSTRAINT sale_tips_refund_no_more CHECK (refunded_cents BETWEEN 0 AND cents)
      )`);

    await runner.query(`
      CREATE FUNCTION sale_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        whole uuid := to_jsonb(NEW) ->> TG_ARGV[0];
        sale record;
      BEGIN
        SELECT total_cents, tip_cents, rounding_cents, tax_cents, discount_cents INTO sale FROM sales WHERE id = whole;
        IF sale.total_cents + sale.tip_cents + sale.rounding_cents
            <> (SELECT coalesce(sum(cents), 0) FROM sale_payments WHERE sale_id = whole)
          OR sale.total_cents <> (SELECT coalesce(sum(payable_cents), 0) FROM sale_lines WHERE sale_id = whole)
          OR sale.tax_cents <> (SELECT coalesce(sum(tax_cents), 0) FROM sale_lines WHERE sale_id = whole)
          OR sale.discount_cents <> (SELECT coalesce(sum(discount_cents), 0) FROM sale_lines WHERE sale_id = whole)
          OR sale.tip_cents <> (SELECT coalesce(sum(cents), 0) FROM sale_tips WHERE sale_id = whole)
        THEN
          RAISE EXCEPTION 'sale % does not add up', whole
            USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_is_whole';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER sales_are_whole AFTER INSERT ON sales
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sale_is_whole('id')`);
    for (const table of ['sale_lines', 'sale_payments', 'sale_tips']) {
      await runner.query(`
        CREATE CONSTRAINT TRIGGER ${table}_make_it_whole AFTER INSERT ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sale_is_whole('sale_id')`);
    }
    // The argument names what may change. Where nothing was sold, there is nothing to keep.
    await runner.query(`
      CREATE FUNCTION sales_stay() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        is_empty boolean;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', TG_TABLE_NAME) INTO is_empty;
          IF is_empty THEN
            RETURN NULL;
          END IF;
        END IF;
        IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' THEN
          IF to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0] AND (to_jsonb(OLD) ->> TG_ARGV[0]) IS NULL THEN
            RETURN NEW;
          END IF;
          IF TG_ARGV[0] = 'refunded_cents' AND to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0]
            AND (to_jsonb(NEW) ->> TG_ARGV[0])::bigint > (to_jsonb(OLD) ->> TG_ARGV[0])::bigint THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'what was sold is neither changed nor deleted';
      END $$`);
    for (const [table, column] of [
      ['sales', 'undone_by'],
      ['sale_lines', 'refunded_cents'],
      ['sale_tips', 'refunded_cents'],
      ['sale_payments', ''],
    ]) {
      await runner.query(`
        CREATE TRIGGER ${table}_stay BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION sales_stay('${column}')`);
      await runner.query(`
        CREATE TRIGGER ${table}_stay_together BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION sales_stay('${column}')`);
    }
    await runner.query(`
      CREATE TRIGGER sales_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sales
      FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
    for (const table of ['sale_lines', 'sale_payments', 'sale_tips']) {
      await runner.query(`
        CREATE TRIGGER ${table}_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
    }

    // Bookings cannot know of sales. A paid booking stays done, at its price, until it is refunded.
    await runner.query(`
      CREATE FUNCTION paid_booking_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM sales WHERE booking_id = OLD.id AND kind = 'sale' AND undone_by IS NULL) THEN
          RAISE EXCEPTION 'booking % is paid for', OLD.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_paid_stay';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER bookings_paid_stay BEFORE UPDATE OF status, total_price_cents, currency ON bookings
      FOR EACH ROW WHEN (OLD.status = 'done' AND (NEW.status <> OLD.status
        OR NEW.total_price_cents <> OLD.total_price_cents OR NEW.currency <> OLD.currency))
      EXECUTE FUNCTION paid_booking_stays()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER bookings_paid_stay ON bookings`);
    await runner.query(`DROP TABLE sale_tips, sale_payments, sale_lines, sales`);
    await runner.query(`DROP FUNCTION sale_is_whole, sales_stay, paid_booking_stays`);
  }
}
