import { ApiProperty } from '@nestjs/swagger';
import { CurrencyView, toCurrencyView } from '../../salon/salon/salon.view.js';
import { toPrice } from '../../common/money/currency-step.js';
import { type LineKind, lineKinds, type SaleKind, saleKinds } from './sale-kinds.js';
import { saleLabelOf } from './sale-label.js';
import type { SaleNames } from './sale-names.repository.js';
import type { FullSale } from './sales.repository.js';
import { paidCentsOf } from './to-sale-view.js';
import { type PaymentMethod, paymentMethods } from '../till-settings/payment-methods.js';

export class OwnSaleLineView {
  @ApiProperty({ enum: lineKinds })
  kind: LineKind;
  title: string;

  /** The team member who did or sold it; empty without one. */
  staffName: string;
  quantity: number;

  /** The unit price, with tax unless tax is added. */
  unitPrice: number;
  discount: number;
  tax: number;

  /** The amount paid for it, or refunded. */
  total: number;

  /** The message on a gift card; empty for none. */
  message: string;
}

export class OwnSaleTipView {
  staffName: string;
  amount: number;
}

export class OwnSalePaymentView {
  @ApiProperty({ enum: paymentMethods })
  method: PaymentMethod;
  amount: number;

  /** The reference at the card terminal or the bank. */
  reference: string;

  /** The end of the gift card's code. */
  @ApiProperty({ type: String, nullable: true })
  giftCardLast4: string | null;
}

/** A sale or refund in a client's data export. The reason for a discount or refund is the salon's internal note. */
export class OwnSaleView {
  @ApiProperty({ enum: saleKinds })
  kind: SaleKind;

  /** Its number, as on the receipt; null if another till took payment. */
  @ApiProperty({ type: String, nullable: true })
  label: string | null;

  /** For a refund: the number of the sale. */
  @ApiProperty({ type: String, nullable: true })
  ofSale: string | null;

  /** The reference of its booking. */
  visit: string;

  /** Instant, ISO 8601 in UTC. */
  madeAt: string;
  lines: OwnSaleLineView[];
  discount: number;
  tax: number;
  tip: number;
  tips: OwnSaleTipView[];

  /** For cash. */
  rounding: number;

  /** The amount paid or refunded, tips and rounding included. */
  total: number;
  payments: OwnSalePaymentView[];
  currency: CurrencyView;
}

export function toOwnSaleView({ sale, lines, payments, tips }: FullSale, names: SaleNames): OwnSaleView {
  const original = sale.ofSaleId === null ? undefined : names.sales.get(sale.ofSaleId);
  const nameOf = (staffId: string | null): string =>
    (staffId === null ? undefined : names.staff.get(staffId)) ?? '';
  return {
    kind: sale.kind,
    label: saleLabelOf(sale),
    ofSale: original ? saleLabelOf(original) : null,
    visit: (sale.bookingId === null ? undefined : names.bookings.get(sale.bookingId))?.reference ?? '',
    madeAt: sale.madeAt.toISOString(),
    lines: lines.map((line) => ({
      kind: line.kind,
      title: line.title,
      staffName: nameOf(line.staffId),
      quantity: line.quantity,
      unitPrice: toPrice(line.unitPriceCents),
      discount: toPrice(line.discountCents),
      tax: toPrice(line.taxCents),
      total: toPrice(line.payableCents),
      message: (line.giftCardId === null ? undefined : names.cards.get(line.giftCardId)?.message) ?? '',
    })),
    discount: toPrice(sale.discountCents),
    tax: toPrice(sale.taxCents),
    tip: toPrice(sale.tipCents),
    tips: tips.map(({ staffId, cents }) => ({ staffName: nameOf(staffId), amount: toPrice(cents) })),
    rounding: toPrice(sale.roundingCents),
    total: toPrice(paidCentsOf(sale)),
    payments: payments.map(({ method, cents, reference, giftCardId }) => ({
      method: method,
      amount: toPrice(cents),
      reference,
      giftCardLast4: (giftCardId === null ? undefined : names.cards.get(giftCardId)?.last4) ?? null,
    })),
    currency: toCurrencyView(sale.currency),
  };
}
