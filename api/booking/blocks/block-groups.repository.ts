import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type ColumnsOf, integer, nullable, text } from '../../database/columns.js';
import { lockKeys } from '../../database/lock-keys.js';
import { execute, queryRows } from '../../database/rows.js';
import { BlockGroup } from './block-group.entity.js';
import { GroupedBlock } from './grouped-block.entity.js';

/** A block's view of its group. */
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
   * Serialises writers of groups before they lock days: a group locks up to two thousand days, and PostgreSQL has
   * room for a few thousand locks in all.
   */
  lockGroups(tx: EntityManager): Promise<void> {
    return lockKeys(['block-groups'], tx);
  }

  async addGroup(group: BlockGroup, blocks: GroupedBlock[], tx: EntityManager): Promise<void> {
    await tx.insert(BlockGroup, group);
    await execute(
      tx,
      `INSERT INTO grouped_blocks (allocation_id, group_id, day)
       SELECT allocation_id, $1, day FROM unnest($2::bigint[], $3::date[]) AS made (allocation_id, day)`,
      [group.id, blocks.map(({ allocationId }) => allocationId), blocks.map(({ day }) => day)],
    );
  }

  findGroup(id: string, tx: EntityManager = this.source.manager): Promise<BlockGroup | null> {
    return tx.findOneBy(BlockGroup, { id });
  }

  /** Ordered by date. */
  listOf(groupId: string, tx: EntityManager = this.source.manager): Promise<GroupedBlock[]> {
    return tx.find(GroupedBlock, { where: { groupId }, order: { day: 'ASC', allocationId: 'ASC' } });
  }

  /** The groups of these blocks. Blocks without a group are left out. */
  groupsOf(blockIds: string[], tx: EntityManager = this.source.manager): Promise<GroupOfBlock[]> {
    return queryRows(
      tx,
      groupOfBlockColumns,
      `SELECT allocation_id AS "blockId", group_id AS "groupId", every_weeks AS "everyWeeks"
       FROM grouped_blocks JOIN block_groups ON block_groups.id = group_id WHERE allocation_id = ANY ($1::bigint[])`,
      [blockIds],
    );
  }

  async setApart(blockIds: string[], tx: EntityManager): Promise<void> {
    await execute(tx, `UPDATE grouped_blocks SET is_apart = true WHERE allocation_id = ANY ($1::bigint[])`, [
      blockIds,
    ]);
  }

  /** Removes groups that have no blocks left. */
  async removeEmpty(tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `DELETE FROM block_groups WHERE NOT EXISTS (SELECT FROM grouped_blocks WHERE group_id = block_groups.id)`,
    );
  }
}
