import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { ReceiptHead } from '../till-settings/receipt-head.entity.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { Booking } from '../../booking/booking-records/booking.entity.js';
import type { TillMode } from '../till-settings/domain/till-mode.js';
import type { SaleKind } from './sale-kinds.js';

/** A sale, for a visit or without one, or a refund. A trigger refuses changes except to who undid it. */
@Entity('sales')
@Unique('sales_number_once', ['kind', 'number'])
@Check('sales_kind_known', "kind IN ('sale', 'refund')")
@Check('sales_mode_known', "mode IN ('elsewhere', 'record')")
@Check('sales_recorded_have_numbers', "(mode = 'record') = (number IS NOT NULL)")
@Check('sales_recorded_are_closed', "(mode = 'record') = (close_number IS NOT NULL)")
@Check('sales_refund_something', "(kind = 'refund') = (of_sale_id IS NOT NULL)")
@Check('sales_only_refunds_undo', "kind = 'refund' OR NOT is_undo")
@Check('sales_only_sales_are_undone', "kind = 'sale' OR undone_by IS NULL")
@Check(
  'sales_amounts_not_negative',
  'discount_cents >= 0 AND tax_cents >= 0 AND total_cents >= 0 AND tip_cents >= 0',
)
@Index('sales_booking_paid_once', ['bookingId'], {
  unique: true,
  where: "kind = 'sale' AND undone_by IS NULL",
})
@Index('sales_by_day', ['businessDay', 'madeAt', 'id'])
@Index('sales_by_close', ['closeNumber'], { where: 'close_number IS NOT NULL' })
@Index('sales_by_booking', ['bookingId'], { where: 'booking_id IS NOT NULL' })
@Index('sales_by_sale', ['ofSaleId'], { where: 'of_sale_id IS NOT NULL' })
export class Sale {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  kind: SaleKind;

  @Column({ type: 'text' })
  mode: TillMode;

  @Column({ type: 'integer', nullable: true })
  number: number | null;

  /** Number of the close that covers it, possibly still to come; null if another till takes the money. Set by a trigger. */
  @Column({ name: 'close_number', type: 'integer', nullable: true, insert: false })
  closeNumber: number | null;

  @Column({ name: 'business_day', type: 'date' })
  businessDay: LocalDate;

  @Column({ name: 'made_at', type: 'timestamptz' })
  madeAt: Date;

  @Column({ name: 'booking_id', type: 'uuid', nullable: true })
  bookingId: string | null;

  @ManyToOne(() => Booking, { nullable: true })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'sales_of_booking' })
  booking: Booking | null;

  @Column({ name: 'of_sale_id', type: 'uuid', nullable: true })
  ofSaleId: string | null;

  @ManyToOne(() => Sale, { nullable: true })
  @JoinColumn({ name: 'of_sale_id', foreignKeyConstraintName: 'sales_of_sale' })
  ofSale: Sale | null;

  @Column({ type: 'character', length: 3 })
  currency: string;

  @Column({ name: 'tax_is_added', type: 'boolean' })
  taxIsAdded: boolean;

  @Column({ name: 'discount_cents', ...centsColumn, default: 0 })
  discountCents: number;

  @Column({ name: 'tax_cents', ...centsColumn, default: 0 })
  taxCents: number;

  @Column({ name: 'total_cents', ...centsColumn })
  totalCents: number;

  @Column({ name: 'tip_cents', ...centsColumn, default: 0 })
  tipCents: number;

  @Column({ name: 'rounding_cents', ...centsColumn, default: 0 })
  roundingCents: number;

  @Column({ type: 'text', default: '' })
  reason: string;

  @Column({ name: 'is_undo', type: 'boolean', default: false })
  isUndo: boolean;

  @Column({ name: 'undone_by', type: 'uuid', nullable: true })
  undoneBy: string | null;

  @ManyToOne(() => Sale, { deferrable: 'INITIALLY DEFERRED', nullable: true })
  @JoinColumn({ name: 'undone_by', foreignKeyConstraintName: 'sales_undone' })
  undoneBySale: Sale | null;

  /** The head its receipt was printed with; null for sales from before heads were stored. */
  @Column({ name: 'receipt_head_id', type: 'uuid', nullable: true })
  receiptHeadId: string | null;

  @ManyToOne(() => ReceiptHead, { nullable: true })
  @JoinColumn({ name: 'receipt_head_id', foreignKeyConstraintName: 'sales_of_receipt_head' })
  receiptHead: ReceiptHead | null;

  @Column({ name: 'sold_by', type: 'uuid', nullable: true })
  soldBy: string | null;
}
