import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { BookingBefore } from '../bookings/booking-before.js';
import type { Rearranged } from '../bookings/rearrange-booking.service.js';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';

/**
 * The outcome of a booking whose team member was ill, with its earlier state. Kept as long as it may be undone or
 * looked up.
 */
@Entity('sick_day_changes')
@Unique('sick_day_changes_once', ['bookingId', 'version'])
@Check('sick_day_changes_what_known', "what IN ('hand-over', 'move', 'cancel')")
@Index('sick_day_changes_by_staff', ['staffId', 'wasAt'])
export class SickDayChange {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The team member who was ill. */
  @Column({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'sick_day_changes_of_staff' })
  staff: StaffMember;

  @Column({ name: 'booking_id', type: 'uuid' })
  bookingId: string;

  // By name, because the booking is read by its own module.
  @ManyToOne('Booking', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'sick_day_changes_of_booking' })
  booking: unknown;

  /** The booking's version after the change. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  what: Rearranged['what'];

  /** The booking's start before the change. */
  @Column({ name: 'was_at', type: 'timestamptz' })
  wasAt: Date;

  @Column({ type: 'jsonb' })
  before: BookingBefore;

  @Column({ name: 'changed_at', type: 'timestamptz' })
  changedAt: Date;

  /** Time at which the desk ticked that the client was called; null until then. */
  @Column({ name: 'called_at', type: 'timestamptz', nullable: true })
  calledAt: Date | null;
}

export type NewSickDayChange = Omit<SickDayChange, 'id' | 'staff' | 'booking'>;
