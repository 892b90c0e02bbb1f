import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReadClientsService } from './read-clients.service.js';
import { ClientListRepository } from './client-list.repository.js';
import { ClientsRepository } from './clients.repository.js';
import { ClientTagsService } from './client-tags.service.js';
import { ClientContactService } from './client-contact.service.js';
import { ClientDetailsService } from './client-details.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { contactBelongsToAccount, emailTaken } from './clients.problems.js';
import type { AddClientDto, ChangeClientDto } from './dto/client.dto.js';
import type { ClientDetailsView } from './client.view.js';
import { emailKey } from '../../common/text/email-key.js';
import { notFound } from '../../common/problem/common.problems.js';
import { violates } from '../../database/pg-errors.js';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { assertMayKeepFiles } from './client-files.service.js';

/** Adds clients at the desk, and changes the salon's data about them. */
@Injectable()
export class ChangeClientsService {
  constructor(
    private readonly read: ReadClientsService,
    private readonly listing: ClientListRepository,
    private readonly clients: ClientsRepository,
    private readonly tags: ClientTagsService,
    private readonly contact: ClientContactService,
    private readonly details: ClientDetailsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async addClient(body: AddClientDto, actor: CurrentUser): Promise<ClientDetailsView> {
    assertMayKeepFiles(actor);
    const { name, email = '', phone = '', note = '', warning = '', language: lang = null } = body;
    const id = await this.write(async (tx) => {
      await this.contact.assertEmailFree(email, tx);
      const createdAt = this.clock.now();
      const record = { name, email, emailKey: emailKey(email), phone, note, warning, lang, createdAt };
      const added = await this.clients.addRecord(record, tx);
      await this.record('client.added', added, actor, tx);
      if (warning) await this.record('client.warned-of', added, actor, tx);
      return added;
    });
    return this.read.showClient(id, actor);
  }

  async changeClient(id: string, body: ChangeClientDto, actor: CurrentUser): Promise<ClientDetailsView> {
    assertMayKeepFiles(actor);
    if (Object.keys(body).length === 0) return this.read.showClient(id, actor);
    await this.write(async (tx) => {
      const client = await this.listing.findClient(id, tx);
      if (!client) throw notFound('client');
      if (client.hasAccount) await this.changeKept(id, body, tx);
      else await this.changeRecord(id, body, tx);
      const wasBlocked = client.blockedAt !== null;
      const { warning = client.warning, isBlocked = wasBlocked, ...others } = body;
      if (Object.keys(others).length > 0) await this.record('client.changed', id, actor, tx);
      if (warning !== client.warning) await this.record('client.warned-of', id, actor, tx);
      if (isBlocked !== wasBlocked) {
        await this.record(isBlocked ? 'client.blocked' : 'client.unblocked', id, actor, tx);
      }
    });
    return this.read.showClient(id, actor);
  }

  private async changeKept(userId: string, body: ChangeClientDto, tx: EntityManager): Promise<void> {
    const { details, others } = apart(body);
    const { note, warning, addTag, removeTag, ...contact } = others;
    const theirs = Object.keys(contact);
    if (theirs.length > 0) throw contactBelongsToAccount(theirs);
    const tags = await this.tags.changed(userId, { addTag, removeTag }, tx);
    const noted = { note, warning, tags };
    if (Object.values(noted).some((value) => value !== undefined)) {
      await this.clients.keepOfUser(userId, noted, this.clock.now(), tx);
    }
    await this.details.changeOfUser(userId, details, tx);
  }

  private async changeRecord(id: string, body: ChangeClientDto, tx: EntityManager): Promise<void> {
    const { details, others } = apart(body);
    const { language: lang, addTag, removeTag, ...given } = others;
    const { email } = given;
    const record = await this.clients.lockRecord(id, tx);
    if (!record) throw notFound('client');
    const shared = (['email', 'phone'] as const).filter((field) => given[field] !== undefined);
    if (record.lookedAfterBy !== null && shared.length > 0) throw contactBelongsToAccount(shared);
    if (email !== undefined) await this.contact.moveTo(email, record, tx);
    const tags = await this.tags.changed(id, { addTag, removeTag }, tx);
    const change = {
      ...given,
      ...(email !== undefined && { emailKey: emailKey(email) }),
      ...(lang !== undefined && { lang }),
      ...(tags && { tags }),
    };
    if (Object.keys(change).length > 0) {
      await this.clients.change(id, { ...change, updatedAt: this.clock.now() }, tx);
    }
    await this.details.changeOfRecord(id, details, tx);
  }

  private write<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.transactions.run(work).catch((error: unknown) => {
      if (violates(error, 'clients_email_once')) throw emailTaken();
      // The account has just been deleted.
      if (violates(error, 'clients_of_user')) throw notFound('client');
      throw error;
    });
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'client', id } }, tx);
  }
}

/** The details beyond name and contact, and everything else of a change. */
function apart({ birthday, address, clientSince, source, isBlocked, consents, ...others }: ChangeClientDto) {
  return { details: { birthday, address, clientSince, source, isBlocked, consents }, others };
}
