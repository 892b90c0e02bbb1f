import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { phoneCountryOf } from '../../common/phone/phone-country.js';
import { phoneKey } from '../../common/phone/phone-key.js';
import { notFound } from '../../common/problem/common.problems.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { Client } from './client.entity.js';
import type { ClientReference } from './client-lookup.service.js';
import { ClientTagsRepository } from './client-tags.repository.js';
import {
  type ClientChange,
  type ClientContact,
  ClientsRepository,
  type KeptOfUser,
} from './clients.repository.js';
import { MergedClientsRepository } from './merged-clients.repository.js';

/** Locks and changes client records within transactions that merge or erase clients. */
@Injectable()
export class ClientRecordsService {
  constructor(
    private readonly clients: ClientsRepository,
    private readonly merged: MergedClientsRepository,
    private readonly tags: ClientTagsRepository,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  /** The record of a client without an account. */
  async findRecord(id: string, tx: EntityManager): Promise<Client | null> {
    const record = await this.clients.findRecord(id, tx);
    return record?.userId === null ? record : null;
  }

  /** The same, locked until the transaction ends. */
  lockRecord(id: string, tx: EntityManager): Promise<Client | null> {
    return this.clients.lockRecord(id, tx);
  }

  /** The clients whom this account looks after, oldest record first. */
  listPeopleOf(userId: string, tx?: EntityManager): Promise<Client[]> {
    return this.clients.listPeopleOf(userId, tx);
  }

  add(record: ClientContact & { lang?: string | null }, tx: EntityManager): Promise<string> {
    return this.clients.addRecord({ ...record, createdAt: this.clock.now() }, tx);
  }

  /** The record with this address. Concurrent look-ups of it wait, even if it does not exist. */
  async lockByEmailKey(emailKey: string, tx: EntityManager): Promise<Client | null> {
    await this.clients.lockKeys([emailKey], tx);
    return this.clients.lockByEmailKey(emailKey, tx);
  }

  /** Makes look-ups of clients by these records' details wait until the transaction ends. */
  async lockKeysOf(records: Pick<Client, 'emailKey' | 'phone'>[], tx: EntityManager): Promise<void> {
    const home = phoneCountryOf(await this.salons.salon(tx));
    const keys = records.flatMap(({ emailKey, phone }) => [emailKey, phoneKey(phone, home)]);
    await this.clients.lockKeys([...new Set(keys)], tx);
  }

  /** The salon's data about a client with an account, locked; null if it has no record so far. */
  async lockKeptOfUser(userId: string, tx: EntityManager): Promise<Client | null> {
    await this.tags.lockTags(tx);
    return this.clients.lockOfUser(userId, tx);
  }

  /** Returns the id of the account's client record. */
  keepOfUser(userId: string, kept: KeptOfUser, tx: EntityManager): Promise<string> {
    return this.clients.keepOfUser(userId, kept, this.clock.now(), tx);
  }

  /** True if allergies or formulas would go with the record. Callers have locked it. */
  async hasSealedFile(id: string, tx: EntityManager): Promise<boolean> {
    return (await this.clients.sealedAmong([id], tx)).has(id);
  }

  /** The id of the record of a client with or without an account. An account without one gets one. */
  async recordIdOf({ clientId, cardId }: ClientReference, tx: EntityManager): Promise<string> {
    if (clientId !== null) return this.clients.recordIdOf(clientId, this.clock.now(), tx);
    const record = cardId === null ? null : await this.clients.lockRecord(cardId, tx);
    if (!record) throw notFound('client');
    return record.id;
  }

  change(id: string, change: Omit<ClientChange, 'updatedAt'>, tx: EntityManager): Promise<void> {
    return this.clients.change(id, { ...change, updatedAt: this.clock.now() }, tx);
  }

  /** Deletes the record of a client who is merged into another. */
  async replace(id: string, clientId: string, tx: EntityManager): Promise<void> {
    await this.clients.remove(id, tx);
    await this.merged.addMerged({ id, clientId, mergedAt: this.clock.now() }, tx);
  }

  /** Notes when the email about the new booking page was queued to these clients; null if it was taken back. */
  noteTold(ids: string[], toldOfPageAt: Date | null, tx: EntityManager): Promise<void> {
    return this.clients.noteTold(ids, toldOfPageAt, tx);
  }

  /** Deletes the record of a client who is erased. */
  async erase(id: string, tx: EntityManager): Promise<void> {
    await this.clients.remove(id, tx);
    await this.merged.remove(id, tx);
  }

  /** Deletes the memory that an account, now erased, once had a separate record. */
  forgetMerged(userId: string, tx: EntityManager): Promise<void> {
    return this.merged.remove(userId, tx);
  }
}
