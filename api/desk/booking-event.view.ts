import { ApiProperty } from '@nestjs/swagger';
import type { BookingRecord } from '../bookings/booking.entity.js';
import type { TracedEvent } from './order-list.repository.js';
import { type BookingStatus, bookingStatuses } from '../bookings/domain/booking-status.js';

export class BookingActorView {
  /** Null when their account is gone. */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  /** Whether it was the client or somebody at the salon; `unknown` when their account is gone. */
  @ApiProperty({ enum: ['client', 'salon', 'unknown'] })
  side: 'client' | 'salon' | 'unknown';
}

/** One change to a booking. */
export class BookingEventView {
  _id: string;

  /** Instant, ISO 8601 in UTC. */
  at: string;

  /** `book`, `move`, `resize`, `note`, `arrive`, `finish`, `no-show`, `cancel` or `reopen`. */
  verb: string;
  who: BookingActorView;

  @ApiProperty({ enum: bookingStatuses, nullable: true })
  fromStatus: BookingStatus | null;

  @ApiProperty({ enum: bookingStatuses })
  toStatus: BookingStatus;

  /**
   * Of a move, the instants `from` and `to`, and `fromPeople` and `toPeople` if those changed; of a line made longer or
   * shorter, its `title`, `minutesBefore` and `minutes`.
   */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  detail: Record<string, string>;
}

export const toBookingEventView = (event: TracedEvent, booking: BookingRecord): BookingEventView => ({
  _id: event.id,
  at: event.at.toISOString(),
  verb: event.verb,
  who: { name: event.actorName, side: sideOf(event, booking) },
  fromStatus: event.fromStatus,
  toStatus: event.toStatus,
  detail: event.detail,
});

function sideOf({ actorId, actorName }: TracedEvent, { clientId }: BookingRecord): BookingActorView['side'] {
  if (actorId === null || actorName === null) return 'unknown';
  return actorId === clientId ? 'client' : 'salon';
}
