import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A service may show a picture of the salon's own, which then cannot be thrown away. */
export class PictureServices1763700000030 implements MigrationInterface {
  name = 'PictureServices1763700000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE services
        ADD COLUMN picture_id uuid,
        ADD CONSTRAINT services_picture FOREIGN KEY (picture_id) REFERENCES media (id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE services DROP COLUMN picture_id`);
  }
}
