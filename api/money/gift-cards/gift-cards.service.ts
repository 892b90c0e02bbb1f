import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { orderedId } from '../../common/ordered-id.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { CHANCE_BYTES, codeOf, inGroups, readCode } from './domain/code.js';
import { readOldNumber } from './domain/old-number.js';
import type { GiftCardRule } from './gift-card.entity.js';
import { digestsOf, keptOf } from './code-digests.js';
import { GiftCardsRepository, type GiftCardWithBalance } from './gift-cards.repository.js';

export type { GiftCardWithBalance };

/** A gift card to sell. */
export interface NewGiftCard {
  valueCents: number;
  currency: string;
  tax: GiftCardRule;
  /** Its last day; null if it never expires. */
  expiresOn: LocalDate | null;
  /** Printed on the card; empty for none. */
  message: string;
  /** The day it is to be given, if known. */
  givenOn: LocalDate | null;
}

/** Creates gift cards and finds them by code. Their balances are in the ledger. */
@Injectable()
export class GiftCardsService {
  constructor(
    private readonly cards: GiftCardsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a card with a zero balance: the caller posts its value to the account `gift-cards`, with its id as the
   * subject.
   *
   * @returns its code, in groups. It is not stored, and can't be shown a second time.
   */
  async issue(wanted: NewGiftCard, tx: EntityManager): Promise<{ id: string; code: string; last4: string }> {
    const code = codeOf(randomBytes(CHANCE_BYTES));
    const now = this.clock.now();
    const card = { id: orderedId(now), ...keptOf(code), createdAt: now };
    const ofSale = { isFromBefore: false, hasOldNumber: false };
    await this.cards.addCard({ ...wanted, ...card, ...ofSale, state: 'active' }, tx);
    return { id: card.id, code: inGroups(code), last4: card.last4 };
  }

  /**
   * Gives a card a new code, for a caller who has locked it. The old code stops working.
   *
   * @returns the new code, in groups
   */
  async renewCode(id: string, tx: EntityManager): Promise<string> {
    const code = codeOf(randomBytes(CHANCE_BYTES));
    await this.cards.setCode(id, keptOf(code), tx);
    return inGroups(code);
  }

  /** True if the check character matches, so that this can be a code. */
  isCode(typed: string): boolean {
    return readCode(typed) !== null;
  }

  /** True if this can be a code, or the number of a card of another system while some are in use. */
  async canBeCard(typed: string): Promise<boolean> {
    return this.isCode(typed) || (readOldNumber(typed) !== null && (await this.cards.hasOldNumbers()));
  }

  /** The card with this code or old number, and its balance. Only the till may ask by old numbers. */
  async findByCode(typed: string, tx?: EntityManager): Promise<GiftCardWithBalance | null> {
    return this.cards.findByDigests(digestsOf(typed), tx);
  }

  /** The same for paying: the card can't be blocked before the transaction ends. */
  async findToPay(typed: string, tx: EntityManager): Promise<GiftCardWithBalance | null> {
    await this.cards.keep(digestsOf(typed), tx);
    return this.findByCode(typed, tx);
  }

  findCard(id: string, tx?: EntityManager): Promise<GiftCardWithBalance | null> {
    return this.cards.findCard(id, tx);
  }

  /** Returns the time at which tax is due, for each of these cards. */
  rulesOf(ids: string[], tx: EntityManager): Promise<Map<string, GiftCardRule>> {
    return this.cards.rulesOf(ids, tx);
  }

  /** Deletes the messages on cards whose buyer is erased, because they may name the buyer. Balances stay. */
  forgetMessages(ids: string[], tx: EntityManager): Promise<void> {
    return this.cards.forgetMessages(ids, tx);
  }
}
