import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything availability depends on besides allocations; each is small, read whole and kept in memory. */
const PLANNED_BY = [
  'salon',
  'opening_hours',
  'special_days',
  'service_categories',
  'services',
  'service_add_ons',
  'staff',
  'staff_services',
  'staff_hours',
  'staff_exceptions',
];

/**
 * One number that grows with every change to what availability is planned by. Each copy of the app reads it
 * together with the allocations and reloads its in-memory plan when it has moved; triggers cannot be forgotten.
 */
export class CreatePlanVersion1763700000006 implements MigrationInterface {
  name = 'CreatePlanVersion1763700000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plan_version (
        id smallint PRIMARY KEY DEFAULT 1,
        version bigint NOT NULL DEFAULT 1,
        CONSTRAINT plan_version_is_one CHECK (id = 1)
      )`);
    await runner.query(`INSERT INTO plan_version DEFAULT VALUES`);
    await runner.query(`
      CREATE FUNCTION advance_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE plan_version SET version = version + 1;
        RETURN NULL;
      END $$`);
    for (const table of PLANNED_BY) {
      await runner.query(`
        CREATE TRIGGER ${table}_advances_plan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION advance_plan_version()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of PLANNED_BY) await runner.query(`DROP TRIGGER ${table}_advances_plan ON ${table}`);
    await runner.query(`DROP FUNCTION advance_plan_version()`);
    await runner.query(`DROP TABLE plan_version`);
  }
}
