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
  /** The planned local date of the salon. */
  day: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;

  /** `closed` if no one who offers it is working then, `client-busy` if the client has another booking. */
  @ApiProperty({ enum: dateStates })
  state: DateState;

  /** For a date that isn't free: the nearest free starts within three days, at most three. */
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

  /** Its number in the series, from 1; cancelled bookings also count. */
  number: number;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;

  @ApiProperty({ enum: bookingStatuses })
  status: BookingStatus;

  /** True if it was moved or changed separately: it stays when the series moves. */
  isApart: boolean;
}

export class SeriesView {
  _id: string;
  everyWeeks: number;

  /** The number of bookings, including those that the reader can't see. */
  count: number;

  /** In order; for a stylist, the bookings with a line of theirs. */
  @ApiProperty({ type: () => [SeriesBookingView] })
  bookings: SeriesBookingView[];
}

/** A series of which some bookings were just moved or cancelled. */
export class ChangedSeriesView extends SeriesView {
  /** The number of changed bookings. */
  changed: number;

  /** The later upcoming bookings that stayed unchanged. */
  @ApiProperty({ type: () => [SeriesBookingView] })
  stayed: SeriesBookingView[];

  /** Tells if the client gets an email or has to be called. */
  news: ClientNewsView;
}

/** A booking with its place in its series. */
export interface PlacedBooking {
  booking: BookingRecord;
  /** Position in the series, from 0; a skipped date has no booking. */
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
