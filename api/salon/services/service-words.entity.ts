import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Service } from './service.entity.js';

/** A service in one more language. What is null is not translated. */
@Entity('service_words')
export class ServiceWords {
  @PrimaryColumn({ name: 'service_id', type: 'uuid' })
  serviceId: string;

  /** BCP 47, as the program names it. Perhaps one that this version does not speak. */
  @PrimaryColumn({ type: 'text' })
  lang: string;

  @ManyToOne(() => Service, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'service_words_of' })
  service: Relation<Service>;

  @Column({ type: 'text', nullable: true })
  title: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Of the original when this was written. */
  @Column({ name: 'source_hash', type: 'text' })
  sourceHash: string;
}
