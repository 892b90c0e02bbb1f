import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { raiseFloor } from '../../database/schema-state.js';
import type { PoolKind, ResourcePool } from './resource-pool.entity.js';
import type { ResourceUnit } from './resource-unit.entity.js';
import { noSuchPool, noSuchUnit } from './resources.problems.js';
import type { PlanPool, ServiceNeed } from './plan-pool.js';
import { ResourcesRepository } from './resources.repository.js';
import type { ServiceResource } from './service-resource.entity.js';

/** What the salon has besides its team: pools of chairs, rooms, basins and devices, and which services need them. */
@Injectable()
export class ResourcesService {
  constructor(private readonly resources: ResourcesRepository) {}

  /** Active pools with their units and the services that need them. */
  planned(tx: EntityManager): Promise<PlanPool[]> {
    return this.resources.planned(tx);
  }

  /** All pools with all their units, archived ones included. */
  list(tx?: EntityManager): Promise<ResourcePool[]> {
    return this.resources.list(tx);
  }

  listNeeds(tx?: EntityManager): Promise<ServiceResource[]> {
    return this.resources.listNeeds(tx);
  }

  async getPool(id: string, tx: EntityManager): Promise<ResourcePool> {
    const pool = await this.resources.findPool(id, tx);
    if (!pool) throw noSuchPool();
    return pool;
  }

  async getUnit(id: string, tx: EntityManager): Promise<ResourceUnit> {
    const unit = await this.resources.findUnit(id, tx);
    if (!unit) throw noSuchUnit();
    return unit;
  }

  /** Adds a pool with one unit for each title. Returns its id. */
  async addPool(
    { units, ...facts }: { title: string; kind: PoolKind; createdAt: Date; units: string[] },
    tx: EntityManager,
  ): Promise<string> {
    await this.resources.lockPools(tx);
    // A copy of the app from before pools would book a basin without taking it.
    await raiseFloor(tx);
    const poolId = await this.resources.addPool(facts, tx);
    for (const title of units) await this.resources.addUnit({ poolId, title }, tx);
    return poolId;
  }

  changePool(
    id: string,
    facts: Partial<Pick<ResourcePool, 'title' | 'kind' | 'status'>>,
    tx: EntityManager,
  ): Promise<void> {
    return this.resources.changePool(id, facts, tx);
  }

  removePool(id: string, tx: EntityManager): Promise<void> {
    return this.resources.removePool(id, tx);
  }

  addUnit(facts: { poolId: string; title: string }, tx: EntityManager): Promise<string> {
    return this.resources.addUnit(facts, tx);
  }

  changeUnit(
    id: string,
    facts: Partial<Pick<ResourceUnit, 'title' | 'status' | 'outUntil'>>,
    tx: EntityManager,
  ): Promise<void> {
    return this.resources.changeUnit(id, facts, tx);
  }

  /** Returns false, unchanged, unless the ids are exactly those of all pools. */
  async arrangePools(ids: string[], tx: EntityManager): Promise<boolean> {
    await this.resources.lockPools(tx);
    return this.resources.arrange(ids, tx);
  }

  /** Each of these services needs a unit for the whole visit. */
  addNeedOfAll(poolId: string, serviceIds: string[], tx: EntityManager): Promise<void> {
    return this.resources.addNeedOfAll(poolId, serviceIds, tx);
  }

  writeNeeds(serviceId: string, needs: ServiceNeed[], tx: EntityManager): Promise<void> {
    return this.resources.writeNeeds(serviceId, needs, tx);
  }
}
