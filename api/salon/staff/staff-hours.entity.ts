import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { StaffMember } from './staff-member.entity.js';

/** One weekly working window, in minutes on the salon's clock. Monday is 1. */
@Entity('staff_hours')
@Check('staff_hours_weekday', 'weekday BETWEEN 1 AND 7')
@Check('staff_hours_window', 'starts_minute >= 0 AND starts_minute < ends_minute AND ends_minute <= 1440')
@Index('staff_hours_by_staff', ['staffId'])
export class StaffHours {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'staff_hours_of_staff' })
  staff: StaffMember;

  @Column({ type: 'smallint' })
  weekday: number;

  @Column({ name: 'starts_minute', type: 'smallint' })
  startsMinute: number;

  @Column({ name: 'ends_minute', type: 'smallint' })
  endsMinute: number;
}
