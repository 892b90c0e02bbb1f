import { ApiProperty } from '@nestjs/swagger';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { BookingRecord } from './booking.entity.js';
import { isOwn, seesContact } from './booking.policy.js';
import { withoutAddress } from '../../common/text/without-address.js';

/** Effects on a client of a change by the salon. */
const clientChanges = ['moved', 'corrected', 'reassigned', 'cancelled', 'reinstated'] as const;
export type ClientChange = (typeof clientChanges)[number];

/** Contact details for the client of a booking, and whether emails reach them. */
export class ClientContactView {
  name: string;

  /** Empty without one, and for readers without access to contact details; the same applies to the phone number. */
  email: string;
  phone: string;

  /**
   * True if the client gets an email when the salon changes the booking: the client has an address and the salon a mail
   * server.
   */
  getsEmail: boolean;
}

/** A client whom no email reaches. */
export class ClientToCallView extends ClientContactView {
  bookingId: string;

  @ApiProperty({ enum: clientChanges })
  news: ClientChange;

  titles: string[];

  /** The current start, or the start of a cancelled booking; ISO 8601 in UTC. */
  startsAt: string;

  /** Its start before it was moved; null if it was not moved. */
  @ApiProperty({ type: String, nullable: true })
  formerStartsAt: string | null;
}

/** The clients who are told of a change by email, and those who have to be called. */
export class ClientNewsView {
  /** The number of queued emails to clients; 0 without a mail server. */
  emails: number;

  /** In booking order. */
  @ApiProperty({ type: () => [ClientToCallView] })
  toCall: ClientToCallView[];
}

export const toClientContactView = (
  booking: BookingRecord,
  getsEmail: boolean,
  { actor, now }: Reader,
): ClientContactView => {
  const { clientName: name, clientEmail: email, clientPhone: phone } = booking;
  return seesContact(actor, booking, now)
    ? { name, email, phone, getsEmail }
    : { name: withoutAddress(name), email: '', phone: '', getsEmail };
};

const toClientToCallView = (
  booking: BookingRecord,
  news: ClientChange,
  formerStartsAt: Date | null,
  reader: Reader,
): ClientToCallView => ({
  ...toClientContactView(booking, false, reader),
  bookingId: booking.id,
  news,
  titles: booking.lines.map(({ title }) => title),
  startsAt: booking.startsAt.toISOString(),
  formerStartsAt: formerStartsAt?.toISOString() ?? null,
});

/** The reader of these effects, and the time of reading. */
interface Reader {
  actor: CurrentUser;
  now: Date;
}

interface EmailsQueued {
  /** Number of emails that tell the client. */
  emails: number;
  /** The desk has told them, or they did it themselves. */
  isToldOtherwise?: boolean;
  formerStartsAt?: Date;
}

/** The clients who get an email about a change, and those to call. Clients are not told about their own changes. */
export function toClientNewsView(
  booking: BookingRecord,
  news: ClientChange,
  reader: Reader,
  { emails, isToldOtherwise = false, formerStartsAt }: EmailsQueued,
): ClientNewsView {
  const isToCall = emails === 0 && !isToldOtherwise && !isOwn(reader.actor, booking);
  const toCall = isToCall ? [toClientToCallView(booking, news, formerStartsAt ?? null, reader)] : [];
  return { emails, toCall };
}

/** The sum of several changes. */
export const toJointClientNewsView = (parts: ClientNewsView[]): ClientNewsView => ({
  emails: parts.reduce((sum, { emails }) => sum + emails, 0),
  toCall: parts
    .flatMap(({ toCall }) => toCall)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt)),
});
