import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { execute } from '../../database/rows.js';
import type { AuditAction } from './audit-action.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Which entries are wanted; what is left out means "any". */
export interface AuditFilter {
  action?: AuditAction | undefined;
  actorId?: string | undefined;
  objectId?: string | undefined;
  /** From this instant on. */
  from?: Date | undefined;
  /** Before this one. */
  to?: Date | undefined;
}

/** In the privacy text. @internal */
export const KEPT = '1 year';

@Injectable()
export class AuditRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async add(entry: Omit<AuditEntry, 'id'>, within: EntityManager): Promise<void> {
    await within.insert(AuditEntry, entry);
  }

  /** The latest first. */
  async list(filter: AuditFilter, page: Page): Promise<{ items: AuditEntry[]; total: number }> {
    const query = this.source.createQueryBuilder(AuditEntry, 'entry').where('TRUE');
    if (filter.action) query.andWhere('entry.action = :action', { action: filter.action });
    if (filter.actorId) query.andWhere('entry.actorId = :actorId', { actorId: filter.actorId });
    if (filter.objectId) query.andWhere('entry.objectId = :objectId', { objectId: filter.objectId });
    if (filter.from) query.andWhere('entry.at >= :from', { from: filter.from });
    if (filter.to) query.andWhere('entry.at < :to', { to: filter.to });
    query.orderBy('entry.id', 'DESC').take(page.pageSize).skip(rowsBefore(page));
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }

  /** Deletes what is older by the database's clock, which the trigger that protects the rest goes by too. */
  async deleteOld(): Promise<void> {
    await execute(this.source, `DELETE FROM audit_entries WHERE at < now() - $1::interval`, [KEPT]);
  }
}
