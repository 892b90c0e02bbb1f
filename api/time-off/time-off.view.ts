import { ApiProperty } from '@nestjs/swagger';
import { minuteOf } from '../common/time/epoch-minute.js';
import { addDays } from '../common/time/local-date.js';
import { dayBounds, localDayOf } from '../common/time/zone.js';
import type { BookingRecord } from '../bookings/booking.entity.js';
import { ClientContactView, ClientNewsView } from '../bookings/client-news.view.js';
import { nextStatus } from '../bookings/domain/booking-status.js';
import type { ReassignedLine } from '../bookings/change-booking.service.js';
import type { TimeOff } from './time-off.entity.js';

export class WholeDaysView {
  /** Local date of the salon. */
  from: string;

  /** The last day, inclusive. */
  to: string;
}

/** Time in which a team member is away. */
export class TimeOffView {
  _id: string;
  staffId: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;

  /** The days, if it is made up of whole ones. */
  @ApiProperty({ type: WholeDaysView, nullable: true })
  wholeDays: WholeDaysView | null;
  reason: string;
}

/** Time off that was just added. */
export class AddedTimeOffView extends TimeOffView {
  /** Which clients hear by email what became of their bookings, and which have to be called. */
  news: ClientNewsView;
}

/** What the owner may choose for a booking in the way; keeping it is always possible. */
export class BookingInTheWayAbilitiesView {
  move: boolean;
  cancel: boolean;
}

export class BookingInTheWayView {
  _id: string;
  reference: string;
  clientName: string;

  /** How its client would hear of a change. */
  client: ClientContactView;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  titles: string[];

  /** Who would take over, by name; empty when nobody can. */
  takenOverBy: string[];
  can: BookingInTheWayAbilitiesView;
}

export class TimeOffPreviewView {
  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  visits: BookingInTheWayView[];
}

export const toTimeOffView = (timeOff: TimeOff, zone: string): TimeOffView => ({
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
  clientName: booking.clientName,
  client,
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  titles: booking.lines.map(({ title }) => title),
  takenOverBy: [...new Set(parts?.map(({ staffName }) => staffName))],
  can: { move: parts !== null, cancel: nextStatus(booking.status, 'cancel') !== null },
});

function wholeDaysOf({ startsAt, endsAt }: TimeOff, zone: string): WholeDaysView | null {
  const start = minuteOf(startsAt);
  const end = minuteOf(endsAt);
  const from = localDayOf(start, zone);
  const to = addDays(localDayOf(end, zone), -1);
  const isWhole = dayBounds(from, zone).start === start && dayBounds(to, zone).end === end;
  return isWhole ? { from, to } : null;
}
