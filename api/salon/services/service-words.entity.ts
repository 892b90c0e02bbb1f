import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Service } from './service.entity.js';

/** A service's texts in another language. Null means untranslated. */
@Entity('service_words')
export class ServiceWords {
  @PrimaryColumn({ name: 'service_id', type: 'uuid' })
  serviceId: string;

  /** BCP 47, as used by the app. May be a language that this version does not support. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @ManyToOne(() => Service, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'service_words_of' })
  service: Relation<Service>;

  @Column({ type: 'text', nullable: true })
  title: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text', nullable: true })
  steps: string | null;

  @Column({ type: 'text', nullable: true })
  aftercare: string | null;

  /** Hash of the original text when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
