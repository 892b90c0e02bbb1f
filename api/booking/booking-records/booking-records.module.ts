import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { BlockedClientsModule } from '../../people/blocked-clients/blocked-clients.module.js';
import { BookingLookup } from '../../mail/letters/booking-lookup.port.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { Booking } from './booking.entity.js';
import { BookingEvent } from './booking-event.entity.js';
import { BookingLine } from './booking-line.entity.js';
import { BookingLookupService } from './booking-lookup.service.js';
import { BookingOwnersService } from './booking-owners.service.js';
import { BookingRecordsService } from './booking-records.service.js';
import { BookingWrites } from './booking-writes.js';
import { BookingsForChangeService } from './bookings-for-change.service.js';
import { BookingsRepository } from './bookings.repository.js';
import { ReadBookingsService } from './read-bookings.service.js';
import { ReviewedBookingsService } from './reviewed-bookings.service.js';
import { StandingService } from './standing.service.js';
import { PlanningModule } from '../planning/planning.module.js';
import { BookingLinksModule } from '../booking-links/booking-links.module.js';
import { LettersModule } from '../../mail/letters/letters.module.js';

/**
 * Clients' bookings, and who may see and change them. Global, because the mail module, which it imports, reads
 * bookings for its emails.
 */
@Global()
@Module({
  imports: [
    BlockedClientsModule,
    BookingLinksModule,
    LimitsModule,
    MailModule,
    LettersModule,
    PlanningModule,
    TypeOrmModule.forFeature([Booking, BookingEvent, BookingLine]),
  ],
  providers: [
    BookingLookupService,
    BookingOwnersService,
    { provide: BookingLookup, useExisting: BookingLookupService },
    BookingRecordsService,
    BookingWrites,
    BookingsForChangeService,
    BookingsRepository,
    ReadBookingsService,
    ReviewedBookingsService,
    StandingService,
  ],
  exports: [
    BookingLookup,
    BookingOwnersService,
    BookingRecordsService,
    BookingsForChangeService,
    ReadBookingsService,
    ReviewedBookingsService,
    StandingService,
  ],
})
export class BookingRecordsModule {}
