import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import type { Plan } from '../../booking/planning/plan.js';
import { PlanService } from '../../booking/planning/plan.service.js';
import { businessDayOf } from './domain/business-day.js';
import { TillRepository } from './till.repository.js';

/** The day that a sale belongs to. */
export interface BusinessDay {
  businessDay: LocalDate;
  /** False once today is closed: it is a day to come. */
  isToday: boolean;
  /** The salon's local date. */
  today: LocalDate;
}

@Injectable()
export class BusinessDayService {
  constructor(
    private readonly till: TillRepository,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /**
   * To which day belongs what is sold now. Whoever writes it down asks after they have locked the ledger, for which a close
   * waits, too.
   */
  async current(within?: EntityManager): Promise<BusinessDay> {
    const plan = within ? await this.latestWithin(within) : await this.plans.latest();
    const today = localDayOf(this.clock.nowMinutes(), plan.salon.timeZone);
    const lastClosedDay = await this.till.lastClosedDay(within);
    const businessDay = businessDayOf(today, lastClosedDay, (day) => plan.day(day).open.length > 0);
    return { businessDay, isToday: businessDay === today, today };
  }

  private async latestWithin(within: EntityManager): Promise<Plan> {
    const known = await this.plans.latestKnownWithin(within);
    return (await this.plans.isLatest(known, within)) ? known : this.plans.reloadWithin(within);
  }
}
