import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Booking } from '../booking-records/booking.entity.js';
import { User } from '../../people/users/user.entity.js';

export const reviewStatuses = ['pending', 'published', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** A client's review. Shown only once it has been published. */
@Entity('reviews')
@Check('reviews_stars_one_to_five', 'stars BETWEEN 1 AND 5')
@Check('reviews_status_known', "status IN ('pending', 'published', 'hidden')")
@Check('reviews_answered_says_when', "(answer = '') = (answered_at IS NULL)")
@Check('reviews_portrait_has_a_name', '(portrait IS NULL) = (portrait_name IS NULL)')
@Check('reviews_portrait_is_small', 'octet_length(portrait) <= 65536')
@Unique('reviews_once_per_visit', ['bookingId'])
@Unique('reviews_portrait_name', ['portraitName'])
@Index('reviews_by_status', ['status', 'createdAt'])
@Index('reviews_by_folded_letters', { synchronize: false })
@Index('reviews_by_client', ['clientId'], { where: 'client_id IS NOT NULL' })
export class Review {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The author's account; null for an author without one. Deleted with the account. */
  @Column({ name: 'client_id', type: 'uuid', nullable: true })
  clientId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'client_id', foreignKeyConstraintName: 'reviews_of_client' })
  client: User | null;

  /** The reviewed booking; null for a review of the salon as a whole. */
  @Column({ name: 'booking_id', type: 'uuid', nullable: true })
  bookingId: string | null;

  @ManyToOne(() => Booking, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'reviews_of_booking' })
  booking: Booking | null;

  @Column({ type: 'text' })
  name: string;

  /** Company and designation, or whatever else the author wants under their name. */
  @Column({ type: 'text', default: '' })
  title: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text', default: '' })
  img: string;

  /** A small picture of the author, as WebP. It is read by its name alone, and never with the review. */
  @Column({ type: 'bytea', nullable: true, select: false })
  portrait: Buffer | null;

  @Column({ name: 'portrait_name', type: 'text', nullable: true })
  portraitName: string | null;

  @Column({ type: 'smallint' })
  stars: number;

  @Column({ type: 'text', default: 'pending' })
  status: ReviewStatus;

  /** Incremented with every change of the text, so that nothing is published unread. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ name: 'hidden_reason', type: 'text', default: '' })
  hiddenReason: string;

  /** The salon's answer, shown below the review. */
  @Column({ type: 'text', default: '' })
  answer: string;

  @Column({ name: 'answered_at', type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
