import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import type { Plan } from '../../booking/planning/plan.js';
import { PlanService } from '../../booking/planning/plan.service.js';
import { firstWeekdayOf } from '../overview/domain/first-weekday.js';
import { type DayRange, type Period, periodBefore, periodOf, sameDaysBefore } from './domain/periods.js';
import type { PeriodDto } from './dto/period.dto.js';

/** A report's period and the previous one. */
export interface ReportSpan {
  plan: Plan;
  period: Period;
  before: Period;
  /** The part of it that had passed by the same day; null where there is nothing to cut. */
  beforeByNow: Period | null;
  isOver: boolean;
}

/** Determines a report's days from its query. */
@Injectable()
export class ReportPeriodsService {
  constructor(
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  async read({ period: kind = 'month', day }: PeriodDto): Promise<ReportSpan> {
    const plan = await this.plans.latest();
    const today = localDayOf(this.clock.nowMinutes(), plan.salon.timeZone);
    const firstWeekday = firstWeekdayOf(plan.salon);
    const period = periodOf(kind, day ?? today, firstWeekday);
    const before = periodBefore(period, firstWeekday);
    const beforeByNow = sameDaysBefore(period, before, today);
    return { plan, period, before, beforeByNow, isOver: period.lastDay < today };
  }
}

/** From the first minute of the first day to the first minute after the last, by the salon's clocks. */
export const boundsOf = ({ firstDay, lastDay }: DayRange, timeZone: string): Interval<EpochMinute> => ({
  start: dayBounds(firstDay, timeZone).start,
  end: dayBounds(lastDay, timeZone).end,
});
