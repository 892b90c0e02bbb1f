import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Cash says where it came from and what it was for, tips can be paid by bank, by payroll or at another till, and a movement can be
 * reversed once. Only cash belongs to a close: the other ways do not touch the drawer.
 */
export class SayWhatCashWasFor1763700000133 implements MigrationInterface {
  name = 'SayWhatCashWasFor1763700000133';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE till_movements ADD COLUMN category text, ADD COLUMN paid_by text NOT NULL DEFAULT 'cash',
        ADD COLUMN reverses_id uuid,
        ADD CONSTRAINT till_movements_category_known CHECK (
          (kind = 'paid-in' AND category IN ('bank', 'owner', 'expense'))
          OR (kind = 'paid-out' AND category IN ('products', 'supplies', 'refreshments', 'cleaning', 'post', 'travel', 'wages', 'owner', 'other'))
          OR category IS NULL),
        ADD CONSTRAINT till_movements_paid_by_known CHECK (
          paid_by = 'cash' OR (kind = 'tips-paid' AND paid_by IN ('bank', 'payroll', 'elsewhere'))),
        ADD CONSTRAINT till_movements_reversed_once UNIQUE (reverses_id),
        ADD CONSTRAINT till_movements_reverse FOREIGN KEY (reverses_id) REFERENCES till_movements (id)`);
    await runner.query(`
      ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_account_known, ADD CONSTRAINT ledger_lines_account_known CHECK (account IN ('cash', 'terminal', 'online', 'bank', 'elsewhere', 'refunds-on-the-way', 'deposits', 'credit', 'gift-cards', 'packages', 'tips', 'tax', 'services', 'products', 'fees-kept', 'discounts', 'rounding', 'over-short', 'provider-fees', 'disputes', 'expenses', 'prepaid-tax', 'owner', 'payroll'))`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION into_next_close() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_TABLE_NAME = 'till_movements' AND to_jsonb(NEW) ->> 'paid_by' <> 'cash' THEN
          RETURN NEW;
        END IF;
        NEW.close_number := (SELECT coalesce(max(number), 0) + 1 FROM day_closes);
        RETURN NEW;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE till_movements DROP COLUMN category, DROP COLUMN paid_by, DROP COLUMN reverses_id`,
    );
    await runner.query(`
      ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_account_known, ADD CONSTRAINT ledger_lines_account_known CHECK (account IN ('cash', 'terminal', 'online', 'bank', 'elsewhere', 'refunds-on-the-way', 'deposits', 'credit', 'gift-cards', 'packages', 'tips', 'tax', 'services', 'products', 'fees-kept', 'discounts', 'rounding', 'over-short', 'provider-fees', 'disputes', 'expenses', 'prepaid-tax'))`);
  }
}
