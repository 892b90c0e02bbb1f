import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ComingBookings } from '../salon/coming-bookings.js';
import { ServiceBookings } from '../services/service-bookings.js';
import { UpcomingBookings } from '../staff/upcoming-bookings.js';
import { BookingCountsRepository } from './booking-counts.repository.js';

/** Counts bookings for the modules that may not read them. */
@Injectable()
export class BookingCountsService implements ComingBookings, ServiceBookings, UpcomingBookings {
  constructor(
    private readonly counts: BookingCountsRepository,
    private readonly clock: Clock,
  ) {}

  countComing(within: EntityManager): Promise<number> {
    return this.counts.coming(this.clock.now(), within);
  }

  countByStaff(within?: EntityManager): Promise<ReadonlyMap<string, number>> {
    return this.counts.upcomingByStaff(this.clock.now(), within);
  }

  countByService(within?: EntityManager): Promise<ReadonlyMap<string, number>> {
    return this.counts.upcomingByService(this.clock.now(), within);
  }
}
