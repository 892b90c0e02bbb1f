import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { TaxRate } from './tax-rate.entity.js';

/** A tax's rate from a day on. */
@Entity('tax_rate_changes')
@Check('tax_rate_changes_sane', 'rate_bp BETWEEN 0 AND 5000')
export class TaxRateChange {
  @PrimaryColumn({ name: 'tax_rate_id', type: 'uuid' })
  taxRateId: string;

  @ManyToOne(() => TaxRate, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'tax_rate_id', foreignKeyConstraintName: 'tax_rate_changes_of_rate' })
  taxRate: TaxRate;

  @PrimaryColumn({ name: 'from_day', type: 'date' })
  fromDay: LocalDate;

  @Column({ name: 'rate_bp', type: 'integer' })
  rateBp: number;
}
