import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';

/** An instant, and the salon's date at that instant. */
export interface TillMoment {
  now: Date;
  businessDay: LocalDate;
}

/** Decides a sale's business day: always the salon's date when it is made, however often the till was closed that day. */
@Injectable()
export class BusinessDayService {
  constructor(
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  async moment(tx?: EntityManager): Promise<TillMoment> {
    return this.momentIn(await this.salons.salon(tx));
  }

  /**
   * Derives both from one instant, so that a sale at midnight can't have the time of one day and the date of another.
   */
  momentIn({ timeZone }: Pick<Salon, 'timeZone'>): TillMoment {
    const now = this.clock.now();
    return { now, businessDay: localDayOf(minuteOf(now), timeZone) };
  }
}
