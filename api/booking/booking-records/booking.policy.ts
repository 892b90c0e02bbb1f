import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll, mayForAll, type Reach, reachOf } from '../../common/access/may.js';
import { isInFileWindow } from '../../people/clients/domain/client-file.js';
import type { BookingLineRecord, BookingRecord } from './booking.entity.js';
import { type BookingVerb, isLive, nextStatus } from './domain/booking-status.js';

type Lines = { lines: readonly { staffId: string }[] };

/** Whether they are its client. Whoever has a booking link is that of the one booking it leads to. */
export const isOwn = (actor: CurrentUser, booking: Pick<BookingRecord, 'id' | 'clientId'>): boolean =>
  actor.bookingLink
    ? actor.bookingLink.bookingId === booking.id
    : booking.clientId !== null && booking.clientId === actor.id;

/** Whether they are the team member who does this line. */
export const isTheirs = ({ staffId }: CurrentUser, line: { staffId: string }): boolean =>
  line.staffId === staffId;

const doesPart = (actor: CurrentUser, { lines }: Lines): boolean =>
  lines.some((line) => isTheirs(actor, line));

const doesAll = (actor: CurrentUser, { lines }: Lines): boolean =>
  lines.every((line) => isTheirs(actor, line));

/** What reaches somebody's own bookings reaches those with a line of theirs. */
const reaches = (reach: Reach, actor: CurrentUser, booking: Lines): boolean =>
  reach === 'all' || (reach === 'own' && doesPart(actor, booking));

/** Whoever may change everybody's bookings sees them, too. */
export const seesAllBookings = (actor: CurrentUser): boolean =>
  mayForAll(actor, 'diary') || mayForAll(actor, 'bookings');

/** Whether they see it as one of the team, and not as its client. */
export const seesForSalon = (actor: CurrentUser, booking: Lines): boolean =>
  seesAllBookings(actor) || (mayAtAll(actor, 'diary') && doesPart(actor, booking));

/** Clients see their own bookings, stylists those with a line of theirs, and the desk all. */
export const maySee = (actor: CurrentUser | undefined, booking: BookingRecord): boolean =>
  actor !== undefined && (isOwn(actor, booking) || seesForSalon(actor, booking));

/** Where several team members take part, a stylist sees when the client is there, and of the lines their own. */
export const seesWhole = (actor: CurrentUser, booking: BookingRecord): boolean =>
  isOwn(actor, booking) || seesAllBookings(actor) || doesAll(actor, booking);

/** The lines of a booking, or their own part of it. */
export const linesSeenBy = (actor: CurrentUser, booking: BookingRecord): BookingLineRecord[] =>
  seesWhole(actor, booking) ? booking.lines : booking.lines.filter((line) => isTheirs(actor, line));

/** Email addresses and phone numbers: one's own, and those that somebody of the team is entrusted with. */
export const seesContact = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean => {
  // An email may have been passed on: its link shows no more than the email.
  if (isOwn(actor, booking)) return !actor.bookingLink;
  const reach = reachOf(actor, 'contacts');
  return reaches(reach, actor, booking) && (reach === 'all' || isInFileWindow(booking.startsAt, now));
};

/** Whether they may write down what happens to it: for that, a line of it is enough. */
export const mayWorkOn = (actor: CurrentUser, booking: Lines): boolean =>
  reaches(reachOf(actor, 'bookings'), actor, booking);

/** Whether they may give all of it another time or another end: not when a colleague takes part in it. */
export const mayRearrange = (actor: CurrentUser, booking: Lines): boolean =>
  mayWorkOn(actor, booking) && (mayForAll(actor, 'bookings') || doesAll(actor, booking));

/** The last minute at which clients may move or cancel the booking themselves; kept with it, whatever the rule becomes. */
export const cancellationDeadline = <Minute extends number>(
  startsAt: Minute,
  noticeMinutes: number,
): Minute => (startsAt - noticeMinutes) as Minute;

/** Clients may change their bookings up to and including the deadline; the salon may at any time. */
export const isInTime = (
  actor: CurrentUser,
  booking: Pick<BookingRecord, 'cancellationDeadline'> & Lines,
  now: Date,
): boolean => mayRearrange(actor, booking) || now <= booking.cancellationDeadline;

/** Whether it is theirs to move or cancel at all, as its client or for the salon. */
export const isTheirsToRearrange = (actor: CurrentUser, booking: BookingRecord): boolean =>
  isOwn(actor, booking) || mayRearrange(actor, booking);

export const mayCancel = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  isTheirsToRearrange(actor, booking) &&
  nextStatus(booking.status, 'cancel') !== null &&
  isInTime(actor, booking, now);

/** A booking that has begun can be finished, but not moved. */
export const mayMove = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  isTheirsToRearrange(actor, booking) && booking.status === 'confirmed' && isInTime(actor, booking, now);

/** Still to come or under way: a cut that takes longer is extended while the client is there. */
export const mayResize = (actor: CurrentUser, booking: BookingRecord): boolean =>
  mayRearrange(actor, booking) && isLive(booking.status);

/** A day at the salon is over by then. */
const DELAYED_AT_MOST_MS = 12 * 60 * 60_000;

/** It has begun, or should have, and takes longer. */
export const mayDelay = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  mayResize(actor, booking) &&
  booking.startsAt <= now &&
  now.getTime() - booking.startsAt.getTime() < DELAYED_AT_MOST_MS;

/** Other services, add-ons or people: at the desk as long as it is not over, for its client as long as they may move it. */
export const mayCorrect = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  mayRearrange(actor, booking) ? isLive(booking.status) : !actor.bookingLink && mayMove(actor, booking, now);

/** What is agreed may still be put right when the client has paid; by those whose word holds for everybody's bookings. */
export const mayAgreePrice = (actor: CurrentUser, { status }: BookingRecord): boolean =>
  mayForAll(actor, 'bookings') && (isLive(status) || status === 'done');

/** A review stays with who wrote it, and so does its booking. */
export const mayChangeClient = (actor: CurrentUser, booking: BookingRecord): boolean =>
  mayAgreePrice(actor, booking) && booking.reviewedAt === null;

/** A cancelled booking may come back while it is still to come, and somebody is there to come to it. */
export const mayReinstate = (actor: CurrentUser, booking: BookingRecord, now: Date): boolean =>
  mayRearrange(actor, booking) &&
  nextStatus(booking.status, 'reinstate') !== null &&
  booking.startsAt > now &&
  booking.clientName !== '';

/** Why a price was agreed is said among those who run everybody's day. */
export const seesPriceReasons = (actor: CurrentUser, booking: BookingRecord): boolean =>
  seesAllBookings(actor) && !isOwn(actor, booking);

/** A booking that took place may be reviewed once, by its client. */
export const mayReview = (actor: CurrentUser, booking: BookingRecord): boolean =>
  !actor.bookingLink && isOwn(actor, booking) && booking.status === 'done' && booking.reviewedAt === null;

/** Only the salon records what happens at the desk. */
export const mayMark = (actor: CurrentUser, booking: BookingRecord, verb: BookingVerb): boolean =>
  mayWorkOn(actor, booking) && nextStatus(booking.status, verb) !== null;
