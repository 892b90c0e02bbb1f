import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { type ProvedAddress, ProvedAddresses } from '../users/proved-addresses.js';
import { UsersService } from '../users/users.service.js';
import { ClientCardsRepository } from './client-cards.repository.js';
import { joinNotes } from './domain/join-notes.js';

/**
 * Somebody who was known by a card proves that its address is hers: what is on the card becomes her account's. Not
 * before, for anybody can sign up with her address.
 */
@Injectable()
export class CardMerging implements OnModuleInit {
  constructor(
    private readonly addresses: ProvedAddresses,
    private readonly cards: ClientCardsRepository,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.addresses.followBy((proved, within) => this.merge(proved, within));
  }

  private async merge({ userId, emailKey }: ProvedAddress, within: EntityManager): Promise<void> {
    // Whoever books at the desk under this address has found the card before, or will find the account after.
    await this.cards.lockKeys([emailKey], within);
    const card = await this.cards.lockByEmailKey(emailKey, within);
    if (!card) return;
    const own = await this.cards.findOfUser(userId, within);
    const note = joinNotes(own?.note ?? '', card.note);
    const cardId = await this.cards.noteOfUser(userId, note, this.clock.now(), within);
    const visits = await this.cards.giveVisits(card.id, { userId, cardId }, within);
    await this.cards.remove(card.id, within);
    await this.users.completeProfile(userId, card, within);
    // Nobody is signed in who follows a link, so nobody is named as the one who did it.
    const object = { type: 'client', id: userId };
    const detail = { cardId: card.id, visits };
    await this.audit.record({ actor: { id: null }, action: 'client.merged', object, detail }, within);
  }
}
