import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { maySee } from '../booking-records/booking.policy.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { notFound } from '../../common/problem/common.problems.js';
import { SeriesRepository } from './series.repository.js';
import { type PlacedBooking, type SeriesView, toSeriesView } from './series.view.js';

@Injectable()
export class ReadSeriesService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly bookings: ReadBookingsService,
  ) {}

  /** The series of a booking, if it has one. Someone else's booking is a 404. */
  async listSeries(bookingId: string, actor: CurrentUser): Promise<SeriesView[]> {
    await this.bookings.get(bookingId, actor);
    const id = await this.series.findIdOf(bookingId);
    return id === null ? [] : [await this.showSeries(id, actor)];
  }

  /** A series without any booking the caller may see is a 404. */
  async showSeries(id: string, actor: CurrentUser, tx?: EntityManager): Promise<SeriesView> {
    const series = await this.series.findSeries(id, tx);
    const placed = await this.listPlaced(id, tx);
    if (!series || !placed.some(({ booking }) => maySee(actor, booking))) throw notFound('series');
    return toSeriesView(series, placed, actor);
  }

  /** All bookings of a series in order, without an access check. */
  async listPlaced(id: string, tx?: EntityManager): Promise<PlacedBooking[]> {
    const places = await this.series.listPlaces(id, tx);
    const ids = places.map(({ bookingId }) => bookingId);
    const bookings = new Map((await this.bookings.list(ids, tx)).map((booking) => [booking.id, booking]));
    return places.flatMap(({ bookingId, position, isApart }) => {
      const booking = bookings.get(bookingId);
      return booking ? [{ booking, position, isApart }] : [];
    });
  }
}
