import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/**
 * A link in an email that lets its reader move or cancel one booking without logging in. It works as long as the
 * booking starts when the email said. A trigger deletes it when the booking gets another client or address.
 */
@Entity('booking_links')
@Index('booking_links_by_booking', ['bookingId'])
export class BookingLink {
  /** SHA-256 of the secret in the link, so a leaked table gives no access. */
  @PrimaryColumn({ name: 'code_hash', type: 'bytea' })
  codeHash: Buffer;

  @Column({ name: 'booking_id', type: 'uuid' })
  bookingId: string;

  // By name, because the bookings module is above this one.
  @ManyToOne('Booking', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'booking_links_of_booking' })
  booking: unknown;

  /** The booking's start when the email was sent. */
  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt: Date;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
