import { ApiProperty } from '@nestjs/swagger';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { maySee } from '../booking-records/booking.policy.js';
import { ClientNewsView } from '../booking-records/client-news.view.js';
import { type BookingStatus, bookingStatuses } from '../booking-records/domain/booking-status.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { dateStates, type DateState } from '../scheduling/several-dates.service.js';
import type { BookingSeries } from './booking-series.entity.js';

/** One date of a series, before anything is booked. */
export class SeriesDateView {
  /** The local date of the salon on which the series has it. */
  day: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;

  /** `closed` when nobody who could do it works then, `client-busy` when the client has another booking. */
  @ApiProperty({ enum: dateStates })
  state: DateState;

  /** Of a date that is not free, the nearest free starts from three days before to three days after, three at most. */
  @ApiProperty({ type: [String], format: 'date-time', maxItems: 3 })
  alternatives: string[];
}

export class SeriesPreviewView {
  /** In order. */
  @ApiProperty({ type: () => [SeriesDateView] })
  dates: SeriesDateView[];
}

/** One booking of a series. */
export class SeriesBookingView {
  _id: string;

  /** Which of them it is, from 1; those that were cancelled count, too. */
  number: number;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;

  @ApiProperty({ enum: bookingStatuses })
  status: BookingStatus;

  /** Another time was picked for it, or it was changed by itself: it stays when the series moves. */
  isApart: boolean;
}

export class SeriesView {
  _id: string;
  everyWeeks: number;

  /** How many bookings there are, those included that the reader does not see. */
  count: number;

  /** In order; for a stylist those with a line of theirs. */
  @ApiProperty({ type: () => [SeriesBookingView] })
  bookings: SeriesBookingView[];
}

/** A series of which some bookings were just moved or cancelled. */
export class ChangedSeriesView extends SeriesView {
  /** How many bookings were changed. */
  changed: number;

  /** Those later ones that are still to come and stayed as they were. */
  @ApiProperty({ type: () => [SeriesBookingView] })
  stayed: SeriesBookingView[];

  /** Whether the client hears of it by email, or has to be called. */
  news: ClientNewsView;
}

/** A booking with its place in its series. */
export interface PlacedBooking {
  booking: BookingRecord;
  /** Which of the dates of the series it is, from 0; one that was skipped has no booking. */
  position: number;
  isApart: boolean;
}

const toSeriesBookingView = (
  { booking: { id, startsAt, status }, isApart }: PlacedBooking,
  index: number,
): SeriesBookingView => ({
  _id: id,
  number: index + 1,
  startsAt: startsAt.toISOString(),
  status,
  isApart,
});

/** @param all every booking of the series, in order */
export function toSeriesView(series: BookingSeries, all: PlacedBooking[], actor: CurrentUser): SeriesView {
  const seen = new Set(all.filter(({ booking }) => maySee(actor, booking)).map(({ booking }) => booking.id));
  return {
    _id: series.id,
    everyWeeks: series.everyWeeks,
    count: all.length,
    bookings: all.map(toSeriesBookingView).filter(({ _id }) => seen.has(_id)),
  };
}
