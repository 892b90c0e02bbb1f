import { ApiProperty } from '@nestjs/swagger';
import { BookingPageView } from '../booking-records/booking.view.js';
import { toPrice } from '../../common/money/currency-step.js';

/** Totals of one day of the Order List. */
export class OrderDayView {
  /** Local date of the salon. */
  day: string;

  /** The number of matching bookings on that day, on all pages. */
  bookings: number;

  /**
   * The total of the bookings that were not missed or cancelled, in the salon’s currency; null for readers who can't
   * see figures.
   */
  @ApiProperty({ type: Number, nullable: true })
  totalPrice: number | null;
}

export class OrderListView extends BookingPageView {
  /**
   * The days of the bookings on this page; empty unless sorted by time. With `from` today and `over` false, the first
   * page also has today if any booking matches.
   */
  days: OrderDayView[];
}

/** A day with its bookings, as the database counts them. */
export interface OrderDay {
  day: string;
  bookings: number;
  totalPriceCents: number;
}

export const toOrderDayView = (
  { day, bookings, totalPriceCents }: OrderDay,
  seesFigures: boolean,
): OrderDayView => ({
  day,
  bookings,
  totalPrice: seesFigures ? toPrice(totalPriceCents) : null,
});
