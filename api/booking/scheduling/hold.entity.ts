import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** What a client is offered by telephone: when, and which team member does which line of their booking. */
export interface Offer {
  /** Instant, ISO 8601. */
  startsAt: string;
  people: { lineId: string; staffId: string }[];
}

/** A slot kept for somebody who is about to confirm, or by the desk for a client it is calling. Its unguessable id is the right to use it. */
@Entity('holds')
@Index('holds_by_holder', ['holder', 'expiresAt'])
@Index('holds_by_network', ['network', 'expiresAt'])
@Index('holds_by_expiry', ['expiresAt'])
@Index('holds_once_for_booking', ['bookingId'], { unique: true, where: 'booking_id IS NOT NULL' })
export class Hold {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Who holds it: a user, or somebody at a network address. Limits how much one person can hold. */
  @Column({ type: 'text' })
  holder: string;

  /** A digest of the network address, whoever it was. Limits how much can be held from there. */
  @Column({ type: 'text', nullable: true })
  network: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** The booking for which the desk holds another time; null for a time that a visitor holds. */
  @Column({ name: 'booking_id', type: 'uuid', nullable: true })
  bookingId: string | null;

  // By name, because the bookings module is above this one.
  @ManyToOne('Booking', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'holds_of_booking' })
  booking: unknown;

  @Column({ type: 'jsonb', nullable: true })
  offer: Offer | null;
}

/** What the holder of a slot begins with when they have an account. */
export const USER_HOLDER = 'user:';

/** Somebody with an account as the holder of a slot. */
export const holderOf = (userId: string): string => USER_HOLDER + userId;

/** What the desk holds for a booking. */
export interface DeskHold {
  bookingId: string;
  expiresAt: Date;
  offer: Offer;
}
