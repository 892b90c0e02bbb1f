import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { BookingLookup } from '../mail/booking-lookup.js';
import { MailModule } from '../mail/mail.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { UsersModule } from '../users/users.module.js';
import { Booking } from './booking.entity.js';
import { BookingEvent } from './booking-event.entity.js';
import { BookingLine } from './booking-line.entity.js';
import { BookingLookupService } from './booking-lookup.service.js';
import { BookingOwnersService } from './booking-owners.service.js';
import { BookingRequestsService } from './booking-requests.service.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsForChangeService } from './bookings-for-change.service.js';
import { BookingsRepository } from './bookings.repository.js';
import { ChangeBookingService } from './change-booking.service.js';
import { MakeBookingService } from './make-booking.service.js';
import { MoveBookingService } from './move-booking.service.js';
import { ReadBookingsService } from './read-bookings.service.js';
import { RearrangeBookingService } from './rearrange-booking.service.js';
import { ReviewedBookingsService } from './reviewed-bookings.service.js';
import { StandingService } from './standing.service.js';

/** A client's booking and its changes. Global, because the mail module, which it imports, reads bookings for its emails. */
@Global()
@Module({
  imports: [
    IdempotencyModule,
    LimitsModule,
    MailModule,
    SchedulingModule,
    UsersModule,
    TypeOrmModule.forFeature([Booking, BookingEvent, BookingLine]),
  ],
  controllers: [BookingsController],
  providers: [
    BookingLookupService,
    BookingOwnersService,
    { provide: BookingLookup, useExisting: BookingLookupService },
    BookingRequestsService,
    BookingsForChangeService,
    BookingsRepository,
    ChangeBookingService,
    MakeBookingService,
    MoveBookingService,
    ReadBookingsService,
    RearrangeBookingService,
    ReviewedBookingsService,
    StandingService,
  ],
  exports: [
    BookingLookup,
    BookingOwnersService,
    BookingRequestsService,
    BookingsForChangeService,
    ChangeBookingService,
    MakeBookingService,
    MoveBookingService,
    ReadBookingsService,
    RearrangeBookingService,
    ReviewedBookingsService,
    StandingService,
  ],
})
export class BookingsModule {}
