import { ApiProperty } from '@nestjs/swagger';
import { PageView } from '../../common/page/page.view.js';
import { CurrencyView } from '../../salon/salon/salon.view.js';
import { ReceiptHeadView, RefundWayView } from './sale-parts.view.js';
import { type LineKind, lineKinds, type SaleKind, saleKinds } from './sale-kinds.js';
import { type PaymentMethod, paymentMethods } from '../till-settings/payment-methods.js';

export class SaleReferenceView {
  _id: string;

  /** Its number, such as `S-1042` or `R-17`. Null if another till takes payments. */
  @ApiProperty({ type: String, nullable: true })
  label: string | null;
}

export class SaleBookingView {
  _id: string;
  reference: string;

  /** Empty for an erased client. */
  clientName: string;
}

export class SaleRefundView extends SaleReferenceView {
  /** Instant, ISO 8601 in UTC. */
  madeAt: string;

  /** The refunded amount. */
  total: number;
  reason: string;

  /** True if it refunded everything that was left, so that the visit is unpaid again. */
  isUndo: boolean;
}

export class SaleLineView {
  _id: string;

  @ApiProperty({ enum: lineKinds })
  kind: LineKind;
  title: string;

  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  /** The team member's current name; empty without one. */
  staffName: string;
  quantity: number;

  /** The unit price, with tax unless tax is added. */
  unitPrice: number;

  /** Its own discount, and its share of the discount on the whole sale. */
  discount: number;
  discountReason: string;

  /** In percent. */
  taxRate: number;
  tax: number;

  /** The client's price for the line. */
  total: number;

  /** The refunded part of it. */
  refunded: number;

  /** The part paid with gift cards that were taxed at their sale; it goes back to them. */
  taxedBefore: number;

  /** The refunded part of it. */
  taxedBeforeRefunded: number;

  /** For a gift card that was sold. */
  @ApiProperty({ type: String, nullable: true })
  giftCardId: string | null;
}

export class SaleTaxView {
  name: string;
  ratePercent: number;

  /** The taxable amount. */
  net: number;
  tax: number;
}

export class SaleTipView {
  staffId: string;
  staffName: string;
  amount: number;
  refunded: number;
}

export class SalePaymentView {
  @ApiProperty({ enum: paymentMethods })
  method: PaymentMethod;
  amount: number;

  /** For cash: the amount handed over. */
  @ApiProperty({ type: Number, nullable: true })
  tendered: number | null;

  /** For cash: the change. */
  change: number;
  reference: string;

  /** The end of the gift card's code. */
  @ApiProperty({ type: String, nullable: true })
  giftCardLast4: string | null;
}

export class SaleSellerView {
  /** Null if the account no longer exists. */
  @ApiProperty({ type: String, nullable: true })
  _id: string | null;
  name: string;
}

export class SoldGiftCardView {
  _id: string;
  value: number;

  /** The code to pay with, shown only once, to the seller. Null afterwards. */
  @ApiProperty({ type: String, nullable: true })
  code: string | null;

  /** Its last day, a local date of the salon; null if it doesn't expire. */
  @ApiProperty({ type: String, nullable: true })
  expiresOn: string | null;

  /** Printed on it; empty for none. */
  message: string;

  /** The gift date, if one was entered. */
  @ApiProperty({ type: String, nullable: true })
  givenOn: string | null;
}

export class SaleAbilitiesView {
  refund: boolean;
  undo: boolean;
  print: boolean;
  email: boolean;
}

/** A sale or refund with all its parts. */
export class SaleView extends SaleReferenceView {
  @ApiProperty({ enum: saleKinds })
  kind: SaleKind;

  /** `elsewhere`: another till took payment, and its receipt counts. */
  @ApiProperty({ enum: ['elsewhere', 'record'] })
  mode: 'elsewhere' | 'record';
  currency: CurrencyView;

  /** The business day on which it was made. */
  businessDay: string;

  /** The number of the past or future close that covers it; null if another till takes payments. */
  @ApiProperty({ type: Number, nullable: true })
  closeNumber: number | null;

  /** Instant, ISO 8601 in UTC. */
  madeAt: string;

  @ApiProperty({ type: SaleBookingView, nullable: true })
  booking: SaleBookingView | null;

  /** For a refund: the sale. */
  @ApiProperty({ type: SaleReferenceView, nullable: true })
  ofSale: SaleReferenceView | null;

  /** Oldest first. */
  refunds: SaleRefundView[];

  /** The refund that undid the sale. */
  @ApiProperty({ type: String, nullable: true })
  undoneBy: string | null;
  lines: SaleLineView[];

  /** Before discounts, with tax unless tax is added. */
  subtotal: number;
  discount: number;
  taxIsAdded: boolean;
  taxes: SaleTaxView[];
  tax: number;

  /** The amount paid with gift cards that were taxed at their sale; it carries no tax of this sale. */
  taxedBefore: number;
  tips: SaleTipView[];
  tip: number;

  /** For cash. */
  rounding: number;

  /** The amount paid or refunded, tips and rounding included. */
  total: number;
  payments: SalePaymentView[];
  soldBy: SaleSellerView;

  /** The reason for a refund, or for the discount on the whole sale. */
  reason: string;
  giftCards: SoldGiftCardView[];

  /** The actions open to the reader. */
  can: SaleAbilitiesView;

  /** The salon's details on its receipt. */
  head: ReceiptHeadView;

  /** The amount that can still be refunded. */
  refundable: number;

  /** The possible refund methods, most recently paid first. */
  refundWays: RefundWayView[];
}

/** A sale or refund in the list. */
export class SaleRowView extends SaleReferenceView {
  @ApiProperty({ enum: saleKinds })
  kind: SaleKind;
  businessDay: string;

  /** Instant, ISO 8601 in UTC. */
  madeAt: string;

  @ApiProperty({ type: SaleBookingView, nullable: true })
  booking: SaleBookingView | null;

  /** The titles of its lines, in order. */
  titles: string[];

  @ApiProperty({ enum: paymentMethods, isArray: true })
  methods: PaymentMethod[];
  discount: number;
  tip: number;

  /** The amount paid or refunded. */
  total: number;
  reason: string;
  soldBy: SaleSellerView;

  /** For a refund: the sale. */
  @ApiProperty({ type: SaleReferenceView, nullable: true })
  ofSale: SaleReferenceView | null;

  /** The refunded part of it. */
  refunded: number;
  isUndone: boolean;
}

export class SalePageView extends PageView {
  items: SaleRowView[];
  currency: CurrencyView;
}

/** That a visit is paid, and by which sale. */
export class SaleOfVisitView {
  bookingId: string;
  saleId: string;
}

/** A visit that is done and not paid. */
export class VisitToPayView {
  /** The reference of the booking. */
  _id: string;
  reference: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  clientName: string;
  titles: string[];

  /** As booked. */
  price: number;

  /** `from` if one of its prices has to be entered. */
  @ApiProperty({ enum: ['fixed', 'from'] })
  priceKind: 'fixed' | 'from';
}

export class VisitsToPayView {
  /** Oldest first, at most a hundred. */
  visits: VisitToPayView[];

  /** The total of all of them. */
  total: number;
  currency: CurrencyView;
}
