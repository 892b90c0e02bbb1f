import { ApiProperty } from '@nestjs/swagger';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { PageView } from '../../common/page/page.view.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { addDays } from '../../common/time/local-date.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { ClientContactView, ClientNewsView } from '../booking-records/client-news.view.js';
import { nextStatus } from '../booking-records/domain/booking-status.js';
import type { ReassignedLine } from '../bookings/change-booking.service.js';
import type { TimeOff } from './time-off.entity.js';
import { type RequestState, requestStates, type TimeOffRequest } from './time-off-request.entity.js';

/** A request for time off, as the person who made it may export it. */
export class OwnTimeOffRequestView {
  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  reason: string;

  @ApiProperty({ enum: requestStates })
  state: RequestState;
  askedAt: string;
  answer: string;

  @ApiProperty({ type: String, nullable: true })
  answeredAt: string | null;
}

export class WholeDaysView {
  /** Local date of the salon. */
  from: string;

  /** The last day, inclusive. */
  to: string;
}

/** The actions open to the reader. */
export class TimeOffAbilitiesView {
  /** Withdraw it: granted time off, or the reader's own request. */
  delete: boolean;

  /** Grant or decline it. */
  answer: boolean;
}

/** Only `granted` time off blocks bookings; `pending` and `declined` requests do not. */
const timeOffStates = ['granted', 'pending', 'declined'] as const;

/** The bookings and absences that an admin should know of before granting a request. */
export class InTheWayOfRequestView {
  /** Their bookings in that time. */
  visits: number;

  /** The names of others who are away during part of it. */
  away: string[];
}

/** Time in which a team member is away, or would like to be. */
export class TimeOffView {
  _id: string;
  staffId: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;

  /** The days, if it consists of whole days. */
  @ApiProperty({ type: WholeDaysView, nullable: true })
  wholeDays: WholeDaysView | null;
  reason: string;

  @ApiProperty({ enum: timeOffStates })
  state: (typeof timeOffStates)[number];

  /** The message to the team member; empty unless the request was declined. */
  answer: string;

  /** For requests, and readers who answer them; otherwise null. */
  @ApiProperty({ type: InTheWayOfRequestView, nullable: true })
  inTheWay: InTheWayOfRequestView | null;
  can: TimeOffAbilitiesView;
}

export class TimeOffPageView extends PageView {
  items: TimeOffView[];
}

/** Time off that was just added, asked for or answered. */
export class AddedTimeOffView extends TimeOffView {
  /** The clients who get an email about their bookings, and those to call. */
  news: ClientNewsView;
}

/** Choices for a booking in the way; keeping it is always possible. */
export class BookingInTheWayAbilitiesView {
  move: boolean;
  cancel: boolean;
}

export class BookingInTheWayView {
  _id: string;
  reference: string;
  clientName: string;

  /** The way in which the client would be told about a change. */
  client: ClientContactView;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  titles: string[];

  /** The names of those who could take over; empty if no one can. */
  takenOverBy: string[];
  can: BookingInTheWayAbilitiesView;
}

export class TimeOffPreviewView {
  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  visits: BookingInTheWayView[];
}

export const toTimeOffView = (timeOff: TimeOff, zone: string, actor: CurrentUser): TimeOffView => ({
  ...toStretchOfView(timeOff, zone),
  state: 'granted',
  answer: '',
  inTheWay: null,
  can: { delete: mayForAll(actor, 'time-off'), answer: false },
});

export const toTimeOffRequestView = (
  request: TimeOffRequest,
  zone: string,
  actor: CurrentUser,
  inTheWay: InTheWayOfRequestView | null = null,
): TimeOffView => ({
  ...toStretchOfView(request, zone),
  state: request.state,
  answer: request.answer,
  inTheWay,
  can: { delete: request.askedBy === actor.id, answer: mayAnswer(request, actor) },
});

export const mayAnswer = ({ state }: TimeOffRequest, actor: CurrentUser): boolean =>
  state === 'pending' && mayForAll(actor, 'team');

export const toOwnTimeOffRequestView = (request: TimeOffRequest): OwnTimeOffRequestView => ({
  startsAt: request.startsAt.toISOString(),
  endsAt: request.endsAt.toISOString(),
  reason: request.reason,
  state: request.state,
  askedAt: request.askedAt.toISOString(),
  answer: request.answer,
  answeredAt: request.answeredAt?.toISOString() ?? null,
});

const toStretchOfView = (timeOff: TimeOff | TimeOffRequest, zone: string) => ({
  _id: timeOff.id,
  staffId: timeOff.staffId,
  startsAt: timeOff.startsAt.toISOString(),
  endsAt: timeOff.endsAt.toISOString(),
  wholeDays: wholeDaysOf(timeOff, zone),
  reason: timeOff.reason,
});

export const toBookingInTheWayView = (
  booking: BookingRecord,
  client: ClientContactView,
  parts: ReassignedLine[] | null,
): BookingInTheWayView => ({
  _id: booking.id,
  reference: booking.reference,
  clientName: client.name,
  client,
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  titles: booking.lines.map(({ title }) => title),
  takenOverBy: [...new Set(parts?.map(({ staffName }) => staffName))],
  can: { move: parts !== null, cancel: nextStatus(booking.status, 'cancel') !== null },
});

export function wholeDaysOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  zone: string,
): WholeDaysView | null {
  const start = minuteOf(startsAt);
  const end = minuteOf(endsAt);
  const from = localDayOf(start, zone);
  const to = addDays(localDayOf(end, zone), -1);
  const isWhole = dayBounds(from, zone).start === start && dayBounds(to, zone).end === end;
  return isWhole ? { from, to } : null;
}
