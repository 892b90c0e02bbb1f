import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';

/** A moment at the till, and the salon's date at it. */
export interface TillMoment {
  now: Date;
  businessDay: LocalDate;
}

/** Says which day a sale belongs to: always the salon's date when it is made, however often the till was closed on it. */
@Injectable()
export class BusinessDayService {
  constructor(
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  async moment(tx?: EntityManager): Promise<TillMoment> {
    return this.momentIn(await this.salons.salon(tx));
  }

  /** One moment for both, so that a sale at midnight cannot be of one day and its time of the next. */
  momentIn({ timeZone }: Pick<Salon, 'timeZone'>): TillMoment {
    const now = this.clock.now();
    return { now, businessDay: localDayOf(minuteOf(now), timeZone) };
  }
}
