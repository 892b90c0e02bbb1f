import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';

/** Daily sales totals, maintained by a trigger within each sale's transaction. */
@Entity('sale_sums')
export class SaleSum {
  @PrimaryColumn({ name: 'business_day', type: 'date' })
  businessDay: string;

  /** `sale`, `rounding`, `payment`, `tip`, `tax`, a line kind, or `staff-` plus a line kind. */
  @PrimaryColumn({ type: 'text' })
  figure: string;

  /** The subject: an id, a payment method, a tax rate with its value at the time; empty if there is only one. */
  @PrimaryColumn({ type: 'text' })
  subject: string;

  @PrimaryColumn({ type: 'character', length: 3 })
  currency: string;

  @Column({ type: 'bigint' })
  quantity: string;

  @Column(centsColumn)
  cents: number;

  /** Excludes tax; zero where that has no meaning. */
  @Column({ name: 'net_cents', ...centsColumn })
  netCents: number;
}
