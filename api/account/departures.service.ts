import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { OwnerCheck } from '../auth/owner-check.service.js';
import { ClientRecords } from '../bookings/client-records.service.js';
import type { Patron } from '../clients/client-cards.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { inTransaction } from '../database/transaction.js';
import { Correspondence } from '../mail/correspondence.service.js';
import { MessagesService } from '../messages/messages.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { DeletedUsersView, DepartureView, OwnDepartureView } from './account.view.js';

type Leaver = { email: string } | { id: string };

interface Farewell {
  actor: CurrentUser;
  action: 'user.deleted' | 'account.erased';
}

/**
 * How a person leaves the house, whoever shows her out: in one transaction her coming visits are cancelled, the past
 * ones lose her name, and everything else that is hers goes.
 */
@Injectable()
export class Departures {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly owners: OwnerCheck,
    private readonly visits: ClientRecords,
    private readonly letters: Correspondence,
    private readonly messages: MessagesService,
    private readonly audit: AuditService,
  ) {}

  async showDeparture(email: string): Promise<DepartureView> {
    const user = await this.users.findByEmail(email);
    if (!user) return { comingVisits: 0 };
    return { comingVisits: (await this.visits.listComingStarts(patronOf(user.id))).length };
  }

  async showOwnDeparture(actor: CurrentUser): Promise<OwnDepartureView> {
    const starts = await this.visits.listComingStarts(patronOf(actor.id));
    return { comingVisits: starts.length, startsAt: starts.map((start) => start.toISOString()) };
  }

  deleteUser(email: string, actor: CurrentUser): Promise<DeletedUsersView> {
    return inTransaction(this.source, async (within) => {
      const isGone = await this.leave({ email }, { actor, action: 'user.deleted' }, within);
      return { deletedCount: isGone ? 1 : 0 };
    });
  }

  async eraseAccount(password: string | undefined, actor: CurrentUser): Promise<void> {
    await this.owners.demand(actor, password);
    await inTransaction(this.source, (within) =>
      this.leave({ id: actor.id }, { actor, action: 'account.erased' }, within),
    );
  }

  /** False when there is nobody to leave. */
  private async leave(who: Leaver, { actor, action }: Farewell, within: EntityManager): Promise<boolean> {
    const leaver = await this.users.lockLeaver(who, within);
    if (!leaver) return false;
    const { id: userId } = leaver;
    const emailKey = provedKey(leaver);
    const leave = { patron: patronOf(userId), actorId: actor.id };
    const cancelled = await this.visits.forget(leave, within);
    await this.letters.forget({ userId, emailKey }, within);
    if (emailKey) await this.messages.forgetMessagesOf(emailKey, within);
    await this.users.remove(userId, within);
    const object = { type: 'user', id: userId };
    await this.audit.record({ actor, action, object, detail: { cancelledVisits: cancelled } }, within);
    return true;
  }
}

const patronOf = (clientId: string): Patron => ({ clientId, cardId: null });

/** Whoever signs up with somebody else's address must not be able to delete what is that person's. */
const provedKey = ({ verifiedAt, emailKey }: Pick<User, 'verifiedAt' | 'emailKey'>): string | null =>
  verifiedAt && emailKey;
