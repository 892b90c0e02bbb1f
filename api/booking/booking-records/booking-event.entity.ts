import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Booking } from './booking.entity.js';

/** One change to a booking: who did what, and the new state. Rows are only ever added. */
@Entity('booking_events')
@Index('booking_events_by_booking', ['bookingId', 'id'])
export class BookingEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'booking_id', type: 'uuid' })
  bookingId: string;

  @ManyToOne(() => Booking, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'booking_events_of_booking' })
  booking: Booking;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId: string | null;

  @Column({ type: 'text' })
  verb: string;

  @Column({ name: 'from_status', type: 'text', nullable: true })
  fromStatus: string | null;

  @Column({ name: 'to_status', type: 'text' })
  toStatus: string;

  @Column({ type: 'jsonb', default: {} })
  detail: Record<string, string>;
}

export type NewBookingEvent = Omit<BookingEvent, 'id' | 'booking'>;
