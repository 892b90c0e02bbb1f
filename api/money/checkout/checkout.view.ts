import { ApiProperty } from '@nestjs/swagger';
import { type BookingStatus, bookingStatuses } from '../../booking/booking-records/domain/booking-status.js';
import { CurrencyView } from '../../salon/salon/salon.view.js';
import { type LineKind, lineKinds } from '../sales/sale-kinds.js';
import { SaleReferenceView, SaleTaxView } from '../sales/sale.view.js';

export class CheckoutBookingView {
  _id: string;
  reference: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;

  @ApiProperty({ enum: bookingStatuses })
  status: BookingStatus;
  clientName: string;
  clientEmail: string;
  note: string;
}

export class CheckoutStartLineView {
  bookingLineId: string;
  serviceId: string;
  title: string;
  staffId: string;
  staffName: string;

  /** Null where the price was “from”: it has to be typed. */
  @ApiProperty({ type: Number, nullable: true })
  price: number | null;

  /** The least it costs, where the price has to be typed. */
  @ApiProperty({ type: Number, nullable: true })
  fromPrice: number | null;
}

export class CheckoutPersonView {
  _id: string;
  name: string;
}

/** What a visit is to be paid for. */
export class CheckoutStartView {
  /** Null for a sale without one. */
  @ApiProperty({ type: CheckoutBookingView, nullable: true })
  booking: CheckoutBookingView | null;

  /** The sale, if it is paid. */
  @ApiProperty({ type: SaleReferenceView, nullable: true })
  sale: SaleReferenceView | null;
  currency: CurrencyView;
  lines: CheckoutStartLineView[];

  /** Who may get a tip, or have sold something. */
  team: CheckoutPersonView[];
}

export class QuoteLineView {
  @ApiProperty({ enum: lineKinds })
  kind: LineKind;
  title: string;

  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;
  staffName: string;
  quantity: number;

  /** Of one, with tax unless that is added. */
  unitPrice: number;

  /** Its own, and its share of what is off the whole sale. */
  discount: number;

  /** In percent. */
  taxRate: number;
  tax: number;

  /** What the client pays for it. */
  total: number;
}

/** What it comes to. */
export class QuoteView {
  currency: CurrencyView;
  lines: QuoteLineView[];

  /** Before discounts, with tax unless that is added. */
  subtotal: number;
  discount: number;
  taxIsAdded: boolean;
  taxes: SaleTaxView[];
  tax: number;

  /** What gift cards pay that were taxed when they were sold: no tax of this sale is on it. */
  taxedBefore: number;
  tip: number;

  /** Of what is paid in cash. */
  rounding: number;

  /** What is to be paid, tips and rounding in it. */
  total: number;

  /** What the payments come to. */
  paid: number;

  /** What is still to be paid. */
  due: number;

  /** What is given back of the cash handed over. */
  change: number;

  /** The salon’s date now: that of the sale. */
  businessDay: string;

  /** What has to be confirmed, as it looks like a slip: that more than ten times as much was handed over. */
  @ApiProperty({ enum: ['tendered-is-high'], nullable: true, type: String })
  asksAgain: 'tendered-is-high' | null;
}
