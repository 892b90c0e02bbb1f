import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { toPrice } from '../../common/money/currency-step.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { sentence } from '../../common/words/sentence.js';
import { inTransaction } from '../../database/transaction.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { stateOf } from './domain/gift-card-state.js';
import type { ListGiftCardsDto } from './dto/gift-card.dto.js';
import { type GiftCardPageView, type GiftCardView, toGiftCardView } from './gift-card.view.js';
import { GiftCardTriesService } from './gift-card-tries.service.js';
import { GiftCardsRepository } from './gift-cards.repository.js';
import { GiftCardsService } from './gift-cards.service.js';

/** What the desk does with cards beside selling them and being paid with them. */
@Injectable()
export class ManageGiftCardsService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly repository: GiftCardsRepository,
    private readonly cards: GiftCardsService,
    private readonly tries: GiftCardTriesService,
    private readonly settings: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async listGiftCards(query: ListGiftCardsDto): Promise<GiftCardPageView> {
    const page = pageOf(query);
    const { items, total, owedCents } = await this.repository.list(
      { last4: query.last4?.toUpperCase(), hasBalance: query.left && query.left === 'something' },
      page,
    );
    const today = await this.today();
    return {
      items: items.map((card) => toGiftCardView(card, today)),
      total,
      ...page,
      owed: toPrice(owedCents),
    };
  }

  /** One answer for a code that nobody has and for a card that is used up: whoever tries codes learns nothing. */
  async lookAtGiftCard(code: string, actor: CurrentUser): Promise<GiftCardView> {
    if (!this.cards.isCode(code)) {
      throw invalidInput([{ pointer: '#/code', detail: sentence('giftCardMistyped') }]);
    }
    await this.tries.assertMayTry([code], actor);
    const card = await this.cards.findByCode(code);
    const today = await this.today();
    if (!card || stateOf(card, today) === 'used-up') throw notFound('giftCard');
    return toGiftCardView(card, today);
  }

  blockGiftCard(id: string, actor: CurrentUser): Promise<GiftCardView> {
    return this.setState(id, 'blocked', actor);
  }

  unblockGiftCard(id: string, actor: CurrentUser): Promise<GiftCardView> {
    return this.setState(id, 'active', actor);
  }

  /** Behind whoever is paying with it just now. Doing it twice changes nothing. */
  private setState(id: string, state: 'active' | 'blocked', actor: CurrentUser): Promise<GiftCardView> {
    return inTransaction(this.source, async (within) => {
      await this.repository.lock(id, within);
      const card = await this.repository.find(id, within);
      if (!card) throw notFound('giftCard');
      if (card.state !== state) {
        await this.repository.setState(id, state, within);
        const action = state === 'blocked' ? 'gift-card.blocked' : 'gift-card.unblocked';
        await this.audit.record({ actor, action, object: { type: 'gift-card', id } }, within);
      }
      return toGiftCardView({ ...card, state }, await this.today());
    });
  }

  private async today(): Promise<LocalDate> {
    const { timeZone } = await this.settings.salon();
    return localDayOf(this.clock.nowMinutes(), timeZone);
  }
}
