import {
  Check,
  Column,
  Entity,
  Index,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { MediaWords } from './media-words.entity.js';

/**
 * One of the salon's own pictures. The row is written after its files and deleted before them, so every row has its
 * files.
 */
@Entity('media')
@Unique('media_name_once', ['name'])
@Unique('media_content_once', ['contentHash'])
@Check('media_focus_inside', 'focus_x_percent BETWEEN 0 AND 100 AND focus_y_percent BETWEEN 0 AND 100')
@Check('media_has_size', 'width > 0 AND height > 0')
@Check('media_colour_is_hex', "colour ~ '^#[0-9a-f]{6}$'")
@Index('media_by_age', ['createdAt', 'id'])
export class MediaItem {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The prefix of its file names: a salted hash of the upload, not used for anything else. */
  @Column({ type: 'text' })
  name: string;

  /** Detects that a picture is uploaded again. */
  @Column({ name: 'content_hash', type: 'text' })
  contentHash: string;

  /** The alt text; empty for a decorative picture. */
  @Column({ type: 'text', default: '' })
  alt: string;

  /** The focal point, which stays visible when the picture is cropped: from the left and from the top. */
  @Column({ name: 'focus_x_percent', type: 'smallint', default: 50 })
  focusXPercent: number;

  @Column({ name: 'focus_y_percent', type: 'smallint', default: 50 })
  focusYPercent: number;

  /** Size of the largest file, in pixels. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  /** Shown until the picture has loaded. */
  @Column({ type: 'text' })
  colour: string;

  /** The widths of its files, smallest first. */
  @Column({ type: 'jsonb' })
  widths: number[];

  /** Uploaded as the salon's logo. Anyone may have it drawn for light and dark grounds. */
  @Column({ name: 'is_logo', type: 'boolean', default: false })
  isLogo: boolean;

  /** When it was first shown on a page; null until then. */
  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @OneToMany(() => MediaWords, (words) => words.item)
  words: Relation<MediaWords[]>;
}
