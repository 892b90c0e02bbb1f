import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/**
 * A link in an email with which its reader moves or cancels one booking without logging in. It is good while the booking starts
 * when the email said; a trigger deletes it when the booking gets another client or address.
 */
@Entity('booking_links')
@Index('booking_links_by_booking', ['bookingId'])
export class BookingLink {
  /** SHA-256 of the secret in the link; nobody who reads the table can follow it. */
  @PrimaryColumn({ name: 'code_hash', type: 'bytea' })
  codeHash: Buffer;

  @Column({ name: 'booking_id', type: 'uuid' })
  bookingId: string;

  // By name, because the module of bookings is above this one.
  @ManyToOne('Booking', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'booking_links_of_booking' })
  booking: unknown;

  /** When the booking was to start. */
  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt: Date;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
