import type { CurrentUser } from '../common/access/current-user.decorator.js';
import type { BookingRecord } from './booking.entity.js';
import { type BookingVerb, isLive, nextStatus } from './domain/booking-status.js';

/** Clients see their own bookings, admins see all. */
export const maySee = (actor: CurrentUser | undefined, booking: BookingRecord): boolean =>
  actor !== undefined && (actor.role === 'admin' || isOwn(actor, booking));

export const isOwn = (actor: CurrentUser, booking: BookingRecord): boolean =>
  booking.clientId !== null && booking.clientId === actor.id;

/** The last minute at which clients may move or cancel the booking themselves; kept with it, whatever the rule becomes. */
export const cancellationDeadline = <Minute extends number>(
  startsAt: Minute,
  noticeMinutes: number,
): Minute => (startsAt - noticeMinutes) as Minute;

/** Clients may change their bookings up to and including the deadline; the salon may at any time. */
export const isInTime = (
  actor: CurrentUser,
  booking: Pick<BookingRecord, 'cancellationDeadline'>,
  now: Date,
): boolean => actor.role === 'admin' || now <= booking.cancellationDeadline;

export const mayCancel = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  maySee(actor, booking) && nextStatus(booking.status, 'cancel') !== null && isInTime(actor, booking, now);

/** A booking that has begun can be finished, but not moved. */
export const mayMove = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  maySee(actor, booking) && booking.status === 'confirmed' && isInTime(actor, booking, now);

/** Still to come or under way: a cut that takes longer is extended while the client is there. */
export const mayResize = (actor: CurrentUser, booking: BookingRecord): boolean =>
  actor.role === 'admin' && isLive(booking.status);

/** A booking that took place may be reviewed once, by its client. */
export const mayReview = (actor: CurrentUser, booking: BookingRecord): boolean =>
  isOwn(actor, booking) && booking.status === 'done' && booking.reviewedAt === null;

/** Only the salon records what happens at the desk. */
export const mayMark = (actor: CurrentUser, booking: BookingRecord, verb: BookingVerb): boolean =>
  actor.role === 'admin' && nextStatus(booking.status, verb) !== null;
