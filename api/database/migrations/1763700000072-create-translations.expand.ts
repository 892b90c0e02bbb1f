import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has texts of the owner's: its table, the table of their translations, and which texts those are. */
const NOUNS = [
  { words: 'service_category_words', of: 'service_categories', id: 'category_id', texts: ['title'] },
  { words: 'service_words', of: 'services', id: 'service_id', texts: ['title', 'description'] },
  { words: 'service_add_on_words', of: 'service_add_ons', id: 'add_on_id', texts: ['title'] },
  { words: 'staff_words', of: 'staff', id: 'staff_id', texts: ['role', 'introduction'] },
  {
    words: 'portfolio_words',
    of: 'portfolio_items',
    id: 'item_id',
    texts: ['title', 'subtitle', 'description'],
  },
  { words: 'media_words', of: 'media', id: 'media_id', texts: ['alt'] },
] as const;

const TABLES = [...NOUNS.map(({ words }) => words), 'site_text_words'];

/** A booking keeps the titles that its client has read. */
const PLANNED_BY = ['service_category_words', 'service_words', 'service_add_on_words'];

/**
 * The owner's own words in further languages, beside what they are about. No rule names a language. A text that is null, or has
 * no row, has not been translated; the hash is that of the original at the time.
 */
export class CreateTranslations1763700000072 implements MigrationInterface {
  name = 'CreateTranslations1763700000072';

  async up(runner: QueryRunner): Promise<void> {
    for (const { words, of, id, texts } of NOUNS) {
      await runner.query(`
        CREATE TABLE ${words} (
          ${id} uuid NOT NULL,
          lang text NOT NULL,
          ${texts.map((text) => `${text} text,`).join(' ')}
          source_hash text NOT NULL,
          PRIMARY KEY (${id}, lang),
          CONSTRAINT ${words}_of FOREIGN KEY (${id}) REFERENCES ${of} (id) ON DELETE CASCADE
        )`);
    }
    // Texts that the owner has not written come from the catalogue, in every language: a text can be translated without
    // changing the main language.
    await runner.query(`
      CREATE TABLE site_text_words (
        key text NOT NULL,
        lang text NOT NULL,
        text text NOT NULL,
        source_hash text NOT NULL,
        PRIMARY KEY (key, lang)
      )`);
    for (const table of TABLES) {
      await runner.query(`
        CREATE CONSTRAINT TRIGGER ${table}_changes_site AFTER INSERT OR UPDATE OR DELETE ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_site_version()`);
      await runner.query(`
        CREATE TRIGGER ${table}_emptied_changes_site AFTER TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION change_site_version()`);
    }
    for (const table of PLANNED_BY) {
      await runner.query(`
        CREATE TRIGGER ${table}_advances_plan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION advance_plan_version()`);
    }
    await runner.query(`ALTER TABLE booking_lines ADD COLUMN client_title text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_lines DROP COLUMN client_title`);
    await runner.query(`DROP TABLE ${TABLES.join(', ')}`);
  }
}
