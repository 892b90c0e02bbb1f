import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Email } from '../email-templates/email.js';
import type { FactsByKind, EmailKind } from '../email-templates/email-kinds.js';

/** SQL condition: this row's email is still to be sent. `row` is its alias. */
export const waiting = (row: string): string =>
  `${row}.sent_at IS NULL AND ${row}.dropped_at IS NULL AND ${row}.failed_at IS NULL`;

/** SQL condition: it can still be sent, now or after an admin's decision about held emails. */
export const unsent = (row: string): string =>
  `${row}.sent_at IS NULL AND ${row}.failed_at IS NULL AND (${row}.dropped_at IS NULL OR ${row}.held_at IS NOT NULL)`;

/** An email that is waiting, sent, or not to be sent. Written in the transaction of the change it is about. */
@Entity('outbox')
@Unique('outbox_once_per_change', ['bookingId', 'kind', 'version'])
@Check('outbox_version_is_of_booking', '(booking_id IS NULL) = (version IS NULL)')
@Check('outbox_ends_once', 'num_nonnulls(sent_at, dropped_at, failed_at) <= 1')
@Check('outbox_held_is_dropped', 'held_at IS NULL OR dropped_at IS NOT NULL')
@Index('outbox_due', ['notBefore', 'id'], {
  where: 'sent_at IS NULL AND dropped_at IS NULL AND failed_at IS NULL',
})
@Index('outbox_by_age', ['createdAt', 'id'])
@Index('outbox_by_unverified_mailbox', ['unverifiedMailbox'], { where: 'unverified_mailbox IS NOT NULL' })
@Index('outbox_by_user', ['userId'], { where: 'user_id IS NOT NULL' })
export class OutboxEmail {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  kind: EmailKind;

  @Column({ name: 'to_name', type: 'text', default: '' })
  toName: string;

  @Column({ name: 'to_address', type: 'text' })
  toAddress: string;

  @Column({ type: 'jsonb', default: {} })
  facts: FactsByKind[EmailKind];

  /** A path that contains a secret; deleted as soon as the email is done. */
  @Column({ name: 'secret_link', type: 'text', nullable: true })
  secretLink: string | null;

  @Column({ name: 'booking_id', type: 'uuid', nullable: true })
  bookingId: string | null;

  // By name, because the modules of bookings and users are above this one.
  @ManyToOne('Booking', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'outbox_of_booking' })
  booking: unknown;

  /** The version of the booking that the email is about; the SEQUENCE of its calendar file. */
  @Column({ type: 'integer', nullable: true })
  version: number | null;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @ManyToOne('User', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'outbox_of_user' })
  user: unknown;

  /** A digest of the mailbox, if a client with an unverified address caused the email. */
  @Column({ name: 'unverified_mailbox', type: 'text', nullable: true })
  unverifiedMailbox: string | null;

  /** The language of the page where it was requested; null if none. The addressee's own choice takes precedence. */
  @Column({ type: 'text', nullable: true })
  lang: string | null;

  /** Postponed with every failed attempt. */
  @Column({ name: 'not_before', type: 'timestamptz' })
  notBefore: Date;

  /** After this the email is no longer useful. */
  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Column({ name: 'give_up_at', type: 'timestamptz' })
  giveUpAt: Date;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Until then, one instance is working on it. If that instance crashes, the email becomes available again. */
  @Column({ name: 'locked_until', type: 'timestamptz', nullable: true })
  lockedUntil: Date | null;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  @Column({ name: 'dropped_at', type: 'timestamptz', nullable: true })
  droppedAt: Date | null;

  @Column({ name: 'drop_reason', type: 'text', default: '' })
  dropReason: string;

  /**
   * Time since which it has been held for an admin's decision; null if none is needed. Held emails are also marked as
   * dropped: an older version that does not know this column must not send them.
   */
  @Column({ name: 'held_at', type: 'timestamptz', nullable: true })
  heldAt: Date | null;

  /** Time at which it was given up: no further attempt unless an admin retries it. */
  @Column({ name: 'failed_at', type: 'timestamptz', nullable: true })
  failedAt: Date | null;

  @Column({ name: 'last_error', type: 'text', default: '' })
  lastError: string;

  /** The text as sent, except for secrets. */
  @Column({ name: 'letter', type: 'jsonb', nullable: true })
  rendered: Pick<Email, 'subject' | 'text' | 'html' | 'calendar'> | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}

/** The required columns of a new email; the rest has defaults. */
export type NewEmail = Pick<
  OutboxEmail,
  'id' | 'kind' | 'toName' | 'toAddress' | 'facts' | 'notBefore' | 'giveUpAt' | 'createdAt'
> &
  Partial<
    Pick<
      OutboxEmail,
      | 'secretLink'
      | 'bookingId'
      | 'version'
      | 'userId'
      | 'unverifiedMailbox'
      | 'expiresAt'
      | 'droppedAt'
      | 'dropReason'
      | 'lang'
    >
  >;
