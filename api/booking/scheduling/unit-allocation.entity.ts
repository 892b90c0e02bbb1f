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
import { ResourceUnit } from '../../salon/resources/resource-unit.entity.js';
import { Hold } from './hold.entity.js';

/**
 * A period in which a unit is taken. Written only by `AllocationsService`, together with the team's time. The
 * exclusion is deferrable, so that it is checked after each statement: one statement may swap two units.
 */
@Entity('unit_allocations')
@Check('unit_allocations_kind_known', "kind IN ('hold', 'booking')")
@Check(
  'unit_allocations_owner_fits_kind',
  "(kind = 'booking') = (booking_id IS NOT NULL) AND (kind = 'hold') = (hold_id IS NOT NULL) AND (kind = 'hold') = (expires_at IS NOT NULL)",
)
@Check(
  'unit_allocations_range_is_real',
  'NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during) AND NOT lower_inf(during) AND NOT upper_inf(during) AND isfinite(lower(during)) AND isfinite(upper(during))',
)
@Check(
  'unit_allocations_range_is_short',
  "upper(during) - lower(during) BETWEEN interval '1 minute' AND interval '26 hours'",
)
@Exclusion('unit_allocations_never_overlap', 'USING gist (unit_id WITH =, during WITH &&) DEFERRABLE')
@Index('unit_allocations_by_unit_and_start', { synchronize: false })
@Index('unit_allocations_by_booking', ['bookingId'], { where: 'booking_id IS NOT NULL' })
@Index('unit_allocations_by_hold', ['holdId'], { where: 'hold_id IS NOT NULL' })
export class UnitAllocation {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'unit_id', type: 'uuid' })
  unitId: string;

  @ManyToOne(() => ResourceUnit, { nullable: false })
  @JoinColumn({ name: 'unit_id', foreignKeyConstraintName: 'unit_allocations_of_unit' })
  unit: ResourceUnit;

  /** Half-open range of instants, with the turnover. */
  @Column({ type: 'tstzrange' })
  during: string;

  @Column({ type: 'text' })
  kind: 'hold' | 'booking';

  @Column({ name: 'booking_id', type: 'uuid', nullable: true })
  bookingId: string | null;

  // By name, because the bookings module is above this one.
  @ManyToOne('Booking', { onDelete: 'CASCADE', deferrable: 'INITIALLY DEFERRED', nullable: true })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'unit_allocations_of_booking' })
  booking: unknown;

  @Column({ name: 'hold_id', type: 'uuid', nullable: true })
  holdId: string | null;

  @ManyToOne(() => Hold, { onDelete: 'CASCADE', deferrable: 'INITIALLY DEFERRED', nullable: true })
  @JoinColumn({ name: 'hold_id', foreignKeyConstraintName: 'unit_allocations_of_hold' })
  hold: Relation<Hold> | null;

  /** When a hold expires; null for bookings. */
  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** Someone chose this unit for the visit, so it stays there. */
  @Column({ name: 'is_pinned', type: 'boolean', default: false })
  isPinned: boolean;
}
