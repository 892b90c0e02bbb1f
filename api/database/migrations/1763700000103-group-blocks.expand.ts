import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Blocks that were made together: for several people, on several days, or both. Each of them is an ordinary block, which
 * knows nothing of it: its table is large, and gets neither columns nor an index.
 */
export class GroupBlocks1763700000103 implements MigrationInterface {
  name = 'GroupBlocks1763700000103';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE block_groups (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        every_weeks smallint,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT block_groups_interval_known CHECK (every_weeks BETWEEN 1 AND 8)
      )`);
    await runner.query(`
      CREATE TABLE grouped_blocks (
        allocation_id bigint PRIMARY KEY,
        group_id uuid NOT NULL,
        day date NOT NULL,
        is_apart boolean NOT NULL DEFAULT false,
        CONSTRAINT grouped_blocks_of_allocation FOREIGN KEY (allocation_id) REFERENCES allocations (id) ON DELETE CASCADE,
        CONSTRAINT grouped_blocks_of_group FOREIGN KEY (group_id) REFERENCES block_groups (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX grouped_blocks_by_group ON grouped_blocks (group_id, day)`);
    await runner.query(`
      CREATE TRIGGER block_groups_change_desk AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON block_groups
      FOR EACH STATEMENT EXECUTE FUNCTION note_desk_change()`);
    // Per row: otherwise a statement would look for rows here whenever a hold ends, which is not news.
    await runner.query(`
      CREATE TRIGGER grouped_blocks_change_desk AFTER INSERT OR UPDATE OR DELETE ON grouped_blocks
      FOR EACH ROW EXECUTE FUNCTION note_desk_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE grouped_blocks`);
    await runner.query(`DROP TABLE block_groups`);
  }
}
