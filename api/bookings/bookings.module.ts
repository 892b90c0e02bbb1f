import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { BookingLookup } from '../mail/booking-lookup.js';
import { MailModule } from '../mail/mail.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { Booking } from './booking.entity.js';
import { BookingEvent } from './booking-event.entity.js';
import { BookingLine } from './booking-line.entity.js';
import { BookingLookupService } from './booking-lookup.service.js';
import { BookingOwnersService } from './booking-owners.service.js';
import { BookingRequestsService } from './booking-requests.service.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsRepository } from './bookings.repository.js';
import { ChangeBookingService } from './change-booking.service.js';
import { MakeBookingService } from './make-booking.service.js';
import { ReadBookingsService } from './read-bookings.service.js';
import { ReviewedBookingsService } from './reviewed-bookings.service.js';

/** A client's booking and its changes. Global, because the mail module, which it imports, reads bookings for its emails. */
@Global()
@Module({
  imports: [
    IdempotencyModule,
    MailModule,
    SchedulingModule,
    TypeOrmModule.forFeature([Booking, BookingEvent, BookingLine]),
  ],
  controllers: [BookingsController],
  providers: [
    BookingLookupService,
    BookingOwnersService,
    { provide: BookingLookup, useExisting: BookingLookupService },
    BookingRequestsService,
    BookingsRepository,
    ChangeBookingService,
    MakeBookingService,
    ReadBookingsService,
    ReviewedBookingsService,
  ],
  exports: [
    BookingLookup,
    BookingOwnersService,
    BookingRequestsService,
    ChangeBookingService,
    MakeBookingService,
    ReadBookingsService,
    ReviewedBookingsService,
  ],
})
export class BookingsModule {}
