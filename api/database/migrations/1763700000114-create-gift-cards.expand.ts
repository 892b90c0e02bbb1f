import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gift cards, without their codes, of which only a digest is kept, and without what is left on them: the ledger says that. */
export class CreateGiftCards1763700000114 implements MigrationInterface {
  name = 'CreateGiftCards1763700000114';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE gift_cards (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        code_digest text NOT NULL,
        last4 text NOT NULL,
        value_cents integer NOT NULL,
        currency character(3) NOT NULL,
        tax text NOT NULL,
        state text NOT NULL DEFAULT 'active',
        expires_on date,
        created_at timestamptz NOT NULL,
        CONSTRAINT gift_cards_code_once UNIQUE (code_digest),
        CONSTRAINT gift_cards_worth_something CHECK (value_cents > 0),
        CONSTRAINT gift_cards_tax_known CHECK (tax IN ('at-use', 'at-sale')),
        CONSTRAINT gift_cards_state_known CHECK (state IN ('active', 'blocked'))
      )`);
    await runner.query(`CREATE INDEX gift_cards_by_time ON gift_cards (created_at, id)`);
    await runner.query(`
      CREATE TRIGGER gift_cards_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON gift_cards
      FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE gift_cards`);
  }
}
