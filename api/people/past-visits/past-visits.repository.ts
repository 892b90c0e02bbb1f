import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import { PastVisit } from './past-visit.entity.js';

@Injectable()
export class PastVisitsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async add(visits: readonly PastVisit[], tx: EntityManager): Promise<void> {
    if (visits.length > 0) await tx.insert(PastVisit, [...visits]);
  }

  async remove(ids: string[], tx: EntityManager): Promise<void> {
    if (ids.length > 0) await tx.delete(PastVisit, { id: In(ids) });
  }

  /** Of a client record, latest first; only those with one team member if given. */
  async list(
    clientId: string,
    staffId: string | null,
    page: Page,
  ): Promise<{ items: PastVisit[]; total: number }> {
    const [items, total] = await this.source.manager.findAndCount(PastVisit, {
      where: { clientId, ...(staffId !== null && { staffId }) },
      order: { startsAt: 'DESC', id: 'ASC' },
      skip: rowsBefore(page),
      take: page.pageSize,
    });
    return { items, total };
  }

  /** The team members of a client record's latest visits that took place, latest first; null where one has left. */
  async latestStaff(clientId: string, staffId: string | null, atMost: number): Promise<(string | null)[]> {
    const visits = await this.source.manager.find(PastVisit, {
      select: { id: true, staffId: true },
      where: { clientId, status: 'done', ...(staffId !== null && { staffId }) },
      order: { startsAt: 'DESC', id: 'ASC' },
      take: atMost,
    });
    return visits.map((visit) => visit.staffId);
  }

  /** Of these client records, oldest first. */
  listAll(clientIds: string[]): Promise<PastVisit[]> {
    return this.source.manager.find(PastVisit, {
      where: { clientId: In(clientIds) },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }

  async moveTo(clientId: string, to: string, tx: EntityManager): Promise<void> {
    await execute(tx, `UPDATE past_visits SET client_id = $2 WHERE client_id = $1`, [clientId, to]);
  }

  /** Those of these client records that have any. */
  async clientsAmong(ids: string[], tx: EntityManager): Promise<Set<string>> {
    const rows = await queryRows(
      tx,
      { id: text },
      `SELECT DISTINCT client_id AS id FROM past_visits WHERE client_id = ANY ($1::uuid[])`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
