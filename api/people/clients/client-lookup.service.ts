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
import { type SalonNoteView, toSalonNoteView } from './client.view.js';
import { type ClientSeed, ClientsRepository } from './clients.repository.js';
import { noSuchClient } from './clients.problems.js';
import { MergedClientsRepository } from './merged-clients.repository.js';

/** The client whom the desk wants to book for: one it has picked, or what it has typed. */
export type WantedClient = { _id: string } | TypedClient;

interface TypedClient {
  name: string;
  phone?: string;
  email?: string;
  /** Of the emails to them; null for the salon's main language. */
  lang?: string | null;
}

/** Whether the caller may book for a client whom the salon knows by this id; see `ClientFilesService`. */
export type MayFind = (id: string) => Promise<boolean>;

/** The client of a booking. One of the two ids is given: the account's, or the client record's when there is none. */
export interface FoundClient extends ClientReference {
  name: string;
  email: string;
  phone: string;
  /** Of the emails to them; null for the salon's main language. */
  lang: string | null;
}

interface PhoneToFind {
  key: string;
  home: CountryCode | null;
}

/** How a client's bookings are found: by the account, or by the client record when there is none. */
export interface ClientReference {
  clientId: string | null;
  cardId: string | null;
}

/** Finds out which client is meant, with or without an account. */
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
   * An account is found by its email address, once that is verified, and never changed: what is in it is its owner's. A
   * client record is found by the email address, else by phone number and name together, and gains what it lacked; for
   * a client who is not known yet a record is added. Those whom the caller may not find are unknown here, so that neither
   * the answer nor anything that follows from it tells who is a client.
   */
  async findOrAdd(wanted: WantedClient, mayFind: MayFind, tx: EntityManager): Promise<FoundClient> {
    return '_id' in wanted ? this.byId(wanted._id, mayFind, tx) : this.byContact(wanted, mayFind, tx);
  }

  /** Null when no client has the id, nor had it before two were merged. */
  async findReference(id: string): Promise<ClientReference | null> {
    const record = await this.clients.findRecord(id);
    if (record && record.userId === null) return { clientId: null, cardId: record.id };
    const user = await this.users.findById(id);
    if (user) return { clientId: user.id, cardId: null };
    const current = await this.merged.findMerged(id);
    return current === null ? null : this.findReference(current);
  }

  /** The records, apart from the account with this address, that were added for it because its file was closed; see `findOrAdd`. */
  async listApart(emailKey: string, tx?: EntityManager): Promise<{ clientId: null; cardId: string }[]> {
    const records = await this.clients.recordsApart(emailKey, tx);
    return records.map(({ id }) => ({ clientId: null, cardId: id }));
  }

  /** What the salon has noted about a client with an account, for that client. */
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
    // Somebody has merged them while the form was open.
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
    if (user && (await mayFind(user.id))) return { ...ofAccount(user), phone: phone || user.phone };
    const byAddress = key ? await this.clients.lockByEmailKey(key, tx) : null;
    const known =
      (byAddress && (await mayFind(byAddress.id)) && byAddress) ||
      (key && (await this.lockApart(key, mayFind, tx))) ||
      (number && (await this.lockByPhoneAndName(number, name, mayFind, tx)));
    const now = this.clock.now();
    // One client has the address as their own. A record beside them keeps it as a text, and reception may merge the two.
    const ownKey = user || byAddress ? '' : key;
    if (!known) {
      const added = { name, email, emailKey: ownKey, phone, lang, createdAt: now };
      const cardId = await this.clients.addRecord(added, tx);
      return { clientId: null, cardId, name, email, phone, lang };
    }
    const missing = {
      ...(!known.email && key && { email, emailKey: ownKey }),
      ...(!known.phone && number && { phone }),
      ...(!known.lang && lang && { lang }),
    };
    if (Object.keys(missing).length > 0) {
      await this.clients.change(known.id, { ...missing, updatedAt: now }, tx);
    }
    // The booking keeps what was said today: a family may share one email address.
    return {
      ...ofRecord(known),
      name,
      email: email || known.email,
      phone: phone || known.phone,
      lang: lang ?? known.lang,
    };
  }

  /** What a number is compared by, and the country in which it was read; null for one without digits. */
  private async numberOf(phone: string, tx: EntityManager): Promise<PhoneToFind | null> {
    if (!phone) return null;
    const home = phoneCountryOf(await this.salons.salon(tx));
    const key = phoneKey(phone, home);
    return key ? { key, home } : null;
  }

  /** Beside the client who has the address. */
  private async lockApart(key: string, mayFind: MayFind, tx: EntityManager): Promise<Client | null> {
    for (const { id } of await this.clients.recordsApart(key, tx)) {
      const record = (await mayFind(id)) && (await this.clients.lockRecord(id, tx));
      if (record) return record;
    }
    return null;
  }

  /** By both, since a family may share a phone. The oldest record, should there be two. */
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

  /** For the demo salon. */
  seed(records: ClientSeed[], tx: EntityManager): Promise<void> {
    return this.clients.seed(records, tx);
  }
}

const ofAccount = (user: Pick<User, 'id' | 'name' | 'email' | 'phone' | 'lang'>): FoundClient => ({
  clientId: user.id,
  cardId: null,
  name: user.name || user.email,
  email: user.email,
  phone: user.phone,
  lang: user.lang,
});

const ofRecord = ({ id, name, email, phone, lang }: Client): FoundClient => ({
  clientId: null,
  cardId: id,
  name,
  email,
  phone,
  lang,
});
