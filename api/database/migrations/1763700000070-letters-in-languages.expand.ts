import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The language of the page on which a person requested an email or wrote to the salon, if nothing else tells their
 * language. Null is the salon's main language.
 */
export class LettersInLanguages1763700000070 implements MigrationInterface {
  name = 'LettersInLanguages1763700000070';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['outbox', 'messages'])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN lang text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['messages', 'outbox']) await runner.query(`ALTER TABLE ${table} DROP COLUMN lang`);
  }
}
