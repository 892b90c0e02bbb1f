import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { Allocation } from '../scheduling/allocation.entity.js';
import { BlockGroup } from './block-group.entity.js';

/** A block's place in its group. */
@Entity('grouped_blocks')
@Index('grouped_blocks_by_group', ['groupId', 'day'])
export class GroupedBlock {
  @ForeignKey(() => Allocation, { name: 'grouped_blocks_of_allocation', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'allocation_id', type: 'bigint' })
  allocationId: string;

  @ForeignKey(() => BlockGroup, { name: 'grouped_blocks_of_group', onDelete: 'CASCADE' })
  @Column({ name: 'group_id', type: 'uuid' })
  groupId: string;

  /** The local date given by its rule, wherever the block was moved since. Blocks of one date share it. */
  @Column({ type: 'date' })
  day: LocalDate;

  /** Changed on this date alone, so it stays as it is when the group changes. */
  @Column({ name: 'is_apart', type: 'boolean', default: false })
  isApart: boolean;
}
