import {
  Check,
  Column,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import { Hold } from './hold.entity.js';

export type AllocationKind = 'hold' | 'booking' | 'block';

/** A period in which a team member is busy, for any reason. Written only by `AllocationsService`. */
@Entity('allocations')
@Check('allocations_kind_known', "kind IN ('hold', 'booking', 'block')")
@Check(
  'allocations_owner_fits_kind',
  "(kind = 'booking') = (booking_id IS NOT NULL) AND (kind = 'hold') = (hold_id IS NOT NULL) AND (kind = 'hold') = (expires_at IS NOT NULL)",
)
@Check(
  'allocations_range_is_real',
  'NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during) AND NOT lower_inf(during) AND NOT upper_inf(during) AND isfinite(lower(during)) AND isfinite(upper(during))',
)
@Check(
  'allocations_range_is_short',
  "upper(during) - lower(during) BETWEEN interval '1 minute' AND interval '26 hours'",
)
@Check('allocations_time_off_blocks', "time_off_id IS NULL OR kind = 'block'")
@Exclusion('allocations_never_overlap', 'USING gist (staff_id WITH =, during WITH &&)')
@Index('allocations_by_staff_and_start', { synchronize: false })
@Index('allocations_by_booking', ['bookingId'], { where: 'booking_id IS NOT NULL' })
@Index('allocations_by_hold', ['holdId'], { where: 'hold_id IS NOT NULL' })
@Index('allocations_by_time_off', ['timeOffId'], { where: 'time_off_id IS NOT NULL' })
export class Allocation {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @ManyToOne(() => StaffMember, { nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'allocations_of_staff' })
  staff: StaffMember;

  /** Half-open range of instants. */
  @Column({ type: 'tstzrange' })
  during: string;

  @Column({ type: 'text' })
  kind: AllocationKind;

  @Column({ name: 'booking_id', type: 'uuid', nullable: true })
  bookingId: string | null;

  // By name, because the bookings and time-off modules are above this one.
  @ManyToOne('Booking', { onDelete: 'CASCADE', deferrable: 'INITIALLY DEFERRED', nullable: true })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'allocations_of_booking' })
  booking: unknown;

  @Column({ name: 'hold_id', type: 'uuid', nullable: true })
  holdId: string | null;

  @ManyToOne(() => Hold, { onDelete: 'CASCADE', deferrable: 'INITIALLY DEFERRED', nullable: true })
  @JoinColumn({ name: 'hold_id', foreignKeyConstraintName: 'allocations_of_hold' })
  hold: Relation<Hold> | null;

  /** The time off it belongs to. When a booking inside it goes away, a trigger closes the gap. */
  @Column({ name: 'time_off_id', type: 'uuid', nullable: true })
  timeOffId: string | null;

  @ManyToOne('TimeOff', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'time_off_id', foreignKeyConstraintName: 'allocations_of_time_off' })
  timeOff: unknown;

  /** When a hold expires; null for everything else. */
  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** Why the time is blocked. */
  @Column({ type: 'text', default: '' })
  reason: string;
}
