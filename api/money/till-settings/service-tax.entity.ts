import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Service } from '../../salon/services/service.entity.js';
import { TaxRate } from './tax-rate.entity.js';

/** A service's tax, if it differs from the usual one. */
@Entity('service_taxes')
export class ServiceTax {
  @PrimaryColumn({ name: 'service_id', type: 'uuid' })
  serviceId: string;

  @ManyToOne(() => Service, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'service_taxes_of_service' })
  service: Service;

  @Column({ name: 'tax_rate_id', type: 'uuid' })
  taxRateId: string;

  @ManyToOne(() => TaxRate, { nullable: false })
  @JoinColumn({ name: 'tax_rate_id', foreignKeyConstraintName: 'service_taxes_of_rate' })
  taxRate: TaxRate;
}
