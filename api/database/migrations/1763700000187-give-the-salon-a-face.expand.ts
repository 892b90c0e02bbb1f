import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The salon's colour and logo; null until the owner chooses them. */
export class GiveTheSalonAFace1763700000187 implements MigrationInterface {
  name = 'GiveTheSalonAFace1763700000187';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE salon
        ADD COLUMN colour text CONSTRAINT salon_colour_is_hex CHECK (colour ~ '^#[0-9a-f]{6}$'),
        ADD COLUMN logo_picture_id uuid CONSTRAINT salon_logo_picture REFERENCES media (id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon DROP COLUMN colour, DROP COLUMN logo_picture_id`);
  }
}
