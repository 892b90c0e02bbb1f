import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Visits } from '../mail/visits.js';
import { BookingsRepository } from './bookings.repository.js';

/** Shows the mail room, which stands above this one, how to read a booking at the moment it writes about it. */
@Injectable()
export class VisitReader implements OnModuleInit {
  constructor(
    private readonly visits: Visits,
    private readonly bookings: BookingsRepository,
  ) {}

  onModuleInit(): void {
    this.visits.readBy((id) => this.bookings.find(id));
  }
}
