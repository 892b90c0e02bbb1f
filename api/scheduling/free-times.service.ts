import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { invalidInput } from '../common/problem/common.problems.js';
import { type EpochMinute, toIso } from '../common/time/epoch-minute.js';
import { addDays, type LocalDate } from '../common/time/local-date.js';
import { localDayOf } from '../common/time/zone.js';
import { AllocationsService } from './allocations.service.js';
import type { SearchLimits } from './booking-rules.js';
import { nearestStarts } from './domain/nearest-starts.js';
import { freeStarts, type SalonDay, type LineToPlan } from './domain/planning.js';
import type { Plan } from './plan.js';
import { PlanService } from './plan.service.js';
import { boundsOf, salonDaysOf } from './salon-days.js';
import type { ScheduleRequest } from './schedule-request.js';

/** What a day offers for a booking. `past` and `beyond` are outside what can be booked now. */
export const DAY_STATES = ['free', 'full', 'closed', 'past', 'beyond'] as const;
export type DayState = (typeof DAY_STATES)[number];

export interface FreeDay {
  day: LocalDate;
  state: DayState;
  starts: EpochMinute[];
}

/** Which starts are free: the plan minus what is taken, computed on integers. The number of queries is constant. */
@Injectable()
export class FreeTimesService {
  constructor(
    private readonly plans: PlanService,
    private readonly allocations: AllocationsService,
    private readonly clock: Clock,
  ) {}

  async find(
    request: ScheduleRequest,
    daysOf: (plan: Plan) => LocalDate[],
  ): Promise<{ plan: Plan; answers: FreeDay[] }> {
    for (let plan = await this.plans.latestKnown(); ; plan = await this.plans.reload()) {
      const lines = request.draft(plan);
      if ('problems' in lines) {
        if (await this.plans.isLatest(plan)) throw invalidInput(lines.problems);
        continue;
      }
      const asked = daysOf(plan);
      const limits = request.rules.limits(plan, this.clock.nowMinutes());
      // Nobody reads the diary, or keeps a plan, for days that cannot be booked: callers may ask for any of them.
      const days = asked.filter((day) => isBookable(day, limits));
      if (days.length === 0) {
        if (await this.plans.isLatest(plan))
          return { plan, answers: asked.map((day) => outside(day, limits)) };
        continue;
      }
      const bounds = boundsOf(days, plan.salon.timeZone);
      const staffIds = [...new Set(lines.flatMap(({ options }) => options.map(({ staffId }) => staffId)))];
      const now = this.clock.now();
      const [{ planVersion, busy }, clientBusy] = await Promise.all([
        this.allocations.busyWithin({ staffIds, within: bounds, now, except: request.except }),
        request.clientBusyWithin(bounds),
      ]);
      // The plan changed between two queries: use the new one.
      if (planVersion !== plan.version) continue;
      const salonDays = salonDaysOf({
        plan,
        days,
        staffIds,
        busy,
        clientBusy,
        startsOf: request.rules.startsOf,
      });
      const answers = asked.map((day) => {
        const salonDay = salonDays.get(day);
        return salonDay ? answerDay(day, salonDay, lines, limits.notBefore) : outside(day, limits);
      });
      return { plan, answers };
    }
  }

  /** The three free starts nearest to one that is gone, ISO 8601; from that day and a week around it. */
  async nearest(request: ScheduleRequest, startsAt: EpochMinute): Promise<string[]> {
    const { answers } = await this.find(request, (plan) => {
      const day = localDayOf(startsAt, plan.salon.timeZone);
      return Array.from({ length: 9 }, (_, index) => addDays(day, index - 1));
    });
    const free = answers.flatMap(({ starts }) => starts);
    return nearestStarts({ freeStarts: free, wanted: startsAt }).map(toIso);
  }
}

// Dates written year first sort chronologically.
const isBookable = (day: LocalDate, { today, lastDay }: SearchLimits): boolean =>
  day >= today && day <= lastDay;

const outside = (day: LocalDate, { today }: SearchLimits): FreeDay => ({
  day,
  state: day < today ? 'past' : 'beyond',
  starts: [],
});

function answerDay(
  day: LocalDate,
  salonDay: SalonDay<EpochMinute>,
  lines: LineToPlan[],
  notBefore: number,
): FreeDay {
  if (salonDay.gridStarts.length === 0) return { day, state: 'closed', starts: [] };
  const starts = freeStarts({ lines, day: salonDay, notBefore });
  return { day, state: starts.length > 0 ? 'free' : 'full', starts };
}
