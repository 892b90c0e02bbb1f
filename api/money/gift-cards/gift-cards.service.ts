import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { orderedId } from '../../common/ordered-id.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { CHANCE_BYTES, codeOf, inGroups, lastSigns, readCode } from './domain/code.js';
import type { GiftCardRule } from './gift-card.entity.js';
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

/**
 * The stored digest of a code. Unkeyed, because no one can try 2^80 codes. A key would be left behind when a salon is
 * handed over, which would make every card unusable.
 */
const digestOf = (code: string): string =>
  createHash('sha256').update(`gift card ${code}`).digest('base64url');

/** Everything stored about a code. */
const keptOf = (code: string) => ({ codeDigest: digestOf(code), last4: lastSigns(code) });

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
    await this.cards.addCard({ ...wanted, ...card, state: 'active' }, tx);
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

  /** The card with this code, and its balance. */
  async findByCode(typed: string, tx?: EntityManager): Promise<GiftCardWithBalance | null> {
    const code = readCode(typed);
    return code === null ? null : this.cards.findByDigest(digestOf(code), tx);
  }

  /** The same for paying: the card can't be blocked before the transaction ends. */
  async findToPay(typed: string, tx: EntityManager): Promise<GiftCardWithBalance | null> {
    const code = readCode(typed);
    if (code !== null) await this.cards.keep(digestOf(code), tx);
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
