import { Global, Module } from '@nestjs/common';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { ClientBookings } from '../../people/clients/client-bookings.port.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ClientBookingListService } from './client-booking-list.service.js';
import { ClientBookingsController } from './client-bookings.controller.js';
import { ClientBookingsErasureService } from './client-bookings-erasure.service.js';
import { ClientBookingsRepository } from './client-bookings.repository.js';
import { ClientBookingsService } from './client-bookings.service.js';

/** Global, because the clients module, which it imports, asks for the totals of a client's bookings. */
@Global()
@Module({
  imports: [BookingsModule, BookingRecordsModule, ClientsModule, IdempotencyModule, SchedulingModule],
  controllers: [ClientBookingsController],
  providers: [
    ClientBookingListService,
    ClientBookingsErasureService,
    ClientBookingsRepository,
    ClientBookingsService,
    { provide: ClientBookings, useExisting: ClientBookingsService },
  ],
  exports: [ClientBookings, ClientBookingsErasureService, ClientBookingsService],
})
export class ClientBookingsModule {}
