import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { Language } from '../../words/types.gen.js';
import { bookingCalendar } from '../booking-emails/booking-calendar.js';
import type { BookingFacts } from '../email-templates/booking-facts.js';
import { LettersService } from './letters.service.js';

/** Creates calendar files for download. */
@Injectable()
export class BookingCalendarService {
  constructor(
    private readonly letters: LettersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the entry sent by email, and is replaced by the next one. For a cancelled booking it removes the entry.
   * In the language of the page that offers it; null for the salon's main one.
   */
  async fileOf(booking: BookingFacts & { version: number }, language: Language | null): Promise<string> {
    return bookingCalendar(booking, await this.letters.letterIn(language), {
      method: booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
      sequence: booking.version,
      stampedAt: this.clock.now(),
      // A file that people download themselves is no invitation.
      attendee: null,
    });
  }
}
