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

/** What a card is sold as. */
export interface NewGiftCard {
  valueCents: number;
  currency: string;
  tax: GiftCardRule;
  /** Its last day; null: it never expires. */
  expiresOn: LocalDate | null;
  /** Printed on it; empty for none. */
  message: string;
  /** When it is given away, if that was said. */
  givenOn: LocalDate | null;
}

/**
 * What is kept of a code. Without a key, since there is no list of 2^80 codes to try, and a key would stay behind when a salon
 * is handed over, and every card with it.
 */
const digestOf = (code: string): string =>
  createHash('sha256').update(`gift card ${code}`).digest('base64url');

/** All that is kept of a code. */
const keptOf = (code: string) => ({ codeDigest: digestOf(code), last4: lastSigns(code) });

/** Gift cards as those who sell know them: made, and found by their codes. What is put on and taken off is in the ledger. */
@Injectable()
export class GiftCardsService {
  constructor(
    private readonly cards: GiftCardsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a card, with nothing on it yet: the caller posts its value to the account `gift-cards`, with its id as the subject.
   *
   * @returns its code, in groups. It is nowhere else, and can't be shown a second time.
   */
  async issue(wanted: NewGiftCard, tx: EntityManager): Promise<{ id: string; code: string; last4: string }> {
    const code = codeOf(randomBytes(CHANCE_BYTES));
    const now = this.clock.now();
    const card = { id: orderedId(now), ...keptOf(code), createdAt: now };
    await this.cards.addCard({ ...wanted, ...card, state: 'active' }, tx);
    return { id: card.id, code: inGroups(code), last4: card.last4 };
  }

  /**
   * Gives a card another code, for a caller who has locked it. The one of before is that of no card.
   *
   * @returns the new code, in groups
   */
  async renewCode(id: string, tx: EntityManager): Promise<string> {
    const code = codeOf(randomBytes(CHANCE_BYTES));
    await this.cards.setCode(id, keptOf(code), tx);
    return inGroups(code);
  }

  /** Whether this can be a code at all: its last sign checks the others. */
  isCode(typed: string): boolean {
    return readCode(typed) !== null;
  }

  /** The card with this code, and what is left on it. */
  async findByCode(typed: string, tx?: EntityManager): Promise<GiftCardWithBalance | null> {
    const code = readCode(typed);
    return code === null ? null : this.cards.findByDigest(digestOf(code), tx);
  }

  /** The same for whoever pays with it: nobody blocks it before the end of the transaction. */
  async findToPay(typed: string, tx: EntityManager): Promise<GiftCardWithBalance | null> {
    const code = readCode(typed);
    if (code !== null) await this.cards.keep(digestOf(code), tx);
    return this.findByCode(typed, tx);
  }

  findCard(id: string, tx?: EntityManager): Promise<GiftCardWithBalance | null> {
    return this.cards.findCard(id, tx);
  }

  /** When the tax on what each of these cards pays for is due. */
  rulesOf(ids: string[], tx: EntityManager): Promise<Map<string, GiftCardRule>> {
    return this.cards.rulesOf(ids, tx);
  }

  /** Takes the messages off cards whose buyer is erased: they may say who that was. What is left on the cards stays. */
  forgetMessages(ids: string[], tx: EntityManager): Promise<void> {
    return this.cards.forgetMessages(ids, tx);
  }
}
