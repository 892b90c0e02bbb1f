import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { LimitKeys } from '../../platform/limits/limit-keys.js';
import { GIFT_CARD_GUESSES } from '../../platform/limits/limits.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { GiftCardsService } from './gift-cards.service.js';

/** Limits how many codes one person can try, on all routes together. */
@Injectable()
export class GiftCardTriesService {
  constructor(
    private readonly cards: GiftCardsService,
    private readonly limits: LimitsService,
    private readonly keys: LimitKeys,
  ) {}

  /**
   * Counts unknown codes, and throws 429 after too many. Called outside the transaction, because the count must
   * survive a rollback. Mistyped codes don't count: their check character gives them away without a look-up. While
   * numbers of another system are in use, anything typed may be one, so it counts.
   */
  async assertMayTry(codes: string[], { id }: CurrentUser): Promise<void> {
    const guesses = { key: this.keys.of('gift-card', 'guess', id), figure: GIFT_CARD_GUESSES };
    for (const code of codes) {
      if (!(await this.cards.canBeCard(code))) continue;
      // Count before looking, so that a thousand concurrent tries count as a thousand.
      await this.limits.use(guesses, 1);
      if (await this.cards.findByCode(code)) await this.limits.giveBack([guesses]);
    }
  }
}
