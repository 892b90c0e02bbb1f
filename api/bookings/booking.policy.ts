import type { CurrentUser } from '../common/access/current-user.decorator.js';
import type { BookingRecord } from './booking.entity.js';
import { type BookingVerb, isLive, nextStatus } from './domain/booking-status.js';

/** Clients see their own bookings, admins all. */
export const maySee = (actor: CurrentUser | undefined, booking: BookingRecord): boolean =>
  actor !== undefined && (actor.role === 'admin' || isOwn(actor, booking));

export const isOwn = (actor: CurrentUser, booking: BookingRecord): boolean =>
  booking.clientId !== null && booking.clientId === actor.id;

/** Until the deadline a client changes her visit herself; the salon may at any time. The deadline itself is in time. */
export const isInTime = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  actor.role === 'admin' || now <= booking.cancellationDeadline;

export const mayCancel = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  maySee(actor, booking) && nextStatus(booking.status, 'cancel') !== null && isInTime(actor, booking, now);

/** A visit that has begun is finished, not moved. */
export const mayMove = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  maySee(actor, booking) && booking.status === 'confirmed' && isInTime(actor, booking, now);

/** While it is to come or under way: a cut that takes longer is lengthened while the client sits there. */
export const mayResize = (actor: CurrentUser, booking: BookingRecord): boolean =>
  actor.role === 'admin' && isLive(booking.status);

/** A visit that took place may be reviewed by the one who was there, once. */
export const mayReview = (actor: CurrentUser, booking: BookingRecord): boolean =>
  isOwn(actor, booking) && booking.status === 'done' && booking.reviewedAt === null;

/** What happens at the desk is noted by the salon alone. */
export const mayMark = (actor: CurrentUser, booking: BookingRecord, verb: BookingVerb): boolean =>
  actor.role === 'admin' && nextStatus(booking.status, verb) !== null;
