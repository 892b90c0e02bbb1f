import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { mayNot, notFound } from '../../common/problem/common.problems.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ClientFilesService } from '../clients/client-files.service.js';
import { ClientLookupService, type ClientReference } from '../clients/client-lookup.service.js';
import { ClientRecordsService } from '../clients/client-records.service.js';

/** One sitting: a page that is read again within it is not recorded again. */
const SITTING_MS = 15 * 60_000;

/** A client and their record; null if they have none yet. */
interface OpenFile {
  id: string;
  recordId: string | null;
}

/** Decides who reads and writes sealed files, and records each reader who doesn’t treat the client. */
@Injectable()
export class SealedFilesService {
  constructor(
    private readonly files: ClientFilesService,
    private readonly lookup: ClientLookupService,
    private readonly records: ClientRecordsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Throws 404 for a client whose file is closed to the actor, as for an unknown one. */
  async open(clientId: string, actor: CurrentUser): Promise<OpenFile> {
    await this.files.assertMayOpen(clientId, actor);
    const { id } = await this.getClient(clientId);
    return { id, recordId: await this.lookup.findRecordId(id) };
  }

  /** Records that the actor has read something, unless it is about a client of their own. */
  async noteRead({ id }: OpenFile, actor: CurrentUser): Promise<void> {
    if (await this.files.isOwn(id, actor)) return;
    const act = { actor, action: 'sealed-file.read' as const, object: { type: 'client', id } };
    if (await this.audit.hasDone(act, new Date(this.clock.now().getTime() - SITTING_MS))) return;
    await this.transactions.run((tx) => this.audit.record(act, tx));
  }

  /** Changes a client's sealed file, and records it. Throws 403 for those who may only read. */
  async change<Result>(
    clientId: string,
    action: AuditAction,
    actor: CurrentUser,
    work: (recordId: string, tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    await this.files.assertMayOpen(clientId, actor);
    if (!mayAtAll(actor, 'bookings')) throw mayNot('sealed-files');
    const { id, reference } = await this.getClient(clientId);
    const changing = this.transactions.run(async (tx) => {
      const result = await work(await this.records.recordIdOf(reference, tx), tx);
      await this.audit.record({ actor, action, object: { type: 'client', id } }, tx);
      return result;
    });
    return changing.catch((error: unknown) => {
      // The account has just been deleted.
      throw violates(error, 'clients_of_user') ? notFound('client') : error;
    });
  }

  /** The client as known now, which differs from the asked one after a merge. */
  private async getClient(clientId: string): Promise<{ id: string; reference: ClientReference }> {
    const reference = await this.lookup.findReference(clientId);
    const id = reference?.clientId ?? reference?.cardId;
    if (!reference || !id) throw notFound('client');
    return { id, reference };
  }
}
