import type { MigrationInterface, QueryRunner } from 'typeorm';

/** At which host a passkey was made, so that a move to another one can be noticed. Of those from before it is noted at the next use. */
export class NoteTheHostOfPasskeys1763700000089 implements MigrationInterface {
  name = 'NoteTheHostOfPasskeys1763700000089';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE second_factors ADD COLUMN host text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE second_factors DROP COLUMN host`);
  }
}
