import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Window } from '../salon/special-day.entity.js';
import { StaffMember } from './staff-member.entity.js';

/** A team member's working times on one day, replacing the weekly hours; no windows for a day off. */
@Entity('staff_exceptions')
export class StaffException {
  @PrimaryColumn({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @PrimaryColumn({ type: 'date' })
  day: string;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'staff_exceptions_of_staff' })
  staff: StaffMember;

  @Column({ type: 'jsonb' })
  windows: Window[];
}
