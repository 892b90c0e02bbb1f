import { Injectable } from '@nestjs/common';
import { BookingLookup } from '../../mail/letters/booking-lookup.port.js';
import type { Booking } from './booking.entity.js';
import { BookingsRepository } from './bookings.repository.js';

/** Reads bookings for the emails about them. */
@Injectable()
export class BookingLookupService implements BookingLookup {
  constructor(private readonly bookings: BookingsRepository) {}

  list(bookingIds: string[]): Promise<Booking[]> {
    return this.bookings.list(bookingIds);
  }
}
