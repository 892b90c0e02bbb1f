import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What goes into and out of the drawer beside sales, and how each day ended. Neither is ever changed. */
export class CloseDays1763700000115 implements MigrationInterface {
  name = 'CloseDays1763700000115';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE till_movements (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        business_day date NOT NULL,
        kind text NOT NULL,
        cents integer NOT NULL,
        currency character(3) NOT NULL,
        staff_id uuid,
        reason text NOT NULL,
        actor_id uuid,
        moved_at timestamptz NOT NULL,
        CONSTRAINT till_movements_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id),
        CONSTRAINT till_movements_kind_known CHECK (kind IN ('paid-in', 'paid-out', 'banked', 'tips-paid')),
        CONSTRAINT till_movements_move_something CHECK (cents > 0),
        CONSTRAINT till_movements_tips_of_somebody CHECK ((kind = 'tips-paid') = (staff_id IS NOT NULL))
      )`);
    await runner.query(`CREATE INDEX till_movements_by_day ON till_movements (business_day)`);
    await runner.query(`
      CREATE TABLE day_closes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        business_day date NOT NULL,
        number integer NOT NULL,
        currency character(3) NOT NULL,
        opening_float_cents bigint NOT NULL,
        counted_cents bigint NOT NULL,
        expected_cents bigint NOT NULL,
        difference_cents bigint NOT NULL,
        banked_cents bigint NOT NULL,
        closing_float_cents bigint NOT NULL,
        counts jsonb NOT NULL DEFAULT '[]',
        note text NOT NULL DEFAULT '',
        last_entry_id bigint NOT NULL,
        seal text NOT NULL,
        closed_by uuid,
        closed_at timestamptz NOT NULL,
        CONSTRAINT day_closes_day_once UNIQUE (business_day),
        CONSTRAINT day_closes_number_once UNIQUE (number),
        CONSTRAINT day_closes_difference_is_right CHECK (difference_cents = counted_cents - expected_cents),
        CONSTRAINT day_closes_float_is_right CHECK (closing_float_cents = counted_cents - banked_cents),
        CONSTRAINT day_closes_count_is_sane CHECK (counted_cents >= 0 AND banked_cents >= 0 AND closing_float_cents >= 0)
      )`);
    await runner.query(`
      CREATE FUNCTION till_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'movements and closes of the till are neither changed nor deleted';
      END $$`);
    for (const table of ['till_movements', 'day_closes']) {
      await runner.query(`
        CREATE TRIGGER ${table}_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION till_stays()`);
      await runner.query(`
        CREATE TRIGGER ${table}_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE day_closes, till_movements`);
    await runner.query(`DROP FUNCTION till_stays`);
  }
}
