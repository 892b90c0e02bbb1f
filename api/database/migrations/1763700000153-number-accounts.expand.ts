import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the accountant calls the accounts of the salon. */
export class NumberAccounts1763700000153 implements MigrationInterface {
  name = 'NumberAccounts1763700000153';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_numbers (
        key text NOT NULL,
        number text NOT NULL,
        CONSTRAINT account_numbers_pkey PRIMARY KEY (key),
        CONSTRAINT account_numbers_fit CHECK (number <> '' AND char_length(number) <= 20 AND char_length(key) <= 80)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE account_numbers`);
  }
}
