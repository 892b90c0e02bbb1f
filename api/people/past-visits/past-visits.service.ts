import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import type { PageDto } from '../../common/page/page.dto.js';
import { pageOf } from '../../common/page/page.js';
import { ClientFilesService } from '../clients/client-files.service.js';
import { ClientLookupService } from '../clients/client-lookup.service.js';
import type { PastVisit } from './past-visit.entity.js';
import { type PastVisitPageView, type PastVisitView, toPastVisitView } from './past-visit.view.js';
import { PastVisitsRepository } from './past-visits.repository.js';

/** Visits that took place before the salon moved here. */
@Injectable()
export class PastVisitsService {
  constructor(
    private readonly visits: PastVisitsRepository,
    private readonly files: ClientFilesService,
    private readonly clients: ClientLookupService,
  ) {}

  /** For team members who see only their own clients: the visits with them. */
  async listPastVisits(id: string, query: PageDto, actor: CurrentUser): Promise<PastVisitPageView> {
    await this.files.assertMayOpen(id, actor);
    const page = pageOf(query);
    const recordId = await this.clients.findRecordId(id);
    const staffId = mayForAll(actor, 'clients') ? null : actor.staffId;
    const { items, total } =
      recordId === null ? { items: [], total: 0 } : await this.visits.list(recordId, staffId, page);
    return { ...page, total, items: items.map(toPastVisitView) };
  }

  /**
   * The team members of the client's latest visits that took place, latest first, without an access check; null where
   * one has left.
   *
   * @param staffId only visits with this team member; null for all
   */
  async latestStaff(id: string, staffId: string | null, atMost: number): Promise<(string | null)[]> {
    const recordId = await this.clients.findRecordId(id);
    return recordId === null ? [] : this.visits.latestStaff(recordId, staffId, atMost);
  }

  /** The client’s own data: those of the account, and of the people whom it looks after. */
  async listOwn(ids: string[]): Promise<PastVisitView[]> {
    const visits = await this.visits.listAll(await this.clients.findRecordIds(ids));
    return visits.map(toPastVisitView);
  }

  add(visits: readonly PastVisit[], tx: EntityManager): Promise<void> {
    return this.visits.add(visits, tx);
  }

  remove(ids: string[], tx: EntityManager): Promise<void> {
    return this.visits.remove(ids, tx);
  }

  moveTo(clientId: string, to: string, tx: EntityManager): Promise<void> {
    return this.visits.moveTo(clientId, to, tx);
  }

  /** Those of these client records that have any. */
  clientsAmong(ids: string[], tx: EntityManager): Promise<Set<string>> {
    return this.visits.clientsAmong(ids, tx);
  }
}
