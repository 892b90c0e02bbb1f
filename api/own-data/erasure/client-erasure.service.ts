import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ClientBookingsErasureService } from '../../booking/client-bookings/client-bookings-erasure.service.js';
import { ClientLookupService } from '../../people/clients/client-lookup.service.js';
import { ClientRecordsService } from '../../people/clients/client-records.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { notFound } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { EmailHistoryService } from '../../mail/mail/email-history.service.js';
import { MessagesService } from '../../people/messages/messages.service.js';
import { UsersService } from '../../people/users/users.service.js';
import type { ErasurePreviewView } from './erasure.view.js';
import { PeopleErasureService } from './people-erasure.service.js';
import type { Client } from '../../people/clients/client.entity.js';

/**
 * Erases a client without an account, at an admin's request. Clients with an account are a 404 here: they are erased
 * with their account.
 */
@Injectable()
export class ClientErasureService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clients: ClientLookupService,
    private readonly records: ClientRecordsService,
    private readonly users: UsersService,
    private readonly bookings: ClientBookingsErasureService,
    private readonly emails: EmailHistoryService,
    private readonly messages: MessagesService,
    private readonly people: PeopleErasureService,
    private readonly audit: AuditService,
  ) {}

  async previewClientErasure(id: string): Promise<ErasurePreviewView> {
    const client = await this.clients.findReference(id);
    if (!client?.cardId) throw notFound('client');
    return { comingVisits: (await this.bookings.listComingStarts(client)).length, people: [] };
  }

  eraseClient(id: string, actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const record = await this.records.lockRecord(id, tx);
      if (!record) throw notFound('client');
      const cancelled = await this.erase(record, actor.id, tx);
      const object = { type: 'client', id };
      const detail = { cancelledVisits: cancelled };
      await this.audit.record({ actor, action: 'client.erased', object, detail }, tx);
    });
  }

  private async erase(record: Client, actorId: string, tx: EntityManager): Promise<number> {
    const { id, emailKey, lookedAfterBy } = record;
    if (lookedAfterBy !== null) return this.people.erase(record, actorId, tx);
    const client = { clientId: null, cardId: id };
    const cancelled = await this.bookings.erase({ client, actorId }, tx);
    // Once the address has an account, emails and messages belong to that account.
    if (emailKey && !(await this.users.findByEmail(emailKey, tx))) {
      await this.emails.deleteEmailsOf({ userId: null, emailKey }, tx);
      await this.messages.deleteMessagesOf(emailKey, tx);
    }
    await this.records.erase(id, tx);
    return cancelled;
  }
}
