import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When copies of the app last looked whether the salon needs care, so that one of them does, once a day. */
export class CreateDailyLook1763700000066 implements MigrationInterface {
  name = 'CreateDailyLook1763700000066';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE daily_look (
        id smallint PRIMARY KEY DEFAULT 1,
        looked_on date,
        found text[] NOT NULL DEFAULT '{}',
        CONSTRAINT daily_look_is_one CHECK (id = 1)
      )`);
    await runner.query(`INSERT INTO daily_look DEFAULT VALUES`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE daily_look`);
  }
}
