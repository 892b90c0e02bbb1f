import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member of staff may be shown by a picture of the salon's own. */
export class GiveStaffPictures1763700000032 implements MigrationInterface {
  name = 'GiveStaffPictures1763700000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff
        ADD picture_id uuid,
        ADD CONSTRAINT staff_picture FOREIGN KEY (picture_id) REFERENCES media (id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE staff DROP picture_id`);
  }
}
