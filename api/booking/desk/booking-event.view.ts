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

  /** `book`, `move`, `resize`, `delay`, `correct`, `note`, `arrive`, `finish`, `no-show`, `cancel`, `reinstate`, `reopen`, `hand-over` or `put-back`. */
  verb: string;
  who: BookingActorView;

  @ApiProperty({ enum: bookingStatuses, nullable: true })
  fromStatus: BookingStatus | null;

  @ApiProperty({ enum: bookingStatuses })
  toStatus: BookingStatus;

  /**
   * Of a move or what puts it back, the instants `from` and `to`; `fromPeople` and `toPeople` if those changed; of a
   * line made longer or shorter, its `title`, `minutesBefore` and `minutes`; of a delay also `lateMinutes`. Of a
   * correction what is another: `fromServices` and `toServices`, people, start, minutes of the whole, `priceBefore`,
   * `price` and `priceReason`, and whether client or note are. Of a cancellation that the desk recorded for the client,
   * `by`. Of a booking that is not whole to the reader, only when and who; the reason for a price for readers who can
   * see everyone's bookings.
   */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  detail: Record<string, string>;
}

/** What the history says of a booking in which colleagues take part, to who does a part of it: when, and who. */
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
