import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A close covers everything taken since the last one, instead of one business day. Each sale, refund and cash movement gets the
 * number of the close that covers it, which is the next one when it is made: nothing can enter a close that exists. The
 * database fills it in, so that it holds for all code. Closes from before keep covering the days that they covered.
 */
export class CloseWhatWasTaken1763700000131 implements MigrationInterface {
  name = 'CloseWhatWasTaken1763700000131';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales ADD COLUMN close_number integer`);
    await runner.query(`ALTER TABLE till_movements ADD COLUMN close_number integer`);
    await runner.query(`
      ALTER TABLE day_closes ADD COLUMN first_day date, ADD COLUMN last_day date,
        ADD COLUMN is_of_days boolean NOT NULL DEFAULT true`);
    await withoutTriggers(
      runner,
      'sales',
      ['sales_stay', 'sales_change_desk'],
      [`UPDATE sales SET close_number = ${firstCloseFrom('sales')} WHERE mode = 'record'`],
    );
    await withoutTriggers(
      runner,
      'till_movements',
      ['till_movements_stay', 'till_movements_change_desk'],
      [`UPDATE till_movements SET close_number = ${firstCloseFrom('till_movements')}`],
    );
    await withoutTriggers(
      runner,
      'day_closes',
      ['day_closes_stay', 'day_closes_change_desk'],
      [`UPDATE day_closes SET first_day = business_day, last_day = business_day`],
    );
    await runner.query(`
      ALTER TABLE sales ADD CONSTRAINT sales_recorded_are_closed
        CHECK ((mode = 'record') = (close_number IS NOT NULL))`);
    await runner.query(`CREATE INDEX sales_by_close ON sales (close_number) WHERE close_number IS NOT NULL`);
    await runner.query(
      `CREATE INDEX till_movements_by_close ON till_movements (close_number) WHERE close_number IS NOT NULL`,
    );
    await runner.query(`
      ALTER TABLE day_closes ALTER COLUMN first_day SET NOT NULL, ALTER COLUMN last_day SET NOT NULL,
        ALTER COLUMN is_of_days SET DEFAULT false, DROP CONSTRAINT day_closes_day_once,
        ADD CONSTRAINT day_closes_days_run_forward CHECK (first_day <= last_day)`);
    await runner.query(`
      CREATE FUNCTION into_next_close() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.close_number := (SELECT coalesce(max(number), 0) + 1 FROM day_closes);
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER sales_into_next_close BEFORE INSERT ON sales
      FOR EACH ROW WHEN (NEW.mode = 'record') EXECUTE FUNCTION into_next_close()`);
    await runner.query(`
      CREATE TRIGGER till_movements_into_next_close BEFORE INSERT ON till_movements
      FOR EACH ROW EXECUTE FUNCTION into_next_close()`);
    await runner.query(`UPDATE schema_floor SET min_version = '0.2.0'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER sales_into_next_close ON sales`);
    await runner.query(`DROP TRIGGER till_movements_into_next_close ON till_movements`);
    await runner.query(`DROP FUNCTION into_next_close`);
    await runner.query(`ALTER TABLE sales DROP COLUMN close_number`);
    await runner.query(`ALTER TABLE till_movements DROP COLUMN close_number`);
    await runner.query(`
      ALTER TABLE day_closes DROP COLUMN first_day, DROP COLUMN last_day, DROP COLUMN is_of_days,
        ADD CONSTRAINT day_closes_day_once UNIQUE (business_day)`);
  }
}

/** The number of the first close of this day or a later one, else of the next close. */
const firstCloseFrom = (table: string): string =>
  `coalesce(
    (SELECT number FROM day_closes WHERE day_closes.business_day >= ${table}.business_day ORDER BY day_closes.business_day LIMIT 1),
    (SELECT coalesce(max(number), 0) + 1 FROM day_closes))`;

/** Rows of the till refuse changes; a restore has inserted them in this very transaction, with checks still to come. */
async function withoutTriggers(
  runner: QueryRunner,
  table: string,
  triggers: string[],
  statements: string[],
): Promise<void> {
  await runner.query(`SET CONSTRAINTS ALL IMMEDIATE`);
  for (const trigger of triggers) await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
  for (const statement of statements) await runner.query(statement);
  await runner.query(`SET CONSTRAINTS ALL IMMEDIATE`);
  for (const trigger of triggers) await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`);
}
