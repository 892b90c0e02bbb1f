import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Booking } from '../booking-records/booking.entity.js';
import { BookingSeries } from './booking-series.entity.js';

/** A booking's place in its series. */
@Entity('series_bookings')
@Unique('series_bookings_position_once', ['seriesId', 'position'])
export class SeriesBooking {
  @ForeignKey(() => Booking, { name: 'series_bookings_of_booking', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'booking_id', type: 'uuid' })
  bookingId: string;

  @ForeignKey(() => BookingSeries, { name: 'series_bookings_of_series', onDelete: 'CASCADE' })
  @Column({ name: 'series_id', type: 'uuid' })
  seriesId: string;

  /** Index of its date in the series, from 0. Skipped dates have no booking. */
  @Column({ type: 'smallint' })
  position: number;

  /** The booking has another time than the series would give it. */
  @Column({ name: 'is_apart', type: 'boolean', default: false })
  isApart: boolean;
}
