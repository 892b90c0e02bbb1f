import { Module } from '@nestjs/common';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { BookingCalendarService } from './booking-calendar.service.js';
import { LettersService } from './letters.service.js';
import { SalonDetailsService } from './salon-details.service.js';

/** Shared by all emails: the reader's language, the salon's details, calendar files of bookings. */
@Module({
  imports: [SalonModule],
  providers: [BookingCalendarService, LettersService, SalonDetailsService],
  exports: [BookingCalendarService, LettersService, SalonDetailsService],
})
export class LettersModule {}
