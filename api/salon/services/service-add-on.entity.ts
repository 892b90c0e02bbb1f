import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { Service } from './service.entity.js';
import type { ServiceAddOnWords } from './service-add-on-words.entity.js';

/** An extra that lengthens a service and adds to its price. */
@Entity('service_add_ons')
@Check('service_add_ons_sane', 'price_cents >= 0 AND extra_minutes BETWEEN 0 AND 240')
@Index('service_add_ons_by_service', ['serviceId'])
export class ServiceAddOn {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'service_id', type: 'uuid' })
  serviceId: string;

  @ManyToOne(() => Service, (service) => service.addOns, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'service_add_ons_of_service' })
  service: Relation<Service>;

  @Column({ type: 'text' })
  title: string;

  @Column({ name: 'price_cents', ...centsColumn })
  priceCents: number;

  @Column({ name: 'extra_minutes', type: 'smallint', default: 0 })
  extraMinutes: number;

  @Column({ type: 'smallint', default: 0 })
  position: number;

  /** Not a column: see `Service.words`. */
  words: ServiceAddOnWords[];
}
