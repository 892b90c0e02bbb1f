import { ApiProperty } from '@nestjs/swagger';
import { CurrencyView } from '../../salon/salon/salon.view.js';

export class VatLineView {
  /** Empty for what has no tax. */
  name: string;

  /** Null for what has no tax. */
  @ApiProperty({ type: Number, nullable: true })
  ratePercent: number | null;
  net: number;
  tax: number;
  gross: number;
}

/** The tax of some business days, refunds taken off. */
export class VatView {
  from: string;
  to: string;
  currency: CurrencyView;

  /** Of services and products, by rate: one that changed in these days is there twice. Gift cards taxed at their sale are among them. */
  lines: VatLineView[];
  total: VatLineView;

  /** What clients can still spend with gift cards at the end of the last day. */
  giftCardLiability: number;

  /** The tax in that which was due when the cards were sold. */
  giftCardTax: number;
}

export class BookAccountView {
  key: string;

  /** `paid` for a payment method, else what the amount is for. `service-voucher` and `product-voucher` are what gift cards taxed at their sale paid for. */
  @ApiProperty({
    enum: [
      ...['paid', 'service', 'service-voucher', 'product', 'product-voucher', 'gift-card', 'tip', 'rounding'],
      ...['bank', 'owner', 'payroll', 'over-short', 'expense'],
    ],
  })
  kind: string;

  /** Of `expense`: what cash was paid out for. */
  @ApiProperty({ type: String, nullable: true })
  category: string | null;

  /** Of `paid`: the payment method, or `voucher` for gift cards taxed at their sale. */
  @ApiProperty({ type: String, nullable: true })
  method: string | null;

  /** Of services, products and gift cards: the tax; null for no tax. */
  @ApiProperty({ type: String, nullable: true })
  taxName: string | null;

  /** In the accountant’s plan of accounts; empty for none. */
  number: string;
}

export class BookAccountsView {
  accounts: BookAccountView[];
}
