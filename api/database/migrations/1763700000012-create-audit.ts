import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did what, and when. The database itself sees to it that nothing written there is changed or taken out for a year. */
export class CreateAudit1763700000012 implements MigrationInterface {
  name = 'CreateAudit1763700000012';

  async up(runner: QueryRunner): Promise<void> {
    // No foreign keys: an entry outlives the people and things that it names.
    await runner.query(`
      CREATE TABLE audit_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        actor_id uuid,
        session_id uuid,
        action text NOT NULL,
        object_type text NOT NULL,
        object_id text NOT NULL,
        detail jsonb NOT NULL DEFAULT '{}',
        CONSTRAINT audit_entries_hold_no_address CHECK (detail::text NOT LIKE '%@%')
      )`);
    await runner.query(`CREATE INDEX audit_entries_by_time ON audit_entries (at)`);
    await runner.query(`CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id, id)`);
    await runner.query(`CREATE INDEX audit_entries_by_object ON audit_entries (object_id, id)`);
    await runner.query(`
      CREATE FUNCTION audit_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF OLD.at < now() - interval '1 year' THEN
            RETURN OLD;
          END IF;
        END IF;
        RAISE EXCEPTION 'audit entries are neither changed nor deleted within a year';
      END $$`);
    await runner.query(`
      CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE ON audit_entries
      FOR EACH ROW EXECUTE FUNCTION audit_entries_stay()`);
    await runner.query(`
      CREATE TRIGGER audit_entries_stay_together BEFORE TRUNCATE ON audit_entries
      FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_stay()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE audit_entries`);
    await runner.query(`DROP FUNCTION audit_entries_stay`);
  }
}
