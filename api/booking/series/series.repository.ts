import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, type ColumnsOf, integer, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import type { Statement, WriteBatch } from '../../database/statement.js';
import { BookingSeries } from './booking-series.entity.js';
import { leavesInPlace, setsApart } from './domain/series-place.js';
import { SeriesBooking } from './series-booking.entity.js';

/** A booking's place in its series. */
export type SeriesPlace = Pick<SeriesBooking, 'bookingId' | 'position' | 'isApart'>;

const seriesPlaceColumns: ColumnsOf<SeriesPlace> = { bookingId: text, position: integer, isApart: bool };

@Injectable()
export class SeriesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  insertBatch({ id, everyWeeks, createdAt }: BookingSeries, places: SeriesPlace[]): WriteBatch {
    return {
      insertSeries: {
        sql: `INSERT INTO booking_series (id, every_weeks, created_at) VALUES ($1::uuid, $2::smallint, $3::timestamptz)`,
        values: [id, everyWeeks, createdAt],
      },
      insertPlaces: {
        sql: `INSERT INTO series_bookings (booking_id, series_id, position, is_apart)
          SELECT booking_id, $1::uuid, position, is_apart
          FROM unnest($2::uuid[], $3::smallint[], $4::boolean[]) AS place (booking_id, position, is_apart)`,
        values: [
          id,
          places.map(({ bookingId }) => bookingId),
          places.map(({ position }) => position),
          places.map(({ isApart }) => isApart),
        ],
      },
    };
  }

  findSeries(id: string, tx: EntityManager = this.source.manager): Promise<BookingSeries | null> {
    return tx.findOneBy(BookingSeries, { id });
  }

  async findIdOf(bookingId: string): Promise<string | null> {
    const place = await this.source.manager.findOneBy(SeriesBooking, { bookingId });
    return place?.seriesId ?? null;
  }

  /** In order. A booking is also apart if its history has a change of its own. */
  listPlaces(id: string, tx: EntityManager = this.source.manager): Promise<SeriesPlace[]> {
    return queryRows(
      tx,
      seriesPlaceColumns,
      `SELECT booking_id AS "bookingId", position, is_apart OR EXISTS (
         SELECT FROM booking_events AS event WHERE event.booking_id = place.booking_id
           AND event.verb <> ALL ($2) AND NOT event.detail ? 'withSeries'
           AND (event.verb <> 'correct' OR event.detail ?| $3)) AS "isApart"
       FROM series_bookings AS place WHERE series_id = $1 ORDER BY position`,
      [id, leavesInPlace, setsApart],
    );
  }

  setApartStatement(bookingId: string): Statement {
    return {
      sql: `UPDATE series_bookings SET is_apart = TRUE WHERE booking_id = $1::uuid`,
      values: [bookingId],
    };
  }
}
