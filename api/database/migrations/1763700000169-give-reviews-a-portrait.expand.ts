import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A small picture of a review's author. It is kept in the row, so that it goes with the review and with the account. */
export class GiveReviewsAPortrait1763700000169 implements MigrationInterface {
  name = 'GiveReviewsAPortrait1763700000169';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews
        ADD COLUMN portrait bytea,
        ADD COLUMN portrait_name text,
        ADD CONSTRAINT reviews_portrait_has_a_name CHECK ((portrait IS NULL) = (portrait_name IS NULL)),
        ADD CONSTRAINT reviews_portrait_is_small CHECK (octet_length(portrait) <= 65536),
        ADD CONSTRAINT reviews_portrait_name UNIQUE (portrait_name)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reviews DROP COLUMN portrait, DROP COLUMN portrait_name`);
  }
}
