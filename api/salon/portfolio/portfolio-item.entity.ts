import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { MediaItem } from '../../platform/media/media-item.entity.js';
import { Service } from '../services/service.entity.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import { PortfolioWords } from './portfolio-words.entity.js';

/** A portfolio entry: a piece of the salon's work. */
@Entity('portfolio_items')
@Check('portfolio_items_title_given', "title <> ''")
@Check(
  'portfolio_items_img_has_a_size',
  '(img_width IS NULL) = (img_height IS NULL) AND img_width > 0 AND img_height > 0',
)
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

  /** Path of a bundled picture, shown if the salon has not uploaded one. */
  @Column({ type: 'text', default: '' })
  img: string;

  /** The size of that picture in pixels; null without one. */
  @Column({ name: 'img_width', type: 'smallint', nullable: true })
  imgWidth: number | null;

  @Column({ name: 'img_height', type: 'smallint', nullable: true })
  imgHeight: number | null;

  @Column({ name: 'picture_id', type: 'uuid', nullable: true })
  pictureId: string | null;

  @ManyToOne(() => MediaItem, { nullable: true })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'portfolio_items_picture' })
  picture: MediaItem | null;

  /** Path of a bundled picture of how it was before, as large as `img`; empty without one. */
  @Column({ name: 'before_img', type: 'text', default: '' })
  beforeImg: string;

  @Column({ name: 'before_picture_id', type: 'uuid', nullable: true })
  beforePictureId: string | null;

  @ManyToOne(() => MediaItem, { nullable: true })
  @JoinColumn({ name: 'before_picture_id', foreignKeyConstraintName: 'portfolio_items_before_picture' })
  beforePicture: MediaItem | null;

  /** The service to book for it; null without one, or after it was deleted. */
  @Column({ name: 'service_id', type: 'uuid', nullable: true })
  serviceId: string | null;

  @ManyToOne(() => Service, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'portfolio_items_service' })
  service: Service | null;

  /** The team member whose work it is; null without one, or after they were deleted. */
  @Column({ name: 'staff_id', type: 'uuid', nullable: true })
  staffId: string | null;

  @ManyToOne(() => StaffMember, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'portfolio_items_staff' })
  member: StaffMember | null;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  @Column({ name: 'is_published', type: 'boolean', default: true })
  isPublished: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @OneToMany(() => PortfolioWords, (words) => words.item)
  words: Relation<PortfolioWords[]>;
}
