import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addAtEnd, arrange } from '../../database/owner-order.js';
import { bool, integer, list, nullable, object, oneOf, text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import type { PlanNeed, PlanPool, PlanUnit, ServiceNeed } from './plan-pool.js';
import { ResourcePool } from './resource-pool.entity.js';
import { ResourceUnit } from './resource-unit.entity.js';
import { ServiceResource } from './service-resource.entity.js';

@Injectable()
export class ResourcesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** All active pools with units and needs, in one statement. */
  planned(tx: EntityManager): Promise<PlanPool[]> {
    return queryRows<PlanPool>(
      tx,
      {
        id: text,
        title: text,
        kind: oneOf('chair', 'room', 'basin', 'device'),
        units: list(object<PlanUnit>({ id: text, title: text, isOut: bool, outUntil: nullable(integer) })),
        needs: list(
          object<PlanNeed>({ serviceId: text, segments: nullable(list(integer)), turnoverMinutes: integer }),
        ),
      },
      `SELECT id, title, kind,
         (SELECT coalesce(json_agg(json_build_object('id', unit.id, 'title', unit.title, 'isOut', unit.status = 'out',
             'outUntil', ceil(date_part('epoch', unit.out_until) / 60)::int) ORDER BY position, unit.id), '[]')
          FROM resource_units AS unit WHERE unit.pool_id = pool.id AND unit.status <> 'archived') AS units,
         (SELECT coalesce(json_agg(json_build_object('serviceId', service_id, 'segments', segments,
             'turnoverMinutes', turnover_minutes) ORDER BY service_id), '[]')
          FROM service_resources WHERE pool_id = pool.id) AS needs
       FROM resource_pools AS pool WHERE status = 'active' ORDER BY position, id`,
    );
  }

  /** All pools with all their units, in the owner's order. */
  list(tx: EntityManager = this.source.manager): Promise<ResourcePool[]> {
    return tx.find(ResourcePool, {
      relations: { units: true },
      order: { position: 'ASC', id: 'ASC', units: { position: 'ASC', id: 'ASC' } },
    });
  }

  listNeeds(tx: EntityManager = this.source.manager): Promise<ServiceResource[]> {
    return tx.find(ServiceResource, { order: { serviceId: 'ASC', poolId: 'ASC' } });
  }

  findPool(id: string, tx: EntityManager): Promise<ResourcePool | null> {
    return tx.findOne(ResourcePool, {
      where: { id },
      relations: { units: true },
      order: { units: { position: 'ASC', id: 'ASC' } },
    });
  }

  findUnit(id: string, tx: EntityManager): Promise<ResourceUnit | null> {
    return tx.findOneBy(ResourceUnit, { id });
  }

  addPool(facts: Pick<ResourcePool, 'title' | 'kind' | 'createdAt'>, tx: EntityManager): Promise<string> {
    return addAtEnd(ResourcePool, facts, tx);
  }

  async changePool(id: string, facts: Partial<ResourcePool>, tx: EntityManager): Promise<void> {
    await tx.update(ResourcePool, { id }, facts);
  }

  async removePool(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(ResourcePool, { id });
  }

  addUnit(facts: Pick<ResourceUnit, 'poolId' | 'title'>, tx: EntityManager): Promise<string> {
    return addAtEnd(ResourceUnit, facts, tx);
  }

  async changeUnit(
    id: string,
    facts: Partial<Pick<ResourceUnit, 'title' | 'status' | 'outUntil'>>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(ResourceUnit, { id }, facts);
  }

  /** Locks the table against concurrent additions and arranging. */
  async lockPools(tx: EntityManager): Promise<void> {
    await execute(tx, `LOCK TABLE resource_pools IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Returns false, unchanged, unless the ids are exactly those of all pools. */
  arrange(ids: string[], tx: EntityManager): Promise<boolean> {
    return arrange(ResourcePool, ids, tx);
  }

  /** Each of these services needs a unit for the whole visit. */
  async addNeedOfAll(poolId: string, serviceIds: string[], tx: EntityManager): Promise<void> {
    if (serviceIds.length === 0) return;
    await tx.insert(
      ServiceResource,
      serviceIds.map((serviceId) => ({ serviceId, poolId, segments: null, turnoverMinutes: 0 })),
    );
  }

  /** Replaces the needs of a service. */
  async writeNeeds(serviceId: string, needs: ServiceNeed[], tx: EntityManager): Promise<void> {
    await tx.delete(ServiceResource, { serviceId });
    if (needs.length > 0)
      await tx.insert(
        ServiceResource,
        needs.map((need) => ({ ...need, serviceId })),
      );
  }
}
