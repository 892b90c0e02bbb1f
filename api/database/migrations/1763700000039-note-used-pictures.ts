import type { MigrationInterface, QueryRunner } from 'typeorm';

/** True once a picture has been used; existing pictures count as used. */
export class NoteUsedPictures1763700000039 implements MigrationInterface {
  name = 'NoteUsedPictures1763700000039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE media ADD COLUMN used_at timestamptz`);
    await runner.query(`UPDATE media SET used_at = created_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE media DROP COLUMN used_at`);
  }
}
