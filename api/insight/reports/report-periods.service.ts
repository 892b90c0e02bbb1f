import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { knownLanguage } from '../../common/words/known-language.js';
import type { Plan } from '../../booking/planning/plan.js';
import { PlanService } from '../../booking/planning/plan.service.js';
import { languageFacts, mainLanguage } from '../../words/languages.gen.js';
import { type DayRange, type Period, periodBefore, periodOf } from './domain/periods.js';
import type { PeriodDto } from './dto/period.dto.js';

/** A report's period and the previous one. */
export interface ReportSpan {
  plan: Plan;
  period: Period;
  before: Period;
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
    const { timeZone, mainLanguage: spoken } = plan.salon;
    const today = localDayOf(this.clock.nowMinutes(), timeZone);
    // Independent of the reader's language, so that two people looking at one week see the same figures.
    const usual = languageFacts[knownLanguage(spoken) ?? mainLanguage].firstWeekday;
    const firstWeekday = plan.salon.firstWeekday ?? usual;
    const period = periodOf(kind, day ?? today, firstWeekday);
    return { plan, period, before: periodBefore(period, firstWeekday), isOver: period.lastDay < today };
  }
}

/** From the first minute of the first day to the first minute after the last, by the salon's clocks. */
export const boundsOf = ({ firstDay, lastDay }: DayRange, timeZone: string): Interval<EpochMinute> => ({
  start: dayBounds(firstDay, timeZone).start,
  end: dayBounds(lastDay, timeZone).end,
});
