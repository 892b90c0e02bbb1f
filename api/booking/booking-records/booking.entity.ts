import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { Client } from '../../people/clients/client.entity.js';
import type { PriceKind } from '../../salon/services/service.entity.js';
import { User } from '../../people/users/user.entity.js';
import { BookingLine } from './booking-line.entity.js';
import type { BookingStatus, Canceller } from './domain/booking-status.js';

/** One booking of one client. Never deleted; prices and titles stay as booked. */
@Entity('bookings')
@Unique('bookings_reference_once', ['reference'])
@Check('bookings_status_known', "status IN ('confirmed', 'arrived', 'done', 'no-show', 'cancelled')")
@Check('bookings_price_kind_known', "price_kind IN ('fixed', 'from')")
@Check('bookings_time_runs_forward', 'isfinite(starts_at) AND isfinite(ends_at) AND starts_at < ends_at')
@Check('bookings_price_not_negative', 'total_price_cents >= 0')
@Check('bookings_cancelled_says_when', "(status = 'cancelled') = (cancelled_at IS NOT NULL)")
@Exclusion(
  'bookings_client_in_one_chair',
  "USING gist (client_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('confirmed', 'arrived') AND card_id IS NULL)",
)
@Index('bookings_by_start', ['startsAt', 'id'])
@Index('bookings_by_client', ['clientId', 'startsAt'])
@Index('bookings_by_folded_letters', { synchronize: false })
@Index('bookings_by_card', ['cardId', 'startsAt'], { where: 'card_id IS NOT NULL' })
@Index('bookings_by_unverified_mailbox', ['unverifiedMailbox'], { where: 'unverified_mailbox IS NOT NULL' })
export class Booking {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The reference that people quote on the phone. */
  @Column({ type: 'text' })
  reference: string;

  @Column({ name: 'client_id', type: 'uuid', nullable: true })
  clientId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'client_id', foreignKeyConstraintName: 'bookings_of_client' })
  client: User | null;

  /** The client record, if the desk booked for someone without an account. */
  @Column({ name: 'card_id', type: 'uuid', nullable: true })
  cardId: string | null;

  @ManyToOne(() => Client, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'bookings_of_card' })
  card: Client | null;

  /** The account that looks after the client record, as that record says. The trigger of the guard reads it. */
  @Column({ name: 'looked_after_by', type: 'uuid', nullable: true })
  lookedAfterBy: string | null;

  @Column({ name: 'client_name', type: 'text' })
  clientName: string;

  @Column({ name: 'client_email', type: 'text', default: '' })
  clientEmail: string;

  @Column({ name: 'client_phone', type: 'text', default: '' })
  clientPhone: string;

  /** A digest of the client's mailbox, if they booked before verifying their address; see decision 28. */
  @Column({ name: 'unverified_mailbox', type: 'text', nullable: true })
  unverifiedMailbox: string | null;

  @Column({ type: 'text', default: 'confirmed' })
  status: BookingStatus;

  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt: Date;

  /** End of the client's visit, not counting clean-up. */
  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt: Date;

  @Column({ name: 'total_price_cents', ...centsColumn })
  totalPriceCents: number;

  @Column({ name: 'price_kind', type: 'text', default: 'fixed' })
  priceKind: PriceKind;

  @Column({ type: 'character', length: 3 })
  currency: string;

  /** The last instant at which the client may move or cancel it, by the rule in force when they booked. */
  @Column({ name: 'cancellation_deadline', type: 'timestamptz' })
  cancellationDeadline: Date;

  @Column({ type: 'text', default: '' })
  note: string;

  /**
   * The language of the page it was booked on, or of the client the desk booked for; null for the salon's main
   * language.
   */
  @Column({ type: 'text', nullable: true })
  lang: string | null;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'cancelled_at', type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  @Column({ name: 'cancelled_by', type: 'text', nullable: true })
  cancelledBy: Canceller | null;

  @Column({ name: 'cancel_reason', type: 'text', default: '' })
  cancelReason: string;

  /** When the client reviewed the booking; null until then. */
  @Column({ name: 'reviewed_at', type: 'timestamptz', nullable: true })
  reviewedAt: Date | null;

  @OneToMany(() => BookingLine, (line) => line.booking)
  lines: Relation<BookingLine[]>;
}

/** A booking and its lines as plain values, without TypeORM's relations. */
export type BookingRecord = Omit<Booking, 'client' | 'card' | 'lines'> & {
  lines: BookingLineRecord[];
};
export type BookingLineRecord = Omit<BookingLine, 'booking' | 'service' | 'staff'>;
