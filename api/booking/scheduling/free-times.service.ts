import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { type EpochMinute, minuteOf, toIso } from '../../common/time/epoch-minute.js';
import { addDays, type LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { AllocationsService } from './allocations.service.js';
import { centsAtStarts, type StaffAtStart, staffAtStarts } from './terms-at-starts.js';
import type { SearchLimits } from '../planning/booking-rules.js';
import { type BookableLine, poolsOf, staffOf, unstaffedProblems } from '../planning/bookable-lines.js';
import { nearestStarts } from '../planning/domain/nearest-starts.js';
import { freeStarts, type SalonDay, type LineToPlan } from '../planning/domain/planning.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { linesOfWanted } from '../planning/wanted-lines.js';
import { boundsOf, salonDaysOf } from './salon-days.js';
import { clientsOf, leavingOf, type ScheduleRequest } from './schedule-request.js';
import { unitsOf } from './seats.js';
import type { Sentence } from '../../common/words/sentence.js';

/**
 * The state of a day for a booking. `past` and `beyond` lie outside what can be booked now; today is past once it is
 * over.
 */
export const dayStates = ['free', 'full', 'closed', 'past', 'beyond'] as const;
export type DayState = (typeof dayStates)[number];

export interface FreeDay {
  day: LocalDate;
  state: DayState;
  starts: EpochMinute[];
}

/** The free times on the requested days. */
export interface FoundTimes {
  plan: Plan;
  answers: FreeDay[];
  /** Why no day can have a free time; null if other days may. */
  note: Sentence | null;
  /** The price in cents at each free start of one of these days; null if it is the same with everyone. */
  centsAtStarts: (answer: FreeDay) => number[] | null;
  /** Team members for each line at each free start of one of these days. */
  staffAtStarts: (answer: FreeDay) => StaffAtStart[];
}

/** Finds free starts: the plan minus taken time, computed on integers. The number of queries is constant. */
@Injectable()
export class FreeTimesService {
  constructor(
    private readonly plans: PlanService,
    private readonly allocations: AllocationsService,
    private readonly clock: Clock,
  ) {}

  async listFreeTimes(request: ScheduleRequest, daysOf: (plan: Plan) => LocalDate[]): Promise<FoundTimes> {
    for (let plan = await this.plans.latestKnown(); ; plan = await this.plans.reload()) {
      const lines = linesOfWanted(request.lines, plan);
      if ('problems' in lines) {
        if (await this.plans.isLatest(plan)) throw invalidInput(lines.problems);
        continue;
      }
      const asked = daysOf(plan);
      const limits = request.rules.limits(plan, this.clock.nowMinutes());
      // Skip days that can't be booked: callers may ask for any, and each would cost a diary read and a place in the
      // plan.
      const days = asked.filter((day) => isBookable(day, limits));
      if (days.length === 0) {
        if (await this.plans.isLatest(plan))
          return {
            plan,
            answers: asked.map((day) => outside(day, limits)),
            note: noteOf(lines, plan),
            centsAtStarts: () => null,
            staffAtStarts: () => [],
          };
        continue;
      }
      const bounds = boundsOf(days, plan.salon.timeZone);
      const staffIds = staffOf(lines);
      const now = this.clock.now();
      const poolIds = poolsOf(lines);
      const unitIds = poolIds.flatMap((id) => unitsOf(id, plan));
      const query = { staffIds, unitIds, bounds, now, except: request.except, clients: clientsOf(request) };
      const { planVersion, busy, seats, clientsBusy, held } = await this.allocations.busyWithin(query);
      const clientBusy = clientsBusy[0] ?? [];
      // The plan changed between two queries: use the new one.
      if (planVersion !== plan.version) continue;
      // Offers the salon's own grid. Other starts that the caller types depend on their rules.
      const pools = { ids: poolIds, seats, exceptIds: leavingOf(request), now: minuteOf(now) };
      const salonDays = salonDaysOf({ plan, days, staffIds, busy, clientBusy, pools });
      const answers = asked.map((day) => {
        const salonDay = salonDays.get(day);
        if (!salonDay) return outside(day, limits);
        const isOver = plan.day(day).open.every(({ end }) => end <= minuteOf(now));
        return answerDay(day, salonDay, { lines, notBefore: limits.notBefore, own: request.own, isOver });
      });
      const ofDay =
        <Terms>(termsOf: (asked: Parameters<typeof staffAtStarts>[0]) => Terms, none: Terms) =>
        ({ day, starts }: FreeDay) => {
          const salonDay = salonDays.get(day);
          return salonDay ? termsOf({ lines, salonDay, held, starts }) : none;
        };
      return {
        plan,
        answers,
        note: noteOf(lines, plan),
        centsAtStarts: ofDay<number[] | null>(centsAtStarts, null),
        staffAtStarts: ofDay<StaffAtStart[]>(staffAtStarts, []),
      };
    }
  }

  /** The three free starts nearest to one that was taken, in ISO 8601, within this many days before and after it. */
  async nearest(
    request: ScheduleRequest,
    startsAt: EpochMinute,
    { daysBefore, daysAfter } = { daysBefore: 1, daysAfter: 7 },
  ): Promise<string[]> {
    const { answers } = await this.listFreeTimes(request, (plan) => {
      const first = addDays(localDayOf(startsAt, plan.salon.timeZone), -daysBefore);
      return Array.from({ length: daysBefore + 1 + daysAfter }, (_, index) => addDays(first, index));
    });
    const free = answers.flatMap(({ starts }) => starts);
    return nearestStarts({ freeStarts: free, wanted: startsAt }).map(toIso);
  }
}

/** Why no day can have a free time; null if other days may. */
const noteOf = (lines: BookableLine[], plan: Plan): Sentence | null =>
  unstaffedProblems(lines, plan)[0]?.detail ?? null;

// Dates written year first sort chronologically as strings.
const isBookable = (day: LocalDate, { today, lastDay }: SearchLimits): boolean =>
  day >= today && day <= lastDay;

const outside = (day: LocalDate, { today }: SearchLimits): FreeDay => ({
  day,
  state: day < today ? 'past' : 'beyond',
  starts: [],
});

interface Asked {
  lines: LineToPlan[];
  notBefore: number;
  own: ScheduleRequest['own'];
  /** The salon has closed for the day. A day without free times is then not full: no one took them. */
  isOver: boolean;
}

function answerDay(
  day: LocalDate,
  salonDay: SalonDay<EpochMinute>,
  { lines, notBefore, own, isOver }: Asked,
): FreeDay {
  if (salonDay.gridStarts.length === 0) return { day, state: 'closed', starts: [] };
  const free = freeStarts({ lines, day: salonDay, notBefore });
  const starts = own && !own.isOffered ? free.filter((start) => start !== own.startsAt) : free;
  if (starts.length > 0) return { day, state: 'free', starts };
  return { day, state: isOver ? 'past' : 'full', starts };
}
