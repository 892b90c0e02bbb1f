import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { RetryTransactionError } from '../../database/transactions.js';
import type { Submit } from '../../platform/idempotency/idempotency.service.js';
import { AllocationsService } from './allocations.service.js';
import { poolsToLock } from './seats.js';
import { staffOf } from '../planning/bookable-lines.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { linesOfWanted } from '../planning/wanted-lines.js';
import { type DayRead, problemsByPlan } from './plan-visit.js';
import { clientsOf, type WantedVisit } from './schedule-request.js';
import { withCleanUp } from './staff-time.js';

/** Reads everything that decides if a visit is possible. */
@Injectable()
export class DayReaderService {
  constructor(
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the people who could do it on that day until the transaction ends, and reads what is free behind the lock,
   * in one round trip. With a submit, also reads any earlier answer to the same one.
   */
  async lockAndRead(wanted: WantedVisit, tx: EntityManager, submit?: Submit): Promise<DayRead> {
    const scope = this.scopeOf(wanted, await this.plans.latestKnownIn(tx));
    const { staffIds, pools, day, plan } = scope;
    // Pipelined. A statement sees what was committed before it started, so the read behind the lock sees the work of
    // the lock's previous owner.
    const [, read] = await Promise.all([
      staffIds.length > 0 &&
        this.allocations.lockDays([{ staffIds, pools, days: [day] }], plan.salon.timeZone, tx),
      this.readScope(wanted, scope, tx, submit),
    ]);
    return read;
  }

  /** The same for a caller who has locked the days, or needs no lock because nothing is taken. */
  async read(wanted: WantedVisit, tx: EntityManager): Promise<DayRead> {
    return this.readScope(wanted, this.scopeOf(wanted, await this.plans.latestKnownIn(tx)), tx);
  }

  /** The people and day of the visit, by the plan as this instance knows it. */
  private scopeOf(wanted: WantedVisit, plan: Plan): Scope {
    const lines = linesOfWanted(wanted.request.lines, plan);
    const now = this.clock.nowMinutes();
    const { timeZone } = plan.salon;
    // Nothing is locked or read for a visit that can never be booked.
    if ('problems' in lines || problemsByPlan(wanted, { plan, lines, now }).length > 0) {
      return {
        plan,
        lines,
        now,
        staffIds: [],
        pools: [],
        day: localDayOf(now, timeZone),
        bounds: { start: now, end: now },
      };
    }
    const day = localDayOf(minuteOf(wanted.startsAt), timeZone);
    const bounds = withCleanUp(dayBounds(day, timeZone));
    return { plan, lines, now, staffIds: staffOf(lines), pools: poolsToLock(lines, plan), day, bounds };
  }

  /**
   * The salon may have changed its plan since this instance read it. The transaction then starts again with the new
   * plan.
   */
  private async readScope(
    { request }: WantedVisit,
    { staffIds, pools, bounds, ...known }: Scope,
    tx: EntityManager,
    submit?: Submit,
  ): Promise<DayRead> {
    // A hold that expires between these two instants still counts here, which harms no one.
    const now = this.clock.now();
    const { except } = request;
    const unitIds = pools.flatMap((pool) => pool.unitIds);
    const query = { staffIds, unitIds, bounds, now, except, clients: clientsOf(request), submit };
    const { planVersion, clientsBusy, busy, seats, isHolding, held, keptAnswer } =
      await this.allocations.busyWithin(query, tx);
    if (planVersion !== known.plan.version) {
      await this.plans.reloadIn(tx);
      throw new RetryTransactionError('The salon has just changed its plan.');
    }
    return { ...known, busy, seats, clientBusy: clientsBusy[0] ?? [], isHolding, held, keptAnswer };
  }
}

interface Scope extends Pick<DayRead, 'plan' | 'lines' | 'day' | 'now'> {
  staffIds: string[];
  pools: { id: string; unitIds: string[] }[];
  bounds: Interval<EpochMinute>;
}
