import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';

/** A holiday, an illness, an afternoon at school. Its allocations prevent the team member from being booked. */
@Entity('time_off')
@Check('time_off_runs_forward', 'isfinite(starts_at) AND isfinite(ends_at) AND starts_at < ends_at')
@Exclusion('time_off_never_overlaps', 'USING gist (staff_id WITH =, tstzrange(starts_at, ends_at) WITH &&)')
@Index('time_off_by_calendar', ['calendarId'], { where: 'calendar_id IS NOT NULL' })
export class TimeOff {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'time_off_of_staff' })
  staff: StaffMember;

  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt: Date;

  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt: Date;

  @Column({ type: 'text', default: '' })
  reason: string;

  /** The calendar of another system that it comes from. It then gives way to what the salon enters. */
  @Column({ name: 'calendar_id', type: 'uuid', nullable: true })
  calendarId: string | null;

  // By name, because the calendars module is above this one.
  @ManyToOne('Calendar', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'calendar_id', foreignKeyConstraintName: 'time_off_of_calendar' })
  calendar: unknown;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
