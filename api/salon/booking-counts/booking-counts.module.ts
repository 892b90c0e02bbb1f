import { Global, Module } from '@nestjs/common';
import { ComingBookings } from '../salon/coming-bookings.port.js';
import { ServiceBookings } from '../services/service-bookings.port.js';
import { UpcomingBookings } from '../staff/upcoming-bookings.port.js';
import { BookingCountsRepository } from './booking-counts.repository.js';
import { BookingCountsService } from './booking-counts.service.js';

/** Global, because the modules that use the counts are above this one and can't import it. */
@Global()
@Module({
  providers: [
    BookingCountsRepository,
    BookingCountsService,
    { provide: ComingBookings, useExisting: BookingCountsService },
    { provide: ServiceBookings, useExisting: BookingCountsService },
    { provide: UpcomingBookings, useExisting: BookingCountsService },
  ],
  exports: [ComingBookings, ServiceBookings, UpcomingBookings],
})
export class BookingCountsModule {}
