import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work the salon is proud of, in the owner's order. */
export class CreatePortfolio1763700000023 implements MigrationInterface {
  name = 'CreatePortfolio1763700000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE portfolio_items (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        title text NOT NULL,
        subtitle text NOT NULL DEFAULT 'SUBTITLE',
        description text NOT NULL DEFAULT '',
        img text NOT NULL DEFAULT '',
        picture_id uuid,
        position smallint NOT NULL DEFAULT 0,
        is_published boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT portfolio_items_title_given CHECK (title <> ''),
        CONSTRAINT portfolio_items_picture FOREIGN KEY (picture_id) REFERENCES media (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE portfolio_items`);
  }
}
