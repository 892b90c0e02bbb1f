import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ReauthenticationService } from '../../people/credentials/reauthentication.service.js';
import { ClientBookingsErasureService } from '../../booking/client-bookings/client-bookings-erasure.service.js';
import { ClientLookupService, type ClientReference } from '../../people/clients/client-lookup.service.js';
import { ClientRecordsService } from '../../people/clients/client-records.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Transactions } from '../../database/transactions.js';
import type { User } from '../../people/users/user.entity.js';
import { UsersService } from '../../people/users/users.service.js';
import type { DeletedUsersView, ErasurePreviewView, OwnErasurePreviewView } from './erasure.view.js';
import { AddressErasureService } from './address-erasure.service.js';
import { PeopleErasureService } from './people-erasure.service.js';

type ErasedAccount = { email: string } | { id: string };

interface ErasureAct {
  actor: CurrentUser;
  action: 'user.deleted' | 'account.erased';
  /** True to also erase those whom the account looks after. */
  erasesPeople: boolean;
}

/**
 * Erases an account at its owner's or an admin's request. One transaction cancels upcoming bookings, anonymises past
 * ones and deletes everything else about the person.
 */
@Injectable()
export class AccountErasureService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UsersService,
    private readonly reauthentication: ReauthenticationService,
    private readonly bookings: ClientBookingsErasureService,
    private readonly clients: ClientLookupService,
    private readonly records: ClientRecordsService,
    private readonly address: AddressErasureService,
    private readonly people: PeopleErasureService,
    private readonly audit: AuditService,
  ) {}

  async previewUserErasure(email: string): Promise<ErasurePreviewView> {
    const user = await this.users.findByEmail(email);
    if (!user) return { comingVisits: 0, people: [] };
    const starts = await this.bookings.listComingStarts(accountClient(user.id));
    return { comingVisits: starts.length, people: await this.people.preview(user.id) };
  }

  async previewOwnErasure(actor: CurrentUser): Promise<OwnErasurePreviewView> {
    const starts = await this.bookings.listComingStarts(accountClient(actor.id));
    const people = await this.people.preview(actor.id);
    return { comingVisits: starts.length, startsAt: starts.map((start) => start.toISOString()), people };
  }

  /** @param erasesPeople true to also erase those whom the account looks after */
  deleteUser(email: string, erasesPeople: boolean, actor: CurrentUser): Promise<DeletedUsersView> {
    return this.transactions.run(async (tx) => {
      await this.users.assertAdmin(actor.id, tx);
      const isGone = await this.erase({ email }, { actor, action: 'user.deleted', erasesPeople }, tx);
      return { deletedCount: isGone ? 1 : 0 };
    });
  }

  async eraseAccount(
    { password, erasesPeople }: { password?: string | undefined; erasesPeople?: boolean | undefined },
    actor: CurrentUser,
  ): Promise<void> {
    const confirmed = await this.reauthentication.reauthenticate(actor, password);
    await this.transactions.run(async (tx) => {
      const who = { id: actor.id };
      // Lock the admins first, as every such transaction does.
      await this.users.lockForErasure(who, tx);
      await this.reauthentication.lockUnchanged(confirmed, actor, tx);
      if (erasesPeople === undefined) await this.people.assertNone(actor.id, tx);
      await this.erase(who, { actor, action: 'account.erased', erasesPeople: erasesPeople === true }, tx);
    });
  }

  /** Returns false if the account does not exist. */
  private async erase(
    who: ErasedAccount,
    { actor, action, erasesPeople }: ErasureAct,
    tx: EntityManager,
  ): Promise<boolean> {
    const user = await this.users.lockForErasure(who, tx);
    if (!user) return false;
    const { id: userId } = user;
    const emailKey = verifiedKey(user);
    const erasure = { client: accountClient(userId), actorId: actor.id };
    let cancelled = await this.bookings.erase(erasure, tx);
    for (const client of emailKey ? await this.clients.listApart(emailKey, tx) : []) {
      cancelled += await this.bookings.erase({ client, actorId: actor.id }, tx);
      await this.records.erase(client.cardId, tx);
    }
    cancelled += await this.people.leave({ userId, actorId: actor.id, erasesPeople }, tx);
    await this.address.erase({ userId, emailKey }, tx);
    await this.records.forgetMerged(userId, tx);
    await this.users.remove(userId, tx);
    const object = { type: 'user', id: userId };
    await this.audit.record({ actor, action, object, detail: { cancelledVisits: cancelled } }, tx);
    return true;
  }
}

const accountClient = (clientId: string): ClientReference => ({ clientId, cardId: null });

/** Signing up with someone else's address must not be enough to delete their data. */
const verifiedKey = ({ verifiedAt, emailKey }: Pick<User, 'verifiedAt' | 'emailKey'>): string | null =>
  verifiedAt && emailKey;
