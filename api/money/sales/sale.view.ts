import { ApiProperty } from '@nestjs/swagger';
import { PageView } from '../../common/page/page.view.js';
import { CurrencyView } from '../../salon/salon/salon.view.js';
import { ReceiptHeadView, RefundWayView } from './sale-parts.view.js';
import { type LineKind, lineKinds, type SaleKind, saleKinds } from './sale-kinds.js';
import { type PaymentMethod, paymentMethods } from '../till-settings/payment-methods.js';

export class SaleReferenceView {
  _id: string;

  /** Its number, as people say it: `S-1042`, `R-17`. Null where another till takes the money. */
  @ApiProperty({ type: String, nullable: true })
  label: string | null;
}

export class SaleBookingView {
  _id: string;
  reference: string;

  /** Empty for somebody who has been erased. */
  clientName: string;
}

export class SaleRefundView extends SaleReferenceView {
  /** Instant, ISO 8601 in UTC. */
  madeAt: string;

  /** What was given back. */
  total: number;
  reason: string;

  /** Whether it gave back all that was left, so that the visit is to be paid again. */
  isUndo: boolean;
}

export class SaleLineView {
  _id: string;

  @ApiProperty({ enum: lineKinds })
  kind: LineKind;
  title: string;

  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  /** As the team member is called today; empty without one. */
  staffName: string;
  quantity: number;

  /** Of one, with tax unless that is added. */
  unitPrice: number;

  /** Its own, and its share of what is off the whole sale. */
  discount: number;
  discountReason: string;

  /** In percent. */
  taxRate: number;
  tax: number;

  /** What the client pays for it. */
  total: number;

  /** How much of that was given back. */
  refunded: number;

  /** What gift cards paid of it that were taxed when they were sold: it goes back to them. */
  taxedBefore: number;

  /** How much of that was given back. */
  taxedBeforeRefunded: number;

  /** Of a gift card that was sold. */
  @ApiProperty({ type: String, nullable: true })
  giftCardId: string | null;
}

export class SaleTaxView {
  name: string;
  ratePercent: number;

  /** What it is on. */
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

  /** Of cash: what was handed over. */
  @ApiProperty({ type: Number, nullable: true })
  tendered: number | null;

  /** Of cash: what was given back. */
  change: number;
  reference: string;

  /** The end of the gift card's code. */
  @ApiProperty({ type: String, nullable: true })
  giftCardLast4: string | null;
}

export class SaleSellerView {
  /** Null when their account is gone. */
  @ApiProperty({ type: String, nullable: true })
  _id: string | null;
  name: string;
}

export class SoldGiftCardView {
  _id: string;
  value: number;

  /** To be spent with: said once, to whoever sold it. Null ever after. */
  @ApiProperty({ type: String, nullable: true })
  code: string | null;

  /** Its last day, of the salon's calendar; null: never. */
  @ApiProperty({ type: String, nullable: true })
  expiresOn: string | null;

  /** Printed on it; empty for none. */
  message: string;

  /** The day on which it is given away, if that was said. */
  @ApiProperty({ type: String, nullable: true })
  givenOn: string | null;
}

export class SaleAbilitiesView {
  refund: boolean;
  undo: boolean;
  print: boolean;
  email: boolean;
}

/** What was taken, or given back, whole. */
export class SaleView extends SaleReferenceView {
  @ApiProperty({ enum: saleKinds })
  kind: SaleKind;

  /** `elsewhere`: another till took the money, and its receipt counts. */
  @ApiProperty({ enum: ['elsewhere', 'record'] })
  mode: 'elsewhere' | 'record';
  currency: CurrencyView;

  /** The salon’s date when it was made. */
  businessDay: string;

  /** Of the close that covers it, made or still to be made; null where another till takes the money. */
  @ApiProperty({ type: Number, nullable: true })
  closeNumber: number | null;

  /** Instant, ISO 8601 in UTC. */
  madeAt: string;

  @ApiProperty({ type: SaleBookingView, nullable: true })
  booking: SaleBookingView | null;

  /** Of a refund: the sale. */
  @ApiProperty({ type: SaleReferenceView, nullable: true })
  ofSale: SaleReferenceView | null;

  /** Oldest first. */
  refunds: SaleRefundView[];

  /** The refund that undid it. */
  @ApiProperty({ type: String, nullable: true })
  undoneBy: string | null;
  lines: SaleLineView[];

  /** Before discounts, with tax unless that is added. */
  subtotal: number;
  discount: number;
  taxIsAdded: boolean;
  taxes: SaleTaxView[];
  tax: number;

  /** What gift cards paid that were taxed when they were sold: no tax of this sale is on it. */
  taxedBefore: number;
  tips: SaleTipView[];
  tip: number;

  /** Of cash. */
  rounding: number;

  /** What was paid, or given back, tips and rounding in it. */
  total: number;
  payments: SalePaymentView[];
  soldBy: SaleSellerView;

  /** Of a refund, or of what was off the whole sale. */
  reason: string;
  giftCards: SoldGiftCardView[];

  /** What the reader may do with it. */
  can: SaleAbilitiesView;

  /** What its receipt says of the salon. */
  head: ReceiptHeadView;

  /** What is left to be given back. */
  refundable: number;

  /** How it can be given back, the way it was last paid first. */
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

  /** Of its lines, in order. */
  titles: string[];

  @ApiProperty({ enum: paymentMethods, isArray: true })
  methods: PaymentMethod[];
  discount: number;
  tip: number;

  /** What was paid, or given back. */
  total: number;
  reason: string;
  soldBy: SaleSellerView;

  /** Of a refund: the sale. */
  @ApiProperty({ type: SaleReferenceView, nullable: true })
  ofSale: SaleReferenceView | null;

  /** How much of it was given back. */
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
  /** Of the booking. */
  _id: string;
  reference: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  clientName: string;
  titles: string[];

  /** As booked. */
  price: number;

  /** `from` when one of its prices has to be typed. */
  @ApiProperty({ enum: ['fixed', 'from'] })
  priceKind: 'fixed' | 'from';
}

export class VisitsToPayView {
  /** The oldest first, at most a hundred. */
  visits: VisitToPayView[];

  /** Of all of them. */
  total: number;
  currency: CurrencyView;
}
