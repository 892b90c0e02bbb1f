import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ServiceCategory } from './service-category.entity.js';

/** A category's title in another language. Null means untranslated. */
@Entity('service_category_words')
export class ServiceCategoryWords {
  @PrimaryColumn({ name: 'category_id', type: 'uuid' })
  categoryId: string;

  /** BCP 47, as used by the app. May be a language that this version does not support. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @ManyToOne(() => ServiceCategory, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'service_category_words_of' })
  category: Relation<ServiceCategory>;

  @Column({ type: 'text', nullable: true })
  title: string | null;

  /** Hash of the original text when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
