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
import { StaffWords } from './staff-words.entity.js';

/** A person whom clients can book. */
@Entity('staff')
@Check('staff_name_given', "name <> ''")
export class StaffMember {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  name: string;

  /** The title on the public page, for example "Colour specialist". */
  @Column({ type: 'text', default: '' })
  role: string;

  @Column({ type: 'text', default: '' })
  introduction: string;

  /** ISO 639 codes of the languages they speak with clients. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  languages: string[];

  /** Path of a bundled portrait; the salon's own picture takes precedence. */
  @Column({ type: 'text', default: '' })
  img: string;

  @Column({ name: 'picture_id', type: 'uuid', nullable: true })
  pictureId: string | null;

  @ManyToOne(() => MediaItem, { nullable: true })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'staff_picture' })
  picture: MediaItem | null;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  @Column({ type: 'boolean', default: true })
  active: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @OneToMany(() => StaffWords, (words) => words.member)
  words: Relation<StaffWords[]>;
}
