import { ApiProperty } from '@nestjs/swagger';
import { ClientContactView, ClientNewsView } from '../booking-records/client-news.view.js';
import { BookingView } from '../booking-records/booking.view.js';
import { ObstacleView } from '../obstacles/obstacles.view.js';

/** A visit that moves on because one before it takes longer. */
export class DelayedVisitView extends ClientContactView {
  _id: string;
  reference: string;
  titles: string[];

  /** The current start, ISO 8601 in UTC. */
  startsAt: string;

  /** The new start. */
  startsAtThen: string;

  /** The minutes by which it would move. */
  minutes: number;
}

/** Effects of a visit that takes longer. */
export class DelayView {
  minutes: number;

  /** The current part of the visit, which is extended. */
  title: string;

  /** The end for the client, as booked and after the delay; ISO 8601 in UTC. */
  endsAt: string;
  endsAtThen: string;

  /** The minutes that the visit can get, in fives, without moving anything else. */
  freeMinutes: number;

  /** The visits that move, by as much as needed, in order. */
  visits: DelayedVisitView[];

  /** Entries that can't move, in order; with any, nothing moves. */
  obstacles: ObstacleView[];

  /** True if only working hours are in the way, which the desk can override. */
  canConfirm: boolean;
}

/** The delayed visit, and the visits after it. */
export class DelayedBookingView extends BookingView {
  /** The additional minutes. */
  lengthenedMinutes: number;

  /** The moved visits. */
  visits: DelayedVisitView[];

  /** Their clients who get an email, and those to call. */
  @ApiProperty({ type: ClientNewsView })
  news: ClientNewsView;
}
