import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Letter } from './letter.js';
import type { FactsByKind, MessageKind } from './message.js';

/** A message that is due, has left, or will not leave any more. Written in the transaction of what it tells of. */
@Entity('outbox')
@Unique('outbox_once_per_change', ['bookingId', 'kind', 'version'])
@Check('outbox_version_is_of_booking', '(booking_id IS NULL) = (version IS NULL)')
@Check('outbox_ends_once', 'num_nonnulls(sent_at, dropped_at, failed_at) <= 1')
@Index('outbox_due', ['notBefore', 'id'], {
  where: 'sent_at IS NULL AND dropped_at IS NULL AND failed_at IS NULL',
})
@Index('outbox_by_age', ['createdAt', 'id'])
@Index('outbox_by_user', ['userId'], { where: 'user_id IS NOT NULL' })
export class OutboxMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  kind: MessageKind;

  @Column({ name: 'to_name', type: 'text', default: '' })
  toName: string;

  @Column({ name: 'to_address', type: 'text' })
  toAddress: string;

  @Column({ type: 'jsonb', default: {} })
  facts: FactsByKind[MessageKind];

  /** A path with a secret in it; forgotten as soon as the message has ended. */
  @Column({ name: 'secret_link', type: 'text', nullable: true })
  secretLink: string | null;

  @Column({ name: 'booking_id', type: 'uuid', nullable: true })
  bookingId: string | null;

  // By name, because the rooms of bookings and users stand below this one.
  @ManyToOne('Booking', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'outbox_of_booking' })
  booking: unknown;

  /** The booking's version that the message tells of; the SEQUENCE of its calendar file. */
  @Column({ type: 'integer', nullable: true })
  version: number | null;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @ManyToOne('User', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'outbox_of_user' })
  user: unknown;

  /** Moves on with every failed try. */
  @Column({ name: 'not_before', type: 'timestamptz' })
  notBefore: Date;

  /** From then on the message is of no use to anybody. */
  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Column({ name: 'give_up_at', type: 'timestamptz' })
  giveUpAt: Date;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Until then it is in the hands of one copy of the app; a copy that died lets go of it by this. */
  @Column({ name: 'locked_until', type: 'timestamptz', nullable: true })
  lockedUntil: Date | null;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  @Column({ name: 'dropped_at', type: 'timestamptz', nullable: true })
  droppedAt: Date | null;

  @Column({ name: 'drop_reason', type: 'text', default: '' })
  dropReason: string;

  /** The dead letter: no further try unless somebody asks for one. */
  @Column({ name: 'failed_at', type: 'timestamptz', nullable: true })
  failedAt: Date | null;

  @Column({ name: 'last_error', type: 'text', default: '' })
  lastError: string;

  /** What was sent, word for word but for secrets. */
  @Column({ type: 'jsonb', nullable: true })
  letter: Pick<Letter, 'subject' | 'text' | 'html' | 'calendar'> | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
