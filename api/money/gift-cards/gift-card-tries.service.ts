import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { LimitKeys } from '../../platform/limits/limit-keys.js';
import { GIFT_CARD_GUESSES } from '../../platform/limits/limits.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { GiftCardsService } from './gift-cards.service.js';

/** Bounds how many codes one person can try, at whatever route they are typed. */
@Injectable()
export class GiftCardTriesService {
  constructor(
    private readonly cards: GiftCardsService,
    private readonly limits: LimitsService,
    private readonly keys: LimitKeys,
  ) {}

  /**
   * Counts the codes that no card has, and throws 429 after too many. Called before a transaction, because a count must stay when
   * the transaction is undone. Mistyped codes count for nothing: their last character says so without looking.
   */
  async assertMayTry(codes: string[], { id }: CurrentUser): Promise<void> {
    const guesses = { key: this.keys.of('gift-card', 'guess', id), figure: GIFT_CARD_GUESSES };
    for (const code of codes.filter((typed) => this.cards.isCode(typed))) {
      // Counted first, so that a thousand at the same moment count as a thousand.
      await this.limits.use(guesses, 1);
      if (await this.cards.findByCode(code)) await this.limits.giveBack([guesses]);
    }
  }
}
