import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import { BlockGroup } from './block-group.entity.js';

/** A block that was not made, because something was in the way when its day came within reach. Shown in the news. */
@Entity('missed_blocks')
@Index('missed_blocks_by_time', ['notedAt'])
export class MissedBlock {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @ForeignKey(() => BlockGroup, { name: 'missed_blocks_of_group', onDelete: 'CASCADE' })
  @Column({ name: 'group_id', type: 'uuid' })
  groupId: string;

  @ForeignKey(() => StaffMember, { name: 'missed_blocks_of_staff', onDelete: 'CASCADE' })
  @Column({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  /** When it would have started. */
  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt: Date;

  @Column({ name: 'noted_at', type: 'timestamptz' })
  notedAt: Date;
}
