import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { listHasChanged } from '../../common/problem/common.problems.js';
import { violates } from '../../database/pg-errors.js';
import { writeBatch } from '../../database/statement.js';
import { Transactions } from '../../database/transactions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ResourcesService } from '../../salon/resources/resources.service.js';
import { ServicesService } from '../../salon/services/services.service.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import { ArrangeSeatsService } from './arrange-seats.service.js';
import type { AddPoolDto, AddUnitDto, ArrangePoolsDto, ChangePoolDto } from './dto/resource-pool.dto.js';
import {
  type ChangedPoolView,
  type ResourcePoolView,
  toResourcePoolView,
  toUnseatedVisitView,
  type UnseatedVisitView,
} from './resource-pool.view.js';
import { poolInUse } from './seating.problems.js';

/** The salon's pools of chairs, rooms, basins and devices. */
@Injectable()
export class PoolsService {
  constructor(
    private readonly resources: ResourcesService,
    private readonly catalogue: ServicesService,
    private readonly seats: ArrangeSeatsService,
    private readonly bookings: ReadBookingsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** All pools in the owner's order, archived ones included. */
  async listPools(tx?: EntityManager): Promise<ResourcePoolView[]> {
    const pools = await this.resources.list(tx);
    if (pools.length === 0) return [];
    const [needs, services] = [await this.resources.listNeeds(tx), await this.catalogue.list(tx)];
    const titles = new Map(services.map(({ id, title }) => [id, title]));
    return pools.map((pool) => toResourcePoolView(pool, needs, titles));
  }

  /** Adds a pool with its units. If every service needs one, what is booked is seated at once. */
  addPool(
    { title, kind, units, isForAll = false }: AddPoolDto,
    admin: CurrentUser,
  ): Promise<ChangedPoolView> {
    return this.transactions.run(async (tx) => {
      const createdAt = this.clock.now();
      const id = await this.resources.addPool({ title, kind, units, createdAt }, tx);
      const services = isForAll ? await this.catalogue.list(tx) : [];
      const ofAll = services.filter(({ status }) => status !== 'archived').map((service) => service.id);
      await this.seats.lock([id], ofAll, tx);
      await this.resources.addNeedOfAll(id, ofAll, tx);
      return this.settled(id, admin, tx);
    });
  }

  /** Renames, archives or restores a pool. 409 `pool-in-use` while services need it. */
  changePool(
    id: string,
    { isArchived, ...facts }: ChangePoolDto,
    admin: CurrentUser,
  ): Promise<ChangedPoolView> {
    return this.transactions.run(async (tx) => {
      await this.resources.getPool(id, tx);
      await this.seats.lock([id], [], tx);
      if (isArchived) await this.assertNotNeeded(id, tx);
      const status = isArchived ? 'archived' : 'active';
      const change = { ...facts, ...(isArchived !== undefined && ({ status } as const)) };
      if (Object.keys(change).length > 0) await this.resources.changePool(id, change, tx);
      return this.settled(id, admin, tx);
    });
  }

  async arrangePools({ ids }: ArrangePoolsDto, admin: CurrentUser): Promise<ResourcePoolView[]> {
    return this.transactions.run(async (tx) => {
      const pools = await this.resources.list(tx);
      const archived = pools.filter(({ status }) => status === 'archived').map(({ id }) => id);
      // Archived pools stay at the end.
      const all = [...ids, ...archived.filter((id) => !ids.includes(id))];
      if (!(await this.resources.arrangePools(all, tx))) throw listHasChanged();
      await this.record('order', admin, tx);
      return this.listPools(tx);
    });
  }

  /** Deletes a pool that was never used. 409 `pool-in-use` otherwise; it can be archived. */
  deletePool(id: string, admin: CurrentUser): Promise<void> {
    return this.transactions
      .run(async (tx) => {
        await this.resources.getPool(id, tx);
        await this.assertNotNeeded(id, tx);
        await this.resources.removePool(id, tx);
        await this.record(id, admin, tx);
      })
      .catch((error: unknown) => {
        throw violates(error, 'unit_allocations_of_unit') ? poolInUse() : error;
      });
  }

  addUnit(poolId: string, { title }: AddUnitDto, admin: CurrentUser): Promise<ChangedPoolView> {
    return this.transactions.run(async (tx) => {
      await this.resources.getPool(poolId, tx);
      await this.seats.lock([poolId], [], tx);
      await this.resources.addUnit({ poolId, title }, tx);
      return this.settled(poolId, admin, tx);
    });
  }

  /** Visits to come without a unit in order, by start. */
  listUnseatedVisits(actor: CurrentUser): Promise<UnseatedVisitView[]> {
    return this.transactions.run(async (tx) => {
      const ids = (await this.resources.list(tx)).map(({ id }) => id);
      if (ids.length === 0) return [];
      const { unseated } = await this.seats.arrange(ids, tx);
      return this.toVisits(unseated, actor);
    });
  }

  /** Seats what is booked after a change to a pool, and answers with the pool. */
  async settled(id: string, admin: CurrentUser, tx: EntityManager): Promise<ChangedPoolView> {
    const { unseated, writes } = await this.seats.arrange([id], tx);
    await writeBatch(writes, tx);
    await this.record(id, admin, tx);
    const pool = (await this.listPools(tx)).find(({ _id }) => _id === id);
    if (!pool) throw new Error('The pool that was just changed is not there.');
    return { ...pool, unseated: this.toVisits(unseated, admin) };
  }

  toVisits(bookings: readonly BookingRecord[], actor: CurrentUser): UnseatedVisitView[] {
    return bookings.map((booking) => toUnseatedVisitView(booking, this.bookings.contactOf(booking, actor)));
  }

  record(id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor, action: 'resources.changed', object: { type: 'resources', id } }, tx);
  }

  private async assertNotNeeded(id: string, tx: EntityManager): Promise<void> {
    const needs = await this.resources.listNeeds(tx);
    if (needs.some(({ poolId }) => poolId === id)) throw poolInUse();
  }
}
