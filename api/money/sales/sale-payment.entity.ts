import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { GiftCard } from '../gift-cards/gift-card.entity.js';
import { Sale } from './sale.entity.js';
import type { PaymentMethod } from '../till-settings/payment-methods.js';

/** A payment by one method. A trigger refuses changes. */
@Entity('sale_payments')
@Unique('sale_payments_position_once', ['saleId', 'position'])
@Check('sale_payments_method_known', "method IN ('cash', 'card', 'transfer', 'gift-card', 'elsewhere')")
@Check('sale_payments_pay_something', 'cents > 0')
@Check(
  'sale_payments_tender_enough',
  "tendered_cents IS NULL OR (method = 'cash' AND tendered_cents >= cents)",
)
@Check('sale_payments_by_a_gift_card', "(method = 'gift-card') = (gift_card_id IS NOT NULL)")
@Check(
  'sale_payments_prepaid_in_gift_cards',
  'prepaid_tax_cents BETWEEN 0 AND cents AND (prepaid_tax_cents = 0 OR gift_card_id IS NOT NULL)',
)
@Index('sale_payments_by_gift_card', ['giftCardId'], { where: 'gift_card_id IS NOT NULL' })
export class SalePayment {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'sale_id', type: 'uuid' })
  saleId: string;

  @ManyToOne(() => Sale, { nullable: false })
  @JoinColumn({ name: 'sale_id', foreignKeyConstraintName: 'sale_payments_of_sale' })
  sale: Sale;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ type: 'text' })
  method: PaymentMethod;

  @Column(centsColumn)
  cents: number;

  @Column({ name: 'tendered_cents', ...centsColumn, nullable: true })
  tenderedCents: number | null;

  @Column({ type: 'text', default: '' })
  reference: string;

  @Column({ name: 'gift_card_id', type: 'uuid', nullable: true })
  giftCardId: string | null;

  /** For a single-purpose gift card: the tax from its sale that goes with this payment. */
  @Column({ name: 'prepaid_tax_cents', ...centsColumn, default: 0 })
  prepaidTaxCents: number;

  @ManyToOne(() => GiftCard, { nullable: true })
  @JoinColumn({ name: 'gift_card_id', foreignKeyConstraintName: 'sale_payments_of_gift_card' })
  giftCard: GiftCard | null;
}
