import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ServiceAddOn } from './service-add-on.entity.js';

/** An add-on in one more language. What is null is not translated. */
@Entity('service_add_on_words')
export class ServiceAddOnWords {
  @PrimaryColumn({ name: 'add_on_id', type: 'uuid' })
  addOnId: string;

  /** BCP 47, as the program names it. Perhaps one that this version does not speak. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @ManyToOne(() => ServiceAddOn, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'add_on_id', foreignKeyConstraintName: 'service_add_on_words_of' })
  addOn: Relation<ServiceAddOn>;

  @Column({ type: 'text', nullable: true })
  title: string | null;

  /** Of the original when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
