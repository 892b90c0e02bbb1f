import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Booking } from '../booking-records/booking.entity.js';
import { BookingSeries } from './booking-series.entity.js';

/** The place of a booking in its series. */
@Entity('series_bookings')
@Unique('series_bookings_position_once', ['seriesId', 'position'])
export class SeriesBooking {
  @ForeignKey(() => Booking, { name: 'series_bookings_of_booking', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'booking_id', type: 'uuid' })
  bookingId: string;

  @ForeignKey(() => BookingSeries, { name: 'series_bookings_of_series', onDelete: 'CASCADE' })
  @Column({ name: 'series_id', type: 'uuid' })
  seriesId: string;

  /** Which of the dates of its series it is, from 0; one that was skipped has no booking. */
  @Column({ type: 'smallint' })
  position: number;

  /** Another time was picked for it than the series would have. */
  @Column({ name: 'is_apart', type: 'boolean', default: false })
  isApart: boolean;
}
