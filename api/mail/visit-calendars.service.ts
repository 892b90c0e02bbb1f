import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { SalonLooks } from './salon-looks.service.js';
import { visitCalendar } from './visit-calendar.js';
import type { VisitFacts } from './visits.js';

/** Calendar files for those who do not wait for the mail. */
@Injectable()
export class VisitCalendars {
  constructor(
    private readonly looks: SalonLooks,
    private readonly clock: Clock,
  ) {}

  /** Replaces the entry that came by mail, and is replaced by the next one; of a cancelled visit it takes the entry out. */
  async fileOf(visit: VisitFacts & { version: number }): Promise<string> {
    return visitCalendar(visit, await this.looks.read(), {
      method: visit.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
      sequence: visit.version,
      stampedAt: this.clock.now(),
      // Nobody is invited by a file that she fetched herself.
      attendee: null,
    });
  }
}
