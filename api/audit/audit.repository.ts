import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from './audit-action.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Which entries an admin wants to see; what is left out means "any". */
export interface AuditFilter {
  action?: AuditAction | undefined;
  actorId?: string | undefined;
  objectId?: string | undefined;
  /** From this instant on. */
  from?: Date | undefined;
  /** Before this one. */
  to?: Date | undefined;
}

/** What somebody is called today. */
export interface PersonName {
  id: string;
  name: string;
  email: string;
}

@Injectable()
export class AuditRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async add(entry: Omit<AuditEntry, 'id'>, within: EntityManager): Promise<void> {
    await within.insert(AuditEntry, entry);
  }

  /** The latest first. */
  async list(
    filter: AuditFilter,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ items: AuditEntry[]; total: number }> {
    const query = this.source.createQueryBuilder(AuditEntry, 'entry').where('TRUE');
    if (filter.action) query.andWhere('entry.action = :action', { action: filter.action });
    if (filter.actorId) query.andWhere('entry.actorId = :actorId', { actorId: filter.actorId });
    if (filter.objectId) query.andWhere('entry.objectId = :objectId', { objectId: filter.objectId });
    if (filter.from) query.andWhere('entry.at >= :from', { from: filter.from });
    if (filter.to) query.andWhere('entry.at < :to', { to: filter.to });
    query
      .orderBy('entry.id', 'DESC')
      .take(pageSize)
      .skip((page - 1) * pageSize);
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }

  /**
   * Those of these people who still have an account. Asked by hand, because every room that writes entries stands below
   * this one; names are read now, never stored, so that nobody who is deleted lives on here.
   */
  peopleAmong(ids: string[]): Promise<PersonName[]> {
    return this.source.query(`SELECT id, name, email FROM users WHERE id::text = ANY ($1)`, [ids]);
  }

  /** The zone of the salon, whose days the filters mean. */
  async timeZone(): Promise<string> {
    const rows: { time_zone: string }[] = await this.source.query(`SELECT time_zone FROM salon`);
    return rows[0]?.time_zone ?? 'UTC';
  }

  /** Forgets what is older than a year, by the clock of the database: the trigger that guards the rest goes by it too. */
  async forgetOld(): Promise<void> {
    await this.source.query(`DELETE FROM audit_entries WHERE at < now() - interval '1 year'`);
  }
}
