import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a client says of the salon. Shown only once it has been published. */
@Entity('reviews')
@Check('reviews_stars_one_to_five', 'stars BETWEEN 1 AND 5')
@Check('reviews_status_known', "status IN ('pending', 'published', 'hidden')")
@Index('reviews_by_status', ['status', 'createdAt'])
export class Review {
  @PrimaryGeneratedColumn('uuid')
  id: string;

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
  status: 'pending' | 'published' | 'hidden';

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
