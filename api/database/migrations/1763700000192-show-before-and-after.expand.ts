import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Works of the portfolio can show how it was before. Pictures that are logos are marked, since anyone may have them drawn. */
export class ShowBeforeAndAfter1763700000192 implements MigrationInterface {
  name = 'ShowBeforeAndAfter1763700000192';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE portfolio_items
        ADD COLUMN before_img text NOT NULL DEFAULT '',
        ADD COLUMN before_picture_id uuid CONSTRAINT portfolio_items_before_picture REFERENCES media (id)`);
    await runner.query(`ALTER TABLE media ADD COLUMN is_logo boolean NOT NULL DEFAULT false`);
    await runner.query(`UPDATE media SET is_logo = true WHERE id IN (SELECT logo_picture_id FROM salon)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE portfolio_items DROP COLUMN before_img, DROP COLUMN before_picture_id`);
    await runner.query(`ALTER TABLE media DROP COLUMN is_logo`);
  }
}
