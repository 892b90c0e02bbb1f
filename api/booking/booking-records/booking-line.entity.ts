import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { type PriceKind, Service, type ServiceSegment } from '../../salon/services/service.entity.js';
import type { ChosenAddOn } from '../planning/bookable-lines.js';
import type { Need } from '../planning/domain/segments.js';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import { Booking } from './booking.entity.js';

/** One service of a booking, done by one team member, as it was when booked. */
@Entity('booking_lines')
@Unique('booking_lines_position_once', ['bookingId', 'position'])
@Index('booking_lines_by_folded_letters', { synchronize: false })
@Index('booking_lines_by_staff', ['staffId', 'startsAt'])
export class BookingLine {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'booking_id', type: 'uuid' })
  bookingId: string;

  @ManyToOne(() => Booking, (booking) => booking.lines, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'booking_lines_of_booking' })
  booking: Relation<Booking>;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ name: 'service_id', type: 'uuid' })
  serviceId: string;

  @ManyToOne(() => Service, { nullable: false })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'booking_lines_of_service' })
  service: Service;

  @Column({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @ManyToOne(() => StaffMember, { nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'booking_lines_of_staff' })
  staff: StaffMember;

  /** The client asked for anyone, so the salon may reassign the line to a colleague. */
  @Column({ name: 'any_staff', type: 'boolean', default: false })
  anyStaff: boolean;

  @Column({ type: 'text' })
  title: string;

  /** The title that the client read when they booked, in their language; null if it equals the title. */
  @Column({ name: 'client_title', type: 'text', nullable: true })
  clientTitle: string | null;

  @Column({ name: 'staff_name', type: 'text' })
  staffName: string;

  /** Includes add-ons. */
  @Column({ name: 'price_cents', ...centsColumn })
  priceCents: number;

  @Column({ name: 'price_kind', type: 'text', default: 'fixed' })
  priceKind: PriceKind;

  /** Reason for a price other than the catalogue's; empty without one. Never shown to the client. */
  @Column({ name: 'price_reason', type: 'text', default: '' })
  priceReason: string;

  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt: Date;

  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt: Date;

  /** Includes the minutes of its add-ons. */
  @Column({ type: 'jsonb' })
  segments: ServiceSegment[];

  @Column({ name: 'buffer_minutes', type: 'smallint', default: 0 })
  bufferMinutes: number;

  @Column({ name: 'add_ons', type: 'jsonb', default: [] })
  addOns: ChosenAddOn[];

  /** The rooms and devices that it needs, as the service needed them when booked. */
  @Column({ type: 'jsonb', default: [] })
  resources: Need[];
}
