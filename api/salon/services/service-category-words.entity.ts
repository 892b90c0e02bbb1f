import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ServiceCategory } from './service-category.entity.js';

/** A category in one more language. What is null is not translated. */
@Entity('service_category_words')
export class ServiceCategoryWords {
  @PrimaryColumn({ name: 'category_id', type: 'uuid' })
  categoryId: string;

  /** BCP 47, as the program names it. Perhaps one that this version does not speak. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @ManyToOne(() => ServiceCategory, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'service_category_words_of' })
  category: Relation<ServiceCategory>;

  @Column({ type: 'text', nullable: true })
  title: string | null;

  /** Of the original when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
