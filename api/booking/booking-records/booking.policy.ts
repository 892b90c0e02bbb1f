import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll, mayForAll, type Reach, reachOf } from '../../common/access/may.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import { accountOf } from '../../people/clients/domain/guarded-client.js';
import { isInFileWindow } from '../../people/clients/domain/client-file.js';
import type { BookingLineRecord, BookingRecord } from './booking.entity.js';
import { type BookingVerb, type Canceller, isLive, nextStatus } from './domain/booking-status.js';

type Lines = { lines: readonly { staffId: string }[] };

type Owned = Pick<BookingRecord, 'id' | 'clientId' | 'lookedAfterBy'>;

/**
 * True if the actor is the booking's client, or looks after them. The bearer of a booking link is the client of that
 * one booking.
 */
export const isOwn = (actor: CurrentUser, booking: Owned): boolean =>
  actor.bookingLink ? actor.bookingLink.bookingId === booking.id : accountOf(booking) === actor.id;

/** The client as an actor, logged in or by link: their account's id, else their record's, else the booking's own. */
export const clientActorIdOf = (booking: Owned & Pick<BookingRecord, 'cardId'>): string =>
  accountOf(booking) ?? booking.cardId ?? booking.id;

/** Returns who cancels a booking by default: its client, or the salon. */
export const cancellerOf = (actor: CurrentUser, booking: Owned): Canceller =>
  isOwn(actor, booking) ? 'client' : 'salon';

/** True if the actor is the team member who does this line. */
export const isTheirs = ({ staffId }: CurrentUser, line: { staffId: string }): boolean =>
  line.staffId === staffId;

const doesPart = (actor: CurrentUser, { lines }: Lines): boolean =>
  lines.some((line) => isTheirs(actor, line));

const doesAll = (actor: CurrentUser, { lines }: Lines): boolean =>
  lines.every((line) => isTheirs(actor, line));

/** A reach of “own bookings” covers those with at least one line of the actor's. */
const reaches = (reach: Reach, actor: CurrentUser, booking: Lines): boolean =>
  reach === 'all' || (reach === 'own' && doesPart(actor, booking));

/** Anyone who may change all bookings also sees them all. */
export const seesAllBookings = (actor: CurrentUser): boolean =>
  mayForAll(actor, 'diary') || mayForAll(actor, 'bookings');

/** True if the actor sees it as a team member rather than as its client. */
export const seesForSalon = (actor: CurrentUser, booking: Lines): boolean =>
  seesAllBookings(actor) || (mayAtAll(actor, 'diary') && doesPart(actor, booking));

/** Clients see their own bookings, stylists those with a line of theirs, and the desk sees all. */
export const maySee = (actor: CurrentUser | undefined, booking: BookingRecord): boolean =>
  actor !== undefined && (isOwn(actor, booking) || seesForSalon(actor, booking));

/** If several team members take part, a stylist sees when the client is there, but only their own lines. */
export const seesWhole = (actor: CurrentUser, booking: BookingRecord): boolean =>
  isOwn(actor, booking) || seesAllBookings(actor) || doesAll(actor, booking);

/** All lines of a booking, or just the actor's own. */
export const linesSeenBy = (actor: CurrentUser, booking: BookingRecord): BookingLineRecord[] =>
  seesWhole(actor, booking) ? booking.lines : booking.lines.filter((line) => isTheirs(actor, line));

/** Email addresses and phone numbers: the client's own, and those that a team member is allowed to see. */
export const seesContact = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean => {
  // The email may have been forwarded: its link shows no more than the email did.
  if (isOwn(actor, booking)) return !actor.bookingLink;
  const reach = reachOf(actor, 'contacts');
  return reaches(reach, actor, booking) && (reach === 'all' || isInFileWindow(booking.startsAt, now));
};

/** True if the actor may record what happens to it. One line of theirs is enough. */
export const mayWorkOn = (actor: CurrentUser, booking: Lines): boolean =>
  reaches(reachOf(actor, 'bookings'), actor, booking);

/** True if the actor may move, resize or end all of it. Not if a colleague takes part. */
export const mayRearrange = (actor: CurrentUser, booking: Lines): boolean =>
  mayWorkOn(actor, booking) && (mayForAll(actor, 'bookings') || doesAll(actor, booking));

/**
 * The last minute at which clients may move or cancel the booking. Stored with it, so later rule changes don't apply.
 */
export const cancellationDeadline = <Minute extends number>(
  startsAt: Minute,
  noticeMinutes: number,
): Minute => (startsAt - noticeMinutes) as Minute;

/** Clients may change their bookings until the deadline, inclusive; the salon may at any time. */
export const isInTime = (
  actor: CurrentUser,
  booking: Pick<BookingRecord, 'cancellationDeadline'> & Lines,
  now: Date,
): boolean => mayRearrange(actor, booking) || now <= booking.cancellationDeadline;

/** True if the actor may move or cancel it at all, as its client or for the salon. */
export const isTheirsToRearrange = (actor: CurrentUser, booking: BookingRecord): boolean =>
  isOwn(actor, booking) || mayRearrange(actor, booking);

export const mayCancel = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  isTheirsToRearrange(actor, booking) &&
  nextStatus(booking.status, 'cancel') !== null &&
  isInTime(actor, booking, now);

/** A booking that has begun can be completed, but not moved. */
export const mayMove = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  isTheirsToRearrange(actor, booking) && booking.status === 'confirmed' && isInTime(actor, booking, now);

/** Upcoming or in progress: a cut that takes longer is extended while the client is there. */
export const mayResize = (actor: CurrentUser, booking: BookingRecord): boolean =>
  mayRearrange(actor, booking) && isLive(booking.status);

/** By then, the salon's day is over. */
const DELAYED_AT_MOST_MS = 12 * 60 * 60_000;

/** True if it is in progress, or should be, so it can run late. */
export const mayDelay = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  mayResize(actor, booking) &&
  booking.startsAt <= now &&
  now.getTime() - booking.startsAt.getTime() < DELAYED_AT_MOST_MS;

/** Changing services, add-ons or people: the desk until the booking is over, the client as long as they may move it. */
export const mayCorrect = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  mayRearrange(actor, booking) ? isLive(booking.status) : !actor.bookingLink && mayMove(actor, booking, now);

/** A price can still be corrected after payment, by those who may change everyone's bookings. */
export const mayAgreePrice = (actor: CurrentUser, { status }: BookingRecord): boolean =>
  mayForAll(actor, 'bookings') && (isLive(status) || status === 'done');

/** A review stays with its author, and so does the booking. */
export const mayChangeClient = (actor: CurrentUser, booking: BookingRecord): boolean =>
  mayAgreePrice(actor, booking) && booking.reviewedAt === null;

/** A cancelled booking can be reinstated if it is still upcoming and has a client. */
export const mayReinstate = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  mayRearrange(actor, booking) &&
  nextStatus(booking.status, 'reinstate') !== null &&
  booking.startsAt > now &&
  booking.clientName !== '';

/** Reasons for agreed prices are visible only to those who run the whole diary. */
export const seesPriceReasons = (actor: CurrentUser, booking: BookingRecord): boolean =>
  seesAllBookings(actor) && !isOwn(actor, booking);

/** A booking that took place may be reviewed once, by its client. */
export const mayReview = (actor: CurrentUser, booking: BookingRecord): boolean =>
  !actor.bookingLink && isOwn(actor, booking) && booking.status === 'done' && booking.reviewedAt === null;

/** The current time, and the time zone that decides which day it is. */
export interface SalonMoment {
  now: Date;
  timeZone: string;
}

/** A client who comes hours early is still served that day. A wrong mark of another day can be reopened at any time. */
export const isTooEarlyFor = (
  verb: BookingVerb,
  { startsAt }: Pick<BookingRecord, 'startsAt'>,
  { now, timeZone }: SalonMoment,
): boolean =>
  (verb === 'arrive' || verb === 'finish' || verb === 'no-show') &&
  startsAt > now &&
  localDayOf(minuteOf(startsAt), timeZone) > localDayOf(minuteOf(now), timeZone);

/** Only the salon records what happens at the desk, and not before the day on which it happens. */
export const mayMark = (
  actor: CurrentUser,
  booking: BookingRecord,
  verb: BookingVerb,
  moment: SalonMoment,
): boolean =>
  mayWorkOn(actor, booking) &&
  nextStatus(booking.status, verb) !== null &&
  !isTooEarlyFor(verb, booking, moment);
