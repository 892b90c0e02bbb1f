import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The news that each team member has seen, their choice about emails, and the emails sent; stored per item, so that
 * news committed late is not skipped because of an earlier look.
 */
export class RememberSeenNews1763700000097 implements MigrationInterface {
  name = 'RememberSeenNews1763700000097';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seen_news (
        user_id uuid NOT NULL,
        news_id text NOT NULL,
        seen_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, news_id),
        CONSTRAINT seen_news_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    // The user's other devices follow.
    await runner.query(`
      CREATE TRIGGER seen_news_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON seen_news
      FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
    await runner.query(`
      CREATE TABLE news_readers (
        user_id uuid PRIMARY KEY,
        wanted_from timestamptz NOT NULL,
        hour_began_at timestamptz NOT NULL,
        emails_in_hour integer NOT NULL DEFAULT 0,
        CONSTRAINT news_readers_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE emailed_news (
        user_id uuid NOT NULL,
        news_id text NOT NULL,
        emailed_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, news_id),
        CONSTRAINT emailed_news_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE emailed_news`);
    await runner.query(`DROP TABLE news_readers`);
    await runner.query(`DROP TABLE seen_news`);
  }
}
