import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { invalidInput } from '../../common/problem/common.problems.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { AllocationsService } from './allocations.service.js';
import { DayReaderService } from './day-reader.service.js';
import { poolsToLock, type SeatRow } from './seats.js';
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
      const pools = 'problems' in lines ? [] : poolsToLock(lines, plan);
      return { staffIds, pools, days: [localDayOf(minuteOf(startsAt), timeZone)] };
    });
    const [, ...reads] = await Promise.all([
      this.allocations.lockDays(wanted, timeZone, tx),
      ...dates.map((date) => this.days.read(date, tx)),
    ]);
    // Dates of an import may share a day: each is seated beside the earlier ones, and moves none of their seats.
    const earlier: SeatRow[] = [];
    const units = new Map<string, string>();
    return dates.flatMap((date, index) => {
      const read = reads[index];
      if (!read) return [];
      const seats = read.seats.map((seat) => ({ ...seat, unitId: units.get(seat.id) ?? seat.unitId }));
      const planned = planDate(date, { ...read, seats: [...seats, ...earlier] });
      if (planned.state === 'free') {
        const { moved, seated } = planned.planned.seats;
        for (const { id, unitId } of moved) units.set(id, unitId);
        earlier.push(...seated.map((seat) => ({ ...seat, id: '', bookingId: null, isPinned: true })));
      }
      return [planned];
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
