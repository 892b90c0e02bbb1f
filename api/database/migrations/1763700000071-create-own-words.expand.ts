import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The salon's own words for sentences of the program. No rule names areas or sentences: those that a version does not have
 * are passed over. `salon.words_version` changes with them, so that code that has read the salon knows whether the words that
 * they keep are still current, without asking for them.
 */
export class CreateOwnWords1763700000071 implements MigrationInterface {
  name = 'CreateOwnWords1763700000071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon ADD COLUMN words_version uuid`);
    await runner.query(`
      CREATE TABLE own_words (
        lang text NOT NULL,
        area text NOT NULL,
        name text NOT NULL,
        form text NOT NULL,
        text text NOT NULL,
        source_hash text NOT NULL,
        PRIMARY KEY (lang, area, name, form),
        CONSTRAINT own_words_say_something CHECK (text <> '')
      )`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER own_words_changes_site AFTER INSERT OR UPDATE OR DELETE ON own_words
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_site_version()`);
    await runner.query(`
      CREATE TRIGGER own_words_emptied_changes_site AFTER TRUNCATE ON own_words
      FOR EACH STATEMENT EXECUTE FUNCTION change_site_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE own_words`);
    await runner.query(`ALTER TABLE salon DROP COLUMN words_version`);
  }
}
