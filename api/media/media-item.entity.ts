import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A picture of the salon's own. The row comes after its files and goes before them, so no row lacks its files. */
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

  /** What the names of its files begin with: a hash of what was sent, never used again for anything else. */
  @Column({ type: 'text' })
  name: string;

  /** By which the same picture, sent again, is known. */
  @Column({ name: 'content_hash', type: 'text' })
  contentHash: string;

  /** What somebody is told who does not see it; empty when it is mere decoration. */
  @Column({ type: 'text', default: '' })
  alt: string;

  /** What must stay in sight when the picture is cropped, from the left and from the top. */
  @Column({ name: 'focus_x_percent', type: 'smallint', default: 50 })
  focusXPercent: number;

  @Column({ name: 'focus_y_percent', type: 'smallint', default: 50 })
  focusYPercent: number;

  /** Of its largest file, in pixels. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  /** Shown in its place until it arrives. */
  @Column({ type: 'text' })
  colour: string;

  /** The widths it is kept in, the smallest first. */
  @Column({ type: 'jsonb' })
  widths: number[];

  /** When it was first found on a page; null for one that nothing has shown yet. */
  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
