import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clients say of the salon; shown only once an admin has published it. */
export class CreateReviews1763700000005 implements MigrationInterface {
  name = 'CreateReviews1763700000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reviews (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        title text NOT NULL DEFAULT '',
        text text NOT NULL,
        img text NOT NULL DEFAULT '',
        stars smallint NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT reviews_stars_one_to_five CHECK (stars BETWEEN 1 AND 5),
        CONSTRAINT reviews_status_known CHECK (status IN ('pending', 'published', 'hidden'))
      )`);
    await runner.query(`CREATE INDEX reviews_by_status ON reviews (status, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE reviews`);
  }
}
