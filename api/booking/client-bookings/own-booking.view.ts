import { ApiProperty } from '@nestjs/swagger';
import { CurrencyView, toCurrencyView } from '../../salon/salon/salon.view.js';
import { toPrice } from '../../common/money/currency-step.js';
import { accountOf } from '../../people/clients/domain/guarded-client.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import type { BookingEvent } from '../booking-records/booking-event.entity.js';
import { type BookingStatus, bookingStatuses } from '../booking-records/domain/booking-status.js';

/** One change to a booking. */
export class OwnBookingEventView {
  /** Instant, ISO 8601 in UTC. */
  at: string;
  verb: string;

  @ApiProperty({ enum: ['client', 'salon'] })
  by: 'client' | 'salon';

  /** The old and new start of a move, and the other corrections. */
  @ApiProperty({ type: Object, additionalProperties: { type: 'string' } })
  detail: Record<string, string>;
}

export class OwnBookingLineView {
  title: string;
  staffName: string;
  startsAt: string;
  endsAt: string;
  price: number;
  addOns: string[];
}

/** A booking in a client's data export: everything the diary keeps of it. */
export class OwnBookingView {
  reference: string;

  @ApiProperty({ enum: bookingStatuses })
  status: BookingStatus;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  lines: OwnBookingLineView[];
  totalPrice: number;
  currency: CurrencyView;
  createdAt: string;

  @ApiProperty({ type: String, nullable: true })
  cancelledAt: string | null;

  @ApiProperty({ enum: ['client', 'salon'], nullable: true })
  cancelledBy: 'client' | 'salon' | null;
  cancelReason: string;
  events: OwnBookingEventView[];
}

export const toOwnBookingView = (booking: BookingRecord, events: BookingEvent[]): OwnBookingView => ({
  reference: booking.reference,
  status: booking.status,
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  name: booking.clientName,
  email: booking.clientEmail,
  phone: booking.clientPhone,
  note: booking.note,
  lines: booking.lines.map((line) => ({
    title: line.clientTitle ?? line.title,
    staffName: line.staffName,
    startsAt: line.startsAt.toISOString(),
    endsAt: line.endsAt.toISOString(),
    price: toPrice(line.priceCents),
    addOns: line.addOns.map(({ title, clientTitle }) => clientTitle ?? title),
  })),
  totalPrice: toPrice(booking.totalPriceCents),
  currency: toCurrencyView(booking.currency),
  createdAt: booking.createdAt.toISOString(),
  cancelledAt: booking.cancelledAt?.toISOString() ?? null,
  cancelledBy: booking.cancelledBy,
  cancelReason: booking.cancelReason,
  events: events.map(({ at, verb, actorId, detail }) => ({
    at: at.toISOString(),
    verb,
    by: actorId !== null && actorId === accountOf(booking) ? 'client' : 'salon',
    detail: withoutReason(detail),
  })),
});

/** The reason for an agreed price is the salon's internal note. */
const withoutReason = ({ priceReason: _reason, ...detail }: Record<string, string>): Record<string, string> =>
  detail;
