import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { User } from '../users/user.entity.js';

export const reviewStatuses = ['pending', 'published', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What a client says of the salon. Shown only once it has been published. */
@Entity('reviews')
@Check('reviews_stars_one_to_five', 'stars BETWEEN 1 AND 5')
@Check('reviews_status_known', "status IN ('pending', 'published', 'hidden')")
@Index('reviews_by_status', ['status', 'createdAt'])
@Index('reviews_by_client', ['clientId'], { where: 'client_id IS NOT NULL' })
export class Review {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Who wrote it; null for the words of somebody without an account. It goes when she goes. */
  @Column({ name: 'client_id', type: 'uuid', nullable: true })
  clientId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'client_id', foreignKeyConstraintName: 'reviews_of_client' })
  client: User | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: '' })
  title: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text', default: '' })
  img: string;

  @Column({ type: 'smallint' })
  stars: number;

  @Column({ type: 'text', default: 'pending' })
  status: ReviewStatus;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
