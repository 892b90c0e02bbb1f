import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Blocks that repeat until further notice. Each block stays a row of its own; the rule says how to make those of the days
 * to come. A block that could not be made is noted for the news.
 */
export class BlockUntilFurtherNotice1763700000179 implements MigrationInterface {
  name = 'BlockUntilFurtherNotice1763700000179';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE block_rules (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        group_id uuid NOT NULL,
        staff_id uuid NOT NULL,
        weekdays smallint[] NOT NULL,
        first_day date NOT NULL,
        from_minute smallint NOT NULL,
        to_minute smallint NOT NULL,
        days_later smallint NOT NULL,
        reason text NOT NULL DEFAULT '',
        made_until date NOT NULL,
        CONSTRAINT block_rules_of_group FOREIGN KEY (group_id) REFERENCES block_groups (id) ON DELETE CASCADE,
        CONSTRAINT block_rules_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE,
        CONSTRAINT block_rules_weekdays_known CHECK (weekdays <> '{}' AND weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
        CONSTRAINT block_rules_within_days CHECK (from_minute BETWEEN 0 AND 1439 AND to_minute BETWEEN 0 AND 1439),
        CONSTRAINT block_rules_run_forward
          CHECK (days_later BETWEEN 0 AND 2 AND days_later * 1440 + to_minute > from_minute)
      )`);
    await runner.query(`CREATE INDEX block_rules_by_group ON block_rules (group_id)`);
    await runner.query(`
      CREATE TABLE missed_blocks (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        group_id uuid NOT NULL,
        staff_id uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        noted_at timestamptz NOT NULL,
        CONSTRAINT missed_blocks_of_group FOREIGN KEY (group_id) REFERENCES block_groups (id) ON DELETE CASCADE,
        CONSTRAINT missed_blocks_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX missed_blocks_by_time ON missed_blocks (noted_at)`);
    // For each row: the job that keeps them tidy looks every few minutes and mostly finds nothing.
    for (const table of ['block_rules', 'missed_blocks']) {
      await runner.query(`
        CREATE TRIGGER ${table}_change_desk AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION note_desk_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE missed_blocks, block_rules`);
  }
}
