import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { notFound } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { carerNotVerified, lookedAfterByAnother, overlapProblem } from './carers.problems.js';
import { assertMayKeepFiles } from '../clients/client-files.service.js';
import type { Client } from '../clients/client.entity.js';
import { ClientRecordsService } from '../clients/client-records.service.js';
import type { ClientDetailsView } from '../clients/client.view.js';
import { noSuchClient } from '../clients/clients.problems.js';
import { ReadClientsService } from '../clients/read-clients.service.js';
import { FamiliesService } from './families.service.js';

/** Lets the desk say which account looks after a client. */
@Injectable()
export class CarersService {
  constructor(
    private readonly families: FamiliesService,
    private readonly records: ClientRecordsService,
    private readonly clients: ReadClientsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async setCarer(id: string, userId: string, actor: CurrentUser): Promise<ClientDetailsView> {
    assertMayKeepFiles(actor);
    const linking = this.transactions.run(async (tx) => {
      // The account first, as in merges.
      const user = await this.families.lockCarer(userId, tx);
      if (!user) throw noSuchClient();
      if (!user.verifiedAt) throw carerNotVerified();
      const record = await this.lock(id, tx);
      if (record.lookedAfterBy !== null) throw lookedAfterByAnother();
      await this.families.link(record, user, tx);
      await this.record('carer.set', id, actor, tx);
    });
    await linking.catch(overlapProblem);
    return this.clients.showClient(id, actor);
  }

  async removeCarer(id: string, actor: CurrentUser): Promise<ClientDetailsView> {
    assertMayKeepFiles(actor);
    await this.transactions.run(async (tx) => {
      const record = await this.lock(id, tx);
      if (record.lookedAfterBy === null) return;
      await this.families.unlink(record, tx);
      await this.record('carer.removed', id, actor, tx);
    });
    return this.clients.showClient(id, actor);
  }

  private async lock(id: string, tx: EntityManager): Promise<Client> {
    const record = await this.records.lockRecord(id, tx);
    if (!record) throw notFound('client');
    return record;
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'client', id } }, tx);
  }
}
