import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { MediaItem } from '../media/media-item.entity.js';

/** A piece of work that the salon shows. */
@Entity('portfolio_items')
@Check('portfolio_items_title_given', "title <> ''")
export class PortfolioItem {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  title: string;

  /** The small line above the title. */
  @Column({ type: 'text', default: 'SUBTITLE' })
  subtitle: string;

  @Column({ type: 'text', default: '' })
  description: string;

  /** Path of a picture that comes with the app, shown when the salon has given none of its own. */
  @Column({ type: 'text', default: '' })
  img: string;

  @Column({ name: 'picture_id', type: 'uuid', nullable: true })
  pictureId: string | null;

  @ManyToOne(() => MediaItem, { nullable: true })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'portfolio_items_picture' })
  picture: MediaItem | null;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  @Column({ name: 'is_published', type: 'boolean', default: true })
  isPublished: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
