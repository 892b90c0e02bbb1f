import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The salon's country; null until it is set. The address contains it in words, or not at all. */
export class PlaceTheSalon1763700000107 implements MigrationInterface {
  name = 'PlaceTheSalon1763700000107';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE salon ADD COLUMN country_code character(2),
        ADD CONSTRAINT salon_country_has_a_code CHECK (country_code ~ '^[A-Z]{2}$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon DROP COLUMN country_code`);
  }
}
