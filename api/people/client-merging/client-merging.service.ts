import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Client } from '../clients/client.entity.js';
import { ClientRecordsService } from '../clients/client-records.service.js';
import type { ClientDetailsView } from '../clients/client.view.js';
import { contactBelongsToAccount } from '../clients/clients.problems.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { notFound } from '../../common/problem/common.problems.js';
import { emailKey } from '../../common/text/email-key.js';
import { Transactions } from '../../database/transactions.js';
import { ReviewRequestsService } from '../../mail/review-requests/review-requests.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { lookedAfterByAnother, overlapProblem } from '../families/carers.problems.js';
import { accountNotVerified, neitherHas, oneClient, twoAccounts } from './client-merging.problems.js';
import { type ChosenContact, contactFields, keptContact } from './domain/kept-contact.js';
import type { MergeClientsDto } from './dto/merge-clients.dto.js';
import { RecordMergingService } from './record-merging.service.js';
import { ReadClientsService } from '../clients/read-clients.service.js';
import { assertMayKeepFiles } from '../clients/client-files.service.js';

/** The result of a merge: the remaining client, and the deleted record. */
interface Merged {
  clientId: string;
  gone: Client;
  moved: number;
}

/** Merges two clients whom the desk knows to be the same person. This can't be undone. */
@Injectable()
export class ClientMergingService {
  constructor(
    private readonly clients: ReadClientsService,
    private readonly records: ClientRecordsService,
    private readonly merging: RecordMergingService,
    private readonly users: UsersService,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Merges two clients, at least one without an account: the account stays, otherwise the first client. Throws 404
   * for a client whose file is closed to the caller, 409 for two accounts or one that may be someone else's.
   */
  async mergeClients(
    id: string,
    { _id: otherId, ...chosen }: MergeClientsDto,
    actor: CurrentUser,
  ): Promise<ClientDetailsView> {
    assertMayKeepFiles(actor);
    const [one, other] = [await this.openFile(id, actor), await this.openFile(otherId, actor)];
    if (one === other) throw oneClient();
    const merging = this.transactions.run(async (tx) => {
      const merged = await this.merge([one, other], chosen, tx);
      await this.record(merged, actor, tx);
      return merged;
    });
    const { clientId } = await merging.catch(overlapProblem);
    return this.clients.showClient(clientId, actor);
  }

  /** The id as stored. Throws 404 for a client who was merged, or whose file is closed to the caller. */
  private async openFile(id: string, actor: CurrentUser): Promise<string> {
    const { _id } = await this.clients.showClient(id, actor);
    if (_id !== id) throw notFound('client');
    return _id;
  }

  private async merge(
    [id, otherId]: [string, string],
    chosen: ChosenContact,
    tx: EntityManager,
  ): Promise<Merged> {
    const [record, other] = [
      await this.records.findRecord(id, tx),
      await this.records.findRecord(otherId, tx),
    ];
    if (record && other) return this.mergeRecords(record, other, chosen, tx);
    const one = record ?? other;
    if (!one) throw twoAccounts();
    const theirs = contactFields.filter((field) => chosen[field] !== undefined);
    if (theirs.length > 0) throw contactBelongsToAccount(theirs);
    return this.mergeIntoAccount(one, record ? otherId : id, tx);
  }

  private async mergeRecords(
    stays: Client,
    goes: Client,
    chosen: ChosenContact,
    tx: EntityManager,
  ): Promise<Merged> {
    const [record, gone] = await this.lockBoth([stays, goes], tx);
    const { contact, unknown } = keptContact([record, gone], chosen);
    if (unknown.length > 0) throw neitherHas(unknown);
    const carers = new Set([record, gone].flatMap(({ lookedAfterBy }) => lookedAfterBy ?? []));
    if (carers.size > 1) throw lookedAfterByAnother();
    // Their address and number stay those of the account that looks after them.
    const lookedAfter = [record, gone].find(({ lookedAfterBy }) => lookedAfterBy !== null);
    if (lookedAfter) Object.assign(contact, { email: lookedAfter.email, phone: lookedAfter.phone });
    await this.moveChoices([record, gone], contact.email, tx);
    await this.dress(gone, contact, tx);
    const whole = { ...contact, emailKey: lookedAfter ? '' : emailKey(contact.email) };
    const moved = await this.merging.intoRecord(gone, record, whole, tx);
    return { clientId: record.id, gone, moved };
  }

  private async mergeIntoAccount(record: Client, userId: string, tx: EntityManager): Promise<Merged> {
    // As for verified addresses and erasure: lock the account first, then the client's look-up keys.
    const user = await this.users.lockUser({ id: userId }, tx);
    if (!user) throw notFound('client');
    if (!user.verifiedAt) throw accountNotVerified();
    const [gone] = await this.lockBoth([record], tx);
    await this.moveChoices([gone], user.email, tx);
    await this.dress(gone, contactOf(user, gone), tx);
    const moved = await this.merging.intoAccount(gone, userId, tx);
    return { clientId: userId, gone, moved };
  }

  /** In a fixed order, so that two people merging the same clients never deadlock. */
  private async lockBoth<Records extends Client[]>(
    records: [...Records],
    tx: EntityManager,
  ): Promise<{ [Index in keyof Records]: Client }> {
    await this.records.lockKeysOf(records, tx);
    const locked = new Map<string, Client>();
    for (const { id } of records.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const record = await this.records.lockRecord(id, tx);
      if (!record) throw notFound('client');
      locked.set(id, record);
    }
    return records.map(({ id }) => locked.get(id)) as { [Index in keyof Records]: Client };
  }

  /** Updates their upcoming bookings, and the emails about them, with the remaining details. */
  private dress(record: Client, contact: KeptContact, tx: EntityManager): Promise<void> {
    return this.records.change(record.id, { ...contact, emailKey: '' }, tx);
  }

  /** An opt-out from review requests at a dropped address also applies to the remaining one. */
  private async moveChoices(records: Client[], email: string, tx: EntityManager): Promise<void> {
    for (const { email: from, emailKey: key, lookedAfterBy } of records) {
      if (!from || key === emailKey(email) || lookedAfterBy !== null) continue;
      const isShared = (await this.users.findByEmail(from, tx)) !== null;
      await this.reviewRequests.move(from, email, tx, { isShared });
    }
  }

  /** Records the merge without any details of the deleted client. */
  private record({ clientId, gone, moved }: Merged, actor: CurrentUser, tx: EntityManager): Promise<void> {
    const had = (['email', 'phone', 'note', 'warning', 'birthday', 'address', 'source'] as const).filter(
      (field) => gone[field] !== '',
    );
    const detail = { cardId: gone.id, visits: moved, had: had.join(' '), tags: gone.tags.length };
    const object = { type: 'client', id: clientId };
    return this.audit.record({ actor, action: 'clients.merged', object, detail }, tx);
  }
}

type KeptContact = Pick<Client, 'name' | 'email' | 'phone'>;

/** The account's details stay; a missing phone number is added. */
const contactOf = ({ name, email, phone }: User, record: Client): KeptContact => ({
  name: name || record.name,
  email,
  phone: phone || record.phone,
});
