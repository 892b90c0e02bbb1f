import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingSeries } from './booking-series.entity.js';
import { LEAVES_IN_PLACE, SETS_APART } from './domain/series-place.js';
import { SeriesBooking } from './series-booking.entity.js';

/** Where a booking stands in its series. */
export type SeriesPlace = Pick<SeriesBooking, 'bookingId' | 'position' | 'isApart'>;

@Injectable()
export class SeriesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async add(series: BookingSeries, places: SeriesPlace[], within: EntityManager): Promise<void> {
    await within.insert(BookingSeries, series);
    await within.insert(
      SeriesBooking,
      places.map((place) => ({ ...place, seriesId: series.id })),
    );
  }

  find(id: string, within: EntityManager = this.source.manager): Promise<BookingSeries | null> {
    return within.findOneBy(BookingSeries, { id });
  }

  async findIdOf(bookingId: string): Promise<string | null> {
    const place = await this.source.manager.findOneBy(SeriesBooking, { bookingId });
    return place?.seriesId ?? null;
  }

  /** In order. A booking is apart as well when its history has a change of its own. */
  listPlaces(id: string, within: EntityManager = this.source.manager): Promise<SeriesPlace[]> {
    return within.query(
      `SELECT booking_id AS "bookingId", position, is_apart OR EXISTS (
         SELECT FROM booking_events AS event WHERE event.booking_id = place.booking_id
           AND event.verb <> ALL ($2) AND NOT event.detail ? 'withSeries'
           AND (event.verb <> 'correct' OR event.detail ?| $3)) AS "isApart"
       FROM series_bookings AS place WHERE series_id = $1 ORDER BY position`,
      [id, LEAVES_IN_PLACE, SETS_APART],
    );
  }

  async setApart(bookingId: string, within: EntityManager): Promise<void> {
    await within.update(SeriesBooking, { bookingId }, { isApart: true });
  }
}
