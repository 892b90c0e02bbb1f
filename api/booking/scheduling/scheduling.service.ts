import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { addDays, type LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { violates } from '../../database/pg-errors.js';
import type { WriteBatch } from '../../database/statement.js';
import { RetryTransactionError, Transactions } from '../../database/transactions.js';
import { IdempotencyService, type Submit } from '../../platform/idempotency/idempotency.service.js';
import { AllocationsService } from './allocations.service.js';
import { DayReaderService } from './day-reader.service.js';
import { FreeTimesService } from './free-times.service.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { type DayRead, planVisit, type Refusal } from './plan-visit.js';
import type { WantedVisit } from './schedule-request.js';
import type { Scheduled } from './scheduled-line.js';
import { endsAfterMidnight, outsideHours, slotTaken } from './scheduling.problems.js';
import type { StaffTime } from './staff-time.js';

/** Outcome of an attempt. Only a result with writes is committed; a bare answer or a refusal rolls everything back. */
export type Outcome<Answer> =
  | {
      answer: Answer;
      writes: WriteBatch[];
      /** The visit whose nearest free times are offered if someone was quicker; null for several visits, or none. */
      visit: WantedVisit | null;
    }
  | { answer: Answer; writes: null }
  | { refusal: Refusal; visit: WantedVisit; writes: null };

/** A person, and a unit, is in one place at a time. */
const neverOverlap = ['allocations_never_overlap', 'unit_allocations_never_overlap'];

/** A transaction that blocks time. */
export interface BlocksAttempt {
  tx: EntityManager;
  /** One instant for all writes. */
  now: Date;
  /** The salon's plan, verified to be current when the transaction ends. */
  plan: Plan;
  /** Locks these people on the days of these periods until the attempt ends. */
  lockDays: (stretches: StaffTime[]) => Promise<void>;
}

/** Runs the transaction in which a visit gets its time, from the locks to the COMMIT, and maps its problems. */
@Injectable()
export class SchedulingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
    private readonly days: DayReaderService,
    private readonly freeTimes: FreeTimesService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the work in one transaction. Retries when the database asks for it, or when the same submit has just been
   * answered. The writes are sent together with the COMMIT. A refusal becomes a problem after the rollback: 422 if it
   * can never be booked, 409 with the nearest free starts if the time is taken, including lost races.
   */
  async run<Answer>(work: (tx: EntityManager, now: Date) => Promise<Outcome<Answer>>): Promise<Answer> {
    let tried: WantedVisit | null = null;
    const decide = async (tx: EntityManager) => {
      const outcome = await work(tx, this.clock.now());
      tried = 'visit' in outcome ? outcome.visit : null;
      return outcome;
    };
    // Two submits with one key but different times meet at the key: on retry, the second finds the first one's
    // answer.
    const outcome = await this.transactions
      .runThenWrite(decide, (error) => this.idempotency.wasKeptMeanwhile(error))
      .catch(async (error: unknown) => {
        if (!neverOverlap.some((constraint) => violates(error, constraint))) throw error;
        throw tried === null ? slotTaken([]) : await this.problemOf({ reason: 'taken' }, tried);
      });
    if ('refusal' in outcome) throw await this.problemOf(outcome.refusal, outcome.visit);
    return outcome.answer;
  }

  /**
   * Locks the people who could do it on that day until the transaction ends, and reads what is free behind the lock,
   * in one round trip. With a submit, also reads any earlier answer to the same one.
   */
  lockAndRead(visit: WantedVisit, tx: EntityManager, submit?: Submit): Promise<DayRead> {
    return this.days.lockAndRead(visit, tx, submit);
  }

  /** The schedule a visit would get now, without taking it; refused like the visit itself. */
  preview(visit: WantedVisit): Promise<Scheduled> {
    return this.run<Scheduled>(async (tx) => {
      const planned = planVisit(visit, await this.days.read(visit, tx));
      return 'reason' in planned
        ? { refusal: planned, visit, writes: null }
        : { answer: planned, writes: null };
    });
  }

  /**
   * The same for blocking time: locks everyone involved on all days in one statement and a fixed order. A write that
   * overlaps something else violates the constraint and becomes 409 `slot-taken`. If the plan changes during the
   * attempt, it rolls back and starts again, so that someone who is just leaving the team keeps no blocks.
   */
  async attemptBlocks<Result>(work: (attempt: BlocksAttempt) => Promise<Result>): Promise<Result> {
    try {
      return await this.transactions.run(async (tx) => {
        const known = await this.plans.latestKnownIn(tx);
        const isLatest = await this.plans.isLatest(known, tx);
        const plan = isLatest ? known : await this.plans.reloadIn(tx);
        const lockDays = async (stretches: StaffTime[]) => {
          const { timeZone } = plan.salon;
          const wanted = stretches.map(({ staffId, start, end }) => ({
            staffIds: [staffId],
            days: daysFrom(localDayOf(start, timeZone), localDayOf(epochMinute(end - 1), timeZone)),
          }));
          await this.allocations.lockDays(wanted, timeZone, tx);
        };
        const result = await work({ tx, now: this.clock.now(), plan, lockDays });
        if (await this.plans.isLatest(plan, tx)) return result;
        await this.plans.reloadIn(tx);
        throw new RetryTransactionError('The salon changed its plan meanwhile.');
      });
    } catch (error) {
      throw violates(error, 'allocations_never_overlap') ? slotTaken([]) : error;
    }
  }

  private async problemOf(refusal: Refusal, { request, startsAt }: WantedVisit): Promise<Error> {
    if (refusal.reason === 'invalid') return invalidInput(refusal.problems);
    const alternatives = await this.freeTimes.nearest(request, minuteOf(startsAt));
    switch (refusal.reason) {
      case 'taken':
        return slotTaken(alternatives, request.rules.namesPools ? refusal.fullPools : []);
      case 'outside-hours':
        return outsideHours(alternatives, refusal.canConfirm);
      case 'ends-after-midnight':
        return endsAfterMidnight(alternatives);
    }
  }
}

/** From the first day to the last, inclusive. */
function daysFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
