import { ApiProperty } from '@nestjs/swagger';
import { CurrencyView } from '../../salon/salon/salon.view.js';

export class VatLineView {
  /** Empty without tax. */
  name: string;

  /** Null without tax. */
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

  /**
   * The tax on services and products, by rate; a rate that changed in these days appears twice. Gift cards taxed at
   * their sale are included.
   */
  lines: VatLineView[];
  total: VatLineView;

  /** The balance of all gift cards at the end of the last day. */
  giftCardLiability: number;

  /** The part of it that was taxed when the cards were sold. */
  giftCardTax: number;
}

export class BookAccountView {
  key: string;

  /**
   * `paid` for a payment method, otherwise the purpose of the amount. `service-voucher` and `product-voucher`: paid
   * with gift cards that were taxed at their sale.
   */
  @ApiProperty({
    enum: [
      ...['paid', 'service', 'service-voucher', 'product', 'product-voucher', 'gift-card', 'tip', 'rounding'],
      ...['bank', 'owner', 'payroll', 'over-short', 'expense'],
    ],
  })
  kind: string;

  /** For `expense`: the purpose of the cash paid out. */
  @ApiProperty({ type: String, nullable: true })
  category: string | null;

  /** For `paid`: the payment method, or `voucher` for gift cards taxed at their sale. */
  @ApiProperty({ type: String, nullable: true })
  method: string | null;

  /** For services, products and gift cards: the tax; null for no tax. */
  @ApiProperty({ type: String, nullable: true })
  taxName: string | null;

  /** The number in the accountant’s plan of accounts; empty without one. */
  number: string;
}

export class BookAccountsView {
  accounts: BookAccountView[];
}
