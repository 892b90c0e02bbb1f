import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { SalonDetailsService } from './salon-details.service.js';
import { bookingCalendar } from '../email-templates/booking-calendar.js';
import type { BookingFacts } from '../email-templates/booking-facts.js';

/** Calendar files to download. */
@Injectable()
export class BookingCalendarService {
  constructor(
    private readonly salons: SalonDetailsService,
    private readonly clock: Clock,
  ) {}

  /** Replaces the entry that came by email, and is replaced by the next one. For a cancelled booking it removes the entry. */
  async fileOf(booking: BookingFacts & { version: number }): Promise<string> {
    return bookingCalendar(booking, await this.salons.read(), {
      method: booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
      sequence: booking.version,
      stampedAt: this.clock.now(),
      // People are not invited by a file that they download themselves.
      attendee: null,
    });
  }
}
