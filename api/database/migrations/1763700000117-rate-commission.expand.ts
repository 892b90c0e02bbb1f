import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a team member gets of what they sell, from a day on. A rate of one service or product goes before one of all. */
export class RateCommission1763700000117 implements MigrationInterface {
  name = 'RateCommission1763700000117';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE commission_rates (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL,
        scope text NOT NULL,
        service_id uuid,
        product_id uuid,
        rate_bp integer NOT NULL,
        from_day date NOT NULL,
        CONSTRAINT commission_rates_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE,
        CONSTRAINT commission_rates_of_service FOREIGN KEY (service_id) REFERENCES services (id) ON DELETE CASCADE,
        CONSTRAINT commission_rates_of_product FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
        CONSTRAINT commission_rates_scope_known CHECK (scope IN ('services', 'products', 'service', 'product')),
        CONSTRAINT commission_rates_say_which CHECK ((scope = 'service') = (service_id IS NOT NULL) AND (scope = 'product') = (product_id IS NOT NULL)),
        CONSTRAINT commission_rates_sane CHECK (rate_bp BETWEEN 0 AND 10000)
      )`);
    for (const [scope, columns] of [
      ['services', ''],
      ['products', ''],
      ['service', ', service_id'],
      ['product', ', product_id'],
    ]) {
      await runner.query(`
        CREATE UNIQUE INDEX commission_rates_${scope}_once ON commission_rates (staff_id${columns}, from_day)
        WHERE scope = '${scope}'`);
    }
    await runner.query(`
      CREATE TRIGGER commission_rates_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON commission_rates
      FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE commission_rates`);
  }
}
