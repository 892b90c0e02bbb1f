import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that the public pages and lists are made of. */
const SHOWN = [
  'salon',
  'opening_hours',
  'special_days',
  'site_texts',
  'media',
  'service_categories',
  'services',
  'service_add_ons',
  'staff',
  'staff_services',
  'staff_hours',
  'staff_exceptions',
  'portfolio_items',
  'reviews',
];

/**
 * One value that changes with everything the site shows. Each copy of the app keeps the answers it has given, and asks
 * for this value before it gives one again. Deferred, so that its row is the last that a transaction locks: it is held for
 * no longer than a commit takes, and no two transactions wait for each other over it.
 */
export class CreateSiteVersion1763700000063 implements MigrationInterface {
  name = 'CreateSiteVersion1763700000063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_version (
        id smallint PRIMARY KEY DEFAULT 1,
        version uuid NOT NULL,
        CONSTRAINT site_version_is_one CHECK (id = 1)
      )`);
    await runner.query(`INSERT INTO site_version (version) VALUES (gen_random_uuid())`);
    await runner.query(`
      CREATE FUNCTION change_site_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE site_version SET version = gen_random_uuid();
        RETURN NULL;
      END $$`);
    for (const table of SHOWN) {
      await runner.query(`
        CREATE CONSTRAINT TRIGGER ${table}_changes_site AFTER INSERT OR UPDATE OR DELETE ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_site_version()`);
      // No row is deleted by TRUNCATE.
      await runner.query(`
        CREATE TRIGGER ${table}_emptied_changes_site AFTER TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION change_site_version()`);
    }
    // A review shows the services of a completed booking. Nothing else of a booking is public.
    await runner.query(`
      CREATE FUNCTION change_site_version_if_reviewed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM reviews WHERE booking_id = NEW.id) THEN
          UPDATE site_version SET version = gen_random_uuid();
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER bookings_change_site AFTER UPDATE OF status ON bookings
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.status <> NEW.status)
      EXECUTE FUNCTION change_site_version_if_reviewed()`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER booking_lines_change_site AFTER UPDATE OF title, position ON booking_lines
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.title <> NEW.title OR OLD.position <> NEW.position)
      EXECUTE FUNCTION change_site_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER booking_lines_change_site ON booking_lines`);
    await runner.query(`DROP TRIGGER bookings_change_site ON bookings`);
    for (const table of SHOWN) {
      await runner.query(`DROP TRIGGER ${table}_emptied_changes_site ON ${table}`);
      await runner.query(`DROP TRIGGER ${table}_changes_site ON ${table}`);
    }
    await runner.query(`DROP FUNCTION change_site_version_if_reviewed()`);
    await runner.query(`DROP FUNCTION change_site_version()`);
    await runner.query(`DROP TABLE site_version`);
  }
}
