import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The card terminal's own total at a close, and the card payments that the close covers. Both are null if it was not
 * entered.
 */
export class CompareTheCardTerminal1763700000154 implements MigrationInterface {
  name = 'CompareTheCardTerminal1763700000154';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE day_closes
        ADD COLUMN terminal_cents bigint,
        ADD COLUMN terminal_expected_cents bigint,
        ADD CONSTRAINT day_closes_terminal_is_compared
          CHECK ((terminal_cents IS NULL) = (terminal_expected_cents IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE day_closes DROP COLUMN terminal_cents, DROP COLUMN terminal_expected_cents`,
    );
  }
}
