import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The languages that the salon speaks beside its main one, and who reads which. Null is the main language, whichever that
 * is: what was booked in it is not rewritten when the owner chooses another. No rule names the languages: those that a
 * version of the program does not speak are read as the main one.
 */
export class CreateSalonLanguages1763700000068 implements MigrationInterface {
  name = 'CreateSalonLanguages1763700000068';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon ADD COLUMN main_language text NOT NULL DEFAULT 'en'`);
    await runner.query(`
      CREATE TABLE salon_languages (
        lang text PRIMARY KEY,
        position smallint NOT NULL,
        is_public boolean NOT NULL
      )`);
    for (const table of ['users', 'clients', 'bookings'])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN lang text`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER salon_languages_changes_site AFTER INSERT OR UPDATE OR DELETE ON salon_languages
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_site_version()`);
    await runner.query(`
      CREATE TRIGGER salon_languages_emptied_changes_site AFTER TRUNCATE ON salon_languages
      FOR EACH STATEMENT EXECUTE FUNCTION change_site_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['bookings', 'clients', 'users'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN lang`);
    await runner.query(`DROP TABLE salon_languages`);
    await runner.query(`ALTER TABLE salon DROP COLUMN main_language`);
  }
}
