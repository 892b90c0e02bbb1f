import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { TaxRate } from './tax-rate.entity.js';
import type { GiftCardTax, TillMode } from './domain/till-mode.js';

/** Settings of payments: one row, or none if they were never set. */
@Entity('till_settings')
@Check('till_settings_is_one', 'id = 1')
@Check('till_settings_mode_known', "mode IN ('off', 'elsewhere', 'record')")
@Check('till_settings_say_since', "(mode = 'off') = (since IS NULL)")
@Check('till_settings_rounding_not_negative', 'cash_rounding_cents >= 0')
@Check(
  'till_settings_limits_not_negative',
  'reception_refund_limit_cents >= 0 AND admin_refund_limit_cents >= 0',
)
@Check('till_settings_gift_card_tax_known', "gift_card_tax IN ('at-use', 'at-sale')")
@Check('till_settings_gift_cards_worth_something', 'gift_card_max_cents > 0')
@Check(
  'till_settings_receipts_fit',
  'char_length(legal_name) <= 120 AND char_length(vat_number) <= 40 AND char_length(receipt_note) <= 400',
)
@Check('till_settings_gift_cards_last', 'gift_card_years BETWEEN 5 AND 50')
export class TillSettings {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ type: 'text', default: 'off' })
  mode: TillMode;

  @Column({ type: 'timestamptz', nullable: true })
  since: Date | null;

  @Column({ name: 'tax_is_added', type: 'boolean', default: false })
  taxIsAdded: boolean;

  @Column({ name: 'default_tax_rate_id', type: 'uuid', nullable: true })
  defaultTaxRateId: string | null;

  @ManyToOne(() => TaxRate, { nullable: true })
  @JoinColumn({ name: 'default_tax_rate_id', foreignKeyConstraintName: 'till_settings_of_default_rate' })
  defaultTaxRate: TaxRate | null;

  @Column({ name: 'cash_rounding_cents', ...centsColumn, default: 0 })
  cashRoundingCents: number;

  @Column({ name: 'reception_refund_limit_cents', ...centsColumn, default: 5000 })
  receptionRefundLimitCents: number;

  @Column({ name: 'admin_refund_limit_cents', ...centsColumn, nullable: true })
  adminRefundLimitCents: number | null;

  @Column({ name: 'gift_card_tax', type: 'text', nullable: true })
  giftCardTax: GiftCardTax | null;

  @Column({ name: 'gift_card_max_cents', ...centsColumn, default: 50000 })
  giftCardMaxCents: number;

  @Column({ name: 'gift_card_years', type: 'smallint', nullable: true })
  giftCardYears: number | null;

  @Column({ name: 'limits_currency', type: 'character', length: 3, nullable: true })
  limitsCurrency: string | null;

  @Column({ name: 'legal_name', type: 'text', default: '' })
  legalName: string;

  @Column({ name: 'vat_number', type: 'text', default: '' })
  vatNumber: string;

  @Column({ name: 'receipt_note', type: 'text', default: '' })
  receiptNote: string;
}
