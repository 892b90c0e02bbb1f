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

/** The client of a booking. One of the two ids is given: the account's, or the client record's when there is none. */
export interface FoundClient extends ClientReference {
  name: string;
  email: string;
  phone: string;
  /** Of the emails to them; null for the salon's main language. */
  lang: string | null;
  /** The salon did not know them before. */
  isNew: boolean;
  /** They were chosen among those whom the salon knows, and not found by what was typed. */
  isPicked: boolean;
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
   * a client who is not known yet a record is added.
   */
  async findOrAdd(wanted: WantedClient, within: EntityManager): Promise<FoundClient> {
    return '_id' in wanted ? this.byId(wanted._id, within) : this.byContact(wanted, within);
  }

  /** Null when no client has the id, nor had it before two were merged. */
  async findReference(id: string): Promise<ClientReference | null> {
    const record = await this.clients.find(id);
    if (record && record.userId === null) return { clientId: null, cardId: record.id };
    const user = await this.users.findById(id);
    if (user) return { clientId: user.id, cardId: null };
    const current = await this.merged.find(id);
    return current === null ? null : this.findReference(current);
  }

  /** What the salon has noted about a client with an account, for that client. */
  async listNotesOn(userId: string): Promise<SalonNoteView[]> {
    const record = await this.clients.findOfUser(userId);
    return record ? [toSalonNoteView(record)] : [];
  }

  private async byId(id: string, within: EntityManager): Promise<FoundClient> {
    const record = await this.clients.lock(id, within);
    if (record) return { ...ofRecord(record), isPicked: true };
    const user = await this.users.findById(id, within);
    if (user) return { ...ofAccount(user), isPicked: true };
    // Somebody has merged them while the form was open.
    const current = await this.merged.find(id, within);
    if (current === null) throw noSuchClient();
    return this.byId(current, within);
  }

  private async byContact(
    { name, phone = '', email = '', lang = null }: TypedClient,
    within: EntityManager,
  ): Promise<FoundClient> {
    const key = email ? emailKey(email) : '';
    const number = await this.numberOf(phone, within);
    await this.clients.lockKeys([key, number?.key ?? ''], within);
    const user = email ? await this.users.findVerified(email, within) : null;
    if (user) return { ...ofAccount(user), phone: phone || user.phone };
    const known =
      (key && (await this.clients.lockByEmailKey(key, within))) ||
      (number && (await this.lockByPhoneAndName(number, name, within)));
    const now = this.clock.now();
    if (!known) {
      const added = { name, email, emailKey: key, phone, lang, createdAt: now };
      const cardId = await this.clients.add(added, within);
      return { clientId: null, cardId, name, email, phone, lang, isNew: true, isPicked: false };
    }
    const missing = {
      ...(!known.emailKey && key && { email, emailKey: key }),
      ...(!known.phone && number && { phone }),
      ...(!known.lang && lang && { lang }),
    };
    if (Object.keys(missing).length > 0) {
      await this.clients.change(known.id, { ...missing, updatedAt: now }, within);
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
  private async numberOf(phone: string, within: EntityManager): Promise<PhoneToFind | null> {
    if (!phone) return null;
    const home = phoneCountryOf(await this.salons.salon(within));
    const key = phoneKey(phone, home);
    return key ? { key, home } : null;
  }

  /** By both, since a family may share a phone. The oldest record, should there be two. */
  private async lockByPhoneAndName(
    { key, home }: PhoneToFind,
    name: string,
    within: EntityManager,
  ): Promise<Client | null> {
    const namesakes = await this.clients.namesakes(name, within);
    for (const { id, phone } of namesakes) {
      if (phoneKey(phone, home) !== key) continue;
      const record = await this.clients.lock(id, within);
      if (record) return record;
    }
    return null;
  }

  isEmpty(within: EntityManager): Promise<boolean> {
    return this.clients.isEmpty(within);
  }

  /** For the demo salon. */
  seed(records: ClientSeed[], within: EntityManager): Promise<void> {
    return this.clients.seed(records, within);
  }
}

const ofAccount = (user: Pick<User, 'id' | 'name' | 'email' | 'phone' | 'lang'>): FoundClient => ({
  clientId: user.id,
  cardId: null,
  name: user.name || user.email,
  email: user.email,
  phone: user.phone,
  lang: user.lang,
  isNew: false,
  isPicked: false,
});

const ofRecord = ({ id, name, email, phone, lang }: Client): FoundClient => ({
  clientId: null,
  cardId: id,
  name,
  email,
  phone,
  lang,
  isNew: false,
  isPicked: false,
});
