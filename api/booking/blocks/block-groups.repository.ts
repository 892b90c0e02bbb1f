import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type ColumnsOf, integer, nullable, text } from '../../database/columns.js';
import { lockKeys } from '../../database/lock-keys.js';
import { execute, queryRows } from '../../database/rows.js';
import { BlockGroup } from './block-group.entity.js';
import { GroupedBlock } from './grouped-block.entity.js';

/** What a block says of its group. */
export interface GroupOfBlock {
  blockId: string;
  groupId: string;
  everyWeeks: number | null;
}

const groupOfBlockColumns: ColumnsOf<GroupOfBlock> = {
  blockId: text,
  groupId: text,
  everyWeeks: nullable(integer),
};

@Injectable()
export class BlockGroupsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Lets one caller at a time write groups, before they lock days: a group locks up to two thousand of them, and PostgreSQL
   * has room for a few thousand locks in all.
   */
  lock(within: EntityManager): Promise<void> {
    return lockKeys(['block-groups'], within);
  }

  async add(group: BlockGroup, blocks: GroupedBlock[], within: EntityManager): Promise<void> {
    await within.insert(BlockGroup, group);
    await execute(
      within,
      `INSERT INTO grouped_blocks (allocation_id, group_id, day)
       SELECT allocation_id, $1, day FROM unnest($2::bigint[], $3::date[]) AS made (allocation_id, day)`,
      [group.id, blocks.map(({ allocationId }) => allocationId), blocks.map(({ day }) => day)],
    );
  }

  find(id: string, within: EntityManager = this.source.manager): Promise<BlockGroup | null> {
    return within.findOneBy(BlockGroup, { id });
  }

  /** By date. */
  listOf(groupId: string, within: EntityManager = this.source.manager): Promise<GroupedBlock[]> {
    return within.find(GroupedBlock, { where: { groupId }, order: { day: 'ASC', allocationId: 'ASC' } });
  }

  /** The groups of these blocks; those without one are left out. */
  groupsOf(blockIds: string[], within: EntityManager = this.source.manager): Promise<GroupOfBlock[]> {
    return queryRows(
      within,
      groupOfBlockColumns,
      `SELECT allocation_id AS "blockId", group_id AS "groupId", every_weeks AS "everyWeeks"
       FROM grouped_blocks JOIN block_groups ON block_groups.id = group_id WHERE allocation_id = ANY ($1::bigint[])`,
      [blockIds],
    );
  }

  async setApart(blockIds: string[], within: EntityManager): Promise<void> {
    await execute(
      within,
      `UPDATE grouped_blocks SET is_apart = true WHERE allocation_id = ANY ($1::bigint[])`,
      [blockIds],
    );
  }

  /** Groups go with their last block. */
  async removeEmpty(within: EntityManager): Promise<void> {
    await execute(
      within,
      `DELETE FROM block_groups WHERE NOT EXISTS (SELECT FROM grouped_blocks WHERE group_id = block_groups.id)`,
    );
  }
}
