import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ComingBookings } from '../salon/coming-bookings.port.js';
import { ServiceBookings } from '../services/service-bookings.port.js';
import { UpcomingBookings } from '../staff/upcoming-bookings.port.js';
import { BookingCountsRepository } from './booking-counts.repository.js';

/** Counts bookings for the modules that may not read them. */
@Injectable()
export class BookingCountsService implements ComingBookings, ServiceBookings, UpcomingBookings {
  constructor(
    private readonly counts: BookingCountsRepository,
    private readonly clock: Clock,
  ) {}

  countComing(tx: EntityManager): Promise<number> {
    return this.counts.coming(this.clock.now(), tx);
  }

  countByStaff(tx?: EntityManager): Promise<ReadonlyMap<string, number>> {
    return this.counts.upcomingByStaff(this.clock.now(), tx);
  }

  countByService(tx?: EntityManager): Promise<ReadonlyMap<string, number>> {
    return this.counts.upcomingByService(this.clock.now(), tx);
  }
}
