import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The message that a gift card's buyer has printed on it, and the day on which they give it away. */
export class GreetWithGiftCards1763700000127 implements MigrationInterface {
  name = 'GreetWithGiftCards1763700000127';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE gift_cards
        ADD COLUMN message text NOT NULL DEFAULT '',
        ADD COLUMN given_on date,
        ADD CONSTRAINT gift_cards_message_fits CHECK (char_length(message) <= 200)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE gift_cards DROP COLUMN given_on, DROP COLUMN message`);
  }
}
