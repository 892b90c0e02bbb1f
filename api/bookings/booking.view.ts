import { ApiProperty } from '@nestjs/swagger';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import type { Page } from '../common/page/page.js';
import { PageView } from '../common/page/page.view.js';
import { toCurrencyView } from '../salon/salon.view.js';
import { toPrice } from '../services/service.view.js';
import type { BookingRecord } from './booking.entity.js';
import { ClientNewsView } from './client-news.view.js';
import { mayCancel, mayMark, mayMove, mayResize, mayReview } from './booking.policy.js';
import { type BookingStatus, bookingStatuses } from './domain/booking-status.js';
import {
  type BookingReader,
  toAddOnView,
  PlannedLineView,
  PlannedBookingView,
} from './planned-booking.view.js';

export class BookingClientView {
  /** Null for somebody without an account. */
  @ApiProperty({ type: String, nullable: true })
  _id: string | null;

  /** The client record of somebody without an account for whom the desk booked; null for everyone else. */
  @ApiProperty({ type: String, nullable: true })
  cardId: string | null;
  name: string;
  email: string;
  phone: string;
}

/** What the reader may do with the booking now, so that the web app never works out a rule again. */
export class BookingAbilitiesView {
  cancel: boolean;
  move: boolean;

  /** Lengthen or shorten a line. */
  resize: boolean;
  review: boolean;
  arrive: boolean;
  finish: boolean;
  noShow: boolean;
  reopen: boolean;
}

export class BookingLineView extends PlannedLineView {
  _id: string;
}

export class BookingView extends PlannedBookingView {
  _id: string;

  @ApiProperty({ type: () => [BookingLineView] })
  override lines: BookingLineView[];

  /** The reference that people read out on the phone. */
  reference: string;

  @ApiProperty({ enum: bookingStatuses })
  status: BookingStatus;
  client: BookingClientView;
  note: string;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;

  @ApiProperty({ type: String, nullable: true })
  cancelledAt: string | null;

  @ApiProperty({ enum: ['client', 'salon'], nullable: true })
  cancelledBy: 'client' | 'salon' | null;
  cancelReason: string;

  /** Grows with every change. */
  version: number;
  can: BookingAbilitiesView;
}

/** A booking that was just moved or cancelled. */
export class ChangedBookingView extends BookingView {
  /** Who hears of it by email, and who has to be called. */
  news: ClientNewsView;
}

/** A booking that was just moved. */
export class MovedBookingView extends ChangedBookingView {
  /**
   * What those who do it now ask for it today. It differs from `totalPrice` when somebody took over at the price that was
   * agreed, which only the desk may decide.
   */
  currentPrice: number;
}

export class BookingPageView extends PageView {
  items: BookingView[];
}

export const toClientView = (booking: BookingRecord): BookingClientView => ({
  _id: booking.clientId,
  cardId: booking.clientId === null ? booking.cardId : null,
  name: booking.clientName,
  email: booking.clientEmail,
  phone: booking.clientPhone,
});

export const toAbilitiesView = (
  booking: BookingRecord,
  actor: CurrentUser,
  now: Date,
): BookingAbilitiesView => ({
  cancel: mayCancel(actor, booking, now),
  move: mayMove(actor, booking, now),
  resize: mayResize(actor, booking),
  review: mayReview(actor, booking),
  arrive: mayMark(actor, booking, 'arrive'),
  finish: mayMark(actor, booking, 'finish'),
  noShow: mayMark(actor, booking, 'no-show'),
  reopen: mayMark(actor, booking, 'reopen'),
});

export const readerOf = ({ role }: CurrentUser): BookingReader => (role === 'admin' ? 'salon' : 'client');

export const toBookingView = (booking: BookingRecord, actor: CurrentUser, now: Date): BookingView => ({
  _id: booking.id,
  reference: booking.reference,
  status: booking.status,
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  lines: booking.lines.map((line) => ({
    _id: line.id,
    serviceId: line.serviceId,
    title: (readerOf(actor) === 'client' && line.clientTitle) || line.title,
    staff: { _id: line.staffId, name: line.staffName },
    anyStaff: line.anyStaff,
    startsAt: line.startsAt.toISOString(),
    endsAt: line.endsAt.toISOString(),
    price: toPrice(line.priceCents),
    priceKind: line.priceKind,
    addOns: line.addOns.map((addOn) => toAddOnView(addOn, readerOf(actor))),
  })),
  totalPrice: toPrice(booking.totalPriceCents),
  priceKind: booking.priceKind,
  currency: toCurrencyView(booking.currency),
  cancellationDeadline: booking.cancellationDeadline.toISOString(),
  client: toClientView(booking),
  note: booking.note,
  createdAt: booking.createdAt.toISOString(),
  cancelledAt: booking.cancelledAt?.toISOString() ?? null,
  cancelledBy: booking.cancelledBy,
  cancelReason: booking.cancelReason,
  version: booking.version,
  can: toAbilitiesView(booking, actor, now),
});

export const toBookingPageView = (
  { items, total }: { items: BookingRecord[]; total: number },
  page: Page,
  actor: CurrentUser,
  now: Date,
): BookingPageView => ({
  items: items.map((booking) => toBookingView(booking, actor, now)),
  total,
  ...page,
});
