import { ApiProperty } from '@nestjs/swagger';
import { ClientContactView, ClientNewsView } from '../booking-records/client-news.view.js';
import { BookingView } from '../booking-records/booking.view.js';
import { ObstacleView } from '../obstacles/obstacles.view.js';

/** A visit that moves on because one before it takes longer. */
export class DelayedVisitView extends ClientContactView {
  _id: string;
  reference: string;
  titles: string[];

  /** When it starts now, ISO 8601 in UTC. */
  startsAt: string;

  /** When it would start. */
  startsAtThen: string;

  /** By how much it would move. */
  minutes: number;
}

/** What it means that a visit takes longer. */
export class DelayView {
  minutes: number;

  /** Which part of the visit takes longer: the one that is on. */
  title: string;

  /** When the client leaves, as it is booked, and as it would be; ISO 8601 in UTC. */
  endsAt: string;
  endsAtThen: string;

  /** How many of the minutes the visit gets, in fives, if everything else stays where it is. */
  freeMinutes: number;

  /** What moves on, by as much as it has to, in order. */
  visits: DelayedVisitView[];

  /** What does not give way, in order: then nothing moves. */
  obstacles: ObstacleView[];

  /** Whether all of it is about working hours, which whoever is at the desk may allow. */
  canConfirm: boolean;
}

/** What became of the visit, and of those after it. */
export class DelayedBookingView extends BookingView {
  /** How many minutes longer it is. */
  lengthenedMinutes: number;

  /** Those that moved on. */
  visits: DelayedVisitView[];

  /** Which of their clients get an email, and which have to be called. */
  @ApiProperty({ type: ClientNewsView })
  news: ClientNewsView;
}
