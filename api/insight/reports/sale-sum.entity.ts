import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';

/** What the sales of a business day come to, of one thing: kept by a trigger, in the transaction of each sale. */
@Entity('sale_sums')
export class SaleSum {
  @PrimaryColumn({ name: 'business_day', type: 'date' })
  businessDay: string;

  /** `sale`, `rounding`, `payment`, `tip`, `tax`, a kind of line, or `staff-` and a kind of line. */
  @PrimaryColumn({ type: 'text' })
  figure: string;

  /** Whose or of what: an id, a way to pay, a rate of tax with what it was then; empty where there is only one. */
  @PrimaryColumn({ type: 'text' })
  subject: string;

  @PrimaryColumn({ type: 'character', length: 3 })
  currency: string;

  @Column({ type: 'bigint' })
  quantity: string;

  @Column(centsColumn)
  cents: number;

  /** Without tax; nothing where that makes no sense. */
  @Column({ name: 'net_cents', ...centsColumn })
  netCents: number;
}
