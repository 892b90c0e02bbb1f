import { ApiProperty } from '@nestjs/swagger';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { Page } from '../../common/page/page.js';
import { PageView } from '../../common/page/page.view.js';
import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { toPrice } from '../../common/money/currency-step.js';
import { withoutAddress } from '../../common/text/without-address.js';
import type { BookingRecord } from './booking.entity.js';
import { ClientNewsView } from './client-news.view.js';
import {
  linesSeenBy,
  mayAgreePrice,
  mayCancel,
  mayChangeClient,
  mayCorrect,
  mayDelay,
  mayMark,
  mayMove,
  mayReinstate,
  mayResize,
  mayReview,
  mayWorkOn,
  type SalonMoment,
  seesContact,
  seesForSalon,
  seesPriceReasons,
  seesWhole,
} from './booking.policy.js';
import { type BookingStatus, bookingStatuses } from './domain/booking-status.js';
import {
  type BookingReader,
  priceKindOf,
  toAddOnView,
  PlannedLineView,
  PlannedBookingView,
} from './planned-booking.view.js';

export class BookingClientView {
  /** Null for clients without an account. */
  @ApiProperty({ type: String, nullable: true })
  _id: string | null;

  /** The client record if the desk booked for a client without an account; otherwise null. */
  @ApiProperty({ type: String, nullable: true })
  cardId: string | null;
  name: string;

  /** Empty without one, and for readers without access to contact details; the same applies to the phone number. */
  email: string;
  phone: string;
}

/** The reader's permissions for the booking now, so that the web app repeats no rule. */
export class BookingAbilitiesView {
  cancel: boolean;
  move: boolean;

  /** Lengthen or shorten a line. */
  resize: boolean;

  /** Change services, add-ons and people. */
  correct: boolean;

  /** Agree on another price, even after completion. */
  agreePrice: boolean;

  /** Give it to another client. */
  changeClient: boolean;

  /** Extend it while it is under way. */
  delay: boolean;

  /** Undo a cancellation, if the time is still free. */
  reinstate: boolean;

  /** Change the salon's note. */
  note: boolean;
  review: boolean;
  /** From the day of the booking on; the same applies to `finish` and `noShow`. */
  arrive: boolean;
  finish: boolean;
  noShow: boolean;
  reopen: boolean;
}

export class BookingLineView extends PlannedLineView {
  _id: string;

  /** The desk's reason for an agreed price; empty without one, and for readers who can't change everyone's bookings. */
  priceReason: string;
}

export class BookingView extends PlannedBookingView {
  _id: string;

  @ApiProperty({ type: () => [BookingLineView] })
  override lines: BookingLineView[];

  /**
   * False for a stylist if colleagues also take part: lines and price then cover only their own part, times the whole
   * booking.
   */
  isWhole: boolean;

  /** The reference to read out on the phone. */
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
  /** The clients who get an email about it, and those to call. */
  news: ClientNewsView;
}

/** A booking that was just moved. */
export class MovedBookingView extends ChangedBookingView {
  /**
   * Today's price with the current team members. It differs from `totalPrice` if a colleague took over at the agreed
   * price, which only the desk can decide.
   */
  currentPrice: number;
}

export class BookingPageView extends PageView {
  items: BookingView[];
}

export const toClientView = (booking: BookingRecord, actor: CurrentUser, now: Date): BookingClientView => {
  const isContactSeen = seesContact(actor, booking, now);
  const [clientId, cardId] = actor.bookingLink ? [null, null] : [booking.clientId, booking.cardId];
  return {
    _id: clientId,
    cardId: clientId === null ? cardId : null,
    name: isContactSeen ? booking.clientName : withoutAddress(booking.clientName),
    email: isContactSeen ? booking.clientEmail : '',
    phone: isContactSeen ? booking.clientPhone : '',
  };
};

export const toAbilitiesView = (
  booking: BookingRecord,
  actor: CurrentUser,
  moment: SalonMoment,
): BookingAbilitiesView => ({
  ...toChangesView(booking, actor, moment.now),
  arrive: mayMark(actor, booking, 'arrive', moment),
  finish: mayMark(actor, booking, 'finish', moment),
  noShow: mayMark(actor, booking, 'no-show', moment),
  reopen: mayMark(actor, booking, 'reopen', moment),
});

const toChangesView = (booking: BookingRecord, actor: CurrentUser, now: Date) => ({
  cancel: mayCancel(actor, booking, now),
  move: mayMove(actor, booking, now),
  resize: mayResize(actor, booking),
  correct: mayCorrect(actor, booking, now),
  agreePrice: mayAgreePrice(actor, booking),
  changeClient: mayChangeClient(actor, booking),
  delay: mayDelay(actor, booking, now),
  reinstate: mayReinstate(actor, booking, now),
  note: mayWorkOn(actor, booking),
  review: mayReview(actor, booking),
});

export const readerOf = (actor: CurrentUser, booking: BookingRecord): BookingReader =>
  seesForSalon(actor, booking) ? 'salon' : 'client';

/** The lines that the reader sees, and their total. */
export function partSeenBy(actor: CurrentUser, booking: BookingRecord) {
  if (seesWhole(actor, booking)) {
    const { lines, totalPriceCents, priceKind } = booking;
    return { isWhole: true, lines, totalPriceCents, priceKind };
  }
  const lines = linesSeenBy(actor, booking);
  const totalPriceCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { isWhole: false, lines, totalPriceCents, priceKind: priceKindOf(lines) };
}

export const toBookingView = (
  booking: BookingRecord,
  actor: CurrentUser,
  moment: SalonMoment,
): BookingView => {
  const reader = readerOf(actor, booking);
  const { isWhole, lines, totalPriceCents, priceKind } = partSeenBy(actor, booking);
  return {
    _id: booking.id,
    reference: booking.reference,
    status: booking.status,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    lines: lines.map((line) => ({
      _id: line.id,
      serviceId: line.serviceId,
      title: (reader === 'client' && line.clientTitle) || line.title,
      staff: { _id: line.staffId, name: line.staffName },
      anyStaff: line.anyStaff,
      startsAt: line.startsAt.toISOString(),
      endsAt: line.endsAt.toISOString(),
      price: toPrice(line.priceCents),
      priceKind: line.priceKind,
      priceReason: seesPriceReasons(actor, booking) ? line.priceReason : '',
      addOns: line.addOns.map((addOn) => toAddOnView(addOn, reader)),
    })),
    isWhole,
    totalPrice: toPrice(totalPriceCents),
    priceKind,
    currency: toCurrencyView(booking.currency),
    cancellationDeadline: booking.cancellationDeadline.toISOString(),
    client: toClientView(booking, actor, moment.now),
    // The notes of the client and the salon are only for logged-in users.
    note: actor.bookingLink ? '' : booking.note,
    createdAt: booking.createdAt.toISOString(),
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    cancelledBy: booking.cancelledBy,
    cancelReason: booking.cancelReason,
    version: booking.version,
    can: toAbilitiesView(booking, actor, moment),
  };
};

export const toBookingPageView = (
  { items, total }: { items: BookingRecord[]; total: number },
  page: Page,
  actor: CurrentUser,
  moment: SalonMoment,
): BookingPageView => ({
  items: items.map((booking) => toBookingView(booking, actor, moment)),
  total,
  ...page,
});
