import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { TaxRate } from '../till-settings/tax-rate.entity.js';

/** A product that clients can buy. Never deleted once it has been sold. */
@Entity('products')
@Check('products_named', "title <> ''")
@Check('products_price_not_negative', 'price_cents >= 0')
@Check('products_low_stock_not_negative', 'low_stock >= 0')
@Check('products_barcode_readable', "barcode ~ '^[!-~]{3,48}$'")
@Index('products_by_barcode', ['barcode'], { unique: true, where: 'archived_at IS NULL' })
export class Product {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ name: 'price_cents', ...centsColumn })
  priceCents: number;

  @Column({ name: 'tax_rate_id', type: 'uuid', nullable: true })
  taxRateId: string | null;

  @ManyToOne(() => TaxRate, { nullable: true })
  @JoinColumn({ name: 'tax_rate_id', foreignKeyConstraintName: 'products_of_tax_rate' })
  taxRate: TaxRate | null;

  @Column({ type: 'integer', default: 0 })
  stock: number;

  @Column({ name: 'low_stock', type: 'integer', nullable: true })
  lowStock: number | null;

  @Column({ type: 'text', nullable: true })
  barcode: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;
}
