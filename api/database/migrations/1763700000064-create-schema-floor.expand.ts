import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version of the program is the oldest that this schema still works with. Raised by migrations that take away. */
export class CreateSchemaFloor1763700000064 implements MigrationInterface {
  name = 'CreateSchemaFloor1763700000064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE schema_floor (
        id smallint PRIMARY KEY DEFAULT 1,
        min_version text NOT NULL DEFAULT '0.1.0',
        CONSTRAINT schema_floor_is_one CHECK (id = 1),
        CONSTRAINT schema_floor_is_a_version CHECK (min_version ~ '^[0-9]+[.][0-9]+[.][0-9]+$')
      )`);
    await runner.query(`INSERT INTO schema_floor DEFAULT VALUES`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE schema_floor`);
  }
}
