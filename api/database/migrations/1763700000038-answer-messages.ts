import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the salon answered to a message, kept beside it. */
export class AnswerMessages1763700000038 implements MigrationInterface {
  name = 'AnswerMessages1763700000038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_answers (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        message_id uuid NOT NULL,
        text text NOT NULL,
        written_by uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT message_answers_text_given CHECK (text <> ''),
        CONSTRAINT message_answers_of_message FOREIGN KEY (message_id) REFERENCES messages (id) ON DELETE CASCADE,
        CONSTRAINT message_answers_written_by FOREIGN KEY (written_by) REFERENCES users (id) ON DELETE SET NULL
      )`);
    await runner.query(
      `CREATE INDEX message_answers_by_message ON message_answers (message_id, created_at, id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE message_answers`);
  }
}
