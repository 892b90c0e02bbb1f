import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientBookings } from '../clients/client-bookings.js';
import { ClientsModule } from '../clients/clients.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { BookingLookup } from '../mail/booking-lookup.js';
import { MailModule } from '../mail/mail.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { ServiceBookings } from '../services/service-bookings.js';
import { StaffModule } from '../staff/staff.module.js';
import { UpcomingBookings } from '../staff/upcoming-bookings.js';
import { Booking } from './booking.entity.js';
import { BookingEvent } from './booking-event.entity.js';
import { BookingLine } from './booking-line.entity.js';
import { BookingCountsRepository } from './booking-counts.repository.js';
import { BookingCountsService } from './booking-counts.service.js';
import { BookingLookupService } from './booking-lookup.service.js';
import { BookingRequestsService } from './booking-requests.service.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsRepository } from './bookings.repository.js';
import { ChangeBookingService } from './change-booking.service.js';
import { ClientBookingsController } from './client-bookings.controller.js';
import { ClientBookingsService } from './client-bookings.service.js';
import { ClientRecordsRepository } from './client-records.repository.js';
import { ClientRecordsService } from './client-records.service.js';
import { MakeBookingService } from './make-booking.service.js';
import { ReadBookingsService } from './read-bookings.service.js';
import { ReviewedBookingsService } from './reviewed-bookings.service.js';

/** What modules below this one ask about bookings; global, because they cannot import it. */
const ports = [
  { provide: BookingLookup, useExisting: BookingLookupService },
  { provide: ClientBookings, useExisting: ClientBookingsService },
  { provide: ServiceBookings, useExisting: BookingCountsService },
  { provide: UpcomingBookings, useExisting: BookingCountsService },
];

/** A client's booking and its changes. */
@Global()
@Module({
  imports: [
    ClientsModule,
    IdempotencyModule,
    MailModule,
    SchedulingModule,
    StaffModule,
    TypeOrmModule.forFeature([Booking, BookingEvent, BookingLine]),
  ],
  controllers: [BookingsController, ClientBookingsController],
  providers: [
    ...ports,
    BookingCountsRepository,
    BookingCountsService,
    BookingLookupService,
    ClientBookingsService,
    BookingRequestsService,
    BookingsRepository,
    ChangeBookingService,
    ClientRecordsRepository,
    ClientRecordsService,
    MakeBookingService,
    ReadBookingsService,
    ReviewedBookingsService,
  ],
  exports: [
    ...ports.map(({ provide }) => provide),
    BookingRequestsService,
    ChangeBookingService,
    ClientRecordsService,
    MakeBookingService,
    ReadBookingsService,
    ReviewedBookingsService,
  ],
})
export class BookingsModule {}
