import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that the desk shows. The test of all tables lists the others, each with a reason. */
const SHOWN = [
  'salon',
  'salon_languages',
  'opening_hours',
  'special_days',
  'site_texts',
  'site_text_words',
  'own_words',
  'media',
  'media_words',
  'portfolio_items',
  'portfolio_words',
  'service_categories',
  'service_category_words',
  'services',
  'service_words',
  'service_add_ons',
  'service_add_on_words',
  'staff',
  'staff_words',
  'staff_services',
  'staff_hours',
  'staff_exceptions',
  'time_off',
  'time_off_requests',
  'users',
  'invitations',
  'factor_rules',
  'clients',
  'bookings',
  'booking_lines',
  'booking_events',
  'booking_series',
  'series_bookings',
  'sick_day_changes',
  'reviews',
  'messages',
  'message_answers',
  'audit_entries',
];

/**
 * Each transaction that changes the desk's data adds a row with a random mark, and all marks together are the desk's
 * version: a row becomes visible together with the change, and transactions don't wait for each other as they would for
 * a counter. Unlogged, because an empty table is also a new version.
 */
export class NoteDeskChanges1763700000096 implements MigrationInterface {
  name = 'NoteDeskChanges1763700000096';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE desk_changes (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        mark bigint NOT NULL
      )`);
    // One row is enough for a transaction. The note that there is one goes when the row does: with a savepoint, or at the end.
    await runner.query(`
      CREATE FUNCTION note_desk_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF coalesce(current_setting('parlour.desk_change', true), '') = '' THEN
          INSERT INTO desk_changes (mark) VALUES ((random() * 9e18)::bigint);
          PERFORM set_config('parlour.desk_change', 'noted', true);
        END IF;
        RETURN NULL;
      END $$`);
    for (const table of SHOWN) {
      await runner.query(`
        CREATE TRIGGER ${table}_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
    }
    // Of the entries in a column, bookings are noted separately; visitors' holds of ten minutes are not news.
    await runner.query(`
      CREATE TRIGGER allocations_change_desk AFTER INSERT OR UPDATE ON allocations
      FOR EACH ROW WHEN (NEW.kind = 'block') EXECUTE FUNCTION note_desk_change()`);
    await runner.query(`
      CREATE TRIGGER allocations_gone_change_desk AFTER DELETE ON allocations
      FOR EACH ROW WHEN (OLD.kind = 'block') EXECUTE FUNCTION note_desk_change()`);
    // The desk's holds during calls are, for colleagues at the next desk.
    await runner.query(`
      CREATE TRIGGER holds_change_desk AFTER INSERT OR UPDATE ON holds
      FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION note_desk_change()`);
    await runner.query(`
      CREATE TRIGGER holds_gone_change_desk AFTER DELETE ON holds
      FOR EACH ROW WHEN (OLD.booking_id IS NOT NULL) EXECUTE FUNCTION note_desk_change()`);
    // An email comes with what it is about; after that the desk shows what became of it, not each try.
    await runner.query(`
      CREATE TRIGGER outbox_change_desk
      AFTER INSERT OR UPDATE OF sent_at, dropped_at, held_at, failed_at OR DELETE OR TRUNCATE ON outbox
      FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER outbox_change_desk ON outbox`);
    await runner.query(`DROP TRIGGER holds_gone_change_desk ON holds`);
    await runner.query(`DROP TRIGGER holds_change_desk ON holds`);
    await runner.query(`DROP TRIGGER allocations_gone_change_desk ON allocations`);
    await runner.query(`DROP TRIGGER allocations_change_desk ON allocations`);
    for (const table of SHOWN) await runner.query(`DROP TRIGGER ${table}_change_desk ON ${table}`);
    await runner.query(`DROP FUNCTION note_desk_change()`);
    await runner.query(`DROP TABLE desk_changes`);
  }
}
