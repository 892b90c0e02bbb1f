import { ApiProperty } from '@nestjs/swagger';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import {
  clientActorIdOf,
  seesContact,
  seesPriceReasons,
  seesWhole,
} from '../booking-records/booking.policy.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { withoutAddress } from '../../common/text/without-address.js';
import type { TracedEvent } from './order-list.repository.js';
import { type BookingStatus, bookingStatuses } from '../booking-records/domain/booking-status.js';

export class BookingActorView {
  /** Null if the account no longer exists. */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  /** The client or the salon; `unknown` if the account no longer exists. */
  @ApiProperty({ enum: ['client', 'salon', 'unknown'] })
  side: 'client' | 'salon' | 'unknown';
}

/** One change to a booking. */
export class BookingEventView {
  _id: string;

  /** Instant, ISO 8601 in UTC. */
  at: string;

  /**
   * `book`, `move`, `resize`, `delay`, `correct`, `note`, `arrive`, `finish`, `no-show`, `cancel`, `reinstate`,
   * `reopen`, `hand-over` or `put-back`.
   */
  verb: string;
  who: BookingActorView;

  @ApiProperty({ enum: bookingStatuses, nullable: true })
  fromStatus: BookingStatus | null;

  @ApiProperty({ enum: bookingStatuses })
  toStatus: BookingStatus;

  /**
   * Details of the change. A move or its undoing has the instants `from` and `to`, with `fromPeople` and `toPeople` if
   * those changed. A line made longer or shorter has its `title`, `minutesBefore` and `minutes`; a delay also has
   * `lateMinutes`. A correction has only the changed values: `fromServices` and `toServices`, people, start, total
   * minutes, `priceBefore`, `price` and `priceReason`, and whether the client or the note changed. A cancellation that
   * the desk recorded for the client has `by`. Readers who do only a part of the booking see only times and people. The
   * reason for a price is for readers who can see everyone's bookings.
   */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  detail: Record<string, string>;
}

/** Details for a team member who does only a part of the booking: times and people. */
const saidOfAPart = ['from', 'to', 'fromPeople', 'toPeople'];

export const toBookingEventView = (
  event: TracedEvent,
  booking: BookingRecord,
  { actor, now }: { actor: CurrentUser; now: Date },
): BookingEventView => ({
  _id: event.id,
  at: event.at.toISOString(),
  verb: event.verb,
  who: { name: nameOf(event, seesContact(actor, booking, now)), side: sideOf(event, booking) },
  fromStatus: event.fromStatus,
  toStatus: event.toStatus,
  detail: Object.fromEntries(
    Object.entries(event.detail).filter(([key]) =>
      key === 'priceReason'
        ? seesPriceReasons(actor, booking)
        : seesWhole(actor, booking) || saidOfAPart.includes(key),
    ),
  ),
});

const nameOf = ({ actorName }: TracedEvent, isContactSeen: boolean): string | null =>
  actorName === null || isContactSeen ? actorName : withoutAddress(actorName);

function sideOf({ actorId, actorName }: TracedEvent, booking: BookingRecord): BookingActorView['side'] {
  if (actorId === null || actorName === null) return 'unknown';
  return actorId === clientActorIdOf(booking) ? 'client' : 'salon';
}
