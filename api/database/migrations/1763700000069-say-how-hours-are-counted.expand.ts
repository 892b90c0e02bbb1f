import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the salon counts hours and on which weekday its weeks begin; null is as the language of each reader does. */
export class SayHowHoursAreCounted1763700000069 implements MigrationInterface {
  name = 'SayHowHoursAreCounted1763700000069';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE salon
        ADD COLUMN hour_cycle text CONSTRAINT salon_hour_cycle_is_known CHECK (hour_cycle IN ('h12', 'h23')),
        ADD COLUMN first_weekday smallint CONSTRAINT salon_weeks_begin CHECK (first_weekday BETWEEN 1 AND 7)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon DROP COLUMN hour_cycle, DROP COLUMN first_weekday`);
  }
}
