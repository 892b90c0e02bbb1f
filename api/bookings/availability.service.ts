import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { invalidInput } from '../common/problem/common.problems.js';
import { addDays, daysBetween, type LocalDate } from '../common/time/local-date.js';
import { localDayOf } from '../common/time/zone.js';
import { AllocationsRepository } from './allocations.repository.js';
import type {
  DayRoomView,
  DayStartsView,
  DayState,
  DaysRoomView,
  FirstFreeView,
} from './availability.view.js';
import type { Limits } from './booking-rules.js';
import { boundsOf, diaryOf } from './diary.js';
import { nearestStarts } from './domain/nearest-starts.js';
import { freeStarts, type SalonDay, type VisitLine } from './domain/visit.js';
import type { AskDayDto, AskDaysDto, AskVisitDto } from './dto/ask-availability.dto.js';
import type { Plan } from './plan.js';
import { PlanService } from './plan.service.js';
import { toIso } from './visit.view.js';
import { visitLinesOf } from './visit-draft.js';
import { type AskedVisit, VisitQuestions } from './visit-questions.js';

const MOST_DAYS = 42;

/** How far ahead one step of the search for the first free start looks. */
const SEARCH_DAYS = 14;

interface DayAnswer {
  day: LocalDate;
  state: DayState;
  starts: number[];
}

/** Which times are free: the plan minus what is taken, worked out on integers. The number of queries does not depend on anything. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly plans: PlanService,
    private readonly allocations: AllocationsRepository,
    private readonly questions: VisitQuestions,
    private readonly clock: Clock,
  ) {}

  async showDay(ask: AskDayDto, user: CurrentUser | undefined): Promise<DayStartsView> {
    const { plan, answers } = await this.answer(ask, user, () => [ask.day]);
    const [answer] = answers;
    if (!answer) throw new Error('A day was asked for and none was answered.');
    return {
      day: answer.day,
      timeZone: plan.salon.timeZone,
      state: answer.state,
      starts: answer.starts.map(toIso),
    };
  }

  async showDays(ask: AskDaysDto, user: CurrentUser | undefined): Promise<DaysRoomView> {
    const count = daysBetween(ask.from, ask.to) + 1;
    if (count < 1 || count > MOST_DAYS) {
      throw invalidInput([{ pointer: '#/to', detail: `Please ask for one to ${MOST_DAYS} days.` }]);
    }
    const days = Array.from({ length: count }, (_, index) => addDays(ask.from, index));
    const { plan, answers } = await this.answer(ask, user, () => days);
    const first = answers.find(({ starts }) => starts.length > 0)?.starts[0];
    return {
      timeZone: plan.salon.timeZone,
      days: answers.map(toDayRoom),
      firstFree: first === undefined ? null : toIso(first),
    };
  }

  async showFirst(ask: AskVisitDto, user: CurrentUser | undefined): Promise<FirstFreeView> {
    for (let skipped = 0; ; skipped += SEARCH_DAYS) {
      const { plan, answers } = await this.answer(ask, user, (plan) => {
        const today = this.today(plan);
        return Array.from({ length: SEARCH_DAYS }, (_, index) => addDays(today, skipped + index));
      });
      const found = answers.find(({ starts }) => starts.length > 0);
      const startsAt = found?.starts[0];
      if (found && startsAt !== undefined) return { startsAt: toIso(startsAt), day: found.day };
      if (skipped + SEARCH_DAYS > plan.salon.horizonDays) return { startsAt: null, day: null };
    }
  }

  /** The three free starts nearest to one that is gone, ISO 8601; from the day itself and a week around it. */
  async nearest(asked: AskedVisit, startsAt: number): Promise<string[]> {
    const { answers } = await this.answerAsked(asked, (plan) => {
      const day = localDayOf(startsAt, plan.salon.timeZone);
      return Array.from({ length: 9 }, (_, index) => addDays(day, index - 1));
    });
    const free = answers.flatMap(({ starts }) => starts);
    return nearestStarts({ freeStarts: free, wanted: startsAt }).map(toIso);
  }

  private async answer(
    ask: AskVisitDto,
    user: CurrentUser | undefined,
    daysOf: (plan: Plan) => LocalDate[],
  ): Promise<{ plan: Plan; answers: DayAnswer[] }> {
    return this.answerAsked(await this.questions.understand(ask, user), daysOf);
  }

  private async answerAsked(
    asked: AskedVisit,
    daysOf: (plan: Plan) => LocalDate[],
  ): Promise<{ plan: Plan; answers: DayAnswer[] }> {
    for (let plan = await this.plans.latestKnown(); ; plan = await this.plans.reload()) {
      const lines = asked.draft(plan);
      if ('problems' in lines) {
        if (await this.plans.isLatest(plan)) throw invalidInput(lines.problems);
        continue;
      }
      const days = daysOf(plan);
      const bounds = boundsOf(days, plan.salon.timeZone);
      const staffIds = [...new Set(lines.flatMap(({ options }) => options.map(({ staffId }) => staffId)))];
      const now = this.clock.now();
      const [{ planVersion, busy }, clientBusy] = await Promise.all([
        this.allocations.busyWithin({ staffIds, within: bounds, now, except: asked.except }),
        asked.clientBusyWithin(bounds),
      ]);
      // The plan moved between two requests: work by the new one.
      if (planVersion !== plan.version) continue;
      const diary = diaryOf({ plan, days, staffIds, busy, clientBusy, startsOf: asked.rules.startsOf });
      const visit = {
        lines: visitLinesOf(lines),
        limits: asked.rules.limits(plan, Math.floor(now.getTime() / 60_000)),
      };
      return { plan, answers: [...diary].map(([day, salonDay]) => answerDay(day, salonDay, visit)) };
    }
  }

  private today(plan: Plan): LocalDate {
    return localDayOf(this.clock.nowMinutes(), plan.salon.timeZone);
  }
}

function answerDay(
  day: LocalDate,
  salonDay: SalonDay,
  { lines, limits }: { lines: VisitLine[]; limits: Limits },
): DayAnswer {
  // Dates written year first are in the order of the calendar.
  if (day < limits.today) return { day, state: 'past', starts: [] };
  if (day > limits.lastDay) return { day, state: 'beyond', starts: [] };
  if (salonDay.gridStarts.length === 0) return { day, state: 'closed', starts: [] };
  const starts = freeStarts({ lines, day: salonDay, notBefore: limits.notBefore });
  return { day, state: starts.length > 0 ? 'free' : 'full', starts };
}

const toDayRoom = ({ day, state, starts }: DayAnswer): DayRoomView => ({
  day,
  state,
  freeStarts: starts.length,
  firstStartsAt: starts[0] === undefined ? null : toIso(starts[0]),
});
