import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { ClientRecords } from '../bookings/client-records.service.js';
import { ClientCards } from '../clients/client-cards.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { notFound } from '../common/problem/common.problems.js';
import { inTransaction } from '../database/transaction.js';
import { Correspondence } from '../mail/correspondence.service.js';
import { MessagesService } from '../messages/messages.service.js';
import { UsersService } from '../users/users.service.js';
import type { DepartureView } from './account.view.js';

/**
 * How somebody without an account leaves the house: like one who has an account, shown out by the salon. Whoever has
 * one is not found here; she leaves with her account.
 */
@Injectable()
export class ClientDepartures {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly cards: ClientCards,
    private readonly users: UsersService,
    private readonly visits: ClientRecords,
    private readonly letters: Correspondence,
    private readonly messages: MessagesService,
    private readonly audit: AuditService,
  ) {}

  async showClientDeparture(id: string): Promise<DepartureView> {
    const patron = await this.cards.findPatron(id);
    if (!patron?.cardId) throw notFound('client');
    return { comingVisits: (await this.visits.listComingStarts(patron)).length };
  }

  eraseClient(id: string, actor: CurrentUser): Promise<void> {
    return inTransaction(this.source, async (within) => {
      const card = await this.cards.lockCard(id, within);
      if (!card) throw notFound('client');
      const patron = { clientId: null, cardId: id };
      const cancelled = await this.visits.forget({ patron, actorId: actor.id }, within);
      // What goes to an address is its owner's once she has an account.
      if (card.emailKey && !(await this.users.findByEmail(card.emailKey, within))) {
        await this.letters.forget({ userId: null, emailKey: card.emailKey }, within);
        await this.messages.forgetMessagesOf(card.emailKey, within);
      }
      await this.cards.remove(id, within);
      const object = { type: 'client', id };
      const detail = { cancelledVisits: cancelled };
      await this.audit.record({ actor, action: 'client.erased', object, detail }, within);
    });
  }
}
