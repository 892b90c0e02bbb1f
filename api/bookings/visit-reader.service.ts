import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Visits } from '../mail/visits.js';
import { ComingVisits } from '../staff/coming-visits.js';
import { BookingsRepository } from './bookings.repository.js';

/** Shows the rooms above this one what they must know of bookings: how to read one, and whom clients expect. */
@Injectable()
export class VisitReader implements OnModuleInit {
  constructor(
    private readonly visits: Visits,
    private readonly comingVisits: ComingVisits,
    private readonly bookings: BookingsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.visits.readBy((id) => this.bookings.find(id));
    this.comingVisits.countBy((within) => this.bookings.comingByStaff(this.clock.now(), within));
  }
}
