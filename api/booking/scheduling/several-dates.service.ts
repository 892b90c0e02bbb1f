import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import { violates } from '../../database/pg-errors.js';
import { inTransaction } from '../../database/transaction.js';
import { AllocationsService } from './allocations.service.js';
import { staffOf } from '../planning/draft.js';
import {
  EndsAfterMidnightError,
  NobodyFreeError,
  OnlyOutsideHoursError,
  PeopleFinderService,
} from './people-finder.service.js';
import { PlanService } from '../planning/plan.service.js';
import type { ScheduleRequest } from './schedule-request.js';
import { type Scheduled, scheduledOf, stretchesOf } from './scheduled-line.js';
import { slotTaken } from './scheduling.problems.js';
import type { AllocationOwner } from './staff-time.js';

/** One of several starts that are booked together. No two of them are on the same day. */
export interface WantedDate {
  request: ScheduleRequest;
  startsAt: Date;
}

/** What a date is like: `closed` when nobody works then, `client-busy` when the client has another booking. */
export const DATE_STATES = ['free', 'taken', 'closed', 'client-busy'] as const;
export type DateState = (typeof DATE_STATES)[number];

/** What became of one wanted date. */
export type FoundDate = { state: Exclude<DateState, 'free'> } | FreeDate;

export interface FreeDate {
  state: 'free';
  scheduled: Scheduled;
  /** Makes the people busy, and lets go of what the client holds themselves at that time. */
  take: (owner: AllocationOwner) => Promise<void>;
}

/** A transaction in which people can be made busy on several days. */
export interface SeveralDatesAttempt {
  within: EntityManager;
  /** One instant for everything that is written. */
  now: Date;
  /** Locks everybody concerned on all the days until the attempt ends, and says in the same order what is free. */
  find: (dates: WantedDate[]) => Promise<FoundDate[]>;
}

/**
 * The guard for what takes several days at once: the same locks, second look and constraint as for one booking. All days
 * are locked in one statement and one order, so that two callers who want some of the same days never wait for each other.
 */
@Injectable()
export class SeveralDatesService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly allocations: AllocationsService,
    private readonly people: PeopleFinderService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /** Runs the work in one transaction, and again when the database asks for a retry: all of it or nothing. */
  async attempt<Result>(
    problemOf: ScheduleRequest['problemOf'],
    work: (attempt: SeveralDatesAttempt) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await inTransaction(this.source, (within) =>
        work({ within, now: this.clock.now(), find: (dates) => this.find(dates, within) }),
      );
    } catch (error) {
      if (violates(error, 'allocations_never_overlap')) throw slotTaken([]);
      throw problemOf(error) ?? error;
    }
  }

  /** What an attempt would find now; takes and locks nothing. */
  preview(dates: WantedDate[]): Promise<DateState[]> {
    return inTransaction(this.source, async (within) => {
      const states: DateState[] = [];
      for (const date of dates) states.push((await this.findOne(date, within)).state);
      return states;
    });
  }

  private async find(dates: WantedDate[], within: EntityManager): Promise<FoundDate[]> {
    const plan = await this.plans.latestKnownWithin(within);
    const { timeZone } = plan.salon;
    const wanted = dates.map(({ request, startsAt }) => {
      const drafts = request.draft(plan);
      const staffIds = 'problems' in drafts ? [] : staffOf(drafts);
      return { staffIds, days: [localDayOf(minuteOf(startsAt), timeZone)] };
    });
    await this.allocations.lockDays(wanted, timeZone, within);
    const found: FoundDate[] = [];
    // One after the other: a connection answers one question at a time anyway.
    for (const date of dates) found.push(await this.findOne(date, within));
    return found;
  }

  private async findOne({ request, startsAt }: WantedDate, within: EntityManager): Promise<FoundDate> {
    try {
      const found = await this.people.find(request, startsAt, within, { isLocking: false });
      if (found.clientIsBusy) return { state: 'client-busy' };
      const stretches = found.planned.flatMap(stretchesOf);
      const { clientId } = request.except;
      return {
        state: 'free',
        scheduled: scheduledOf(found),
        take: async (owner) => {
          if (clientId && found.isHolding) await this.allocations.releaseHeldBy(clientId, stretches, within);
          await this.allocations.take(stretches, owner, within);
        },
      };
    } catch (error) {
      if (!(error instanceof NobodyFreeError)) throw error;
      return { state: (await this.isClosed(error, startsAt, within)) ? 'closed' : 'taken' };
    }
  }

  private async isClosed(error: NobodyFreeError, startsAt: Date, within: EntityManager): Promise<boolean> {
    if (error instanceof OnlyOutsideHoursError || error instanceof EndsAfterMidnightError) return true;
    const plan = await this.plans.latestKnownWithin(within);
    return plan.day(localDayOf(minuteOf(startsAt), plan.salon.timeZone)).open.length === 0;
  }
}
