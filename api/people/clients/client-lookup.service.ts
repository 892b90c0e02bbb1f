import { Injectable } from '@nestjs/common';
import type { CountryCode } from 'libphonenumber-js/min';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { emailKey } from '../../common/text/email-key.js';
import { phoneCountryOf } from '../../common/phone/phone-country.js';
import { phoneKey } from '../../common/phone/phone-key.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { Client } from './client.entity.js';
import { notFound } from '../../common/problem/common.problems.js';
import type { BookedClient } from './domain/guarded-client.js';
import { type SalonNoteView, toSalonNoteView } from './client.view.js';
import { type ClientSeed, ClientsRepository } from './clients.repository.js';
import { noSuchClient } from './clients.problems.js';
import { MergedClientsRepository } from './merged-clients.repository.js';

/** The client that the desk wants to book for: picked, entered by hand, or a walk-in with nothing but a name. */
export type WantedClient = { _id: string } | { walkIn: string } | TypedClient;

interface TypedClient {
  name: string;
  phone?: string;
  email?: string;
  /** Language of emails to them; null for the salon's main one. */
  lang?: string | null;
}

/** True if the caller may book for the known client with this id; see `ClientFilesService`. */
export type MayFind = (id: string) => Promise<boolean>;

/**
 * A booking's client: the account's id is set, or the client record's without an account; neither for a walk-in.
 */
export interface FoundClient extends BookedClient {
  name: string;
  email: string;
  phone: string;
  /** Language of emails to them; null for the salon's main one. */
  lang: string | null;
}

interface PhoneToFind {
  key: string;
  home: CountryCode | null;
}

/** The key to a client's bookings: the account, or the client record without one. */
export interface ClientReference {
  clientId: string | null;
  cardId: string | null;
}

/** Finds the client that is meant, with or without an account. */
@Injectable()
export class ClientLookupService {
  constructor(
    private readonly clients: ClientsRepository,
    private readonly merged: MergedClientsRepository,
    private readonly users: UsersService,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * An account is found by its verified email address and never changed: its data belongs to its owner. A client
   * record is found by email address, otherwise by phone number and name together, and missing details are added. For
   * an unknown client, a record is added. Clients that the caller may not find count as unknown, so that neither the
   * response nor its effects reveal who is a client.
   */
  async findOrAdd(wanted: WantedClient, mayFind: MayFind, tx: EntityManager): Promise<FoundClient> {
    if ('walkIn' in wanted) return unknownClient(wanted.walkIn);
    return '_id' in wanted ? this.byId(wanted._id, mayFind, tx) : this.byContact(wanted, mayFind, tx);
  }

  /** Null if no client has the id, now or before a merge. */
  async findReference(id: string): Promise<BookedClient | null> {
    const record = await this.clients.findRecord(id);
    if (record && record.userId === null) {
      return { clientId: null, cardId: record.id, lookedAfterBy: record.lookedAfterBy };
    }
    const user = await this.users.findById(id);
    if (user) return { clientId: user.id, cardId: null, lookedAfterBy: null };
    const current = await this.merged.findMerged(id);
    return current === null ? null : this.findReference(current);
  }

  /**
   * The client whom this account looks after. Throws 404 for anyone else. In a transaction the record is locked, so that
   * no one else looks after them before it ends.
   */
  async getPerson(id: string, userId: string, tx?: EntityManager): Promise<FoundClient> {
    const record = await (tx ? this.clients.lockRecord(id, tx) : this.clients.findRecord(id));
    if (!record || record.lookedAfterBy !== userId) throw notFound('person');
    return ofRecord(record);
  }

  /** Records, apart from the account with this address, that were added because its file was closed; see `findOrAdd`. */
  async listApart(emailKey: string, tx?: EntityManager): Promise<{ clientId: null; cardId: string }[]> {
    const records = await this.clients.recordsApart(emailKey, tx);
    return records.map(({ id }) => ({ clientId: null, cardId: id }));
  }

  /** The record of a client with or without an account; null if they have none. */
  async findRecordId(id: string): Promise<string | null> {
    const record = (await this.clients.findOfUser(id)) ?? (await this.clients.findRecord(id));
    return record?.id ?? null;
  }

  /** The records of these clients, without those who have none. */
  async findRecordIds(ids: readonly string[]): Promise<string[]> {
    const found = await Promise.all(ids.map((id) => this.findRecordId(id)));
    return found.filter((id) => id !== null);
  }

  /** The salon's notes on a client with an account, for that client. */
  async listNotesOn(userId: string): Promise<SalonNoteView[]> {
    const record = await this.clients.findOfUser(userId);
    return record ? [toSalonNoteView(record)] : [];
  }

  private async byId(id: string, mayFind: MayFind, tx: EntityManager): Promise<FoundClient> {
    const record = await this.clients.lockRecord(id, tx);
    const known = record ?? (await this.users.findById(id, tx));
    if (known) {
      if (!(await mayFind(id))) throw noSuchClient();
      return record ? ofRecord(record) : ofAccount(known);
    }
    // The clients were merged while the form was open.
    const current = await this.merged.findMerged(id, tx);
    if (current === null) throw noSuchClient();
    return this.byId(current, mayFind, tx);
  }

  private async byContact(
    { name, phone = '', email = '', lang = null }: TypedClient,
    mayFind: MayFind,
    tx: EntityManager,
  ): Promise<FoundClient> {
    const key = email ? emailKey(email) : '';
    const number = await this.numberOf(phone, tx);
    await this.clients.lockKeys([key, number?.key ?? ''], tx);
    const user = email ? await this.users.findVerified(email, tx) : null;
    const person = user && (await this.lockPersonNamed(name, user.id, mayFind, tx));
    if (person) return { ...ofRecord(person), phone: phone || person.phone };
    if (user && (await mayFind(user.id))) return { ...ofAccount(user), phone: phone || user.phone };
    const byAddress = key ? await this.clients.lockByEmailKey(key, tx) : null;
    const known =
      (byAddress && (await mayFind(byAddress.id)) && byAddress) ||
      (key && (await this.lockApart(key, mayFind, tx))) ||
      (number && (await this.lockByPhoneAndName(number, name, mayFind, tx)));
    const now = this.clock.now();
    // Only one client owns the address. A separate record has it as plain text, and reception may merge the two.
    const ownKey = user || byAddress ? '' : key;
    if (!known) {
      const added = { name, email, emailKey: ownKey, phone, lang, createdAt: now };
      const cardId = await this.clients.addRecord(added, tx);
      return { clientId: null, cardId, lookedAfterBy: null, name, email, phone, lang };
    }
    if (known.lookedAfterBy !== null) return { ...ofRecord(known), phone: phone || known.phone };
    const missing = {
      ...(!known.email && key && { email, emailKey: ownKey }),
      ...(!known.phone && number && { phone }),
      ...(!known.lang && lang && { lang }),
    };
    if (Object.keys(missing).length > 0) {
      await this.clients.change(known.id, { ...missing, updatedAt: now }, tx);
    }
    // The booking stores today's details: a family may share one email address.
    return {
      ...ofRecord(known),
      name,
      email: email || known.email,
      phone: phone || known.phone,
      lang: lang ?? known.lang,
    };
  }

  /** The normalised number, and the country used; null if it has no digits. */
  private async numberOf(phone: string, tx: EntityManager): Promise<PhoneToFind | null> {
    if (!phone) return null;
    const home = phoneCountryOf(await this.salons.salon(tx));
    const key = phoneKey(phone, home);
    return key ? { key, home } : null;
  }

  /** Someone whom this account looks after, and who shares its address. */
  private async lockPersonNamed(
    name: string,
    userId: string,
    mayFind: MayFind,
    tx: EntityManager,
  ): Promise<Client | null> {
    const id = await this.clients.findPersonNamed(name, userId, tx);
    return id !== null && (await mayFind(id)) ? this.clients.lockRecord(id, tx) : null;
  }

  /** Next to the client who owns the address. */
  private async lockApart(key: string, mayFind: MayFind, tx: EntityManager): Promise<Client | null> {
    for (const { id } of await this.clients.recordsApart(key, tx)) {
      const record = (await mayFind(id)) && (await this.clients.lockRecord(id, tx));
      if (record) return record;
    }
    return null;
  }

  /** By both, since a family may share a phone. The oldest record, if there are two. */
  private async lockByPhoneAndName(
    { key, home }: PhoneToFind,
    name: string,
    mayFind: MayFind,
    tx: EntityManager,
  ): Promise<Client | null> {
    const namesakes = await this.clients.namesakes(name, tx);
    for (const { id, phone } of namesakes) {
      if (phoneKey(phone, home) !== key) continue;
      const record = (await mayFind(id)) && (await this.clients.lockRecord(id, tx));
      if (record) return record;
    }
    return null;
  }

  isEmpty(tx: EntityManager): Promise<boolean> {
    return this.clients.isEmpty(tx);
  }

  /** Adds the demo salon's client records. */
  seed(records: ClientSeed[], tx: EntityManager): Promise<void> {
    return this.clients.seed(records, tx);
  }
}

/** A record for each walk-in would fill the list of clients with people no one can tell apart. */
const unknownClient = (name: string): FoundClient => ({
  clientId: null,
  cardId: null,
  lookedAfterBy: null,
  name,
  email: '',
  phone: '',
  lang: null,
});

const ofAccount = (user: Pick<User, 'id' | 'name' | 'email' | 'phone' | 'lang'>): FoundClient => ({
  clientId: user.id,
  cardId: null,
  lookedAfterBy: null,
  name: user.name || user.email,
  email: user.email,
  phone: user.phone,
  lang: user.lang,
});

const ofRecord = ({ id, lookedAfterBy, name, email, phone, lang }: Client): FoundClient => ({
  clientId: null,
  cardId: id,
  lookedAfterBy,
  name,
  email,
  phone,
  lang,
});
