import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MediaItem } from './media-item.entity.js';

/** The alt text of a picture in another language. Null means untranslated. */
@Entity('media_words')
export class MediaWords {
  @PrimaryColumn({ name: 'media_id', type: 'uuid' })
  mediaId: string;

  /** BCP 47, as used by the app. May be a language that this version does not support. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @ManyToOne(() => MediaItem, (item) => item.words, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'media_id', foreignKeyConstraintName: 'media_words_of' })
  item: Relation<MediaItem>;

  @Column({ type: 'text', nullable: true })
  alt: string | null;

  /** Hash of the original text when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
