import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { emailKey } from '../users/email-address.js';
import { UsersService } from '../users/users.service.js';
import type { ClientCard } from './client-card.entity.js';
import { type SalonNoteView, toSalonNoteView } from './client.view.js';
import { ClientCardsRepository } from './client-cards.repository.js';
import { noSuchClient } from './clients.problems.js';
import { phoneKey } from './domain/phone-key.js';

/** Whom the desk wants to book for: somebody it has picked, or what she says of herself. */
export type WantedClient = { _id: string } | { name: string; phone?: string; email?: string };

/** Whose visit it is. One of the two ids is given: of her account, or of her card when she has none. */
export interface FoundClient extends Patron {
  name: string;
  email: string;
  phone: string;
}

/** By what her visits are found: her account, or her card when she has none. */
export interface Patron {
  clientId: string | null;
  cardId: string | null;
}

/** Who is meant when the desk books for somebody; makes a card for whom nobody knows. */
@Injectable()
export class ClientCards {
  constructor(
    private readonly cards: ClientCardsRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /**
   * An account is found by its e-mail address, once its owner has proved that, and never changed: what is in it is hers. A
   * card is found by the address, else by number and name together, and learns what it did not know; an unknown person
   * gets one.
   */
  async findOrMake(wanted: WantedClient, within: EntityManager): Promise<FoundClient> {
    return '_id' in wanted ? this.byId(wanted._id, within) : this.byContact(wanted, within);
  }

  /** Whose visits are asked for; null when nobody has the id. */
  async findPatron(id: string): Promise<Patron | null> {
    const card = await this.cards.find(id);
    if (card && card.userId === null) return { clientId: null, cardId: card.id };
    const user = await this.users.findById(id);
    return user && { clientId: user.id, cardId: null };
  }

  /** What the salon has written down about somebody with an account, for herself. */
  async listNotesOn(userId: string): Promise<SalonNoteView[]> {
    const card = await this.cards.findOfUser(userId);
    return card ? [toSalonNoteView(card)] : [];
  }

  /** The card of somebody without an account, held until the transaction ends; null when there is none. */
  lockCard(id: string, within: EntityManager): Promise<ClientCard | null> {
    return this.cards.lock(id, within);
  }

  remove(id: string, within: EntityManager): Promise<void> {
    return this.cards.remove(id, within);
  }

  private async byId(id: string, within: EntityManager): Promise<FoundClient> {
    const card = await this.cards.lock(id, within);
    if (card) return ofCard(card);
    const user = await this.users.findById(id, within);
    if (!user) throw noSuchClient();
    return ofAccount(user);
  }

  private async byContact(
    { name, phone = '', email = '' }: { name: string; phone?: string; email?: string },
    within: EntityManager,
  ): Promise<FoundClient> {
    const keys = { emailKey: email ? emailKey(email) : '', phoneKey: phoneKey(phone) };
    await this.cards.lockKeys(Object.values(keys), within);
    const user = email ? await this.users.findProved(email, within) : null;
    if (user) return { ...ofAccount(user), phone: phone || user.phone };
    const known =
      (keys.emailKey && (await this.cards.lockByEmailKey(keys.emailKey, within))) ||
      (keys.phoneKey && (await this.cards.lockByPhoneAndName(keys.phoneKey, name, within)));
    const now = this.clock.now();
    if (!known) {
      const cardId = await this.cards.add({ name, email, phone, ...keys, createdAt: now }, within);
      return { clientId: null, cardId, name, email, phone };
    }
    const missing = {
      ...(!known.emailKey && keys.emailKey && { email, emailKey: keys.emailKey }),
      ...(!known.phoneKey && keys.phoneKey && { phone, phoneKey: keys.phoneKey }),
    };
    if (Object.keys(missing).length > 0) {
      await this.cards.change(known.id, { ...missing, updatedAt: now }, within);
    }
    // On the visit stands what she said today: a daughter may come under her mother's address.
    return { ...ofCard(known), name, email: email || known.email, phone: phone || known.phone };
  }
}

const ofAccount = (user: { id: string; name: string; email: string; phone: string }): FoundClient => ({
  clientId: user.id,
  cardId: null,
  name: user.name || user.email,
  email: user.email,
  phone: user.phone,
});

const ofCard = ({ id, name, email, phone }: ClientCard): FoundClient => ({
  clientId: null,
  cardId: id,
  name,
  email,
  phone,
});
