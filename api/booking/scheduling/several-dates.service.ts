import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { invalidInput } from '../../common/problem/common.problems.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { AllocationsService } from './allocations.service.js';
import { DayReaderService } from './day-reader.service.js';
import { staffOf } from '../planning/bookable-lines.js';
import { PlanService } from '../planning/plan.service.js';
import { linesOfWanted } from '../planning/wanted-lines.js';
import { type DayRead, type PlannedVisit, planVisit } from './plan-visit.js';
import type { WantedVisit } from './schedule-request.js';

/** The state of a date: `closed` if no one works then, `client-busy` if the client has another booking. */
export const dateStates = ['free', 'taken', 'closed', 'client-busy'] as const;
export type DateState = (typeof dateStates)[number];

/** One of the requested dates, with its schedule if it is free. */
export type PlannedDay = { state: Exclude<DateState, 'free'> } | FreeDay;

export interface FreeDay {
  state: 'free';
  planned: PlannedVisit;
  /** The client has a hold of their own. */
  isHolding: boolean;
}

/**
 * Locks, reads and plans several dates at once, each on a different day. All days are locked in one statement and a
 * fixed order, so that two callers who want some of the same days never deadlock.
 */
@Injectable()
export class SeveralDatesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly allocations: AllocationsService,
    private readonly days: DayReaderService,
    private readonly plans: PlanService,
  ) {}

  /** The current state of each date, in the same order, without locks. */
  preview(dates: WantedVisit[]): Promise<DateState[]> {
    return this.transactions.run(async (tx) => {
      const states: DateState[] = [];
      for (const date of dates) states.push(planDate(date, await this.days.read(date, tx)).state);
      return states;
    });
  }

  /** Locks everyone involved on all days until the transaction ends, and plans each date, in the same order. */
  async lockAndPlan(dates: WantedVisit[], tx: EntityManager): Promise<PlannedDay[]> {
    const plan = await this.plans.latestKnownIn(tx);
    const { timeZone } = plan.salon;
    const wanted = dates.map(({ request, startsAt }) => {
      const lines = linesOfWanted(request.lines, plan);
      const staffIds = 'problems' in lines ? [] : staffOf(lines);
      return { staffIds, days: [localDayOf(minuteOf(startsAt), timeZone)] };
    });
    const [, ...reads] = await Promise.all([
      this.allocations.lockDays(wanted, timeZone, tx),
      ...dates.map((date) => this.days.read(date, tx)),
    ]);
    return dates.flatMap((date, index) => {
      const read = reads[index];
      return read ? [planDate(date, read)] : [];
    });
  }
}

/** Throws 422 if the date can never be booked. */
function planDate(date: WantedVisit, read: DayRead): PlannedDay {
  const planned = planVisit(date, read);
  if (!('reason' in planned)) {
    return planned.clientIsBusy
      ? { state: 'client-busy' }
      : { state: 'free', planned, isHolding: read.isHolding };
  }
  if (planned.reason === 'invalid') throw invalidInput(planned.problems);
  const isClosed = planned.reason !== 'taken' || read.plan.day(read.day).open.length === 0;
  return { state: isClosed ? 'closed' : 'taken' };
}
