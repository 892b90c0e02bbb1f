import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { GiftCard } from '../gift-cards/gift-card.entity.js';
import { Product } from '../products/product.entity.js';
import { Sale } from './sale.entity.js';
import { Service } from '../../salon/services/service.entity.js';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import { TaxRate } from '../till-settings/tax-rate.entity.js';
import type { LineKind } from './sale-kinds.js';

/** One sold item. A trigger refuses changes except to its refunded amounts. */
@Entity('sale_lines')
@Unique('sale_lines_position_once', ['saleId', 'position'])
@Check('sale_lines_kind_known', "kind IN ('service', 'product', 'gift-card', 'fee')")
@Check('sale_lines_quantity_is_sane', 'quantity BETWEEN 1 AND 99')
@Check(
  'sale_lines_amounts_not_negative',
  'unit_price_cents >= 0 AND discount_cents >= 0 AND net_cents >= 0 AND tax_cents >= 0',
)
@Check('sale_lines_tax_is_sane', 'tax_rate_bp BETWEEN 0 AND 5000')
@Check('sale_lines_add_up', 'payable_cents = net_cents + tax_cents + prepaid_tax_cents')
@Check(
  'sale_lines_price_adds_up',
  'quantity * unit_price_cents - discount_cents IN (net_cents, payable_cents) OR (voucher_cents > 0 AND quantity * unit_price_cents - discount_cents <= payable_cents)',
)
@Check(
  'sale_lines_vouchers_pay_no_more',
  'voucher_cents BETWEEN 0 AND payable_cents AND prepaid_tax_cents BETWEEN 0 AND voucher_cents',
)
@Check('sale_lines_refund_no_more', 'refunded_cents BETWEEN 0 AND payable_cents')
@Index('sale_lines_by_gift_card', ['giftCardId'], { where: 'gift_card_id IS NOT NULL' })
export class SaleLine {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'sale_id', type: 'uuid' })
  saleId: string;

  @ManyToOne(() => Sale, { nullable: false })
  @JoinColumn({ name: 'sale_id', foreignKeyConstraintName: 'sale_lines_of_sale' })
  sale: Sale;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ type: 'text' })
  kind: LineKind;

  @Column({ name: 'of_line_id', type: 'uuid', nullable: true })
  ofLineId: string | null;

  @ManyToOne(() => SaleLine, { nullable: true })
  @JoinColumn({ name: 'of_line_id', foreignKeyConstraintName: 'sale_lines_of_line' })
  ofLine: SaleLine | null;

  @Column({ name: 'booking_line_id', type: 'uuid', nullable: true })
  bookingLineId: string | null;

  @Column({ name: 'service_id', type: 'uuid', nullable: true })
  serviceId: string | null;

  @ManyToOne(() => Service, { nullable: true })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'sale_lines_of_service' })
  service: Service | null;

  @Column({ name: 'product_id', type: 'uuid', nullable: true })
  productId: string | null;

  @ManyToOne(() => Product, { nullable: true })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'sale_lines_of_product' })
  product: Product | null;

  @Column({ name: 'gift_card_id', type: 'uuid', nullable: true })
  giftCardId: string | null;

  @ManyToOne(() => GiftCard, { nullable: true })
  @JoinColumn({ name: 'gift_card_id', foreignKeyConstraintName: 'sale_lines_of_gift_card' })
  giftCard: GiftCard | null;

  @Column({ name: 'staff_id', type: 'uuid', nullable: true })
  staffId: string | null;

  @ManyToOne(() => StaffMember, { nullable: true })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'sale_lines_of_staff' })
  staff: StaffMember | null;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'smallint' })
  quantity: number;

  @Column({ name: 'unit_price_cents', ...centsColumn })
  unitPriceCents: number;

  @Column({ name: 'discount_cents', ...centsColumn, default: 0 })
  discountCents: number;

  @Column({ name: 'discount_reason', type: 'text', default: '' })
  discountReason: string;

  @Column({ name: 'tax_rate_id', type: 'uuid', nullable: true })
  taxRateId: string | null;

  @ManyToOne(() => TaxRate, { nullable: true })
  @JoinColumn({ name: 'tax_rate_id', foreignKeyConstraintName: 'sale_lines_of_tax_rate' })
  taxRate: TaxRate | null;

  /** The tax's name at the sale; empty without tax, and for sales from before it was recorded. */
  @Column({ name: 'tax_name', type: 'text', default: '' })
  taxName: string;

  @Column({ name: 'tax_rate_bp', type: 'integer', default: 0 })
  taxRateBp: number;

  @Column({ name: 'net_cents', ...centsColumn })
  netCents: number;

  @Column({ name: 'tax_cents', ...centsColumn, default: 0 })
  taxCents: number;

  @Column({ name: 'payable_cents', ...centsColumn })
  payableCents: number;

  /** The part paid by single-purpose gift cards, which is not taxed again. */
  @Column({ name: 'voucher_cents', ...centsColumn, default: 0 })
  voucherCents: number;

  /** The tax in that part, due when the cards were sold. */
  @Column({ name: 'prepaid_tax_cents', ...centsColumn, default: 0 })
  prepaidTaxCents: number;

  @Column({ name: 'refunded_cents', ...centsColumn, default: 0 })
  refundedCents: number;
}
