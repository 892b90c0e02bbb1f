import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import { BlockGroup } from './block-group.entity.js';

/**
 * One person's blocks that repeat until further notice. Those up to some day after the last one that clients can book
 * exist; later ones are added as days pass.
 */
@Entity('block_rules')
@Check('block_rules_weekdays_known', `weekdays <> '{}' AND weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]`)
@Check('block_rules_within_days', 'from_minute BETWEEN 0 AND 1439 AND to_minute BETWEEN 0 AND 1439')
@Check(
  'block_rules_run_forward',
  'days_later BETWEEN 0 AND 2 AND days_later * 1440 + to_minute > from_minute',
)
@Index('block_rules_by_group', ['groupId'])
export class BlockRule {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The group that its blocks belong to. It says every how many weeks they repeat. */
  @ForeignKey(() => BlockGroup, { name: 'block_rules_of_group', onDelete: 'CASCADE' })
  @Column({ name: 'group_id', type: 'uuid' })
  groupId: string;

  @ForeignKey(() => StaffMember, { name: 'block_rules_of_staff', onDelete: 'CASCADE' })
  @Column({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  /** 1 is Monday. */
  @Column({ type: 'smallint', array: true })
  weekdays: number[];

  /** The first day of the rule. Weeks are counted from its week. */
  @Column({ name: 'first_day', type: 'date' })
  firstDay: LocalDate;

  /** Minutes after midnight, by the salon's clocks. */
  @Column({ name: 'from_minute', type: 'smallint' })
  fromMinute: number;

  @Column({ name: 'to_minute', type: 'smallint' })
  toMinute: number;

  /** Days from the start of a block to its end. */
  @Column({ name: 'days_later', type: 'smallint' })
  daysLater: number;

  @Column({ type: 'text', default: '' })
  reason: string;

  /** The last day for which blocks have been made, or left out. */
  @Column({ name: 'made_until', type: 'date' })
  madeUntil: LocalDate;
}
