import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EpochMinute, epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { addDays, daysBetween, type LocalDate } from '../../common/time/local-date.js';
import { instantOf, localDayOf } from '../../common/time/zone.js';
import { sentence } from '../../common/words/sentence.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import type { PreviewTimeOffDto } from './dto/time-off.dto.js';
import { invalidPeriod, noSuchTeamMember } from './time-off.problems.js';

const MAX_DAYS = 366;

/** The requested time of one team member. */
export interface Stretch {
  staffId: string;
  plan: Plan;
  during: Interval<EpochMinute>;
  days: LocalDate[];
}

/** Resolves time off to instants and days, in the salon's time zone. */
@Injectable()
export class StretchesService {
  constructor(private readonly plans: PlanService) {}

  /** Looks up the team member and the days in the salon's current plan. */
  async resolve(body: PreviewTimeOffDto, tx: EntityManager): Promise<Stretch> {
    const plan = await this.currentPlan(tx);
    const { fromDay, toDay, fromMinute = 0, toMinute = 1440 } = body;
    const count = daysBetween(fromDay, toDay) + 1;
    if (count > MAX_DAYS) throw invalidPeriod(sentence('timeOffTooLong', { days: MAX_DAYS }));
    const zone = plan.salon.timeZone;
    const during = { start: instantOf(fromDay, fromMinute, zone), end: instantOf(toDay, toMinute, zone) };
    if (during.start >= during.end) throw invalidPeriod(sentence('endsBeforeStart'));
    return this.stretchOf(body.staffId, during, plan);
  }

  /** The same for previously resolved instants. */
  async resolveAgain(
    { staffId, startsAt, endsAt }: { staffId: string; startsAt: Date; endsAt: Date },
    tx: EntityManager,
  ): Promise<Stretch> {
    const during = { start: minuteOf(startsAt), end: minuteOf(endsAt) };
    return this.stretchOf(staffId, during, await this.currentPlan(tx));
  }

  private stretchOf(staffId: string, during: Interval<EpochMinute>, plan: Plan): Stretch {
    if (!plan.members.has(staffId)) throw noSuchTeamMember();
    const zone = plan.salon.timeZone;
    const first = localDayOf(during.start, zone);
    const count = daysBetween(first, localDayOf(epochMinute(during.end - 1), zone)) + 1;
    const days = Array.from({ length: count }, (_, index) => addDays(first, index));
    return { staffId, plan, during, days };
  }

  private async currentPlan(tx: EntityManager): Promise<Plan> {
    const known = await this.plans.latestKnownIn(tx);
    return (await this.plans.isLatest(known, tx)) ? known : this.plans.reloadIn(tx);
  }
}
