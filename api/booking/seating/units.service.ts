import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { writeBatch, type WriteBatch } from '../../database/statement.js';
import { Transactions } from '../../database/transactions.js';
import { ResourcesService } from '../../salon/resources/resources.service.js';
import type { ServiceNeed } from '../../salon/resources/plan-pool.js';
import { ServicesService } from '../../salon/services/services.service.js';
import { PlanService } from '../planning/plan.service.js';
import { ArrangeSeatsService } from './arrange-seats.service.js';
import type { ChangeNeedsDto, ChangeUnitDto, PutUnitOutDto } from './dto/resource-pool.dto.js';
import { PoolsService } from './pools.service.js';
import type { ChangedPoolView, ServiceNeedsView, UnitOutView } from './resource-pool.view.js';
import { backBeforeTomorrow, needOfNoPart, needOfNoPool, unitInUse } from './seating.problems.js';

/** Changes the units of a pool, and what services need, without leaving anyone standing unseen. */
@Injectable()
export class UnitsService {
  constructor(
    private readonly resources: ResourcesService,
    private readonly catalogue: ServicesService,
    private readonly seats: ArrangeSeatsService,
    private readonly pools: PoolsService,
    private readonly plans: PlanService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Renames, archives or restores a unit. 409 `unit-in-use` with the visits that would have none. */
  changeUnit(
    id: string,
    { isArchived, ...facts }: ChangeUnitDto,
    admin: CurrentUser,
  ): Promise<ChangedPoolView> {
    return this.transactions.run(async (tx) => {
      const { poolId, status } = await this.resources.getUnit(id, tx);
      await this.seats.lock([poolId], [], tx);
      const before = isArchived ? await this.seats.arrange([poolId], tx) : null;
      const shelved = { status: 'archived', outUntil: null } as const;
      const restored = status === 'archived' ? ({ status: 'active' } as const) : {};
      const change = { ...facts, ...(isArchived ? shelved : isArchived === false ? restored : {}) };
      if (Object.keys(change).length > 0) await this.resources.changeUnit(id, change, tx);
      if (before) {
        const known = new Set(before.unseated.map((booking) => booking.id));
        const { unseated } = await this.seats.arrange([poolId], tx);
        const left = unseated.filter((booking) => !known.has(booking.id));
        if (left.length > 0) throw unitInUse(this.pools.toVisits(left, admin));
      }
      return this.pools.settled(poolId, admin, tx);
    });
  }

  /** Previews the effect without changing anything. */
  previewUnitOut(id: string, body: PutUnitOutDto, admin: CurrentUser): Promise<UnitOutView> {
    return this.putOut(id, body, admin, { isDry: true });
  }

  /** Visits that others can take move there; the rest stay, and are listed. */
  putUnitOut(id: string, body: PutUnitOutDto, admin: CurrentUser): Promise<UnitOutView> {
    return this.putOut(id, body, admin, { isDry: false });
  }

  /** The unit is in order again. Visits without a unit get it. */
  putUnitBack(id: string, admin: CurrentUser): Promise<ChangedPoolView> {
    return this.transactions.run(async (tx) => {
      const { poolId, status } = await this.resources.getUnit(id, tx);
      await this.seats.lock([poolId], [], tx);
      if (status === 'out') await this.resources.changeUnit(id, { status: 'active', outUntil: null }, tx);
      return this.pools.settled(poolId, admin, tx);
    });
  }

  /**
   * Replaces what a service needs. Bookings of before get a unit at once; those that no unit can take are listed.
   * Bookings keep needs that the service no longer has.
   */
  changeServiceNeeds(
    serviceId: string,
    { needs: asked }: ChangeNeedsDto,
    admin: CurrentUser,
  ): Promise<ServiceNeedsView> {
    const needs = asked.map(({ poolId, segments, turnoverMinutes }): ServiceNeed => ({
      poolId,
      segments: segments && segments.toSorted((one, other) => one - other),
      turnoverMinutes,
    }));
    return this.transactions.run(async (tx) => {
      const service = await this.catalogue.get(serviceId, tx);
      const pools = new Set((await this.resources.planned(tx)).map(({ id }) => id));
      for (const [index, { poolId, segments }] of needs.entries()) {
        if (!pools.has(poolId)) throw needOfNoPool(index);
        if (segments?.some((part) => part >= service.segments.length)) throw needOfNoPart(index);
      }
      const poolIds = needs.map(({ poolId }) => poolId);
      await this.seats.lock(poolIds, [serviceId], tx);
      await this.resources.writeNeeds(serviceId, needs, tx);
      const { unseated, writes } = await this.seats.arrange(poolIds, tx);
      await writeBatch(writes, tx);
      await this.pools.record(serviceId, admin, tx);
      const ofService = unseated.filter(({ lines }) => lines.some((line) => line.serviceId === serviceId));
      return { needs, unseated: this.pools.toVisits(ofService, admin) };
    });
  }

  private async putOut(
    id: string,
    { backOn }: PutUnitOutDto,
    admin: CurrentUser,
    { isDry }: { isDry: boolean },
  ): Promise<UnitOutView> {
    const { timeZone } = (await this.plans.latestKnown()).salon;
    const outUntil = backOn === null ? null : this.startOf(backOn, timeZone);
    const { answer } = await this.transactions.runThenWrite<{
      answer: UnitOutView;
      writes: WriteBatch[] | null;
    }>(async (tx) => {
      const { poolId } = await this.resources.getUnit(id, tx);
      await this.seats.lock([poolId], [], tx);
      await this.resources.changeUnit(id, { status: 'out', outUntil }, tx);
      const { unseated, reseated, writes } = await this.seats.arrange([poolId], tx);
      if (!isDry) await this.pools.record(poolId, admin, tx);
      const inTheWay = this.pools.toVisits(unseated, admin);
      return { answer: { reseated, inTheWay }, writes: isDry ? null : [writes] };
    });
    return answer;
  }

  private startOf(day: LocalDate, timeZone: string): Date {
    if (day <= localDayOf(this.clock.nowMinutes(), timeZone)) throw backBeforeTomorrow();
    return dateOf(dayBounds(day, timeZone).start);
  }
}
