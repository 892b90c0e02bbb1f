import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ServiceAddOn } from './service-add-on.entity.js';

/** An add-on's texts in another language. Null means untranslated. */
@Entity('service_add_on_words')
export class ServiceAddOnWords {
  @PrimaryColumn({ name: 'add_on_id', type: 'uuid' })
  addOnId: string;

  /** BCP 47, as used by the app. May be a language that this version does not support. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @ManyToOne(() => ServiceAddOn, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'add_on_id', foreignKeyConstraintName: 'service_add_on_words_of' })
  addOn: Relation<ServiceAddOn>;

  @Column({ type: 'text', nullable: true })
  title: string | null;

  /** Hash of the original text when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
