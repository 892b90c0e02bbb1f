import { ApiProperty } from '@nestjs/swagger';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import type { BookingRecord } from './booking.entity.js';
import { isOwn } from './booking.policy.js';

/** What a change by the salon means for a client. */
const bookingNews = ['moved', 'reassigned', 'cancelled'] as const;
export type BookingNews = (typeof bookingNews)[number];

/** How the salon can reach the client of a booking, and whether its emails do. */
export class ClientContactView {
  name: string;

  /** Empty if the salon has none. */
  email: string;

  /** Empty if the salon has none. */
  phone: string;

  /** Whether they get an email when the salon changes the booking: they have an address, and the salon a mail server. */
  getsEmail: boolean;
}

/** Somebody whom no email reaches. */
export class ClientToCallView extends ClientContactView {
  bookingId: string;

  @ApiProperty({ enum: bookingNews })
  news: BookingNews;

  titles: string[];

  /** When the booking starts now, or would have started; ISO 8601 in UTC. */
  startsAt: string;

  /** When it started before it was moved; null unless it was. */
  @ApiProperty({ type: String, nullable: true })
  formerStartsAt: string | null;
}

/** Which clients hear of a change by themselves, and which have to be called. */
export class ClientNewsView {
  /** How many emails to clients were queued. Without a mail server nobody gets one, and this is 0. */
  emails: number;

  /** In the order of their bookings. */
  @ApiProperty({ type: () => [ClientToCallView] })
  toCall: ClientToCallView[];
}

export const toClientContactView = (
  { clientName, clientEmail, clientPhone }: BookingRecord,
  getsEmail: boolean,
): ClientContactView => ({ name: clientName, email: clientEmail, phone: clientPhone, getsEmail });

const toClientToCallView = (
  booking: BookingRecord,
  news: BookingNews,
  formerStartsAt: Date | null,
): ClientToCallView => ({
  ...toClientContactView(booking, false),
  bookingId: booking.id,
  news,
  titles: booking.lines.map(({ title }) => title),
  startsAt: booking.startsAt.toISOString(),
  formerStartsAt: formerStartsAt?.toISOString() ?? null,
});

interface Told {
  /** How many emails tell the client. */
  emails: number;
  /** The desk has told them, or they did it themselves. */
  isToldOtherwise?: boolean;
  formerStartsAt?: Date;
}

/** Who hears of a change, and who has to be called. Nobody is told what they did themselves. */
export function newsOf(
  booking: BookingRecord,
  news: BookingNews,
  actor: CurrentUser,
  { emails, isToldOtherwise = false, formerStartsAt }: Told,
): ClientNewsView {
  const isToCall = emails === 0 && !isToldOtherwise && !isOwn(actor, booking);
  return { emails, toCall: isToCall ? [toClientToCallView(booking, news, formerStartsAt ?? null)] : [] };
}

/** What several changes come to. */
export const toAllNewsView = (parts: ClientNewsView[]): ClientNewsView => ({
  emails: parts.reduce((sum, { emails }) => sum + emails, 0),
  toCall: parts
    .flatMap(({ toCall }) => toCall)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt)),
});
