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

  /** Null for “from” prices: the price has to be entered. */
  @ApiProperty({ type: Number, nullable: true })
  price: number | null;

  /** The minimum price, if the price has to be entered. */
  @ApiProperty({ type: Number, nullable: true })
  fromPrice: number | null;
}

export class CheckoutPersonView {
  _id: string;
  name: string;
}

/** The bill of a visit. */
export class CheckoutStartView {
  /** Null for a sale without a visit. */
  @ApiProperty({ type: CheckoutBookingView, nullable: true })
  booking: CheckoutBookingView | null;

  /** The sale, if it is paid. */
  @ApiProperty({ type: SaleReferenceView, nullable: true })
  sale: SaleReferenceView | null;
  currency: CurrencyView;
  lines: CheckoutStartLineView[];

  /** People who can get a tip or have sold something. */
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

  /** The unit price, with tax unless tax is added. */
  unitPrice: number;

  /** Its own discount, and its share of the discount on the whole sale. */
  discount: number;

  /** In percent. */
  taxRate: number;
  tax: number;

  /** The client's price for the line. */
  total: number;
}

/** The calculated bill of a sale that is not recorded yet. */
export class QuoteView {
  currency: CurrencyView;
  lines: QuoteLineView[];

  /** Before discounts, with tax unless tax is added. */
  subtotal: number;
  discount: number;
  taxIsAdded: boolean;
  taxes: SaleTaxView[];
  tax: number;

  /** The amount paid with gift cards that were taxed at their sale; it carries no tax of this sale. */
  taxedBefore: number;
  tip: number;

  /** The rounding of cash payments. */
  rounding: number;

  /** The amount due, tips and rounding included. */
  total: number;

  /** The total of the payments. */
  paid: number;

  /** The amount still due. */
  due: number;

  /** The change for the cash handed over. */
  change: number;

  /** The salon’s current date, which is the date of the sale. */
  businessDay: string;

  /** A likely typing error that needs confirmation: more than ten times the amount was handed over. */
  @ApiProperty({ enum: ['tendered-is-high'], nullable: true, type: String })
  asksAgain: 'tendered-is-high' | null;
}
