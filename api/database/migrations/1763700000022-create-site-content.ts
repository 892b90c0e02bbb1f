import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the public pages say and show: the owner's texts, where the salon is, where else it is found, its pictures. */
export class CreateSiteContent1763700000022 implements MigrationInterface {
  name = 'CreateSiteContent1763700000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE site_texts (key text PRIMARY KEY, text text NOT NULL)`);
    await runner.query(`
      ALTER TABLE salon
        ADD latitude double precision,
        ADD longitude double precision,
        ADD socials jsonb NOT NULL DEFAULT '[]',
        ADD hero_picture_id uuid,
        ADD hero_night_picture_id uuid,
        ADD CONSTRAINT salon_position_on_earth CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
        ADD CONSTRAINT salon_position_whole CHECK ((latitude IS NULL) = (longitude IS NULL)),
        ADD CONSTRAINT salon_hero_picture FOREIGN KEY (hero_picture_id) REFERENCES media (id),
        ADD CONSTRAINT salon_hero_night_picture FOREIGN KEY (hero_night_picture_id) REFERENCES media (id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE salon DROP latitude, DROP longitude, DROP socials, DROP hero_picture_id, DROP hero_night_picture_id`);
    await runner.query(`DROP TABLE site_texts`);
  }
}
