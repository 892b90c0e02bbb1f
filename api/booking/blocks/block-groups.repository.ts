import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { type ColumnsOf, integer, nullable, text } from '../../database/columns.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { lockKeys } from '../../database/lock-keys.js';
import { execute, queryRows } from '../../database/rows.js';
import { BlockGroup } from './block-group.entity.js';
import { BlockRule } from './block-rule.entity.js';
import { GroupedBlock } from './grouped-block.entity.js';
import { MissedBlock } from './missed-block.entity.js';

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

/** The effect of a change of blocks on their rule. */
type RuleChange = Partial<Pick<BlockRule, 'staffId' | 'fromMinute' | 'toMinute' | 'daysLater' | 'reason'>>;

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

  async addGroup(group: BlockGroup, tx: EntityManager): Promise<void> {
    await tx.insert(BlockGroup, group);
  }

  async addBlocks(blocks: GroupedBlock[], tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `INSERT INTO grouped_blocks (allocation_id, group_id, day)
       SELECT allocation_id, group_id, day
       FROM unnest($1::bigint[], $2::uuid[], $3::date[]) AS made (allocation_id, group_id, day)`,
      [
        blocks.map(({ allocationId }) => allocationId),
        blocks.map(({ groupId }) => groupId),
        blocks.map(({ day }) => day),
      ],
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

  /** Removes groups that have no blocks left and get no more. */
  async removeEmpty(tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `DELETE FROM block_groups WHERE NOT EXISTS (SELECT FROM grouped_blocks WHERE group_id = block_groups.id)
         AND NOT EXISTS (SELECT FROM block_rules WHERE group_id = block_groups.id)`,
    );
  }

  async addRules(rules: Omit<BlockRule, 'id'>[], tx: EntityManager): Promise<void> {
    await tx.insert(BlockRule, rules);
  }

  findRule(id: string, tx: EntityManager): Promise<BlockRule | null> {
    return tx.findOneBy(BlockRule, { id });
  }

  listRulesOf(groupId: string, tx: EntityManager): Promise<BlockRule[]> {
    return tx.findBy(BlockRule, { groupId });
  }

  /** Rules whose blocks do not reach this day yet, in a fixed order. */
  async listDueRules(until: LocalDate): Promise<string[]> {
    const rules = await this.source.manager.find(BlockRule, {
      select: { id: true },
      where: { madeUntil: LessThan(until) },
      order: { id: 'ASC' },
    });
    return rules.map(({ id }) => id);
  }

  async setMadeUntil(id: string, madeUntil: LocalDate, tx: EntityManager): Promise<void> {
    await tx.update(BlockRule, { id }, { madeUntil });
  }

  async changeRules(ids: string[], change: RuleChange, tx: EntityManager): Promise<void> {
    if (ids.length > 0 && Object.keys(change).length > 0) await tx.update(BlockRule, { id: In(ids) }, change);
  }

  async removeRules(ids: string[], tx: EntityManager): Promise<void> {
    if (ids.length > 0) await tx.delete(BlockRule, { id: In(ids) });
  }

  async removeRulesOf(staffId: string, tx: EntityManager): Promise<void> {
    await tx.delete(BlockRule, { staffId });
  }

  async addMissed(missed: Omit<MissedBlock, 'id'>[], tx: EntityManager): Promise<void> {
    if (missed.length > 0) await tx.insert(MissedBlock, missed);
  }

  async forgetMissedBefore(before: Date): Promise<void> {
    await this.source.manager.delete(MissedBlock, { notedAt: LessThan(before) });
  }
}
