import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** The offer made to a client by phone: the time, and which team member does which line. */
export interface Offer {
  /** Instant, ISO 8601. */
  startsAt: string;
  people: { lineId: string; staffId: string }[];
}

/**
 * A slot kept for someone about to confirm, or by the desk for a client it is calling. Knowing the unguessable id
 * grants its use.
 */
@Entity('holds')
@Index('holds_by_holder', ['holder', 'expiresAt'])
@Index('holds_by_network', ['network', 'expiresAt'])
@Index('holds_by_expiry', ['expiresAt'])
@Index('holds_once_for_booking', ['bookingId'], { unique: true, where: 'booking_id IS NOT NULL' })
export class Hold {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The holder: a user, or someone at a network address. Limits how much one person can hold. */
  @Column({ type: 'text' })
  holder: string;

  /** A digest of the network address, for any holder. Limits how much can be held from there. */
  @Column({ type: 'text', nullable: true })
  network: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** The booking for which the desk holds another time; null for a visitor's hold. */
  @Column({ name: 'booking_id', type: 'uuid', nullable: true })
  bookingId: string | null;

  // By name, because the bookings module is above this one.
  @ManyToOne('Booking', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'holds_of_booking' })
  booking: unknown;

  @Column({ type: 'jsonb', nullable: true })
  offer: Offer | null;
}

/** Prefix of a holder with an account. */
export const USER_HOLDER = 'user:';

/** The holder name of an account. */
export const holderOf = (userId: string): string => USER_HOLDER + userId;

/** A hold by the desk for a booking. */
export interface DeskHold {
  bookingId: string;
  expiresAt: Date;
  offer: Offer;
}
