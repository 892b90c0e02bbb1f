import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Client records note when the salon emailed them its new booking page, so that no one gets that email twice. */
export class NoteWhoWasTold1763700000199 implements MigrationInterface {
  name = 'NoteWhoWasTold1763700000199';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE clients ADD COLUMN told_of_page_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE clients DROP COLUMN told_of_page_at`);
  }
}
